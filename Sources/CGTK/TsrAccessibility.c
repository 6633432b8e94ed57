#include "TsrAccessibility.h"

#include "TsrElementState.h"
#include "TsrHost.h"

typedef TsrElementState State;

#define TSR_TYPE_ELEMENT (tsr_element_get_type())
G_DECLARE_FINAL_TYPE(TsrElement, tsr_element, TSR, ELEMENT, GtkWidget)

struct _TsrElement {
  GtkWidget parent_instance;
  State state;
};

G_DEFINE_TYPE(TsrElement, tsr_element, GTK_TYPE_WIDGET)

// GTK exports the value of no other widgets than those that it knows to have one.
#define TSR_TYPE_RANGE_ELEMENT (tsr_range_element_get_type())
G_DECLARE_FINAL_TYPE(TsrRangeElement, tsr_range_element, TSR, RANGE_ELEMENT, GtkRange)

struct _TsrRangeElement {
  GtkRange parent_instance;
  State state;
  double value;
  bool is_setting;
};

G_DEFINE_TYPE(TsrRangeElement, tsr_range_element, GTK_TYPE_RANGE)

// NULL for a widget that is no element.
static State *state_of(GtkWidget *widget) {
  if (TSR_IS_ELEMENT(widget)) return &TSR_ELEMENT(widget)->state;
  if (TSR_IS_RANGE_ELEMENT(widget)) return &TSR_RANGE_ELEMENT(widget)->state;
  return tsr_text_element_get_state(widget);
}

// GTK says the names of actions to assistive technologies as they are.
static const char *const action_names[] = {"activate",       "focus",           "increment", "decrement",
                                           "scroll forward", "scroll backward", "dismiss"};

static void performed(GtkWidget *widget, const char *name, GVariant *unused) {
  State *state = state_of(widget);
  if (state->has_client) state->client.performed(state->client.context, state->number, name);
}

static void performed_own(GSimpleAction *action, GVariant *unused, GtkWidget *widget) {
  performed(widget, g_action_get_name(G_ACTION(action)), NULL);
}

static void tsr_element_measure(
    GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
    int *minimum_baseline, int *natural_baseline) {
  *minimum = *natural = 0;
  *minimum_baseline = *natural_baseline = -1;
}

void tsr_element_allocate(GtkWidget *element) {
  State *state = state_of(element);
  int unused = 0;
  gtk_widget_measure(element, GTK_ORIENTATION_HORIZONTAL, -1, &unused, NULL, NULL, NULL);
  GskTransform *place = gsk_transform_translate(NULL, &GRAPHENE_POINT_INIT(state->x, state->y));
  gtk_widget_allocate(element, state->width, state->height, -1, place);
}

static void allocate_children(GtkWidget *parent) {
  GtkWidget *child = gtk_widget_get_first_child(parent);
  for (; child != NULL; child = gtk_widget_get_next_sibling(child)) {
    if (state_of(child) != NULL) tsr_element_allocate(child);
  }
}

static void tsr_element_size_allocate(GtkWidget *widget, int width, int height, int baseline) {
  allocate_children(widget);
}

// The views draw what is seen.
static void tsr_element_snapshot(GtkWidget *widget, GtkSnapshot *unused) {}

static gboolean tsr_element_contains(GtkWidget *widget, double x, double y) { return FALSE; }

static void tsr_element_dispose(GObject *object) {
  TSR_ELEMENT(object)->state.has_client = false;
  GtkWidget *child = NULL;
  while ((child = gtk_widget_get_first_child(GTK_WIDGET(object))) != NULL) {
    gtk_widget_unparent(child);
  }
  G_OBJECT_CLASS(tsr_element_parent_class)->dispose(object);
}

void tsr_element_set_up_class(GtkWidgetClass *widget_class) {
  widget_class->measure = tsr_element_measure;
  widget_class->size_allocate = tsr_element_size_allocate;
  widget_class->snapshot = tsr_element_snapshot;
  widget_class->contains = tsr_element_contains;
  gtk_widget_class_set_css_name(widget_class, "tessera-element");
  for (unsigned index = 0; index < G_N_ELEMENTS(action_names); index++) {
    gtk_widget_class_install_action(widget_class, action_names[index], NULL, performed);
  }
}

static void tsr_element_class_init(TsrElementClass *class) {
  G_OBJECT_CLASS(class)->dispose = tsr_element_dispose;
  tsr_element_set_up_class(GTK_WIDGET_CLASS(class));
}

static void tsr_element_init(TsrElement *element) {}

static void tsr_range_element_class_init(TsrRangeElementClass *class) {
  tsr_element_set_up_class(GTK_WIDGET_CLASS(class));
}

// An assistive technology has set the value. It stays as it was until the app has taken the new one.
static void tsr_range_element_value_changed(GtkRange *range, gpointer unused) {
  TsrRangeElement *element = TSR_RANGE_ELEMENT(range);
  double value = gtk_range_get_value(range);
  if (element->is_setting || value == element->value) return;
  element->is_setting = true;
  gtk_range_set_value(range, element->value);
  element->is_setting = false;
  State *state = &element->state;
  if (state->has_client) state->client.set(state->client.context, state->number, value);
}

static void tsr_range_element_init(TsrRangeElement *element) {
  // Its trough is neither seen nor read.
  GtkWidget *child = gtk_widget_get_first_child(GTK_WIDGET(element));
  for (; child != NULL; child = gtk_widget_get_next_sibling(child)) gtk_widget_set_visible(child, FALSE);
  g_signal_connect(element, "value-changed", G_CALLBACK(tsr_range_element_value_changed), NULL);
}

GtkWidget *tsr_element_new(
    GtkAccessibleRole role, bool has_value, GtkWidget *text, TsrElementClient client,
    int64_t number) {
  GType type = text != NULL ? tsr_text_element_type(text)
               : has_value  ? TSR_TYPE_RANGE_ELEMENT
                            : TSR_TYPE_ELEMENT;
  GtkWidget *element = g_object_ref_sink(g_object_new(type, "accessible-role", role, NULL));
  if (text != NULL) tsr_text_element_set_text(element, text);
  State *state = state_of(element);
  state->client = client;
  state->has_client = true;
  state->number = number;
  const char *names[] = {NULL};
  tsr_element_set_actions(element, 0, names);
  return element;
}

void tsr_element_set_value(GtkWidget *widget, double value, double minimum, double maximum) {
  TsrRangeElement *element = TSR_RANGE_ELEMENT(widget);
  GtkAdjustment *adjustment = gtk_range_get_adjustment(GTK_RANGE(element));
  element->is_setting = true;
  gtk_adjustment_configure(adjustment, value, minimum, maximum, 0, 0, 0);
  element->value = gtk_adjustment_get_value(adjustment);
  element->is_setting = false;
}

bool tsr_widget_is_element(GtkWidget *widget) { return state_of(widget) != NULL; }

void tsr_element_get_origin(GtkWidget *element, int *x, int *y) {
  for (State *state = NULL; (state = state_of(element)) != NULL;) {
    *x += state->x;
    *y += state->y;
    element = gtk_widget_get_parent(element);
  }
}

void tsr_element_destroy(GtkWidget *element) {
  state_of(element)->has_client = false;
  GtkWidget *child = gtk_widget_get_first_child(element);
  while (child != NULL) {
    GtkWidget *next = gtk_widget_get_next_sibling(child);
    if (tsr_widget_is_host(child)) tsr_host_stand_in(child, NULL);
    child = next;
  }
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
  State *state = state_of(widget);
  state->x = x;
  state->y = y;
  state->width = width > 0 ? width : 0;
  state->height = height > 0 ? height : 0;
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
  return focus != NULL && state_of(focus) != NULL && gtk_widget_is_ancestor(focus, view);
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

void tsr_widget_leave_out(GtkWidget *widget) {
  g_object_set(widget, "accessible-role", GTK_ACCESSIBLE_ROLE_NONE, NULL);
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
