#include "TsrElementState.h"

// GTK exports letters, cursor and selection of a widget that hands on to a GtkText, as GtkEntry does, and of a GtkTextView. Both
// have a focus of their own, so changes of the text itself, which is left out of the tree, are passed on to the element around it.

// A secret has the focus, and no letters.
#define TSR_TYPE_SECRET_ELEMENT (tsr_secret_element_get_type())
G_DECLARE_DERIVABLE_TYPE(TsrSecretElement, tsr_secret_element, TSR, SECRET_ELEMENT, GtkWidget)

struct _TsrSecretElementClass {
  GtkWidgetClass parent_class;
};

typedef struct {
  TsrElementState state;
  /// The text, as long as the element lasts: GTK listens to it until then.
  GtkWidget *text;
} TsrSecretElementPrivate;

#define TSR_TYPE_TEXT_ELEMENT (tsr_text_element_get_type())
G_DECLARE_FINAL_TYPE(TsrTextElement, tsr_text_element, TSR, TEXT_ELEMENT, TsrSecretElement)

struct _TsrTextElement {
  TsrSecretElement parent_instance;
};

#define TSR_TYPE_AREA_ELEMENT (tsr_area_element_get_type())
G_DECLARE_FINAL_TYPE(TsrAreaElement, tsr_area_element, TSR, AREA_ELEMENT, GtkTextView)

struct _TsrAreaElement {
  GtkTextView parent_instance;
  TsrElementState state;
  /// The view of many lines whose letters, cursor and selection the element has, by way of its buffer.
  GtkWidget *text;
};

#if !GTK_CHECK_VERSION(4, 10, 0)
// The interface is declared to programs from GTK 4.10 on, and begins with the same functions there.
struct _GtkAccessibleInterface {
  GTypeInterface parent_interface;
  GtkATContext *(*get_at_context)(GtkAccessible *self);
  gboolean (*get_platform_state)(GtkAccessible *self, int state);
};
enum { GTK_ACCESSIBLE_PLATFORM_STATE_FOCUSABLE, GTK_ACCESSIBLE_PLATFORM_STATE_FOCUSED };
typedef int GtkAccessiblePlatformState;
#endif

static GtkWidget *text_of(gpointer element);

static gboolean get_platform_state(GtkAccessible *self, GtkAccessiblePlatformState state) {
  GtkWidget *text = text_of(self);
  if (text == NULL) return FALSE;
  switch ((int)state) {
    case GTK_ACCESSIBLE_PLATFORM_STATE_FOCUSABLE:
      return gtk_widget_get_focusable(text) || gtk_widget_get_focusable(GTK_WIDGET(self));
    case GTK_ACCESSIBLE_PLATFORM_STATE_FOCUSED:
      return gtk_widget_has_focus(text) || gtk_widget_has_focus(GTK_WIDGET(self));
    default:
      return FALSE;
  }
}

static void accessible_init(GtkAccessibleInterface *interface) {
  interface->get_platform_state = (void *)get_platform_state;
}

static GtkEditable *get_delegate(GtkEditable *self) {
  GtkWidget *text = text_of(self);
  return text == NULL ? NULL : GTK_EDITABLE(text);
}

static void editable_init(GtkEditableInterface *interface) { interface->get_delegate = get_delegate; }

G_DEFINE_TYPE_WITH_CODE(
    TsrSecretElement, tsr_secret_element, GTK_TYPE_WIDGET,
    G_ADD_PRIVATE(TsrSecretElement)
        G_IMPLEMENT_INTERFACE(GTK_TYPE_ACCESSIBLE, accessible_init))

G_DEFINE_TYPE_WITH_CODE(
    TsrTextElement, tsr_text_element, TSR_TYPE_SECRET_ELEMENT,
    G_IMPLEMENT_INTERFACE(GTK_TYPE_EDITABLE, editable_init))

G_DEFINE_TYPE_WITH_CODE(
    TsrAreaElement, tsr_area_element, GTK_TYPE_TEXT_VIEW,
    G_IMPLEMENT_INTERFACE(GTK_TYPE_ACCESSIBLE, accessible_init))

static TsrSecretElementPrivate *secret_of(gpointer element) {
  return tsr_secret_element_get_instance_private(TSR_SECRET_ELEMENT(element));
}

static GtkWidget *text_of(gpointer element) {
  return TSR_IS_AREA_ELEMENT(element) ? TSR_AREA_ELEMENT(element)->text : secret_of(element)->text;
}

static void get_property(
    GObject *object, guint property, GValue *value, GParamSpec *specification) {
  gtk_editable_delegate_get_property(object, property, value, specification);
}

static void set_property(
    GObject *object, guint property, const GValue *value, GParamSpec *specification) {
  gtk_editable_delegate_set_property(object, property, value, specification);
}

static void tsr_secret_element_finalize(GObject *object) {
  g_clear_object(&secret_of(object)->text);
  G_OBJECT_CLASS(tsr_secret_element_parent_class)->finalize(object);
}

static void tsr_secret_element_class_init(TsrSecretElementClass *class) {
  G_OBJECT_CLASS(class)->finalize = tsr_secret_element_finalize;
  tsr_element_set_up_class(GTK_WIDGET_CLASS(class));
}

static void tsr_secret_element_init(TsrSecretElement *element) {}

static void tsr_text_element_class_init(TsrTextElementClass *class) {
  GObjectClass *object_class = G_OBJECT_CLASS(class);
  object_class->get_property = get_property;
  object_class->set_property = set_property;
  gtk_editable_install_properties(object_class, 1);
}

static void tsr_text_element_init(TsrTextElement *element) {}

static void tsr_area_element_finalize(GObject *object) {
  g_clear_object(&TSR_AREA_ELEMENT(object)->text);
  G_OBJECT_CLASS(tsr_area_element_parent_class)->finalize(object);
}

static void tsr_area_element_class_init(TsrAreaElementClass *class) {
  G_OBJECT_CLASS(class)->finalize = tsr_area_element_finalize;
  tsr_element_set_up_class(GTK_WIDGET_CLASS(class));
}

// Keys and pointers are for the views, also where a reader is sent to the element.
static void tsr_area_element_init(TsrAreaElement *element) {
  GListModel *controllers = gtk_widget_observe_controllers(GTK_WIDGET(element));
  for (guint index = g_list_model_get_n_items(controllers); index > 0; index--) {
    GtkEventController *controller = g_list_model_get_item(controllers, index - 1);
    gtk_widget_remove_controller(GTK_WIDGET(element), controller);
    g_object_unref(controller);
  }
  g_object_unref(controllers);
  gtk_widget_action_set_enabled(GTK_WIDGET(element), "menu.popup", FALSE);
  gtk_widget_action_set_enabled(GTK_WIDGET(element), "misc.insert-emoji", FALSE);
}

GType tsr_text_element_type(GtkWidget *text) {
  if (GTK_IS_TEXT_VIEW(text)) return TSR_TYPE_AREA_ELEMENT;
  return gtk_text_get_visibility(GTK_TEXT(text)) ? TSR_TYPE_TEXT_ELEMENT : TSR_TYPE_SECRET_ELEMENT;
}

void tsr_text_element_set_text(GtkWidget *element, GtkWidget *text) {
  if (TSR_IS_SECRET_ELEMENT(element)) {
    secret_of(element)->text = g_object_ref(text);
    return;
  }
  TSR_AREA_ELEMENT(element)->text = g_object_ref(text);
  gtk_text_view_set_buffer(
      GTK_TEXT_VIEW(element), gtk_text_view_get_buffer(GTK_TEXT_VIEW(text)));
}

TsrElementState *tsr_text_element_get_state(GtkWidget *widget) {
  if (TSR_IS_SECRET_ELEMENT(widget)) return &secret_of(widget)->state;
  return TSR_IS_AREA_ELEMENT(widget) ? &TSR_AREA_ELEMENT(widget)->state : NULL;
}
