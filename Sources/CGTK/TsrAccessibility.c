#include "TsrAccessibility.h"

#pragma clang diagnostic ignored "-Wnullability-completeness"

#define TSR_TYPE_ELEMENT (tsr_element_get_type())
G_DECLARE_FINAL_TYPE(TsrElement, tsr_element, TSR, ELEMENT, GtkWidget)

struct _TsrElement {
  GtkWidget parent_instance;
  void (*performed)(void *context, int64_t number, const char *name);
  void *context;
  int64_t number;
  int x, y, width, height;
};

G_DEFINE_TYPE(TsrElement, tsr_element, GTK_TYPE_WIDGET)

// GTK says the names of actions to assistive technologies as they are.
static const char *const action_names[] = {"activate",       "focus",           "increment", "decrement",
                                           "scroll forward", "scroll backward", "dismiss"};

static void perform(TsrElement *element, const char *name) {
  if (element->performed != NULL) element->performed(element->context, element->number, name);
}

static void performed(GtkWidget *widget, const char *name, GVariant *unused) {
  perform(TSR_ELEMENT(widget), name);
}

static void performed_own(GSimpleAction *action, GVariant *unused, TsrElement *element) {
  perform(element, g_action_get_name(G_ACTION(action)));
}

static void tsr_element_measure(
    GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
    int *minimum_baseline, int *natural_baseline) {
  *minimum = *natural = 0;
  *minimum_baseline = *natural_baseline = -1;
}

static void allocate_children(GtkWidget *parent) {
  GtkWidget *child = gtk_widget_get_first_child(parent);
  for (; child != NULL; child = gtk_widget_get_next_sibling(child)) {
    if (!TSR_IS_ELEMENT(child)) continue;
    TsrElement *element = TSR_ELEMENT(child);
    int unused = 0;
    gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &unused, NULL, NULL, NULL);
    GskTransform *place =
        gsk_transform_translate(NULL, &GRAPHENE_POINT_INIT(element->x, element->y));
    gtk_widget_allocate(child, element->width, element->height, -1, place);
  }
}

static void tsr_element_size_allocate(GtkWidget *widget, int width, int height, int baseline) {
  allocate_children(widget);
}

// The views draw what is seen.
static void tsr_element_snapshot(GtkWidget *widget, GtkSnapshot *unused) {}

static gboolean tsr_element_contains(GtkWidget *widget, double x, double y) { return FALSE; }

static void tsr_element_dispose(GObject *object) {
  TSR_ELEMENT(object)->performed = NULL;
  GtkWidget *child = NULL;
  while ((child = gtk_widget_get_first_child(GTK_WIDGET(object))) != NULL) {
    gtk_widget_unparent(child);
  }
  G_OBJECT_CLASS(tsr_element_parent_class)->dispose(object);
}

static void tsr_element_class_init(TsrElementClass *class) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
  G_OBJECT_CLASS(class)->dispose = tsr_element_dispose;
  widget_class->measure = tsr_element_measure;
  widget_class->size_allocate = tsr_element_size_allocate;
  widget_class->snapshot = tsr_element_snapshot;
  widget_class->contains = tsr_element_contains;
  gtk_widget_class_set_css_name(widget_class, "tessera-element");
  for (unsigned index = 0; index < G_N_ELEMENTS(action_names); index++) {
    gtk_widget_class_install_action(widget_class, action_names[index], NULL, performed);
  }
}

static void tsr_element_init(TsrElement *element) {
  gtk_widget_set_can_target(GTK_WIDGET(element), FALSE);
}

GtkWidget *tsr_element_new(
    GtkAccessibleRole role, void (*performed)(void *context, int64_t number, const char *name),
    void *context, int64_t number) {
  TsrElement *element =
      g_object_ref_sink(g_object_new(TSR_TYPE_ELEMENT, "accessible-role", role, NULL));
  element->performed = performed;
  element->context = context;
  element->number = number;
  const char *names[] = {NULL};
  tsr_element_set_actions(GTK_WIDGET(element), 0, names);
  return GTK_WIDGET(element);
}

void tsr_element_destroy(GtkWidget *element) {
  TSR_ELEMENT(element)->performed = NULL;
  if (gtk_widget_get_parent(element) != NULL) gtk_widget_unparent(element);
  g_object_unref(element);
}

void tsr_element_insert(GtkWidget *element, GtkWidget *parent, GtkWidget *previous) {
  GtkWidget *former = gtk_widget_get_parent(element);
  if (former == parent && gtk_widget_get_prev_sibling(element) == previous) return;
  if (former != NULL && former != parent) gtk_widget_unparent(element);
  gtk_widget_insert_after(element, parent, previous);
}

void tsr_element_place(GtkWidget *widget, int x, int y, int width, int height) {
  TsrElement *element = TSR_ELEMENT(widget);
  element->x = x;
  element->y = y;
  element->width = width > 0 ? width : 0;
  element->height = height > 0 ? height : 0;
}

void tsr_view_place_elements(GtkWidget *view) { allocate_children(view); }

void tsr_element_set_actions(GtkWidget *widget, unsigned actions, const char *const *names) {
  for (unsigned index = 0; index < G_N_ELEMENTS(action_names); index++) {
    gtk_widget_action_set_enabled(widget, action_names[index], (actions & (1u << index)) != 0);
  }
  if (names[0] == NULL) {
    gtk_widget_insert_action_group(widget, "own", NULL);
    return;
  }
  GSimpleActionGroup *group = g_simple_action_group_new();
  for (int index = 0; names[index] != NULL; index++) {
    GSimpleAction *action = g_simple_action_new(names[index], NULL);
    g_signal_connect_object(action, "activate", G_CALLBACK(performed_own), widget, 0);
    g_action_map_add_action(G_ACTION_MAP(group), G_ACTION(action));
    g_object_unref(action);
  }
  gtk_widget_insert_action_group(widget, "own", G_ACTION_GROUP(group));
  g_object_unref(group);
}

static void set_truth(GtkAccessible *element, GtkAccessibleState state, int value) {
  if (value < 0) {
    gtk_accessible_reset_state(element, state);
  } else {
    gtk_accessible_update_state(element, state, value != 0, -1);
  }
}

void tsr_element_set_states(GtkWidget *widget, TsrElementStates states) {
  GtkAccessible *element = GTK_ACCESSIBLE(widget);
  set_truth(element, GTK_ACCESSIBLE_STATE_SELECTED, states.selected);
  set_truth(element, GTK_ACCESSIBLE_STATE_EXPANDED, states.expanded);
  if (states.checked < 0) {
    gtk_accessible_reset_state(element, GTK_ACCESSIBLE_STATE_CHECKED);
  } else {
    gtk_accessible_update_state(
        element, GTK_ACCESSIBLE_STATE_CHECKED,
        states.checked != 0 ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
  }
  gtk_accessible_update_state(element, GTK_ACCESSIBLE_STATE_DISABLED, states.disabled, -1);
  gtk_accessible_update_property(element, GTK_ACCESSIBLE_PROPERTY_MODAL, states.modal, -1);
}

static GtkWidget *focus_of(GtkWidget *view) {
  GtkRoot *root = gtk_widget_get_root(view);
  return root == NULL ? NULL : gtk_root_get_focus(root);
}

bool tsr_view_has_focused_element(GtkWidget *view) {
  GtkWidget *focus = focus_of(view);
  return focus != NULL && TSR_IS_ELEMENT(focus) && gtk_widget_is_ancestor(focus, view);
}

void tsr_view_focus_element(GtkWidget *view, GtkWidget *element) {
  GtkWidget *focus = focus_of(view);
  if (focus != view && !tsr_view_has_focused_element(view)) return;
  GtkWidget *target = element == NULL ? view : element;
  if (focus == target) return;
  gtk_widget_set_focusable(target, TRUE);
  gtk_widget_grab_focus(target);
}

void tsr_widget_describe(GtkWidget *widget, const char *name, const char *description) {
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
      GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}

void tsr_widget_set_left_out(GtkWidget *widget, bool is_left_out) {
  gtk_accessible_update_state(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_HIDDEN, (gboolean)is_left_out, -1);
}

#define STATUS_NAME "org.a11y.Bus"
#define STATUS_PATH "/org/a11y/bus"
#define STATUS_INTERFACE "org.a11y.Status"

typedef struct {
  void (*changed)(void *context, bool is_there);
  void *context;
  bool is_there;
} Watch;

static bool is_on(GDBusProxy *status, const char *property) {
  GVariant *value = g_dbus_proxy_get_cached_property(status, property);
  if (value == NULL) return false;
  bool answer = g_variant_is_of_type(value, G_VARIANT_TYPE_BOOLEAN) && g_variant_get_boolean(value);
  g_variant_unref(value);
  return answer;
}

static void read_status(GDBusProxy *status, Watch *watch) {
  char *owner = g_dbus_proxy_get_name_owner(status);
  GDBusConnection *connection = g_dbus_proxy_get_connection(status);
  bool is_there = owner != NULL && !g_dbus_connection_is_closed(connection) &&
                  (is_on(status, "IsEnabled") || is_on(status, "ScreenReaderEnabled"));
  g_free(owner);
  if (is_there == watch->is_there) return;
  watch->is_there = is_there;
  watch->changed(watch->context, is_there);
}

static void status_changed(
    GDBusProxy *status, GVariant *changed, const char *const *invalidated, Watch *watch) {
  read_status(status, watch);
}

static void owner_changed(GDBusProxy *status, GParamSpec *unused, Watch *watch) {
  read_status(status, watch);
}

static void bus_closed(
    GDBusConnection *connection, gboolean is_remote, GError *error, GDBusProxy *status) {
  Watch *watch = g_object_get_data(G_OBJECT(status), "tsr-watch");
  if (!watch->is_there) return;
  watch->is_there = false;
  watch->changed(watch->context, false);
}

static void status_found(GObject *source, GAsyncResult *result, gpointer data) {
  GDBusProxy *status = g_dbus_proxy_new_for_bus_finish(result, NULL);
  if (status == NULL) {
    g_free(data);
    return;
  }
  // Proxy and watch last as long as the program, which does not end with the bus.
  GDBusConnection *connection = g_dbus_proxy_get_connection(status);
  g_dbus_connection_set_exit_on_close(connection, FALSE);
  g_object_set_data(G_OBJECT(status), "tsr-watch", data);
  g_signal_connect(connection, "closed", G_CALLBACK(bus_closed), status);
  g_signal_connect(status, "g-properties-changed", G_CALLBACK(status_changed), data);
  g_signal_connect(status, "notify::g-name-owner", G_CALLBACK(owner_changed), data);
  read_status(status, data);
}

void tsr_readers_watch(void (*changed)(void *context, bool is_there), void *context) {
  const char *choice = g_getenv("GTK_A11Y");
  if (choice != NULL && g_str_equal(choice, "none")) return;
  Watch *watch = g_new0(Watch, 1);
  watch->changed = changed;
  watch->context = context;
  g_dbus_proxy_new_for_bus(
      G_BUS_TYPE_SESSION, G_DBUS_PROXY_FLAGS_DO_NOT_AUTO_START, NULL, STATUS_NAME, STATUS_PATH,
      STATUS_INTERFACE, NULL, status_found, watch);
}
