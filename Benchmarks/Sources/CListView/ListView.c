#include "ListView.h"

#include <gtk/gtk.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct ListWindow {
  GtkWindow *window;
  GtkAdjustment *adjustment;
  ListWindowFrame frame;
  void *context;
  unsigned live_labels;
};

void list_row_text(unsigned row, bool wraps, char *buffer, size_t size) {
  static const char *const sentence =
      "Rows of this list say who they are and go on for a while, so that some of them need a line "
      "more than others do, as messages and notes in real lists do as well, up to five of them.";
  if (!wraps) {
    snprintf(buffer, size, "Row %u of the list", row);
    return;
  }
  snprintf(buffer, size, "%u. %.*s", row, (int)(10 + row * 37 % 165), sentence);
}

static void label_gone(gpointer data, GObject *label) {
  (void)label;
  ((ListWindow *)data)->live_labels--;
}

static void set_up(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  (void)factory;
  ListWindow *window = data;
  GtkWidget *label = gtk_label_new(NULL);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_label_set_wrap(GTK_LABEL(label), TRUE);
  gtk_widget_set_margin_start(label, 8);
  gtk_widget_set_margin_end(label, 8);
  gtk_widget_set_margin_top(label, 2);
  gtk_widget_set_margin_bottom(label, 2);
  window->live_labels++;
  g_object_weak_ref(G_OBJECT(label), label_gone, window);
  gtk_list_item_set_child(item, label);
}

static void bind(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  (void)factory;
  (void)data;
  GtkStringObject *text = gtk_list_item_get_item(item);
  gtk_label_set_text(GTK_LABEL(gtk_list_item_get_child(item)), gtk_string_object_get_string(text));
}

static GtkStringList *make_model(unsigned count, bool wraps) {
  GtkStringList *model = gtk_string_list_new(NULL);
  char text[256];
  for (unsigned row = 0; row < count; row++) {
    list_row_text(row, wraps, text, sizeof text);
    gtk_string_list_append(model, text);
  }
  return model;
}

ListWindow *list_window_show(unsigned count, bool wraps, int width, int height) {
  ListWindow *window = g_new0(ListWindow, 1);
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(set_up), window);
  g_signal_connect(factory, "bind", G_CALLBACK(bind), window);
  GtkSelectionModel *model =
      GTK_SELECTION_MODEL(gtk_no_selection_new(G_LIST_MODEL(make_model(count, wraps))));
  GtkWidget *list = gtk_list_view_new(model, factory);
  GtkWidget *scroller = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), list);
  window->adjustment = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scroller));
  window->window = GTK_WINDOW(gtk_window_new());
  gtk_window_set_decorated(window->window, FALSE);
  gtk_window_set_default_size(window->window, width, height);
  gtk_window_set_child(window->window, scroller);
  gtk_window_present(window->window);
  return window;
}

static gboolean tick(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  (void)widget;
  (void)clock;
  ListWindow *window = data;
  window->frame(window->context);
  return G_SOURCE_CONTINUE;
}

void list_window_run(ListWindow *window, ListWindowFrame frame, void *context) {
  window->frame = frame;
  window->context = context;
  gtk_widget_add_tick_callback(GTK_WIDGET(window->window), tick, window, NULL);
}

void list_window_scroll(ListWindow *window, double offset) {
  gtk_adjustment_set_value(window->adjustment, offset);
}

unsigned list_window_live_labels(const ListWindow *window) { return window->live_labels; }

double list_window_offset(const ListWindow *window) {
  return gtk_adjustment_get_value(window->adjustment);
}

void list_window_close(ListWindow *window) {
  gtk_window_destroy(window->window);
  // Labels that are still on their way out count themselves down in there.
  while (g_main_context_iteration(NULL, FALSE)) {
  }
  if (window->live_labels == 0) g_free(window);
}

unsigned long list_resident_kilobytes(void) {
  unsigned long kilobytes = 0;
  FILE *status = fopen("/proc/self/status", "r");
  if (status == NULL) return 0;
  char line[256];
  while (fgets(line, sizeof line, status) != NULL) {
    if (strncmp(line, "VmRSS:", 6) == 0) kilobytes = strtoul(line + 6, NULL, 10);
  }
  fclose(status);
  return kilobytes;
}
