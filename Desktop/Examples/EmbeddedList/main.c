// A GTK program in C whose window has a list of Tessera between widgets of its own.
#include <gtk/gtk.h>

#include "cities-widget.h"

static void selected(const char *name, void *label) {
  gtk_label_set_text(GTK_LABEL(label), name);
  g_print("selected %s\n", name);
}

static void noted(const char *note, void *label) { g_print("note %s\n", note); }

static void focus_changed(GtkWindow *window, GParamSpec *property, void *unused) {
  GtkWidget *focus = gtk_window_get_focus(window);
  if (focus != NULL) g_print("focus %s\n", gtk_widget_get_css_name(focus));
}

static void scrolled(GtkAdjustment *adjustment, void *unused) {
  g_print(
      "scrolled %.0f of %.0f\n", gtk_adjustment_get_value(adjustment),
      gtk_adjustment_get_upper(adjustment));
}

// Says so once the window has been drawn and has the keyboard.
static gboolean drawn(GtkWidget *window, GdkFrameClock *clock, void *unused) {
  if (gdk_frame_clock_get_frame_counter(clock) < 3 || !gtk_window_is_active(GTK_WINDOW(window))) {
    return G_SOURCE_CONTINUE;
  }
  g_print("active\n");
  return G_SOURCE_REMOVE;
}

static void build(GtkApplication *application, void *unused) {
  GtkWidget *window = gtk_application_window_new(application);
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *label = gtk_label_new("Select a city");
  GtkWidget *bars = gtk_scrolled_window_new();
  GtkWidget *list = cities_widget_new(selected, noted, label);
  if (list == NULL) return;
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(bars), list);
  gtk_widget_set_vexpand(bars, TRUE);
  GtkWidget *close = gtk_button_new_with_label("Close");
  g_signal_connect_swapped(close, "clicked", G_CALLBACK(gtk_window_destroy), window);

  gtk_box_append(GTK_BOX(box), gtk_entry_new());
  gtk_box_append(GTK_BOX(box), bars);
  gtk_box_append(GTK_BOX(box), label);
  gtk_box_append(GTK_BOX(box), close);
  gtk_window_set_child(GTK_WINDOW(window), box);
  gtk_window_set_title(GTK_WINDOW(window), "Cities");
  gtk_window_set_default_size(GTK_WINDOW(window), 400, 420);
  g_signal_connect(window, "notify::focus-widget", G_CALLBACK(focus_changed), NULL);
  gtk_widget_add_tick_callback(window, drawn, NULL, NULL);
  GtkAdjustment *place = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(bars));
  g_signal_connect(place, "value-changed", G_CALLBACK(scrolled), NULL);
  gtk_window_present(GTK_WINDOW(window));
}

int main(int count, char **arguments) {
  setvbuf(stdout, NULL, _IOLBF, 0);
  GtkApplication *application = gtk_application_new(NULL, G_APPLICATION_NON_UNIQUE);
  g_signal_connect(application, "activate", G_CALLBACK(build), NULL);
  int status = g_application_run(G_APPLICATION(application), count, arguments);
  g_object_unref(application);
  return status;
}
