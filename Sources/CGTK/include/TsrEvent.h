// One event of a widget as a flat value.
#ifndef TSR_EVENT_H
#define TSR_EVENT_H

#include <gtk/gtk.h>
#include <stdbool.h>
#include <stdint.h>

#define TSR_CLOSED_ENUM __attribute__((enum_extensibility(closed)))

typedef enum TSR_CLOSED_ENUM {
  TsrEventKindMotion,
  TsrEventKindLeave,
  TsrEventKindPress,
  TsrEventKindRelease,
  TsrEventKindCancel,
  TsrEventKindScroll,
  TsrEventKindPinch,
  TsrEventKindKeyDown,
  TsrEventKindKeyUp,
} TsrEventKind;

typedef enum TSR_CLOSED_ENUM {
  TsrDeviceMouse,
  TsrDeviceTouchpad,
  TsrDeviceTouch,
  TsrDevicePen,
} TsrDevice;

typedef enum TSR_CLOSED_ENUM {
  TsrPinchPhaseBegin,
  TsrPinchPhaseUpdate,
  TsrPinchPhaseEnd,
  TsrPinchPhaseCancel,
} TsrPinchPhase;

/// Fields that `kind` says nothing about are zero.
typedef struct {
  TsrEventKind kind;
  TsrDevice device;
  /// In the widget's coordinates.
  double x, y;
  /// The windowing system's clock in milliseconds, which wraps round; 0 when it does not say.
  uint32_t time;
  GdkModifierType modifiers;
  /// The button of a press or release, 1 for a finger.
  unsigned int button;
  /// Tells the fingers of a touch screen apart; 0 for anything else.
  uintptr_t sequence;
  /// How far a scroll goes, in notches of a wheel or, if `scroll_is_in_surface_units`, in pixels.
  double scroll_x, scroll_y;
  bool scroll_is_in_surface_units;
  bool scroll_is_stop;
  TsrPinchPhase pinch_phase;
  double pinch_scale;
  unsigned int key_value;
  unsigned int key_code;
} TsrEvent;

/// Flattens `event`, with its position in the coordinates of `widget`.
///
/// Returns false for events that are of no use, such as crossings.
bool tsr_event_read(GdkEvent *_Nonnull event, GtkWidget *_Nonnull widget, TsrEvent *_Nonnull result);

#endif
