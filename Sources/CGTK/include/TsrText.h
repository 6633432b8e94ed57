// A GtkText whose changes can be refused, each as one replacement.
#ifndef TSR_TEXT_H
#define TSR_TEXT_H

#include <gtk/gtk.h>
#include <stdbool.h>

#include "TsrEditor.h"

/// Creates a floating GtkText of one line, which calls the client until it is detached, and
/// `returned` when Return is pressed.
GtkWidget *_Nonnull tsr_text_new(
    TsrEditorClient client, void (*_Nonnull returned)(void *_Nullable context));

/// Releases the client.
void tsr_text_detach(GtkWidget *_Nonnull text);

/// Replaces the whole text, and forgets what could be undone; reports nothing.
void tsr_text_set(GtkWidget *_Nonnull text, const char *_Nonnull string);

/// Replaces a part of the text; does not ask, and reports no change of the text.
void tsr_text_replace(
    GtkWidget *_Nonnull text, int start, int end, const char *_Nonnull replacement);

/// Takes the last change back, or makes it again; reports it, but does not ask.
void tsr_text_undo(GtkWidget *_Nonnull text, bool redo);

/// The text before the deletion that an insertion is to replace, to be freed; NULL if there is none.
char *_Nullable tsr_text_copy_before_deletion(GtkWidget *_Nonnull text);

/// Emits a signal of the widget, as a key would.
void tsr_text_emit(GtkWidget *_Nonnull text, const char *_Nonnull signal);

/// Adds a style sheet for all widgets of a display.
void tsr_add_style_sheet(const char *_Nonnull css);

/// Adds a style sheet for all widgets of a display, above those of a smaller priority.
void tsr_add_style_sheet_at(const char *_Nonnull css, unsigned priority);

#endif
