#include "TsrView.h"

#include "TsrAccessibility.h"
#include "TsrViewStructure.h"

// Stands in front of all hosts and asks, whenever GTK looks for the widget under a pointer, which of them may be it.
#define TSR_TYPE_PICKER (tsr_picker_get_type())
G_DECLARE_FINAL_TYPE(TsrPicker, tsr_picker, TSR, PICKER, GtkWidget)

struct _TsrPicker {
  GtkWidget parent_instance;
};

G_DEFINE_TYPE(TsrPicker, tsr_picker, GTK_TYPE_WIDGET)

G_DEFINE_TYPE_WITH_PRIVATE(TsrView, tsr_view, GTK_TYPE_WIDGET)

TsrViewPrivate *tsr_view_get_state(gpointer view) {
  return tsr_view_get_instance_private(TSR_VIEW(view));
}

// Hosts are children of the view, or of its elements for assistive technologies.
static void choose_target(GtkWidget *parent, GtkWidget *picker, GtkWidget *chosen) {
  GtkWidget *child = gtk_widget_get_first_child(parent);
  for (; child != NULL && child != picker; child = gtk_widget_get_next_sibling(child)) {
    if (tsr_widget_is_element(child)) {
      choose_target(child, picker, chosen);
    } else {
      gtk_widget_set_can_target(child, child == chosen);
    }
  }
}

// Widgets are picked front to back, so hosts behind the picker are looked at after this.
static gboolean tsr_picker_contains(GtkWidget *picker, double x, double y) {
  GtkWidget *view = gtk_widget_get_parent(picker);
  TsrViewPrivate *state = tsr_view_get_state(view);
  GtkWidget *chosen = state->has_client ? state->client.pick(state->client.context, x, y) : NULL;
  choose_target(view, picker, chosen);
  return FALSE;
}

static void tsr_picker_class_init(TsrPickerClass *class) {
  GTK_WIDGET_CLASS(class)->contains = tsr_picker_contains;
  gtk_widget_class_set_accessible_role(GTK_WIDGET_CLASS(class), GTK_ACCESSIBLE_ROLE_NONE);
}

static void tsr_picker_init(TsrPicker *picker) {}

static void tsr_view_measure(
    GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
    int *minimum_baseline, int *natural_baseline) {
  TsrViewPrivate *state = tsr_view_get_state(widget);
  bool is_horizontal = orientation == GTK_ORIENTATION_HORIZONTAL;
  *minimum = 0;
  *natural = is_horizontal ? state->natural_width : state->natural_height;
  *minimum_baseline = -1;
  *natural_baseline = -1;
  if (!state->is_embedded || !state->has_client) return;
  state->embedding.measure(state->embedding.context, is_horizontal, for_size, minimum, natural);
}

static GtkSizeRequestMode tsr_view_get_request_mode(GtkWidget *widget) {
  return tsr_view_get_state(widget)->is_embedded ? GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH
                                                 : GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void tsr_view_tell_size(GtkWidget *widget) {
  TsrViewPrivate *state = tsr_view_get_state(widget);
  if (!state->has_client) return;
  state->client.resized(
      state->client.context, gtk_widget_get_width(widget), gtk_widget_get_height(widget),
      gtk_widget_get_scale_factor(widget));
}

static void tsr_view_size_allocate(GtkWidget *widget, int width, int height, int baseline) {
  TsrViewPrivate *state = tsr_view_get_state(widget);
  gtk_widget_allocate(state->picker, 0, 0, -1, NULL);
  // Menus are surfaces of their own, which their parent has to bring to the right place.
  GtkWidget *child = gtk_widget_get_first_child(widget);
  for (; child != NULL; child = gtk_widget_get_next_sibling(child)) {
    if (GTK_IS_POPOVER(child)) gtk_popover_present(GTK_POPOVER(child));
  }
  tsr_view_place_elements(widget);
  tsr_view_tell_size(widget);
  if (state->has_client) state->client.place(state->client.context);
}

static void tsr_view_dispose(GObject *object) {
  GtkWidget *widget = GTK_WIDGET(object);
  TsrViewPrivate *state = tsr_view_get_state(widget);
  if (state->is_embedded && state->has_client) state->embedding.closed(state->embedding.context);
  state->has_client = false;
  GtkWidget *child = NULL;
  while ((child = gtk_widget_get_first_child(widget)) != NULL) gtk_widget_unparent(child);
  G_OBJECT_CLASS(tsr_view_parent_class)->dispose(object);
}

static void tsr_view_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  TsrViewPrivate *state = tsr_view_get_state(widget);
  if (state->has_client) state->client.draw(state->client.context, snapshot);
}

static bool tsr_view_send(GtkWidget *view, const TsrEvent *event) {
  TsrViewPrivate *state = tsr_view_get_state(view);
  return state->has_client && state->client.received(state->client.context, event);
}

static bool tsr_view_has_focus_inside(GtkWidget *view) {
  GtkRoot *root = gtk_widget_get_root(view);
  GtkWidget *focus = root == NULL ? NULL : gtk_root_get_focus(root);
  return focus != NULL && gtk_widget_is_ancestor(focus, view);
}

bool tsr_view_contains_focus(GtkWidget *view) {
  return gtk_widget_is_focus(view) || tsr_view_has_focus_inside(view);
}

static gboolean tsr_view_handle_event(
    GtkEventControllerLegacy *controller, GdkEvent *event, GtkWidget *view) {
  TsrEvent read;
  if (!tsr_event_read(event, view, &read)) return FALSE;
  // The client decides whether a press outside takes the focus from a host.
  if (read.kind == TsrEventKindPress && !tsr_view_has_focus_inside(view)) {
    gtk_widget_grab_focus(view);
  }
  return tsr_view_send(view, &read);
}

// Whether a widget has a value that a turn of the wheel changes.
static bool has_value_for_wheel(GtkWidget *widget) {
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  return GTK_IS_SPIN_BUTTON(widget) || GTK_IS_SCALE(widget) || GTK_IS_SCALE_BUTTON(widget) ||
         GTK_IS_COMBO_BOX(widget);
  G_GNUC_END_IGNORE_DEPRECATIONS
}

// A value that does not have the focus is passed by the wheel, as long as something scrolls.
static bool tsr_view_scrolls_past(GtkWidget *view, const TsrEvent *scroll) {
  GtkWidget *widget = gtk_widget_pick(view, scroll->x, scroll->y, GTK_PICK_DEFAULT);
  while (widget != NULL && widget != view && !has_value_for_wheel(widget)) {
    widget = gtk_widget_get_parent(widget);
  }
  if (widget == NULL || widget == view) return false;
  GtkRoot *root = gtk_widget_get_root(view);
  GtkWidget *focus = root == NULL ? NULL : gtk_root_get_focus(root);
  if (focus != NULL && (focus == widget || gtk_widget_is_ancestor(focus, widget))) return false;
  return tsr_view_send(view, scroll);
}

// A text takes Return and Tab, unless the client has another use for them.
static gboolean tsr_view_preview_event(
    GtkEventControllerLegacy *controller, GdkEvent *event, GtkWidget *view) {
  TsrViewPrivate *state = tsr_view_get_state(view);
  GdkEventType type = gdk_event_get_event_type(event);
  TsrEvent read;
  if (!state->has_client || (type != GDK_KEY_PRESS && type != GDK_SCROLL)) return FALSE;
  if (!tsr_event_read(event, view, &read)) return FALSE;
  if (type == GDK_SCROLL) return tsr_view_scrolls_past(view, &read);
  return tsr_view_has_focus_inside(view) && state->client.previewed(state->client.context, &read);
}

static void tsr_view_handle_leave(GtkEventControllerMotion *controller, GtkWidget *view) {
  TsrEvent leave = {.kind = TsrEventKindLeave, .device = TsrDeviceMouse};
  leave.time = gtk_event_controller_get_current_event_time(GTK_EVENT_CONTROLLER(controller));
  tsr_view_send(view, &leave);
}

// Where the widget of a window stands alone, GTK has nothing to move the focus to but the widgets in it, of which it knows no order.
static gboolean tsr_view_focus(GtkWidget *view, GtkDirectionType direction) {
  TsrViewPrivate *state = tsr_view_get_state(view);
  bool is_tab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD;
  if (!state->is_embedded) {
    if (is_tab && state->has_client && tsr_view_has_focus_inside(view)) {
      return state->client.move_focus(state->client.context, direction == GTK_DIR_TAB_FORWARD);
    }
    return GTK_WIDGET_CLASS(tsr_view_parent_class)->focus(view, direction);
  }
  bool is_inside = tsr_view_contains_focus(view);
  if (!state->has_client || (is_inside && (state->is_leaving || !is_tab))) return FALSE;
  bool is_forward = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_DOWN ||
                    direction == GTK_DIR_RIGHT;
  return state->embedding.move_focus(state->embedding.context, is_forward, is_inside);
}

static gboolean tsr_view_tick(GtkWidget *widget, GdkFrameClock *clock, gpointer unused) {
  TsrViewPrivate *state = tsr_view_get_state(widget);
  if (state->has_client &&
      state->client.tick(state->client.context, gdk_frame_clock_get_frame_time(clock))) {
    return G_SOURCE_CONTINUE;
  }
  state->tick = 0;
  return G_SOURCE_REMOVE;
}

static void tsr_view_class_init(TsrViewClass *class) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
  G_OBJECT_CLASS(class)->dispose = tsr_view_dispose;
  widget_class->measure = tsr_view_measure;
  widget_class->size_allocate = tsr_view_size_allocate;
  widget_class->snapshot = tsr_view_snapshot;
  widget_class->get_request_mode = tsr_view_get_request_mode;
  widget_class->focus = tsr_view_focus;
  gtk_widget_class_set_css_name(widget_class, "tessera");
  gtk_widget_class_set_accessible_role(widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void tsr_view_init(TsrView *view) {
  GtkWidget *widget = GTK_WIDGET(view);
  gtk_widget_set_focusable(widget, TRUE);
  gtk_widget_set_hexpand(widget, TRUE);
  gtk_widget_set_vexpand(widget, TRUE);
  gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN);
  TsrViewPrivate *state = tsr_view_get_state(view);
  state->picker = g_object_new(TSR_TYPE_PICKER, NULL);
  gtk_widget_set_parent(state->picker, widget);

  GtkEventController *legacy = gtk_event_controller_legacy_new();
  g_signal_connect(legacy, "event", G_CALLBACK(tsr_view_handle_event), view);
  gtk_widget_add_controller(widget, legacy);
  GtkEventController *preview = gtk_event_controller_legacy_new();
  gtk_event_controller_set_propagation_phase(preview, GTK_PHASE_CAPTURE);
  g_signal_connect(preview, "event", G_CALLBACK(tsr_view_preview_event), view);
  gtk_widget_add_controller(widget, preview);
  // Crossings never reach a legacy controller.
  GtkEventController *motion = gtk_event_controller_motion_new();
  g_signal_connect(motion, "leave", G_CALLBACK(tsr_view_handle_leave), view);
  gtk_widget_add_controller(widget, motion);
  g_signal_connect(widget, "notify::scale-factor", G_CALLBACK(tsr_view_tell_size), NULL);
}

GtkWidget *tsr_view_new(int natural_width, int natural_height, TsrViewClient client) {
  GtkWidget *view = g_object_new(TSR_TYPE_VIEW, NULL);
  TsrViewPrivate *state = tsr_view_get_state(view);
  state->natural_width = natural_width;
  state->natural_height = natural_height;
  state->client = client;
  state->has_client = true;
  return view;
}

void tsr_view_detach(GtkWidget *view) { tsr_view_get_state(view)->has_client = false; }

GtkWidget *tsr_view_get_picker(GtkWidget *view) { return tsr_view_get_state(view)->picker; }

void tsr_view_start_ticking(GtkWidget *view) {
  TsrViewPrivate *state = tsr_view_get_state(view);
  if (state->tick == 0) state->tick = gtk_widget_add_tick_callback(view, tsr_view_tick, NULL, NULL);
}

void tsr_window_leave_background_out(GtkWindow *window) {
  static GtkCssProvider *provider = NULL;
  GtkWidget *widget = GTK_WIDGET(window);
  if (provider == NULL) {
    provider = gtk_css_provider_new();
    gtk_css_provider_load_from_data(provider, "window.tessera { background: none; }", -1);
    gtk_style_context_add_provider_for_display(
        gtk_widget_get_display(widget), GTK_STYLE_PROVIDER(provider),
        GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  }
  gtk_widget_add_css_class(widget, "tessera");
}

void tsr_view_set_opaque(GtkWidget *view, bool is_opaque) {
  GtkNative *native = gtk_widget_get_native(view);
  GdkSurface *surface = native == NULL ? NULL : gtk_native_get_surface(native);
  if (surface == NULL) return;
  if (!is_opaque) {
    gdk_surface_set_opaque_region(surface, NULL);
    return;
  }
  double x = 0, y = 0, surface_x = 0, surface_y = 0;
  gtk_native_get_surface_transform(native, &surface_x, &surface_y);
  gtk_widget_translate_coordinates(view, GTK_WIDGET(native), 0, 0, &x, &y);
  cairo_rectangle_int_t rect = {
      .x = (int)(x + surface_x),
      .y = (int)(y + surface_y),
      .width = gtk_widget_get_width(view),
      .height = gtk_widget_get_height(view)};
  cairo_region_t *region = cairo_region_create_rectangle(&rect);
  gdk_surface_set_opaque_region(surface, region);
  cairo_region_destroy(region);
}

void tsr_display_set_renderer(GdkDisplay *display, const char *name) {
  g_object_set_data_full(G_OBJECT(display), "gsk-renderer", g_strdup(name), g_free);
}
