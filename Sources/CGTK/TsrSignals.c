#include "TsrSignals.h"

void tsr_connect(
    void *instance, const char *signal, void (*callback)(void *context), void *context) {
  g_signal_connect_swapped(instance, signal, G_CALLBACK(callback), context);
}

typedef struct {
  void (*callback)(void *context);
  void *context;
} TsrCloseRequest;

static gboolean close_requested(GtkWindow *window, gpointer data) {
  TsrCloseRequest *request = data;
  request->callback(request->context);
  return TRUE;
}

static void free_close_request(gpointer data, GClosure *closure) { g_free(data); }

void tsr_connect_close_request(
    GtkWindow *window, void (*callback)(void *context), void *context) {
  TsrCloseRequest *request = g_new(TsrCloseRequest, 1);
  request->callback = callback;
  request->context = context;
  g_signal_connect_data(
      window, "close-request", G_CALLBACK(close_requested), request, free_close_request, 0);
}

void tsr_disconnect(void *instance, void *context) {
  g_signal_handlers_disconnect_by_data(instance, context);
}

int tsr_get_int(void *instance, const char *property) {
  int value = 0;
  g_object_get(instance, property, &value, NULL);
  return value;
}

bool tsr_get_boolean(void *instance, const char *property) {
  gboolean value = FALSE;
  g_object_get(instance, property, &value, NULL);
  return value;
}

char *tsr_copy_string(void *instance, const char *property) {
  char *value = NULL;
  g_object_get(instance, property, &value, NULL);
  return value;
}

void tsr_set_boolean(void *instance, const char *property, bool value) {
  g_object_set(instance, property, (gboolean)value, NULL);
}

void tsr_set_string(void *instance, const char *property, const char *value) {
  g_object_set(instance, property, value, NULL);
}

const char *tsr_type_name(void *instance) { return G_OBJECT_TYPE_NAME(instance); }
