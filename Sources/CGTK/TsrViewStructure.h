// What the files that implement a view know of it.
#ifndef TSR_VIEW_STRUCTURE_H
#define TSR_VIEW_STRUCTURE_H

#pragma clang diagnostic ignored "-Wnullability-completeness"

#include "TsrEmbedding.h"
#include "TsrView.h"

#define TSR_TYPE_VIEW (tsr_view_get_type())
G_DECLARE_DERIVABLE_TYPE(TsrView, tsr_view, TSR, VIEW, GtkWidget)

struct _TsrViewClass {
  GtkWidgetClass parent_class;
};

/// What a view reports, and where it stands.
typedef struct {
  TsrViewClient client;
  bool has_client;
  int natural_width, natural_height;
  guint tick;
  GtkWidget *_Nonnull picker;
  /// Of a view in a window of another program.
  TsrEmbeddingClient embedding;
  bool is_embedded;
  /// While the focus is on its way to the widgets around the view.
  bool is_leaving;
} TsrViewPrivate;

TsrViewPrivate *_Nonnull tsr_view_get_state(gpointer _Nonnull view);

/// Whether keys go to a widget in the view, or to the view.
bool tsr_view_contains_focus(GtkWidget *_Nonnull view);

#endif
