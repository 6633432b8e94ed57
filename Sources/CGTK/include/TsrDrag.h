// Drags between windows of the desktop.
#ifndef TSR_DRAG_H
#define TSR_DRAG_H

#include <gtk/gtk.h>
#include <stdbool.h>
#include <stddef.h>

#include "TsrEvent.h"

typedef enum TSR_CLOSED_ENUM {
  TsrDragOperationNone,
  TsrDragOperationCopy,
  TsrDragOperationMove,
} TsrDragOperation;

/// The client of a view that drags come to; places are in the coordinates of the view.
typedef struct {
  void *_Nullable context;
  TsrDragOperation (*_Nonnull moved)(
      void *_Nullable context, GdkDrop *_Nonnull drop, double x, double y);
  void (*_Nonnull left)(void *_Nullable context, GdkDrop *_Nonnull drop);
  /// The client ends the drop with `gdk_drop_finish`.
  void (*_Nonnull dropped)(void *_Nullable context, GdkDrop *_Nonnull drop, double x, double y);
} TsrDropClient;

/// Lets a view take drags, until the view goes or `tsr_view_refuse_drops` is called.
void tsr_view_take_drops(GtkWidget *_Nonnull view, TsrDropClient client);

/// Reports no drags to the client any more.
void tsr_view_refuse_drops(GtkWidget *_Nonnull view);

/// Whether what is dragged may be moved.
bool tsr_drop_allows_move(GdkDrop *_Nonnull drop);

/// The context of the drag of this program that a drop is of; NULL for one of another program.
void *_Nullable tsr_drop_get_source(GdkDrop *_Nonnull drop);

/// Reads a form; calls `done` once, later, with NULL where there is none.
void tsr_drop_read(
    GdkDrop *_Nonnull drop, const char *_Nonnull type,
    void (*_Nonnull done)(void *_Nullable context, GBytes *_Nullable bytes),
    void *_Nullable context);

/// Ends a drop.
void tsr_drop_finish(GdkDrop *_Nonnull drop, TsrDragOperation operation);

/// Begins a drag from a view in which a button is pressed; returns false where the desktop takes none.
///
/// `picture` is shown at the pointer. `ended` is called once with what became of it.
bool tsr_view_begin_drag(
    GtkWidget *_Nonnull view, GdkContentProvider *_Nonnull content, bool allows_move,
    GdkPaintable *_Nullable picture, int hot_x, int hot_y,
    void (*_Nonnull ended)(void *_Nullable context, TsrDragOperation operation),
    void *_Nullable context);

#endif
