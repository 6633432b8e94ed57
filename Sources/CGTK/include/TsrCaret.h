// A caret that blinks in two frames of a period, where GTK fades it in each frame of the display.
#ifndef TSR_CARET_H
#define TSR_CARET_H

#include <gtk/gtk.h>

/// Lets the caret of a GtkText or GtkTextView blink by this from now on, as the desktop's settings say: whether, how fast and how long.
///
/// GTK would draw it anew some sixty times a second. Its own blinking is off while such a widget has the focus, and no other caret
/// blinks then.
void tsr_caret_attach(GtkWidget *_Nonnull text);

#endif
