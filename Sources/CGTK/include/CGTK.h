// What TesseraGTK needs of GTK beyond what Swift imports by itself.
#ifndef CGTK_H
#define CGTK_H

#pragma clang diagnostic ignored "-Wnullability-completeness"

#include <gtk/gtk.h>
// Not part of the header above.
#include <gsk/gl/gskglrenderer.h>

#include "TsrAccessibility.h"
#include "TsrAppearancePortal.h"
#include "TsrCaret.h"
#include "TsrDrag.h"
#include "TsrEditor.h"
#include "TsrEmbedding.h"
#include "TsrEvent.h"
#include "TsrHeaps.h"
#include "TsrHost.h"
#include "TsrImageLoading.h"
#include "TsrMainQueue.h"
#include "TsrMenu.h"
#include "TsrNodes.h"
#include "TsrSignals.h"
#include "TsrPasteboard.h"
#include "TsrText.h"
#include "TsrTextArea.h"
#include "TsrView.h"

#endif
