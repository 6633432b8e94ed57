#include "TsrDrag.h"

static const char *const client_key = "tsr-drop-client";
static const char *const source_key = "tsr-drag-source";

static GdkDragAction tsr_action(TsrDragOperation operation) {
  switch (operation) {
  case TsrDragOperationNone: return 0;
  case TsrDragOperationCopy: return GDK_ACTION_COPY;
  case TsrDragOperationMove: return GDK_ACTION_MOVE;
  }
  return 0;
}

static TsrDragOperation tsr_operation(GdkDragAction action) {
  if (action & GDK_ACTION_MOVE) return TsrDragOperationMove;
  return action & GDK_ACTION_COPY ? TsrDragOperationCopy : TsrDragOperationNone;
}

static TsrDropClient *tsr_client(GtkDropTargetAsync *target) {
  return g_object_get_data(G_OBJECT(target), client_key);
}

static GdkDragAction tsr_drop_moved(
    GtkDropTargetAsync *target, GdkDrop *drop, double x, double y, gpointer unused) {
  TsrDropClient *client = tsr_client(target);
  return client ? tsr_action(client->moved(client->context, drop, x, y)) : 0;
}

static void tsr_drop_left(GtkDropTargetAsync *target, GdkDrop *drop, gpointer unused) {
  TsrDropClient *client = tsr_client(target);
  if (client) client->left(client->context, drop);
}

static gboolean tsr_drop_dropped(
    GtkDropTargetAsync *target, GdkDrop *drop, double x, double y, gpointer unused) {
  TsrDropClient *client = tsr_client(target);
  if (!client) return FALSE;
  client->dropped(client->context, drop, x, y);
  return TRUE;
}

void tsr_view_take_drops(GtkWidget *view, TsrDropClient client) {
  // Every type is taken; the client decides where the pointer is.
  GtkDropTargetAsync *target =
      gtk_drop_target_async_new(NULL, GDK_ACTION_COPY | GDK_ACTION_MOVE);
  TsrDropClient *copy = g_new(TsrDropClient, 1);
  *copy = client;
  g_object_set_data_full(G_OBJECT(target), client_key, copy, g_free);
  g_signal_connect(target, "drag-enter", G_CALLBACK(tsr_drop_moved), NULL);
  g_signal_connect(target, "drag-motion", G_CALLBACK(tsr_drop_moved), NULL);
  g_signal_connect(target, "drag-leave", G_CALLBACK(tsr_drop_left), NULL);
  g_signal_connect(target, "drop", G_CALLBACK(tsr_drop_dropped), NULL);
  gtk_widget_add_controller(view, GTK_EVENT_CONTROLLER(target));
  g_object_set_data(G_OBJECT(view), client_key, target);
}

void tsr_view_refuse_drops(GtkWidget *view) {
  GtkEventController *target = g_object_get_data(G_OBJECT(view), client_key);
  if (!target) return;
  g_object_set_data(G_OBJECT(view), client_key, NULL);
  g_object_set_data(G_OBJECT(target), client_key, NULL);
  gtk_widget_remove_controller(view, target);
}

bool tsr_drop_allows_move(GdkDrop *drop) {
  return gdk_drop_get_actions(drop) & GDK_ACTION_MOVE;
}

void *tsr_drop_get_source(GdkDrop *drop) {
  GdkDrag *drag = gdk_drop_get_drag(drop);
  return drag ? g_object_get_data(G_OBJECT(drag), source_key) : NULL;
}

/// A form that is being read.
typedef struct {
  GOutputStream *memory;
  void (*done)(void *context, GBytes *bytes);
  void *context;
} TsrReading;

static void tsr_reading_end(TsrReading *reading, GBytes *bytes) {
  reading->done(reading->context, bytes);
  if (bytes) g_bytes_unref(bytes);
  g_clear_object(&reading->memory);
  g_free(reading);
}

static void tsr_reading_copied(GObject *memory, GAsyncResult *result, gpointer data) {
  gssize count = g_output_stream_splice_finish(G_OUTPUT_STREAM(memory), result, NULL);
  tsr_reading_end(
      data, count < 0 ? NULL
                      : g_memory_output_stream_steal_as_bytes(G_MEMORY_OUTPUT_STREAM(memory)));
}

static void tsr_reading_began(GObject *drop, GAsyncResult *result, gpointer data) {
  TsrReading *reading = data;
  GInputStream *stream = gdk_drop_read_finish(GDK_DROP(drop), result, NULL, NULL);
  if (!stream) {
    tsr_reading_end(reading, NULL);
    return;
  }
  reading->memory = g_memory_output_stream_new_resizable();
  g_output_stream_splice_async(
      reading->memory, stream,
      G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE | G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET,
      G_PRIORITY_DEFAULT, NULL, tsr_reading_copied, reading);
  g_object_unref(stream);
}

void tsr_drop_read(
    GdkDrop *drop, const char *type, void (*done)(void *context, GBytes *bytes), void *context) {
  TsrReading *reading = g_new0(TsrReading, 1);
  reading->done = done;
  reading->context = context;
  const char *types[] = {type, NULL};
  gdk_drop_read_async(drop, types, G_PRIORITY_DEFAULT, NULL, tsr_reading_began, reading);
}

void tsr_drop_finish(GdkDrop *drop, TsrDragOperation operation) {
  gdk_drop_finish(drop, tsr_action(operation));
}

/// A drag of this program.
typedef struct {
  void (*ended)(void *context, TsrDragOperation operation);
  void *context;
} TsrDragging;

static void tsr_dragging_end(GdkDrag *drag, TsrDragOperation operation) {
  TsrDragging *dragging = g_object_steal_data(G_OBJECT(drag), "tsr-dragging");
  if (!dragging) return;
  g_object_set_data(G_OBJECT(drag), source_key, NULL);
  dragging->ended(dragging->context, operation);
  g_free(dragging);
  g_object_unref(drag);
}

static void tsr_drag_finished(GdkDrag *drag, gpointer unused) {
  tsr_dragging_end(drag, tsr_operation(gdk_drag_get_selected_action(drag)));
}

static void tsr_drag_cancelled(GdkDrag *drag, GdkDragCancelReason reason, gpointer unused) {
  tsr_dragging_end(drag, TsrDragOperationNone);
}

bool tsr_view_begin_drag(
    GtkWidget *view, GdkContentProvider *content, bool allows_move, GdkPaintable *picture,
    int hot_x, int hot_y, void (*ended)(void *context, TsrDragOperation operation),
    void *context) {
  GtkNative *native = gtk_widget_get_native(view);
  GdkSeat *seat = gdk_display_get_default_seat(gtk_widget_get_display(view));
  GdkDevice *device = seat ? gdk_seat_get_pointer(seat) : NULL;
  if (!native || !device) return false;
  GdkDragAction actions = GDK_ACTION_COPY | (allows_move ? GDK_ACTION_MOVE : 0);
  GdkDrag *drag =
      gdk_drag_begin(gtk_native_get_surface(native), device, content, actions, 0, 0);
  if (!drag) return false;
  TsrDragging *dragging = g_new0(TsrDragging, 1);
  dragging->ended = ended;
  dragging->context = context;
  g_object_set_data(G_OBJECT(drag), "tsr-dragging", dragging);
  g_object_set_data(G_OBJECT(drag), source_key, context);
  g_signal_connect(drag, "dnd-finished", G_CALLBACK(tsr_drag_finished), NULL);
  g_signal_connect(drag, "cancel", G_CALLBACK(tsr_drag_cancelled), NULL);
  if (picture) {
    gtk_drag_icon_set_from_paintable(drag, picture, hot_x, hot_y);
  }
  return true;
}
