// A view as a widget among the widgets of another program.
#ifndef TSR_EMBEDDING_H
#define TSR_EMBEDDING_H

#include <gtk/gtk.h>
#include <stdbool.h>

#include "TsrView.h"

/// What an embedded view asks its client, and reports to it.
typedef struct {
  void *_Nullable context;
  /// The sizes along an axis; `for_size` is the length of the other side, or -1.
  void (*_Nonnull measure)(
      void *_Nullable context, bool is_horizontal, int for_size, int *_Nonnull minimum,
      int *_Nonnull natural);
  /// Brings the focus into the view, or on inside it; returns false where there is nothing further to stop at.
  bool (*_Nonnull move_focus)(void *_Nullable context, bool is_forward, bool is_inside);
  /// Keys go to the view or to a widget in it now, or do no longer.
  void (*_Nonnull focus_changed)(void *_Nullable context, bool has_focus);
  /// The view stands in a scrolled window now, or does no longer.
  void (*_Nonnull adjustments_changed)(void *_Nullable context);
  /// A scroll bar, or the program, has scrolled along an axis.
  void (*_Nonnull scrolled)(void *_Nullable context, bool is_horizontal, double value);
  /// The widget is being destroyed; nothing is called afterwards.
  void (*_Nonnull closed)(void *_Nullable context);
} TsrEmbeddingClient;

/// Where a view is scrolled to along one axis, in points.
typedef struct {
  double lower, upper, page, value;
} TsrScrollRange;

/// Creates a floating view for a window of another program.
///
/// - Parameter scrolls: Whether it is a GtkScrollable; a GtkScrolledWindow puts others into a GtkViewport.
GtkWidget *_Nonnull tsr_embedded_view_new(
    bool scrolls, TsrViewClient client, TsrEmbeddingClient embedding);

/// Has the focus go to what comes after the view in its window, or before it; returns whether it has left the view, or gone
/// round to its other end.
bool tsr_embedded_view_leave(GtkWidget *_Nonnull view, bool is_forward);

/// Whether the focus of the window around the view is the view or in it, be that window active or not.
bool tsr_embedded_view_contains_focus(GtkWidget *_Nonnull view);

/// Whether a scrolled window shows the scroll bars of the view.
bool tsr_embedded_view_has_adjustments(GtkWidget *_Nonnull view);

/// Says where the view is scrolled to; `scrolled` is not called for it.
void tsr_embedded_view_set_ranges(
    GtkWidget *_Nonnull view, TsrScrollRange horizontal, TsrScrollRange vertical);

#endif
