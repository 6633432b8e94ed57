// What all kinds of elements for assistive technologies have in common.
#ifndef TSR_ELEMENT_STATE_H
#define TSR_ELEMENT_STATE_H

#include "TsrAccessibility.h"

#pragma clang diagnostic ignored "-Wnullability-completeness"

/// What an element does, and where it is.
typedef struct {
  TsrElementClient client;
  bool has_client;
  int64_t number;
  int x, y, width, height;
} TsrElementState;

/// Makes the widgets of a class invisible, with the actions of elements.
void tsr_element_set_up_class(GtkWidgetClass *widget_class);

/// The type of elements with the letters of a text, which is a GtkText or a GtkTextView; without them if the text shows none.
GType tsr_text_element_type(GtkWidget *text);

/// Gives an element that was made of that type its text.
void tsr_text_element_set_text(GtkWidget *element, GtkWidget *text);

/// The state of an element with letters; NULL for any other widget.
TsrElementState *tsr_text_element_get_state(GtkWidget *widget);

#endif
