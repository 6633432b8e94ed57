#include "TsrNodes.h"

#include <math.h>

GskRenderNode *tsr_surface_node_new(cairo_surface_t *surface, const graphene_rect_t *rect) {
  GskRenderNode *node = gsk_cairo_node_new(rect);
  cairo_t *context = gsk_cairo_node_get_draw_context(node);
  cairo_translate(context, rect->origin.x, rect->origin.y);
  cairo_scale(
      context, rect->size.width / cairo_image_surface_get_width(surface),
      rect->size.height / cairo_image_surface_get_height(surface));
  cairo_set_source_surface(context, surface, 0, 0);
  cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD);
  cairo_rectangle(
      context, 0, 0, cairo_image_surface_get_width(surface),
      cairo_image_surface_get_height(surface));
  cairo_fill(context);
  cairo_destroy(context);
  return node;
}

GskRenderNode *tsr_text_node_new_translated(GskRenderNode *node, float dx, float dy) {
  if (gsk_render_node_get_node_type(node) != GSK_TEXT_NODE) return NULL;
  guint count = 0;
  const PangoGlyphInfo *glyphs = gsk_text_node_get_glyphs(node, &count);
  // The new node copies the letters, so that borrowing them is safe.
  PangoGlyphString string = {
      .num_glyphs = (int)count, .glyphs = (PangoGlyphInfo *)glyphs, .log_clusters = NULL};
  graphene_point_t offset = *gsk_text_node_get_offset(node);
  offset.x += dx;
  offset.y += dy;
  return gsk_text_node_new(
      gsk_text_node_get_font(node), &string, gsk_text_node_get_color(node), &offset);
}

GskRenderNode *tsr_mask_node_new(GskRenderNode *node, GskRenderNode *mask) {
  graphene_rect_t inside, opening, common;
  gsk_render_node_get_bounds(node, &inside);
  gsk_render_node_get_bounds(mask, &opening);
  if (!graphene_rect_intersection(&inside, &opening, &common)) return NULL;
  // GTK has a node for masks since 4.10 only.
  GskRenderNode *masked = gsk_cairo_node_new(&common);
  cairo_t *context = gsk_cairo_node_get_draw_context(masked);
  cairo_push_group(context);
  gsk_render_node_draw(mask, context);
  cairo_pattern_t *pattern = cairo_pop_group(context);
  cairo_push_group(context);
  gsk_render_node_draw(node, context);
  cairo_pop_group_to_source(context);
  cairo_mask(context, pattern);
  cairo_pattern_destroy(pattern);
  cairo_destroy(context);
  return masked;
}

cairo_surface_t *tsr_node_rasterize(
    GskRenderNode *node, const graphene_rect_t *rect, double scale) {
  cairo_surface_t *surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, (int)ceil(rect->size.width * scale),
      (int)ceil(rect->size.height * scale));
  cairo_t *context = cairo_create(surface);
  cairo_scale(context, scale, scale);
  cairo_translate(context, -rect->origin.x, -rect->origin.y);
  gsk_render_node_draw(node, context);
  cairo_destroy(context);
  cairo_surface_flush(surface);
  if (cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS) return surface;
  cairo_surface_destroy(surface);
  return NULL;
}
