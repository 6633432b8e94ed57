// A list of cities as a GTK widget, written in Swift.
#ifndef CITIES_WIDGET_H
#define CITIES_WIDGET_H

#include <gtk/gtk.h>

/// Creates a floating widget.
///
/// `selected` is called with the name of each city that is selected, and `noted` with each note that is typed.
GtkWidget *cities_widget_new(
    void (*selected)(const char *name, void *context), void (*noted)(const char *note, void *context),
    void *context);

#endif
