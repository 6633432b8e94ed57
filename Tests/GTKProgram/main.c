// A program of GTK's own, without Tessera: a window of 300 × 300 whose upper third gives a text to drags, whose middle gives a file, and
// whose lower third takes both and prints what it was given.

#include <gtk/gtk.h>
#include <stdio.h>
#include <unistd.h>

static const char *text;
static const char *file;

static void say(const char *what, const char *name) {
  printf("%s %s\n", what, name);
  fflush(stdout);
}

static void began(GtkDragSource *source, GdkDrag *drag, gpointer what) {
  say("picked up", what);
}

static void ended(GtkDragSource *source, GdkDrag *drag, gboolean deletes, gpointer what) {
  if (gdk_drag_get_selected_action(drag) == 0) {
    say("cancelled", what);
  } else {
    say(deletes ? "moved" : "copied", what);
  }
}

static GtkWidget *giver(const char *what, GdkContentProvider *content, GdkDragAction actions) {
  GtkDragSource *source = gtk_drag_source_new();
  gtk_drag_source_set_content(source, content);
  g_object_unref(content);
  gtk_drag_source_set_actions(source, actions);
  g_signal_connect(source, "drag-begin", G_CALLBACK(began), (gpointer)what);
  g_signal_connect(source, "drag-end", G_CALLBACK(ended), (gpointer)what);
  GtkWidget *label = gtk_label_new(what);
  gtk_widget_add_controller(label, GTK_EVENT_CONTROLLER(source));
  return label;
}

static gboolean dropped(
    GtkDropTarget *target, const GValue *value, double x, double y, gpointer unused) {
  if (G_VALUE_HOLDS_STRING(value)) {
    say("text", g_value_get_string(value));
    return TRUE;
  }
  for (GSList *each = g_value_get_boxed(value); each; each = each->next) {
    char *path = g_file_get_path(each->data);
    say("file", path ? path : "without a path");
    g_free(path);
  }
  return TRUE;
}

static GtkWidget *taker(void) {
  GtkDropTarget *target =
      gtk_drop_target_new(G_TYPE_INVALID, GDK_ACTION_COPY | GDK_ACTION_MOVE);
  // The first that a drag has is what is taken: a file has a text as well.
  GType types[] = {GDK_TYPE_FILE_LIST, G_TYPE_STRING};
  gtk_drop_target_set_gtypes(target, types, G_N_ELEMENTS(types));
  g_signal_connect(target, "drop", G_CALLBACK(dropped), NULL);
  GtkWidget *label = gtk_label_new("drop here");
  gtk_widget_add_controller(label, GTK_EVENT_CONTROLLER(target));
  return label;
}

static void activated(GtkWindow *window) {
  if (gtk_window_is_active(window)) say("active", gtk_window_get_title(window));
}

static GtkWidget *make_window(void) {
  GFile *named = g_file_new_for_path(file);
  GdkFileList *files = gdk_file_list_new_from_array(&named, 1);
  g_object_unref(named);
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_set_homogeneous(GTK_BOX(box), TRUE);
  GtkWidget *parts[] = {
      giver("text", gdk_content_provider_new_typed(G_TYPE_STRING, text),
          GDK_ACTION_COPY | GDK_ACTION_MOVE),
      giver("file", gdk_content_provider_new_typed(GDK_TYPE_FILE_LIST, files), GDK_ACTION_COPY),
      taker(),
  };
  g_boxed_free(GDK_TYPE_FILE_LIST, files);
  for (size_t index = 0; index < G_N_ELEMENTS(parts); index++) {
    gtk_widget_set_vexpand(parts[index], TRUE);
    gtk_box_append(GTK_BOX(box), parts[index]);
  }
  GtkWidget *window = gtk_window_new();
  gtk_window_set_title(GTK_WINDOW(window), "gtk");
  gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
  gtk_window_set_default_size(GTK_WINDOW(window), 300, 300);
  gtk_window_set_child(GTK_WINDOW(window), box);
  g_signal_connect(window, "notify::is-active", G_CALLBACK(activated), NULL);
  return window;
}

/// The end of the input ends the program.
static gboolean input_came(GIOChannel *input, GIOCondition condition, gpointer loop) {
  char bytes[64];
  if (read(STDIN_FILENO, bytes, sizeof bytes) > 0) return G_SOURCE_CONTINUE;
  g_main_loop_quit(loop);
  return G_SOURCE_REMOVE;
}

int main(int count, char **arguments) {
  if (count != 3) {
    fprintf(stderr, "usage: GTKProgram TEXT FILE\n");
    return 2;
  }
  text = arguments[1];
  file = arguments[2];
  gtk_init();
  GtkWidget *window = make_window();
  gtk_window_present(GTK_WINDOW(window));
  GMainLoop *loop = g_main_loop_new(NULL, FALSE);
  GIOChannel *input = g_io_channel_unix_new(STDIN_FILENO);
  g_io_add_watch(input, G_IO_IN | G_IO_HUP, input_came, loop);
  g_main_loop_run(loop);
  gtk_window_destroy(GTK_WINDOW(window));
  return 0;
}
