// Nodes of the scene graph that take more than one call.
#ifndef TSR_NODES_H
#define TSR_NODES_H

#include <gtk/gtk.h>

/// Creates a node that fills `rect` with the pixels of `surface`.
GskRenderNode *_Nonnull tsr_surface_node_new(
    cairo_surface_t *_Nonnull surface, const graphene_rect_t *_Nonnull rect);

/// Creates the text of `node` at another place; null if `node` is not a text alone.
GskRenderNode *_Nullable tsr_text_node_new_translated(
    GskRenderNode *_Nonnull node, float dx, float dy);

/// Creates what `mask` lets through of `node`: at each place as much as the mask is opaque there.
///
/// Null if the two have no place in common.
GskRenderNode *_Nullable tsr_mask_node_new(
    GskRenderNode *_Nonnull node, GskRenderNode *_Nonnull mask);

/// Draws the part of `node` in `rect` into a new surface; null if there is no memory for it.
cairo_surface_t *_Nullable tsr_node_rasterize(
    GskRenderNode *_Nonnull node, const graphene_rect_t *_Nonnull rect, double scale);

/// Draws `source` into a new surface as a plane that is turned in space; null if there is no memory for it.
///
/// `back` takes the middle of a pixel of the result, as (x, y, 1), to a place in the source: three numbers for x, three
/// for y and three for 1, each with what goes into x, into y and into the divisor. A divisor that is not positive means
/// that nothing is seen there.
cairo_surface_t *_Nullable tsr_surface_project(
    cairo_surface_t *_Nonnull source, const double *_Nonnull back, int width, int height);

/// The pixels of `surface` as a JPEG file with a quality of 0…100, to be given up with `g_free`; null if that fails.
///
/// What is clear is black.
void *_Nullable tsr_surface_to_jpeg(
    cairo_surface_t *_Nonnull surface, int quality, gsize *_Nonnull length);

/// Blurs the pixels of `surface`, in place, with a deviation in pixels; what is not positive changes nothing.
void tsr_surface_blur(cairo_surface_t *_Nonnull surface, double deviation);

#endif
