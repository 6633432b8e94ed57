#ifndef TSR_PASTEBOARD_H
#define TSR_PASTEBOARD_H

#include <gtk/gtk.h>
#include <stdbool.h>

/// Writes to the clipboard of the display what is offered in several media types: the text for GTK's own widgets too.
///
/// Returns what is written, to compare with `tsr_pasteboard_content`; it belongs to the clipboard.
const void *_Nullable tsr_pasteboard_write(
    const char *_Nonnull const *_Nonnull types, const void *_Nonnull const *_Nonnull contents,
    const gsize *_Nonnull lengths, gsize count, const char *_Nullable text);

/// Returns what this program has on the clipboard, or `NULL` if another program has written there.
const void *_Nullable tsr_pasteboard_content(void);

/// Returns the media types that the clipboard offers, ending with `NULL`; freed by `g_strfreev`.
char *_Nullable *_Nonnull tsr_pasteboard_types(void);

/// Reads the clipboard in a media type, and waits for the program that has it, for a second at most; freed by `g_bytes_unref`.
GBytes *_Nullable tsr_pasteboard_read(const char *_Nonnull type);

/// Calls back at each change of the clipboard.
void tsr_pasteboard_observe(void (*_Nonnull changed)(void *_Nullable), void *_Nullable context);

#endif
