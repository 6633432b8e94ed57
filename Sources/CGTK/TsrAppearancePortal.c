#include "TsrAppearancePortal.h"

#include <gio/gio.h>

#define PORTAL_NAME "org.freedesktop.portal.Desktop"
#define PORTAL_PATH "/org/freedesktop/portal/desktop"
#define PORTAL_INTERFACE "org.freedesktop.portal.Settings"
#define APPEARANCE "org.freedesktop.appearance"

typedef struct {
  void (*changed)(void *context, const TsrPortalAppearance *appearance);
  void *context;
  TsrPortalAppearance appearance;
} Watch;

// Old portals wrap a setting in more than one variant.
static GVariant *unwrapped(GVariant *value) {
  GVariant *inner = g_variant_ref(value);
  while (g_variant_is_of_type(inner, G_VARIANT_TYPE_VARIANT)) {
    GVariant *outer = inner;
    inner = g_variant_get_variant(outer);
    g_variant_unref(outer);
  }
  return inner;
}

static void take_setting(Watch *watch, const char *key, GVariant *wrapped) {
  GVariant *value = unwrapped(wrapped);
  TsrPortalAppearance *appearance = &watch->appearance;
  if (g_str_equal(key, "color-scheme") && g_variant_is_of_type(value, G_VARIANT_TYPE_UINT32)) {
    appearance->color_scheme = g_variant_get_uint32(value);
  } else if (g_str_equal(key, "contrast") && g_variant_is_of_type(value, G_VARIANT_TYPE_UINT32)) {
    appearance->contrast = g_variant_get_uint32(value);
  } else if (
      g_str_equal(key, "accent-color") &&
      g_variant_is_of_type(value, G_VARIANT_TYPE("(ddd)"))) {
    g_variant_get(value, "(ddd)", &appearance->red, &appearance->green, &appearance->blue);
    // Anything outside the range means that there is none.
    appearance->has_accent_color = appearance->red >= 0 && appearance->red <= 1 &&
                                   appearance->green >= 0 && appearance->green <= 1 &&
                                   appearance->blue >= 0 && appearance->blue <= 1;
  }
  g_variant_unref(value);
}

static void setting_changed(
    GDBusConnection *connection, const char *sender, const char *path, const char *interface,
    const char *signal, GVariant *parameters, gpointer data) {
  Watch *watch = data;
  if (!g_variant_is_of_type(parameters, G_VARIANT_TYPE("(ssv)"))) return;
  const char *name = NULL, *key = NULL;
  GVariant *value = NULL;
  g_variant_get(parameters, "(&s&sv)", &name, &key, &value);
  if (g_str_equal(name, APPEARANCE)) {
    take_setting(watch, key, value);
    watch->changed(watch->context, &watch->appearance);
  }
  g_variant_unref(value);
}

static void settings_read(GObject *source, GAsyncResult *result, gpointer data) {
  Watch *watch = data;
  GVariant *reply = g_dbus_connection_call_finish(G_DBUS_CONNECTION(source), result, NULL);
  if (reply == NULL) return;
  GVariantIter *settings = NULL;
  GVariant *groups = g_variant_get_child_value(reply, 0);
  if (g_variant_lookup(groups, APPEARANCE, "a{sv}", &settings)) {
    const char *key = NULL;
    GVariant *value = NULL;
    while (g_variant_iter_loop(settings, "{&sv}", &key, &value)) take_setting(watch, key, value);
    g_variant_iter_free(settings);
    watch->changed(watch->context, &watch->appearance);
  }
  g_variant_unref(groups);
  g_variant_unref(reply);
}

static void bus_found(GObject *source, GAsyncResult *result, gpointer data) {
  GDBusConnection *connection = g_bus_get_finish(result, NULL);
  if (connection == NULL) {
    g_free(data);
    return;
  }
  // The connection and the watch last as long as the program.
  g_dbus_connection_signal_subscribe(
      connection, PORTAL_NAME, PORTAL_INTERFACE, "SettingChanged", PORTAL_PATH, APPEARANCE,
      G_DBUS_SIGNAL_FLAGS_NONE, setting_changed, data, NULL);
  const char *namespaces[] = {APPEARANCE, NULL};
  g_dbus_connection_call(
      connection, PORTAL_NAME, PORTAL_PATH, PORTAL_INTERFACE, "ReadAll",
      g_variant_new("(^as)", namespaces), G_VARIANT_TYPE("(a{sa{sv}})"),
      G_DBUS_CALL_FLAGS_NONE, 2000, NULL, settings_read, data);
}

void tsr_appearance_portal_watch(
    void (*changed)(void *context, const TsrPortalAppearance *appearance), void *context) {
  Watch *watch = g_new0(Watch, 1);
  watch->changed = changed;
  watch->context = context;
  g_bus_get(G_BUS_TYPE_SESSION, NULL, bus_found, watch);
}
