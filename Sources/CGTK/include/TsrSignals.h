// Signals, and casts to the class above, that C has as macros.
#ifndef TSR_SIGNALS_H
#define TSR_SIGNALS_H

#include <gtk/gtk.h>
#include <stdbool.h>

/// Calls `callback` with `context` alone whenever `instance` sends `signal`.
void tsr_connect(
    void *_Nonnull instance, const char *_Nonnull signal,
    void (*_Nonnull callback)(void *_Nullable context), void *_Nullable context);

/// Calls `callback` when the user asks to close `window`, which then stays open.
void tsr_connect_close_request(
    GtkWindow *_Nonnull window, void (*_Nonnull callback)(void *_Nullable context),
    void *_Nullable context);

/// Stops all calls for `context` from `instance`.
void tsr_disconnect(void *_Nonnull instance, void *_Nullable context);

/// Reads a property of `instance` that is a truth value.
bool tsr_get_boolean(void *_Nonnull instance, const char *_Nonnull property);

/// Reads a property of `instance` that is a whole number.
int tsr_get_int(void *_Nonnull instance, const char *_Nonnull property);

/// Reads a property of `instance` that is a string, to be freed with `g_free`.
char *_Nullable tsr_copy_string(void *_Nonnull instance, const char *_Nonnull property);

/// Changes a property of `instance` that is a truth value.
void tsr_set_boolean(void *_Nonnull instance, const char *_Nonnull property, bool value);

/// Changes a property of `instance` that is a string.
void tsr_set_string(
    void *_Nonnull instance, const char *_Nonnull property, const char *_Nullable value);

/// The name of the class of `instance`.
const char *_Nullable tsr_type_name(void *_Nonnull instance);

static inline GtkWindow *_Nonnull tsr_window(GtkWidget *_Nonnull widget) {
  return GTK_WINDOW(widget);
}

static inline GtkWidget *_Nonnull tsr_widget(GtkWindow *_Nonnull window) {
  return GTK_WIDGET(window);
}

#endif
