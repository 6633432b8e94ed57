#include "TsrImageLoading.h"

#include <math.h>

static double scale_to_fit(int width, int height, int maximum_width, int maximum_height) {
  double scale = fmin((double)maximum_width / width, (double)maximum_height / height);
  return fmin(scale, 1);
}

static int scaled(int length, double scale) { return (int)fmax(1, round(length * scale)); }

static void size_prepared(GdkPixbufLoader *loader, int width, int height, TsrImageSize *size) {
  size->width = width;
  size->height = height;
  if (width <= 0 || height <= 0) return;
  if ((int64_t)width * height > size->maximum_area) {
    // Every decoder gives up at a size of nothing, before it takes memory for the pixels.
    gdk_pixbuf_loader_set_size(loader, 0, 0);
    return;
  }
  // Whether the camera was held upright is known only later: this is the larger of both ways.
  int edge = MAX(size->maximum_width, size->maximum_height);
  double scale = scale_to_fit(width, height, edge, edge);
  if (scale < 1) gdk_pixbuf_loader_set_size(loader, scaled(width, scale), scaled(height, scale));
}

GdkPixbufLoader *tsr_image_loader_new(TsrImageSize *size) {
  GdkPixbufLoader *loader = gdk_pixbuf_loader_new();
  g_signal_connect(loader, "size-prepared", G_CALLBACK(size_prepared), size);
  return loader;
}

cairo_surface_t *tsr_image_surface_new(GdkPixbuf *pixbuf, int maximum_width, int maximum_height) {
  GdkPixbuf *upright = gdk_pixbuf_apply_embedded_orientation(pixbuf);
  if (upright == NULL) return NULL;
  int width = gdk_pixbuf_get_width(upright);
  int height = gdk_pixbuf_get_height(upright);
  double scale = scale_to_fit(width, height, maximum_width, maximum_height);
  if (scale < 1) {
    width = scaled(width, scale);
    height = scaled(height, scale);
    GdkPixbuf *smaller = gdk_pixbuf_scale_simple(upright, width, height, GDK_INTERP_BILINEAR);
    g_object_unref(upright);
    if (smaller == NULL) return NULL;
    upright = smaller;
  }
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *context = cairo_create(surface);
  gdk_cairo_set_source_pixbuf(context, upright, 0, 0);
  cairo_set_operator(context, CAIRO_OPERATOR_SOURCE);
  cairo_paint(context);
  cairo_destroy(context);
  g_object_unref(upright);
  cairo_surface_flush(surface);
  if (cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS) return surface;
  cairo_surface_destroy(surface);
  return NULL;
}

GdkTexture *tsr_texture_new(cairo_surface_t *surface) {
  int height = cairo_image_surface_get_height(surface);
  gsize stride = cairo_image_surface_get_stride(surface);
  GBytes *bytes = g_bytes_new_with_free_func(
      cairo_image_surface_get_data(surface), stride * height,
      (GDestroyNotify)cairo_surface_destroy, cairo_surface_reference(surface));
  GdkTexture *texture = gdk_memory_texture_new(
      cairo_image_surface_get_width(surface), height, GDK_MEMORY_DEFAULT, bytes, stride);
  g_bytes_unref(bytes);
  return texture;
}
