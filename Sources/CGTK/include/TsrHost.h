// A child of a view that holds a widget at a place the view's client chooses.
#ifndef TSR_HOST_H
#define TSR_HOST_H

#include <gtk/gtk.h>
#include <stdbool.h>

/// What a host reports; never called while `tsr_host_measure` runs.
typedef struct {
  void *_Nullable context;
  /// Keys go to a widget in the host now, or do no longer.
  void (*_Nonnull focus_changed)(void *_Nullable context, bool has_focus);
} TsrHostClient;

/// Creates a host that the caller owns, with `widget` in it.
///
/// A floating reference to `widget` is taken over. A widget that has a parent is taken out of nothing: the host
/// stays empty, and measures nothing.
GtkWidget *_Nonnull tsr_host_new(GtkWidget *_Nonnull widget, TsrHostClient client);

/// Lets the widget be smaller than it asks to be, because it scrolls.
void tsr_host_allow_scrolling(GtkWidget *_Nonnull host);

/// Releases the client and lets the widget go; the host is of no use any more.
void tsr_host_destroy(GtkWidget *_Nonnull host);

/// The widget, until it is destroyed.
GtkWidget *_Nullable tsr_host_get_widget(GtkWidget *_Nonnull host);

/// The size that the widget asks for; a negative width or height is no offer.
void tsr_host_measure(
    GtkWidget *_Nonnull host, int offered_width, int offered_height, int *_Nonnull width,
    int *_Nonnull height);

/// Puts the host into `view`, in front of the other hosts, not yet shown.
void tsr_host_enter(GtkWidget *_Nonnull host, GtkWidget *_Nonnull view);

/// Takes the host out of its view.
void tsr_host_leave(GtkWidget *_Nonnull host);

/// Moves the host into an element of its view, or back to the view for NULL; a focus inside stays there.
///
/// It is to be placed anew afterwards.
void tsr_host_stand_in(GtkWidget *_Nonnull host, GtkWidget *_Nullable element);

/// Whether a widget is a host.
bool tsr_widget_is_host(GtkWidget *_Nonnull widget);

/// Shows the host at a place in the view, from inside the view's allocation; takes over `transform`.
void tsr_host_place(
    GtkWidget *_Nonnull host, int width, int height, GskTransform *_Nullable transform);

/// Shows nothing of the host, which then takes no pointer.
void tsr_host_hide(GtkWidget *_Nonnull host);

/// What the widget looks like, from the host's corner; the same node as long as it looks the same.
///
/// Only while its view is drawn. The host keeps the node; `unused` takes what GTK draws of it elsewhere, which is nothing, and can be
/// one for several hosts.
GskRenderNode *_Nullable tsr_host_get_node(
    GtkWidget *_Nonnull host, GtkSnapshot *_Nonnull unused);

/// Releases a snapshot with all that is in it.
void tsr_snapshot_discard(GtkSnapshot *_Nonnull snapshot);

/// Whether the widget in the host, or one in that, can have the focus.
bool tsr_host_takes_focus(GtkWidget *_Nonnull host);

/// Moves the focus to the first widget in the host that can have it, or the last, and from one that has it to the next.
///
/// Returns false where there is none.
bool tsr_host_move_focus(GtkWidget *_Nonnull host, bool is_forward);

/// Whether keys go to a widget in the host.
bool tsr_host_has_focus(GtkWidget *_Nonnull host);

#endif
