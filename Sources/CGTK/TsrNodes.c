#include "TsrNodes.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

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

// The pixel at a place of a picture that is clear all around.
static inline uint32_t pixel_at(const uint8_t *pixels, int stride, int width, int height, int x, int y) {
  if (x < 0 || y < 0 || x >= width || y >= height) return 0;
  return ((const uint32_t *)(pixels + (size_t)y * stride))[x];
}

// The mix of four premultiplied pixels by where between their middles a place is, in 256ths.
static inline uint32_t mixed(const uint32_t corners[4], uint32_t right, uint32_t down) {
  uint32_t weights[4] = {
      (256 - right) * (256 - down), right * (256 - down), (256 - right) * down, right * down};
  uint32_t result = 0;
  for (int shift = 0; shift < 32; shift += 8) {
    uint32_t sum = 1 << 15;
    for (int i = 0; i < 4; i++) sum += ((corners[i] >> shift) & 0xff) * weights[i];
    result |= (sum >> 16) << shift;
  }
  return result;
}

cairo_surface_t *tsr_surface_project(
    cairo_surface_t *source, const double *back, int width, int height) {
  cairo_surface_t *result = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
  if (cairo_surface_status(result) != CAIRO_STATUS_SUCCESS) {
    cairo_surface_destroy(result);
    return NULL;
  }
  cairo_surface_flush(source);
  const uint8_t *pixels = cairo_image_surface_get_data(source);
  int source_width = cairo_image_surface_get_width(source);
  int source_height = cairo_image_surface_get_height(source);
  int source_stride = cairo_image_surface_get_stride(source);
  uint8_t *target = cairo_image_surface_get_data(result);
  int stride = cairo_image_surface_get_stride(result);
  for (int row = 0; row < height; row++) {
    uint32_t *line = (uint32_t *)(target + (size_t)row * stride);
    double y = row + 0.5;
    for (int column = 0; column < width; column++) {
      double x = column + 0.5;
      double divisor = x * back[2] + y * back[5] + back[8];
      if (!(divisor > 0)) continue;
      double left = (x * back[0] + y * back[3] + back[6]) / divisor - 0.5;
      double top = (x * back[1] + y * back[4] + back[7]) / divisor - 0.5;
      if (!(left > -1 && top > -1 && left < source_width && top < source_height)) continue;
      int u = (int)floor(left), v = (int)floor(top);
      uint32_t corners[4] = {
          pixel_at(pixels, source_stride, source_width, source_height, u, v),
          pixel_at(pixels, source_stride, source_width, source_height, u + 1, v),
          pixel_at(pixels, source_stride, source_width, source_height, u, v + 1),
          pixel_at(pixels, source_stride, source_width, source_height, u + 1, v + 1)};
      line[column] = mixed(corners, (uint32_t)((left - u) * 256), (uint32_t)((top - v) * 256));
    }
  }
  cairo_surface_mark_dirty(result);
  return result;
}

// Puts in place of each pixel of a line the mean of those from `reach` before it to `reach` behind it.
static void blur_line(uint8_t *pixels, size_t step, int count, int reach, uint8_t *copy) {
  int width = 2 * reach + 1;
  for (int i = 0; i < count; i++) memcpy(copy + 4 * i, pixels + step * i, 4);
  uint32_t sums[4] = {0};
  for (int i = 0; i < reach && i < count; i++) {
    for (int channel = 0; channel < 4; channel++) sums[channel] += copy[4 * i + channel];
  }
  for (int i = 0; i < count; i++) {
    for (int channel = 0; channel < 4; channel++) {
      if (i + reach < count) sums[channel] += copy[4 * (i + reach) + channel];
      if (i - reach - 1 >= 0) sums[channel] -= copy[4 * (i - reach - 1) + channel];
      pixels[step * i + channel] = (uint8_t)((sums[channel] + width / 2) / width);
    }
  }
}

void tsr_surface_blur(cairo_surface_t *surface, double deviation) {
  if (!(deviation > 0)) return;
  cairo_surface_flush(surface);
  int width = cairo_image_surface_get_width(surface);
  int height = cairo_image_surface_get_height(surface);
  size_t stride = (size_t)cairo_image_surface_get_stride(surface);
  uint8_t *pixels = cairo_image_surface_get_data(surface);
  uint8_t *copy = malloc(4 * (size_t)(width > height ? width : height));
  if (!pixels || !copy) {
    free(copy);
    return;
  }
  // Three means of 2r + 1 pixels have the deviation √(r² + r).
  for (int pass = 0; pass < 3; pass++) {
    double exact = sqrt(deviation * deviation + 0.25) - 0.5;
    // The passes together are as wide as three of the exact width.
    int reach = (int)floor(exact * (pass + 1) + 0.5) - (int)floor(exact * pass + 0.5);
    for (int y = 0; y < height; y++) blur_line(pixels + stride * y, 4, width, reach, copy);
    for (int x = 0; x < width; x++) blur_line(pixels + 4 * (size_t)x, stride, height, reach, copy);
  }
  free(copy);
  cairo_surface_mark_dirty(surface);
}

void *tsr_surface_to_jpeg(cairo_surface_t *surface, int quality, gsize *length) {
  int width = cairo_image_surface_get_width(surface);
  int height = cairo_image_surface_get_height(surface);
  // JPEG has no opacity.
  cairo_surface_t *opaque = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height);
  cairo_t *context = cairo_create(opaque);
  cairo_set_source_surface(context, surface, 0, 0);
  cairo_paint(context);
  cairo_destroy(context);
  GdkPixbuf *pixbuf = gdk_pixbuf_get_from_surface(opaque, 0, 0, width, height);
  cairo_surface_destroy(opaque);
  if (pixbuf == NULL) return NULL;
  char percent[12];
  g_snprintf(percent, sizeof percent, "%d", quality);
  gchar *bytes = NULL;
  gboolean is_saved =
      gdk_pixbuf_save_to_buffer(pixbuf, &bytes, length, "jpeg", NULL, "quality", percent, NULL);
  g_object_unref(pixbuf);
  return is_saved ? bytes : NULL;
}
