#include "TsrHost.h"

#include "TsrAccessibility.h"
#include "TsrView.h"

#define TSR_TYPE_HOST (tsr_host_get_type())
G_DECLARE_FINAL_TYPE(TsrHost, tsr_host, TSR, HOST, GtkWidget)

struct _TsrHost {
  GtkWidget parent_instance;
  GtkWidget *child;
  GskRenderNode *node;
  TsrHostClient client;
  bool has_client;
  bool scrolls;
  /// It is on its way from one parent to another.
  bool is_moving;
};

G_DEFINE_TYPE(TsrHost, tsr_host, GTK_TYPE_WIDGET)

/// The longest side that anything on a screen can have.
static const int greatest_length = 32767;

// A host is as large as it is told to be; its widget is never smaller than it can be.
static void tsr_host_measure_self(
    GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
    int *minimum_baseline, int *natural_baseline) {
  *minimum = 0;
  *natural = 0;
  *minimum_baseline = -1;
  *natural_baseline = -1;
}

static int within(int least, int length, int most) {
  if (length < least) length = least;
  return length > most ? most : length;
}

static void tsr_host_size_allocate(GtkWidget *widget, int width, int height, int baseline) {
  TsrHost *host = TSR_HOST(widget);
  if (host->child == NULL || !gtk_widget_should_layout(host->child)) return;
  int least_width = 0, least_height = 0;
  gtk_widget_measure(
      host->child, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, NULL, NULL, NULL);
  int child_width = within(least_width, width, greatest_length);
  gtk_widget_measure(
      host->child, GTK_ORIENTATION_VERTICAL, child_width, &least_height, NULL, NULL, NULL);
  if (host->scrolls) least_height = 0;
  int child_height = within(least_height, height, greatest_length);
  gtk_widget_allocate(host->child, child_width, child_height, -1, NULL);
}

// The node is drawn with the layer that the widget is shown in, not with the view.
static void tsr_host_snapshot(GtkWidget *widget, GtkSnapshot *unused) {
  TsrHost *host = TSR_HOST(widget);
  g_clear_pointer(&host->node, gsk_render_node_unref);
  if (host->child == NULL) return;
  GtkSnapshot *snapshot = gtk_snapshot_new();
  gtk_widget_snapshot_child(widget, host->child, snapshot);
  host->node = gtk_snapshot_free_to_node(snapshot);
}

// An app may destroy its widget, which then leaves its parent.
static void tsr_host_child_changed(GtkWidget *child, GParamSpec *property, TsrHost *host) {
  if (host->child != child || gtk_widget_get_parent(child) == GTK_WIDGET(host)) return;
  g_signal_handlers_disconnect_by_data(child, host);
  host->child = NULL;
  gtk_widget_queue_draw(GTK_WIDGET(host));
}

static void tsr_host_dispose(GObject *object) {
  TsrHost *host = TSR_HOST(object);
  host->has_client = false;
  GtkWidget *child = host->child;
  host->child = NULL;
  if (child != NULL) {
    g_signal_handlers_disconnect_by_data(child, host);
    gtk_widget_unparent(child);
  }
  g_clear_pointer(&host->node, gsk_render_node_unref);
  G_OBJECT_CLASS(tsr_host_parent_class)->dispose(object);
}

static void change_focus(TsrHost *host, bool has_focus) {
  if (host->has_client && !host->is_moving) {
    host->client.focus_changed(host->client.context, has_focus);
  }
}

static void tsr_host_focus_entered(GtkEventControllerFocus *controller, TsrHost *host) {
  change_focus(host, true);
}

static void tsr_host_focus_left(GtkEventControllerFocus *controller, TsrHost *host) {
  change_focus(host, false);
}

// What is pressed on the widget is not pressed on the views behind it, whether or not the widget has a use for it.
static gboolean tsr_host_handle_event(
    GtkEventControllerLegacy *controller, GdkEvent *event, TsrHost *host) {
  const GdkModifierType buttons =
      GDK_BUTTON1_MASK | GDK_BUTTON2_MASK | GDK_BUTTON3_MASK | GDK_BUTTON4_MASK | GDK_BUTTON5_MASK;
  switch (gdk_event_get_event_type(event)) {
    case GDK_BUTTON_PRESS:
    case GDK_BUTTON_RELEASE:
    case GDK_TOUCH_BEGIN:
    case GDK_TOUCH_UPDATE:
    case GDK_TOUCH_END:
    case GDK_TOUCH_CANCEL:
      return TRUE;
    case GDK_MOTION_NOTIFY:
      return (gdk_event_get_modifier_state(event) & buttons) != 0;
    default:
      return FALSE;
  }
}

static void tsr_host_class_init(TsrHostClass *class) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
  G_OBJECT_CLASS(class)->dispose = tsr_host_dispose;
  widget_class->measure = tsr_host_measure_self;
  widget_class->size_allocate = tsr_host_size_allocate;
  widget_class->snapshot = tsr_host_snapshot;
  gtk_widget_class_set_css_name(widget_class, "tessera-host");
  // Others have the name of their type.
  gtk_widget_class_set_accessible_role(widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void tsr_host_init(TsrHost *host) {
  GtkWidget *widget = GTK_WIDGET(host);
  gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_can_target(widget, FALSE);
  GtkEventController *focus = gtk_event_controller_focus_new();
  g_signal_connect(focus, "enter", G_CALLBACK(tsr_host_focus_entered), host);
  g_signal_connect(focus, "leave", G_CALLBACK(tsr_host_focus_left), host);
  gtk_widget_add_controller(widget, focus);
  GtkEventController *legacy = gtk_event_controller_legacy_new();
  g_signal_connect(legacy, "event", G_CALLBACK(tsr_host_handle_event), host);
  gtk_widget_add_controller(widget, legacy);
}

GtkWidget *tsr_host_new(GtkWidget *child, TsrHostClient client) {
  TsrHost *host = g_object_ref_sink(g_object_new(TSR_TYPE_HOST, NULL));
  host->client = client;
  host->has_client = true;
  if (gtk_widget_get_parent(child) != NULL || GTK_IS_ROOT(child)) return GTK_WIDGET(host);
  host->child = child;
  gtk_widget_set_parent(child, GTK_WIDGET(host));
  g_signal_connect(child, "notify::parent", G_CALLBACK(tsr_host_child_changed), host);
  return GTK_WIDGET(host);
}

void tsr_host_allow_scrolling(GtkWidget *host) { TSR_HOST(host)->scrolls = true; }

void tsr_host_destroy(GtkWidget *widget) {
  TSR_HOST(widget)->has_client = false;
  tsr_host_leave(widget);
  g_object_run_dispose(G_OBJECT(widget));
  g_object_unref(widget);
}

GtkWidget *tsr_host_get_widget(GtkWidget *host) { return TSR_HOST(host)->child; }

static int length_asked(GtkWidget *child, GtkOrientation orientation, int for_size, int offered) {
  int minimum = 0, natural = 0;
  gtk_widget_measure(child, orientation, for_size, &minimum, &natural, NULL, NULL);
  int length = offered < 0 ? natural : within(minimum, offered, natural > minimum ? natural : minimum);
  return length;
}

void tsr_host_measure(
    GtkWidget *host, int offered_width, int offered_height, int *width, int *height) {
  GtkWidget *child = TSR_HOST(host)->child;
  *width = *height = 0;
  if (child == NULL) return;
  if (offered_width < 0 && offered_height >= 0 &&
      gtk_widget_get_request_mode(child) == GTK_SIZE_REQUEST_WIDTH_FOR_HEIGHT) {
    *height = length_asked(child, GTK_ORIENTATION_VERTICAL, -1, offered_height);
    *width = length_asked(child, GTK_ORIENTATION_HORIZONTAL, *height, -1);
    return;
  }
  *width = length_asked(child, GTK_ORIENTATION_HORIZONTAL, -1, offered_width);
  *height = length_asked(child, GTK_ORIENTATION_VERTICAL, *width, offered_height);
}

void tsr_host_enter(GtkWidget *host, GtkWidget *view) {
  gtk_widget_set_child_visible(host, FALSE);
  gtk_widget_insert_before(host, view, tsr_view_get_picker(view));
}

// The view around a host, which may stand in an element; NULL for none.
static GtkWidget *view_of(GtkWidget *host) {
  GtkWidget *widget = gtk_widget_get_parent(host);
  while (widget != NULL && tsr_widget_is_element(widget)) widget = gtk_widget_get_parent(widget);
  return widget;
}

bool tsr_widget_is_host(GtkWidget *widget) { return TSR_IS_HOST(widget); }

void tsr_host_stand_in(GtkWidget *host, GtkWidget *element) {
  GtkWidget *view = view_of(host);
  GtkWidget *parent = element == NULL ? view : element;
  if (view == NULL || gtk_widget_get_parent(host) == parent) return;
  GtkWidget *focus =
      tsr_host_has_focus(host) ? gtk_root_get_focus(gtk_widget_get_root(host)) : NULL;
  TSR_HOST(host)->is_moving = true;
  g_object_ref(host);
  gtk_widget_unparent(host);
  gtk_widget_insert_before(host, parent, element == NULL ? tsr_view_get_picker(view) : NULL);
  g_object_unref(host);
  if (focus != NULL && GTK_IS_TEXT(focus)) {
    gtk_text_grab_focus_without_selecting(GTK_TEXT(focus));
  } else if (focus != NULL) {
    gtk_widget_grab_focus(focus);
  }
  TSR_HOST(host)->is_moving = false;
}

void tsr_host_leave(GtkWidget *host) {
  GtkWidget *view = view_of(host);
  if (view == NULL) return;
  bool had_focus = tsr_host_has_focus(host);
  gtk_widget_unparent(host);
  g_clear_pointer(&TSR_HOST(host)->node, gsk_render_node_unref);
  if (had_focus) gtk_widget_grab_focus(view);
}

void tsr_host_place(GtkWidget *host, int width, int height, GskTransform *transform) {
  int x = 0, y = 0;
  tsr_element_get_origin(gtk_widget_get_parent(host), &x, &y);
  if (x != 0 || y != 0) {
    GskTransform *from_view = gsk_transform_translate(NULL, &GRAPHENE_POINT_INIT(-x, -y));
    GskTransform *inside = gsk_transform_transform(from_view, transform);
    gsk_transform_unref(transform);
    transform = inside;
  }
  if (!gtk_widget_get_child_visible(host)) gtk_widget_set_child_visible(host, TRUE);
  int unused = 0;
  gtk_widget_measure(host, GTK_ORIENTATION_HORIZONTAL, -1, &unused, NULL, NULL, NULL);
  gtk_widget_allocate(
      host, within(0, width, greatest_length), within(0, height, greatest_length), -1, transform);
}

void tsr_host_hide(GtkWidget *host) {
  if (gtk_widget_get_child_visible(host)) gtk_widget_set_child_visible(host, FALSE);
}

GskRenderNode *tsr_host_get_node(GtkWidget *widget, GtkSnapshot *unused) {
  TsrHost *host = TSR_HOST(widget);
  GtkWidget *parent = gtk_widget_get_parent(widget);
  if (parent == NULL || !gtk_widget_get_mapped(widget)) return NULL;
  gtk_widget_snapshot_child(parent, widget, unused);
  // Elements around it are drawn as well, or GTK takes them for ones that are about to be, and no change comes through.
  for (; tsr_widget_is_element(parent); parent = gtk_widget_get_parent(parent)) {
    tsr_element_allocate(parent);
    gtk_widget_snapshot_child(gtk_widget_get_parent(parent), parent, unused);
  }
  return host->node;
}

void tsr_snapshot_discard(GtkSnapshot *snapshot) {
  GskRenderNode *node = gtk_snapshot_free_to_node(snapshot);
  if (node != NULL) gsk_render_node_unref(node);
}

bool tsr_host_has_focus(GtkWidget *host) {
  GtkRoot *root = gtk_widget_get_root(host);
  GtkWidget *focus = root == NULL ? NULL : gtk_root_get_focus(root);
  return focus != NULL && gtk_widget_is_ancestor(focus, host);
}

static bool takes_focus(GtkWidget *widget) {
  if (!gtk_widget_get_visible(widget) || !gtk_widget_is_sensitive(widget) ||
      !gtk_widget_get_can_focus(widget)) {
    return false;
  }
  if (gtk_widget_get_focusable(widget)) return true;
  GtkWidget *child = gtk_widget_get_first_child(widget);
  for (; child != NULL; child = gtk_widget_get_next_sibling(child)) {
    if (takes_focus(child)) return true;
  }
  return false;
}

bool tsr_host_takes_focus(GtkWidget *host) {
  GtkWidget *child = TSR_HOST(host)->child;
  return child != NULL && takes_focus(child);
}

bool tsr_host_move_focus(GtkWidget *host, bool is_forward) {
  GtkWidget *child = TSR_HOST(host)->child;
  if (child == NULL) return false;
  // GTK goes through what is mapped only, and a widget that has just come into sight is not yet.
  if (!gtk_widget_get_mapped(host)) {
    return !tsr_host_has_focus(host) && gtk_widget_grab_focus(child);
  }
  return gtk_widget_child_focus(host, is_forward ? GTK_DIR_TAB_FORWARD : GTK_DIR_TAB_BACKWARD);
}
