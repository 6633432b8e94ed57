// A GtkTextView whose changes can be refused, each as one replacement, and whose scroll offset is its owner's.
#ifndef TSR_TEXT_AREA_H
#define TSR_TEXT_AREA_H

#include <gtk/gtk.h>
#include <stdbool.h>

#include "TsrEditor.h"

/// Creates a floating GtkTextView, which calls the client until it is detached, and
/// `scrolled` when the scroll offset or the height of the content is another.
GtkWidget *_Nonnull tsr_text_area_new(
    TsrEditorClient client, void (*_Nonnull scrolled)(void *_Nullable context));

/// Releases the client.
void tsr_text_area_detach(GtkWidget *_Nonnull area);

/// The whole text, to be freed.
char *_Nonnull tsr_text_area_copy_text(GtkWidget *_Nonnull area);

/// Replaces the whole text, and forgets what could be undone; reports nothing.
void tsr_text_area_set(GtkWidget *_Nonnull area, const char *_Nonnull string);

/// Replaces a part of the text; does not ask, and reports no change of the text.
void tsr_text_area_replace(
    GtkWidget *_Nonnull area, int start, int end, const char *_Nonnull replacement);

/// Takes the last change back, or makes it again; reports it, but does not ask.
void tsr_text_area_undo(GtkWidget *_Nonnull area, bool redo);

/// What is selected, or twice where the cursor is.
void tsr_text_area_get_selection(GtkWidget *_Nonnull area, int *_Nonnull start, int *_Nonnull end);

/// Selects, with the cursor at `end`.
void tsr_text_area_select(GtkWidget *_Nonnull area, int start, int end);

/// The distances of the text from the edges of what can be scrolled.
void tsr_text_area_set_insets(
    GtkWidget *_Nonnull area, int top, int left, int bottom, int right);

/// The size of the text with the insets and the cursor in a width, or in as much as it needs for a negative one.
///
/// Paragraphs that were measured in that width before are not laid out again.
void tsr_text_area_measure(
    GtkWidget *_Nonnull area, int width, int *_Nonnull used_width, int *_Nonnull height);

/// How far the text is scrolled down.
int tsr_text_area_get_offset(GtkWidget *_Nonnull area);

/// Scrolls to the possible offset nearest to `offset`; reports nothing.
void tsr_text_area_set_offset(GtkWidget *_Nonnull area, int offset);

/// The height of the lines that are laid out, with the insets.
int tsr_text_area_get_content_height(GtkWidget *_Nonnull area);

/// Scrolls to a part of the text, at once or when its lines are laid out.
void tsr_text_area_reveal(GtkWidget *_Nonnull area, int start, int end);

#endif
