#ifndef TESSERA_LIST_VIEW_H
#define TESSERA_LIST_VIEW_H

#include <stdbool.h>
#include <stddef.h>

/// Writes the text of a row: one line, or one to five if it wraps in 304 points.
void list_row_text(unsigned row, bool wraps, char *buffer, size_t size);

/// A window with a GtkListView of labels over a GtkStringList.
typedef struct ListWindow ListWindow;

/// Shows a list of `count` rows.
ListWindow *list_window_show(unsigned count, bool wraps, int width, int height);

/// Called before each frame of the window, until it is closed.
typedef void (*ListWindowFrame)(void *context);

/// Sets what is called before each frame, and has the window make frames.
void list_window_run(ListWindow *window, ListWindowFrame frame, void *context);

/// Scrolls to an offset in points.
void list_window_scroll(ListWindow *window, double offset);

/// The number of labels that exist.
unsigned list_window_live_labels(const ListWindow *window);

/// The offset that is shown.
double list_window_offset(const ListWindow *window);

/// Closes the window and frees it.
void list_window_close(ListWindow *window);

/// The memory of this process that is in use, in kilobytes; 0 if that is not known.
unsigned long list_resident_kilobytes(void);

#endif
