// What a GtkText and a GtkTextView report as editors.
#ifndef TSR_EDITOR_H
#define TSR_EDITOR_H

#include <gtk/gtk.h>
#include <stdbool.h>

/// What keys and menus ask an editor for.
typedef enum {
  TSR_EDITOR_DELETE_BACKWARD,
  TSR_EDITOR_COPY,
  TSR_EDITOR_CUT,
  TSR_EDITOR_PASTE,
  TSR_EDITOR_SELECT_ALL,
} TsrEditorCommand;

/// What an editor reports; positions count Unicode scalars.
typedef struct {
  void *_Nullable context;
  /// Whether a person may replace what is between two positions.
  bool (*_Nonnull should_replace)(
      void *_Nullable context, int start, int end, const char *_Nonnull replacement);
  void (*_Nonnull text_changed)(void *_Nullable context);
  void (*_Nonnull selection_changed)(void *_Nullable context);
  /// An input method has begun or ended to compose.
  void (*_Nonnull composition_changed)(void *_Nullable context, bool is_composing);
  /// A text was typed, which `tsr_editor_insert` inserts.
  void (*_Nonnull typed)(void *_Nullable context, const char *_Nonnull text);
  /// A key or a menu asks for something, which `tsr_editor_perform` does.
  void (*_Nonnull commanded)(void *_Nullable context, TsrEditorCommand command);
} TsrEditorClient;

/// Has a GtkText or a GtkTextView report what is typed and asked for, and do nothing by itself then.
///
/// To be called before other handlers of the widget are connected.
void tsr_editor_attach(GtkWidget *_Nonnull editor, TsrEditorClient client);

/// Releases the client; the widget does all by itself from then on.
void tsr_editor_detach(GtkWidget *_Nonnull editor);

/// Inserts a text as GTK does when it is typed.
void tsr_editor_insert(GtkWidget *_Nonnull editor, const char *_Nonnull text);

/// Does what GTK does for a key or a menu; nothing for `TSR_EDITOR_SELECT_ALL`.
void tsr_editor_perform(GtkWidget *_Nonnull editor, TsrEditorCommand command);

/// Types as an input method does that commits a text.
void tsr_editor_type(GtkWidget *_Nonnull editor, const char *_Nonnull text);

#endif
