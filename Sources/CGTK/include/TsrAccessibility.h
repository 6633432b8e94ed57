// The elements of a view for assistive technologies: invisible widgets, one for each element.
#ifndef TSR_ACCESSIBILITY_H
#define TSR_ACCESSIBILITY_H

#include <gtk/gtk.h>
#include <stdbool.h>

/// The actions of any element, beside those of its own.
typedef enum {
  TsrElementActivate = 1 << 0,
  TsrElementFocus = 1 << 1,
  TsrElementIncrement = 1 << 2,
  TsrElementDecrement = 1 << 3,
  TsrElementScrollForward = 1 << 4,
  TsrElementScrollBackward = 1 << 5,
  TsrElementDismiss = 1 << 6,
} TsrElementActions;

/// The states of an element; -1 for one that does not apply.
typedef struct {
  int selected, checked, expanded;
  bool disabled, modal;
} TsrElementStates;

/// What assistive technologies do with an element.
typedef struct {
  void *_Nullable context;
  /// An action is performed: one of those of all elements, or one of the element's own.
  void (*_Nonnull performed)(void *_Nullable context, int64_t number, const char *_Nonnull name);
  /// A value is to be another one.
  void (*_Nonnull set)(void *_Nullable context, int64_t number, double value);
} TsrElementClient;

/// Creates an element, with a reference for the caller.
///
/// One that has a value holds no other elements. One with a text, a GtkText or a GtkTextView, has its letters, its cursor, its selection,
/// and the focus when the text has that; of a secret, whose letters do not show, the focus alone.
GtkWidget *_Nonnull tsr_element_new(
    GtkAccessibleRole role, bool has_value, GtkWidget *_Nullable text, TsrElementClient client,
    int64_t number);

/// Says the value of an element that has one, and its bounds.
void tsr_element_set_value(
    GtkWidget *_Nonnull element, double value, double minimum, double maximum);

/// Takes an element away for good, and gives up the reference.
void tsr_element_destroy(GtkWidget *_Nonnull element);

/// Whether a widget is an element.
bool tsr_widget_is_element(GtkWidget *_Nonnull widget);

/// Adds where an element is in its view; adds nothing for another widget.
void tsr_element_get_origin(GtkWidget *_Nonnull element, int *_Nonnull x, int *_Nonnull y);

/// Puts an element into a view, or into another element, behind the child `previous`, or in front of all others.
void tsr_element_insert(
    GtkWidget *_Nonnull element, GtkWidget *_Nonnull parent, GtkWidget *_Nullable previous);

/// Says where an element is in what it is in.
void tsr_element_place(GtkWidget *_Nonnull element, int x, int y, int width, int height);

/// Says what can be done with an element: a set of those of all, and the names of its own, which end with NULL.
void tsr_element_set_actions(
    GtkWidget *_Nonnull element, unsigned actions, const char *_Nullable const *_Nonnull names);

/// Says what is the case with an element.
void tsr_element_set_states(GtkWidget *_Nonnull element, TsrElementStates states);

/// Brings the keys of a view to an element, or to the view itself, if they are with one of those.
void tsr_view_focus_element(GtkWidget *_Nonnull view, GtkWidget *_Nullable element);

/// Whether keys go to an element of a view.
bool tsr_view_has_focused_element(GtkWidget *_Nonnull view);

/// Gives an element its place now.
void tsr_element_allocate(GtkWidget *_Nonnull element);

/// Places the elements of a view; called while GTK allocates it.
void tsr_view_place_elements(GtkWidget *_Nonnull view);

/// Says the name of any widget, and more about it, to assistive technologies.
void tsr_widget_describe(
    GtkWidget *_Nonnull widget, const char *_Nonnull name, const char *_Nonnull description);

/// Leaves a widget, with all that it holds, out of what assistive technologies see; not to be called once one has seen it.
///
/// That it has the focus is said of what is around it.
void tsr_widget_leave_out(GtkWidget *_Nonnull widget);

/// Calls `changed` whenever an assistive technology comes or goes, and once if one is there.
///
/// One is there while the desktop's accessibility is on or a screen reader is. Calls come as long as the program runs. Nothing is watched
/// where GTK is told to leave the accessibility bus alone.
void tsr_readers_watch(
    void (*_Nonnull changed)(void *_Nullable context, bool is_there), void *_Nullable context);

#endif
