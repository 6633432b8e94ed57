// Pictures that are scaled while they are decoded.
#ifndef TSR_IMAGE_LOADING_H
#define TSR_IMAGE_LOADING_H

#include <gdk-pixbuf/gdk-pixbuf.h>
#include <gtk/gtk.h>
#include <stdbool.h>

/// How large a picture may become, and how large it is in the file.
typedef struct {
  /// The box that the picture is scaled down to fit, in pixels.
  int maximum_width, maximum_height;
  /// The number of pixels in the file above which it is not decoded at all.
  int64_t maximum_area;
  /// What the file says, once it is known.
  int width, height;
} TsrImageSize;

/// Creates a loader that keeps to `size` and writes to it what it finds.
///
/// `size` must outlive the loader. Works on any thread.
GdkPixbufLoader *_Nonnull tsr_image_loader_new(TsrImageSize *_Nonnull size);

/// Copies `pixbuf`, turned the way its camera was held, into a surface of premultiplied pixels
/// that fits the box. Answers null if there is no memory for it.
cairo_surface_t *_Nullable tsr_image_surface_new(
    GdkPixbuf *_Nonnull pixbuf, int maximum_width, int maximum_height);

/// Creates a texture that shares the pixels of `surface`, which must not change any more.
GdkTexture *_Nonnull tsr_texture_new(cairo_surface_t *_Nonnull surface);

#endif
