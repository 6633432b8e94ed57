#include "TsrCaret.h"

#include <stdbool.h>

#include "TsrText.h"

typedef struct {
  GtkWidget *text;
  /// The timer of the next change; 0 while the caret stands still.
  guint timer;
  /// When the caret stops, as the clock of the system says it, in microseconds.
  gint64 end;
  bool is_focused, is_hidden;
} Caret;

/// What the desktop has set up; read when a text gets the focus.
static struct {
  int holders;
  gboolean is_on;
  int period, seconds;
} blinking;

static const char *hidden_class = "tessera-caret-hidden";

static void hold_settings(GtkSettings *settings) {
  if (blinking.holders++ > 0) return;
  g_object_get(
      settings, "gtk-cursor-blink", &blinking.is_on, "gtk-cursor-blink-time", &blinking.period,
      "gtk-cursor-blink-timeout", &blinking.seconds, NULL);
  if (blinking.is_on) g_object_set(settings, "gtk-cursor-blink", FALSE, NULL);
}

static void release_settings(GtkSettings *settings) {
  if (--blinking.holders > 0) return;
  if (blinking.is_on) gtk_settings_reset_property(settings, "gtk-cursor-blink");
}

static void set_hidden(Caret *caret, bool is_hidden) {
  if (caret->is_hidden == is_hidden) return;
  caret->is_hidden = is_hidden;
  if (is_hidden) {
    gtk_widget_add_css_class(caret->text, hidden_class);
  } else {
    gtk_widget_remove_css_class(caret->text, hidden_class);
  }
}

static void stop(Caret *caret) {
  if (caret->timer != 0) g_source_remove(caret->timer);
  caret->timer = 0;
  set_hidden(caret, false);
}

static gboolean change(gpointer data);

// A caret is seen twice as long as it is not.
static void change_later(Caret *caret) {
  int pause = caret->is_hidden ? blinking.period / 3 : blinking.period * 2 / 3;
  caret->timer = g_timeout_add(MAX(pause, 50), change, caret);
}

static gboolean change(gpointer data) {
  Caret *caret = data;
  caret->timer = 0;
  if (!caret->is_hidden && g_get_monotonic_time() >= caret->end) return G_SOURCE_REMOVE;
  set_hidden(caret, !caret->is_hidden);
  change_later(caret);
  return G_SOURCE_REMOVE;
}

// GTK shows no caret where there is a selection.
static bool shows_caret(GtkWidget *text) {
  if (GTK_IS_TEXT_VIEW(text)) {
    GtkTextView *view = GTK_TEXT_VIEW(text);
    return gtk_text_view_get_editable(view) && gtk_text_view_get_cursor_visible(view) &&
           !gtk_text_buffer_get_has_selection(gtk_text_view_get_buffer(view));
  }
  return gtk_editable_get_editable(GTK_EDITABLE(text)) &&
         !gtk_editable_get_selection_bounds(GTK_EDITABLE(text), NULL, NULL);
}

// With what a person does the caret is seen, and begins anew.
static void restart(Caret *caret) {
  stop(caret);
  if (!caret->is_focused || !blinking.is_on || !shows_caret(caret->text)) return;
  caret->end = g_get_monotonic_time() + (gint64)blinking.seconds * G_USEC_PER_SEC;
  change_later(caret);
}

static void focus_entered(GtkEventControllerFocus *controller, Caret *caret) {
  if (caret->is_focused) return;
  caret->is_focused = true;
  hold_settings(gtk_widget_get_settings(caret->text));
  restart(caret);
}

static void focus_left(GtkEventControllerFocus *controller, Caret *caret) {
  if (!caret->is_focused) return;
  caret->is_focused = false;
  stop(caret);
  release_settings(gtk_widget_get_settings(caret->text));
}

static void moved(GObject *unused, GParamSpec *property, Caret *caret) { restart(caret); }

static void changed(GObject *unused, Caret *caret) { restart(caret); }

static void mark_set(
    GtkTextBuffer *buffer, GtkTextIter *place, GtkTextMark *mark, Caret *caret) {
  if (mark == gtk_text_buffer_get_insert(buffer)) restart(caret);
}

static void free_caret(gpointer data) {
  Caret *caret = data;
  if (caret->timer != 0) g_source_remove(caret->timer);
  if (caret->is_focused) release_settings(gtk_settings_get_default());
  g_free(caret);
}

// Above the style sheet of the text, which has a colour for the caret.
static void add_style_sheet(void) {
  static bool is_there = false;
  if (is_there || gdk_display_get_default() == NULL) return;
  is_there = true;
  tsr_add_style_sheet_at(
      ".tessera-caret-hidden { caret-color: transparent; -gtk-secondary-caret-color: transparent; }",
      GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1);
}

void tsr_caret_attach(GtkWidget *text) {
  add_style_sheet();
  Caret *caret = g_new0(Caret, 1);
  caret->text = text;
  g_object_set_data_full(G_OBJECT(text), "tsr-caret", caret, free_caret);
  // The last controller is the first one to be called: GTK has to find its blinking off.
  GtkEventController *focus = gtk_event_controller_focus_new();
  g_signal_connect(focus, "enter", G_CALLBACK(focus_entered), caret);
  g_signal_connect(focus, "leave", G_CALLBACK(focus_left), caret);
  gtk_widget_add_controller(text, focus);
  if (GTK_IS_TEXT_VIEW(text)) {
    GtkTextBuffer *buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(text));
    g_signal_connect(buffer, "changed", G_CALLBACK(changed), caret);
    g_signal_connect(buffer, "mark-set", G_CALLBACK(mark_set), caret);
  } else {
    g_signal_connect(text, "changed", G_CALLBACK(changed), caret);
    g_signal_connect(text, "notify::cursor-position", G_CALLBACK(moved), caret);
    g_signal_connect(text, "notify::selection-bound", G_CALLBACK(moved), caret);
  }
}
