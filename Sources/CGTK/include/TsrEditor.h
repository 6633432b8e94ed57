// What a GtkText and a GtkTextView report as editors.
#ifndef TSR_EDITOR_H
#define TSR_EDITOR_H

#include <stdbool.h>

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
} TsrEditorClient;

#endif
