#include "TsrPasteboard.h"

static GdkClipboard *clipboard(void) {
  return gdk_display_get_clipboard(gdk_display_get_default());
}

const void *tsr_pasteboard_write(
    const char *const *types, const void *const *contents, const gsize *lengths, gsize count,
    const char *text) {
  GPtrArray *providers = g_ptr_array_new();
  if (text != NULL) {
    g_ptr_array_add(providers, gdk_content_provider_new_typed(G_TYPE_STRING, text));
  }
  for (gsize index = 0; index < count; index++) {
    GBytes *bytes = g_bytes_new(contents[index], lengths[index]);
    g_ptr_array_add(providers, gdk_content_provider_new_for_bytes(types[index], bytes));
    g_bytes_unref(bytes);
  }
  // The union takes the providers over.
  GdkContentProvider *provider = gdk_content_provider_new_union(
      (GdkContentProvider **)providers->pdata, providers->len);
  g_ptr_array_free(providers, TRUE);
  gdk_clipboard_set_content(clipboard(), provider);
  g_object_unref(provider);
  return provider;
}

const void *tsr_pasteboard_content(void) { return gdk_clipboard_get_content(clipboard()); }

char **tsr_pasteboard_types(void) {
  GdkContentFormats *formats = gdk_content_formats_union_serialize_mime_types(
      gdk_content_formats_ref(gdk_clipboard_get_formats(clipboard())));
  gsize count = 0;
  const char *const *types = gdk_content_formats_get_mime_types(formats, &count);
  char **copy = g_new0(char *, count + 1);
  for (gsize index = 0; index < count; index++) copy[index] = g_strdup(types[index]);
  gdk_content_formats_unref(formats);
  return copy;
}

typedef struct {
  GMainLoop *loop;
  GCancellable *cancellable;
  GOutputStream *memory;
  GBytes *bytes;
} Reading;

static void copied(GObject *source, GAsyncResult *result, gpointer data) {
  Reading *reading = data;
  gssize size = g_output_stream_splice_finish(G_OUTPUT_STREAM(source), result, NULL);
  if (size >= 0) {
    reading->bytes = g_memory_output_stream_steal_as_bytes(G_MEMORY_OUTPUT_STREAM(source));
  }
  g_main_loop_quit(reading->loop);
}

static void opened(GObject *source, GAsyncResult *result, gpointer data) {
  Reading *reading = data;
  GInputStream *stream = gdk_clipboard_read_finish(GDK_CLIPBOARD(source), result, NULL, NULL);
  if (stream == NULL) {
    g_main_loop_quit(reading->loop);
    return;
  }
  g_output_stream_splice_async(
      reading->memory, stream,
      G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE | G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET,
      G_PRIORITY_DEFAULT, reading->cancellable, copied, reading);
  g_object_unref(stream);
}

static gboolean give_up(gpointer data) {
  Reading *reading = data;
  // Both callbacks come then, with an error.
  g_cancellable_cancel(reading->cancellable);
  return G_SOURCE_REMOVE;
}

GBytes *tsr_pasteboard_read(const char *type) {
  const char *types[] = {type, NULL};
  Reading reading = {
      .loop = g_main_loop_new(NULL, FALSE),
      .cancellable = g_cancellable_new(),
      .memory = g_memory_output_stream_new_resizable(),
  };
  GSource *limit = g_timeout_source_new(1000);
  g_source_set_callback(limit, give_up, &reading, NULL);
  g_source_attach(limit, NULL);
  gdk_clipboard_read_async(
      clipboard(), types, G_PRIORITY_DEFAULT, reading.cancellable, opened, &reading);
  g_main_loop_run(reading.loop);
  g_source_destroy(limit);
  g_source_unref(limit);
  g_object_unref(reading.memory);
  g_object_unref(reading.cancellable);
  g_main_loop_unref(reading.loop);
  return reading.bytes;
}

typedef struct {
  void (*changed)(void *);
  void *context;
} Observer;

static void notify(GdkClipboard *board, gpointer data) {
  (void)board;
  Observer *observer = data;
  observer->changed(observer->context);
}

void tsr_pasteboard_observe(void (*changed)(void *), void *context) {
  Observer *observer = g_new(Observer, 1);
  *observer = (Observer){changed, context};
  g_signal_connect(clipboard(), "changed", G_CALLBACK(notify), observer);
}
