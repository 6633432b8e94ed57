#include "TsrTextArea.h"

typedef struct {
  int width, height;
} TsrParagraphSize;

/// The paragraphs that were measured last.
typedef struct {
  /// Their sizes by their text; NULL after a change of the looks.
  GHashTable *sizes;
  int width;
} TsrParagraphs;

static void free_paragraphs(gpointer data) {
  TsrParagraphs *paragraphs = data;
  g_clear_pointer(&paragraphs->sizes, g_hash_table_unref);
  g_free(paragraphs);
}

static void looks_changed(GtkWidget *area, GParamSpec *property, TsrParagraphs *paragraphs) {
  g_clear_pointer(&paragraphs->sizes, g_hash_table_unref);
}

static TsrParagraphs *paragraphs_of(GtkWidget *area) {
  static const char *key = "tsr-paragraphs";
  TsrParagraphs *paragraphs = g_object_get_data(G_OBJECT(area), key);
  if (paragraphs != NULL) return paragraphs;
  paragraphs = g_new0(TsrParagraphs, 1);
  g_object_set_data_full(G_OBJECT(area), key, paragraphs, free_paragraphs);
  g_signal_connect(area, "notify::css-classes", G_CALLBACK(looks_changed), paragraphs);
  return paragraphs;
}

void tsr_text_area_set_insets(GtkWidget *area, int top, int left, int bottom, int right) {
  GtkTextView *view = GTK_TEXT_VIEW(area);
  gtk_text_view_set_top_margin(view, top);
  gtk_text_view_set_left_margin(view, left);
  gtk_text_view_set_bottom_margin(view, bottom);
  gtk_text_view_set_right_margin(view, right);
}

// As GtkTextLayout does: the height of each paragraph is a whole number.
static TsrParagraphSize paragraph_size(PangoLayout *layout, const char *text) {
  PangoRectangle extents;
  pango_layout_set_text(layout, text, -1);
  pango_layout_get_extents(layout, NULL, &extents);
  return (TsrParagraphSize){
      (extents.width + PANGO_SCALE - 1) / PANGO_SCALE, PANGO_PIXELS(extents.height)};
}

static TsrParagraphSize known_paragraph_size(
    GHashTable *former, GHashTable *current, PangoLayout *layout, char *text) {
  TsrParagraphSize *known = g_hash_table_lookup(current, text);
  if (known == NULL) {
    TsrParagraphSize *before = former == NULL ? NULL : g_hash_table_lookup(former, text);
    known = g_new(TsrParagraphSize, 1);
    *known = before != NULL ? *before : paragraph_size(layout, text);
    g_hash_table_insert(current, text, known);
  } else {
    g_free(text);
  }
  return *known;
}

// GtkTextView keeps a point free for the cursor behind the longest line.
static const int cursor_width = 1;

void tsr_text_area_measure(GtkWidget *area, int width, int *used_width, int *height) {
  TsrParagraphs *paragraphs = paragraphs_of(area);
  GtkTextView *view = GTK_TEXT_VIEW(area);
  int beside = gtk_text_view_get_left_margin(view) + gtk_text_view_get_right_margin(view) +
      cursor_width;
  int room = width < 0 ? -1 : MAX(1, width - beside);
  GHashTable *current = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, g_free);
  if (room != paragraphs->width) g_clear_pointer(&paragraphs->sizes, g_hash_table_unref);
  // The context that a widget keeps has its looks from the last frame; a new one has those of now.
  PangoContext *context = gtk_widget_create_pango_context(area);
  PangoLayout *layout = pango_layout_new(context);
  g_object_unref(context);
  pango_layout_set_width(layout, room < 0 ? -1 : room * PANGO_SCALE);
  pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
  int widest = 0, total = 0;
  GtkTextIter start;
  gtk_text_buffer_get_start_iter(gtk_text_view_get_buffer(view), &start);
  bool has_more = true;
  while (has_more) {
    GtkTextIter end = start;
    if (!gtk_text_iter_ends_line(&end)) gtk_text_iter_forward_to_line_end(&end);
    char *text = gtk_text_iter_get_text(&start, &end);
    TsrParagraphSize size = known_paragraph_size(paragraphs->sizes, current, layout, text);
    widest = MAX(widest, size.width);
    total += size.height;
    has_more = gtk_text_iter_forward_line(&start);
    // A line break at the end begins a line with nothing in it, which is no line to go forward to.
    if (!has_more && gtk_text_iter_get_line(&start) > gtk_text_iter_get_line(&end)) {
      total += known_paragraph_size(paragraphs->sizes, current, layout, g_strdup("")).height;
    }
  }
  g_object_unref(layout);
  g_clear_pointer(&paragraphs->sizes, g_hash_table_unref);
  paragraphs->sizes = current;
  paragraphs->width = room;
  *used_width = widest + beside;
  *height = total + gtk_text_view_get_top_margin(view) + gtk_text_view_get_bottom_margin(view);
}
