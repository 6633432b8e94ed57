#include "TsrEmbedding.h"

#include "TsrViewStructure.h"

// A view that scrolls by itself and lets a GtkScrolledWindow show where it is.
#define TSR_TYPE_SCROLLING_VIEW (tsr_scrolling_view_get_type())
G_DECLARE_FINAL_TYPE(TsrScrollingView, tsr_scrolling_view, TSR, SCROLLING_VIEW, TsrView)

enum { HORIZONTAL, VERTICAL };

struct _TsrScrollingView {
  TsrView parent_instance;
  GtkAdjustment *adjustments[2];
  GtkScrollablePolicy policies[2];
  bool is_setting;
};

G_DEFINE_TYPE_WITH_CODE(
    TsrScrollingView, tsr_scrolling_view, TSR_TYPE_VIEW,
    G_IMPLEMENT_INTERFACE(GTK_TYPE_SCROLLABLE, NULL))

enum { PROPERTY_NONE, PROPERTY_HADJUSTMENT, PROPERTY_VADJUSTMENT, PROPERTY_HPOLICY, PROPERTY_VPOLICY };

static void tsr_scrolling_view_value_changed(GtkAdjustment *adjustment, TsrScrollingView *view) {
  TsrViewPrivate *state = tsr_view_get_state(view);
  if (view->is_setting || !state->has_client) return;
  state->embedding.scrolled(
      state->embedding.context, adjustment == view->adjustments[HORIZONTAL],
      gtk_adjustment_get_value(adjustment));
}

// A fling of the scrolled window goes to places that are reckoned from where it began, whatever is inserted above
// meanwhile. So the view flings, and the scrolled window only shows its bars.
static void leave_scrolling_to_view(GtkWidget *view) {
  GtkWidget *parent = gtk_widget_get_parent(view);
  if (!GTK_IS_SCROLLED_WINDOW(parent)) return;
  gtk_scrolled_window_set_kinetic_scrolling(GTK_SCROLLED_WINDOW(parent), FALSE);
  GListModel *controllers = gtk_widget_observe_controllers(parent);
  for (guint index = 0; index < g_list_model_get_n_items(controllers); index++) {
    GtkEventController *controller = g_list_model_get_item(controllers, index);
    if (GTK_IS_EVENT_CONTROLLER_SCROLL(controller)) {
      gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_NONE);
    }
    g_object_unref(controller);
  }
  g_object_unref(controllers);
}

static void set_adjustment(TsrScrollingView *view, int axis, GtkAdjustment *adjustment) {
  GtkAdjustment *old = view->adjustments[axis];
  if (old == adjustment) return;
  if (old != NULL) {
    g_signal_handlers_disconnect_by_data(old, view);
    g_object_unref(old);
  }
  view->adjustments[axis] = adjustment == NULL ? NULL : g_object_ref_sink(adjustment);
  if (adjustment != NULL) {
    g_signal_connect(
        adjustment, "value-changed", G_CALLBACK(tsr_scrolling_view_value_changed), view);
    leave_scrolling_to_view(GTK_WIDGET(view));
  }
  TsrViewPrivate *state = tsr_view_get_state(view);
  if (state->has_client) state->embedding.adjustments_changed(state->embedding.context);
}

static void tsr_scrolling_view_set_property(
    GObject *object, guint property, const GValue *value, GParamSpec *specification) {
  TsrScrollingView *view = TSR_SCROLLING_VIEW(object);
  switch (property) {
    case PROPERTY_HADJUSTMENT:
      set_adjustment(view, HORIZONTAL, g_value_get_object(value));
      break;
    case PROPERTY_VADJUSTMENT:
      set_adjustment(view, VERTICAL, g_value_get_object(value));
      break;
    case PROPERTY_HPOLICY:
      view->policies[HORIZONTAL] = g_value_get_enum(value);
      break;
    case PROPERTY_VPOLICY:
      view->policies[VERTICAL] = g_value_get_enum(value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID(object, property, specification);
  }
}

static void tsr_scrolling_view_get_property(
    GObject *object, guint property, GValue *value, GParamSpec *specification) {
  TsrScrollingView *view = TSR_SCROLLING_VIEW(object);
  switch (property) {
    case PROPERTY_HADJUSTMENT:
      g_value_set_object(value, view->adjustments[HORIZONTAL]);
      break;
    case PROPERTY_VADJUSTMENT:
      g_value_set_object(value, view->adjustments[VERTICAL]);
      break;
    case PROPERTY_HPOLICY:
      g_value_set_enum(value, view->policies[HORIZONTAL]);
      break;
    case PROPERTY_VPOLICY:
      g_value_set_enum(value, view->policies[VERTICAL]);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID(object, property, specification);
  }
}

static void tsr_scrolling_view_dispose(GObject *object) {
  G_OBJECT_CLASS(tsr_scrolling_view_parent_class)->dispose(object);
  TsrScrollingView *view = TSR_SCROLLING_VIEW(object);
  set_adjustment(view, HORIZONTAL, NULL);
  set_adjustment(view, VERTICAL, NULL);
}

static void tsr_scrolling_view_class_init(TsrScrollingViewClass *class) {
  GObjectClass *object_class = G_OBJECT_CLASS(class);
  object_class->set_property = tsr_scrolling_view_set_property;
  object_class->get_property = tsr_scrolling_view_get_property;
  object_class->dispose = tsr_scrolling_view_dispose;
  g_object_class_override_property(object_class, PROPERTY_HADJUSTMENT, "hadjustment");
  g_object_class_override_property(object_class, PROPERTY_VADJUSTMENT, "vadjustment");
  g_object_class_override_property(object_class, PROPERTY_HPOLICY, "hscroll-policy");
  g_object_class_override_property(object_class, PROPERTY_VPOLICY, "vscroll-policy");
}

static void tsr_scrolling_view_init(TsrScrollingView *view) {}

static void focus_entered(GtkEventControllerFocus *controller, GtkWidget *view) {
  TsrViewPrivate *state = tsr_view_get_state(view);
  if (state->has_client) state->embedding.focus_changed(state->embedding.context, true);
}

static void focus_left(GtkEventControllerFocus *controller, GtkWidget *view) {
  TsrViewPrivate *state = tsr_view_get_state(view);
  if (state->has_client) state->embedding.focus_changed(state->embedding.context, false);
}

GtkWidget *tsr_embedded_view_new(
    bool scrolls, TsrViewClient client, TsrEmbeddingClient embedding) {
  GtkWidget *view = g_object_new(scrolls ? TSR_TYPE_SCROLLING_VIEW : TSR_TYPE_VIEW, NULL);
  TsrViewPrivate *state = tsr_view_get_state(view);
  state->client = client;
  state->embedding = embedding;
  state->is_embedded = true;
  state->has_client = true;
  gtk_widget_set_hexpand(view, FALSE);
  gtk_widget_set_vexpand(view, FALSE);
  GtkEventController *focus = gtk_event_controller_focus_new();
  g_signal_connect(focus, "enter", G_CALLBACK(focus_entered), view);
  g_signal_connect(focus, "leave", G_CALLBACK(focus_left), view);
  gtk_widget_add_controller(view, focus);
  return view;
}

bool tsr_embedded_view_leave(GtkWidget *view, bool is_forward) {
  GtkRoot *root = gtk_widget_get_root(view);
  if (root == NULL) return false;
  TsrViewPrivate *state = tsr_view_get_state(view);
  GtkWidget *before = gtk_root_get_focus(root);
  if (before != NULL) g_object_ref(before);
  g_object_ref(view);
  state->is_leaving = true;
  bool has_moved = gtk_widget_child_focus(
      GTK_WIDGET(root), is_forward ? GTK_DIR_TAB_FORWARD : GTK_DIR_TAB_BACKWARD);
  state->is_leaving = false;
  // A window whose search has come to its end without a result has no focus left.
  if (!has_moved && before != NULL && gtk_widget_get_root(before) == root) {
    gtk_widget_grab_focus(before);
  }
  g_clear_object(&before);
  g_object_unref(view);
  return has_moved;
}

bool tsr_embedded_view_contains_focus(GtkWidget *view) { return tsr_view_contains_focus(view); }

bool tsr_embedded_view_has_adjustments(GtkWidget *widget) {
  if (!TSR_IS_SCROLLING_VIEW(widget)) return false;
  TsrScrollingView *view = TSR_SCROLLING_VIEW(widget);
  return view->adjustments[HORIZONTAL] != NULL && view->adjustments[VERTICAL] != NULL;
}

static void set_range(GtkAdjustment *adjustment, TsrScrollRange range) {
  gtk_adjustment_configure(
      adjustment, range.value, range.lower, range.upper, range.page * 0.1, range.page * 0.9,
      range.page);
}

void tsr_embedded_view_set_ranges(
    GtkWidget *widget, TsrScrollRange horizontal, TsrScrollRange vertical) {
  if (!tsr_embedded_view_has_adjustments(widget)) return;
  TsrScrollingView *view = TSR_SCROLLING_VIEW(widget);
  view->is_setting = true;
  set_range(view->adjustments[HORIZONTAL], horizontal);
  set_range(view->adjustments[VERTICAL], vertical);
  view->is_setting = false;
}
