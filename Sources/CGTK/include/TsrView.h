// The one widget that shows a window's tree of layers.
#ifndef TSR_VIEW_H
#define TSR_VIEW_H

#include <gtk/gtk.h>
#include <stdbool.h>

#include "TsrEvent.h"

/// The client that draws what a view shows and receives its events.
typedef struct {
  void *_Nullable context;
  void (*_Nonnull draw)(void *_Nullable context, GtkSnapshot *_Nonnull snapshot);
  /// The view has another size in points, or another number of pixels in a point.
  void (*_Nonnull resized)(void *_Nullable context, int width, int height, int scale);
  bool (*_Nonnull received)(void *_Nullable context, const TsrEvent *_Nonnull event);
  /// A key is about to go to the widget in the view that has the focus; returns whether the client takes it instead.
  bool (*_Nonnull previewed)(void *_Nullable context, const TsrEvent *_Nonnull event);
  /// A widget in the view gives the focus on to what comes next, or before; returns whether something has taken it.
  bool (*_Nonnull move_focus)(void *_Nullable context, bool is_forward);
  /// A frame is due, at a time in microseconds; returns whether the next one is wanted too.
  bool (*_Nonnull tick)(void *_Nullable context, int64_t time);
  /// The hosts in the view are to be placed.
  void (*_Nonnull place)(void *_Nullable context);
  /// Returns the host that a pointer reaches at a place, or NULL for the view itself.
  GtkWidget *_Nullable (*_Nonnull pick)(void *_Nullable context, double x, double y);
} TsrViewClient;

/// Creates a floating view that would like to be as large as given.
GtkWidget *_Nonnull tsr_view_new(int natural_width, int natural_height, TsrViewClient client);

/// Releases the client; from now on the view draws nothing and reports no event.
void tsr_view_detach(GtkWidget *_Nonnull view);

/// Leaves the background of `window` to the view in it, which would only cover it.
void tsr_window_leave_background_out(GtkWindow *_Nonnull window);

/// Says whether the view covers all that is behind it, which the desktop then need not draw.
void tsr_view_set_opaque(GtkWidget *_Nonnull view, bool is_opaque);

/// The child that stands in front of all hosts.
GtkWidget *_Nonnull tsr_view_get_picker(GtkWidget *_Nonnull view);

/// Calls `TsrViewClient.tick` in each frame from the next one on, until it returns false.
void tsr_view_start_ticking(GtkWidget *_Nonnull view);

/// Names the renderer that GTK takes for windows of a display to come, such as "cairo".
void tsr_display_set_renderer(GdkDisplay *_Nonnull display, const char *_Nonnull name);

#endif
