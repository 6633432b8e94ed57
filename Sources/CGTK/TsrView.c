#include "TsrView.h"

// Stands in front of all hosts and asks, whenever GTK looks for the widget under a pointer, which of them may be it.
#define TSR_TYPE_PICKER (tsr_picker_get_type())
G_DECLARE_FINAL_TYPE(TsrPicker, tsr_picker, TSR, PICKER, GtkWidget)

struct _TsrPicker {
  GtkWidget parent_instance;
};

G_DEFINE_TYPE(TsrPicker, tsr_picker, GTK_TYPE_WIDGET)

#define TSR_TYPE_VIEW (tsr_view_get_type())
G_DECLARE_FINAL_TYPE(TsrView, tsr_view, TSR, VIEW, GtkWidget)

struct _TsrView {
  GtkWidget parent_instance;
  TsrViewClient client;
  bool has_client;
  int natural_width, natural_height;
  guint tick;
  GtkWidget *picker;
};

G_DEFINE_TYPE(TsrView, tsr_view, GTK_TYPE_WIDGET)

// Widgets are picked front to back, so hosts behind the picker are looked at after this.
static gboolean tsr_picker_contains(GtkWidget *picker, double x, double y) {
  TsrView *view = TSR_VIEW(gtk_widget_get_parent(picker));
  GtkWidget *chosen = view->has_client ? view->client.pick(view->client.context, x, y) : NULL;
  GtkWidget *host = gtk_widget_get_first_child(GTK_WIDGET(view));
  for (; host != NULL && host != picker; host = gtk_widget_get_next_sibling(host)) {
    gtk_widget_set_can_target(host, host == chosen);
  }
  return FALSE;
}

static void tsr_picker_class_init(TsrPickerClass *class) {
  GTK_WIDGET_CLASS(class)->contains = tsr_picker_contains;
}

static void tsr_picker_init(TsrPicker *picker) {}

static void tsr_view_measure(
    GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
    int *minimum_baseline, int *natural_baseline) {
  TsrView *view = TSR_VIEW(widget);
  *minimum = 0;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? view->natural_width : view->natural_height;
  *minimum_baseline = -1;
  *natural_baseline = -1;
}

static void tsr_view_tell_size(TsrView *view) {
  if (!view->has_client) return;
  GtkWidget *widget = GTK_WIDGET(view);
  view->client.resized(
      view->client.context, gtk_widget_get_width(widget), gtk_widget_get_height(widget),
      gtk_widget_get_scale_factor(widget));
}

static void tsr_view_size_allocate(GtkWidget *widget, int width, int height, int baseline) {
  TsrView *view = TSR_VIEW(widget);
  gtk_widget_allocate(view->picker, 0, 0, -1, NULL);
  // Menus are surfaces of their own, which their parent has to bring to the right place.
  GtkWidget *child = gtk_widget_get_first_child(widget);
  for (; child != NULL; child = gtk_widget_get_next_sibling(child)) {
    if (GTK_IS_POPOVER(child)) gtk_popover_present(GTK_POPOVER(child));
  }
  tsr_view_tell_size(view);
  if (view->has_client) view->client.place(view->client.context);
}

static void tsr_view_dispose(GObject *object) {
  GtkWidget *widget = GTK_WIDGET(object);
  TSR_VIEW(object)->has_client = false;
  GtkWidget *child = NULL;
  while ((child = gtk_widget_get_first_child(widget)) != NULL) gtk_widget_unparent(child);
  G_OBJECT_CLASS(tsr_view_parent_class)->dispose(object);
}

static void tsr_view_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  TsrView *view = TSR_VIEW(widget);
  if (view->has_client) view->client.draw(view->client.context, snapshot);
}

static bool tsr_view_send(TsrView *view, const TsrEvent *event) {
  return view->has_client && view->client.received(view->client.context, event);
}

static bool tsr_view_has_focus_inside(TsrView *view) {
  GtkRoot *root = gtk_widget_get_root(GTK_WIDGET(view));
  GtkWidget *focus = root == NULL ? NULL : gtk_root_get_focus(root);
  return focus != NULL && gtk_widget_is_ancestor(focus, GTK_WIDGET(view));
}

static gboolean tsr_view_handle_event(
    GtkEventControllerLegacy *controller, GdkEvent *event, TsrView *view) {
  TsrEvent read;
  if (!tsr_event_read(event, GTK_WIDGET(view), &read)) return FALSE;
  // The client decides whether a press outside takes the focus from a host.
  if (read.kind == TsrEventKindPress && !tsr_view_has_focus_inside(view)) {
    gtk_widget_grab_focus(GTK_WIDGET(view));
  }
  return tsr_view_send(view, &read);
}

static void tsr_view_handle_leave(GtkEventControllerMotion *controller, TsrView *view) {
  TsrEvent leave = {.kind = TsrEventKindLeave, .device = TsrDeviceMouse};
  leave.time = gtk_event_controller_get_current_event_time(GTK_EVENT_CONTROLLER(controller));
  tsr_view_send(view, &leave);
}

static gboolean tsr_view_tick(GtkWidget *widget, GdkFrameClock *clock, gpointer unused) {
  TsrView *view = TSR_VIEW(widget);
  if (view->has_client &&
      view->client.tick(view->client.context, gdk_frame_clock_get_frame_time(clock))) {
    return G_SOURCE_CONTINUE;
  }
  view->tick = 0;
  return G_SOURCE_REMOVE;
}

static void tsr_view_class_init(TsrViewClass *class) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
  G_OBJECT_CLASS(class)->dispose = tsr_view_dispose;
  widget_class->measure = tsr_view_measure;
  widget_class->size_allocate = tsr_view_size_allocate;
  widget_class->snapshot = tsr_view_snapshot;
  gtk_widget_class_set_css_name(widget_class, "tessera");
}

static void tsr_view_init(TsrView *view) {
  GtkWidget *widget = GTK_WIDGET(view);
  gtk_widget_set_focusable(widget, TRUE);
  gtk_widget_set_hexpand(widget, TRUE);
  gtk_widget_set_vexpand(widget, TRUE);
  gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN);
  view->picker = g_object_new(TSR_TYPE_PICKER, NULL);
  gtk_widget_set_parent(view->picker, widget);

  GtkEventController *legacy = gtk_event_controller_legacy_new();
  g_signal_connect(legacy, "event", G_CALLBACK(tsr_view_handle_event), view);
  gtk_widget_add_controller(widget, legacy);
  // Crossings never reach a legacy controller.
  GtkEventController *motion = gtk_event_controller_motion_new();
  g_signal_connect(motion, "leave", G_CALLBACK(tsr_view_handle_leave), view);
  gtk_widget_add_controller(widget, motion);
  g_signal_connect(widget, "notify::scale-factor", G_CALLBACK(tsr_view_tell_size), NULL);
}

GtkWidget *tsr_view_new(int natural_width, int natural_height, TsrViewClient client) {
  TsrView *view = g_object_new(TSR_TYPE_VIEW, NULL);
  view->natural_width = natural_width;
  view->natural_height = natural_height;
  view->client = client;
  view->has_client = true;
  return GTK_WIDGET(view);
}

void tsr_view_detach(GtkWidget *widget) {
  TsrView *view = TSR_VIEW(widget);
  view->has_client = false;
}

GtkWidget *tsr_view_get_picker(GtkWidget *view) { return TSR_VIEW(view)->picker; }

void tsr_view_start_ticking(GtkWidget *widget) {
  TsrView *view = TSR_VIEW(widget);
  if (view->tick == 0) view->tick = gtk_widget_add_tick_callback(widget, tsr_view_tick, NULL, NULL);
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
