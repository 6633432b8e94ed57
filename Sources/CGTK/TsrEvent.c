#include "TsrEvent.h"

#include <string.h>

// Turns of a wheel do not say where the pointer is, so the pointer is asked.
static bool surface_position(GdkEvent *event, double *x, double *y) {
  if (gdk_event_get_position(event, x, y)) return true;
  if (gdk_event_get_event_type(event) != GDK_SCROLL) return false;
  GdkSeat *seat = gdk_event_get_seat(event);
  GdkDevice *pointer = seat == NULL ? NULL : gdk_seat_get_pointer(seat);
  return pointer != NULL &&
         gdk_surface_get_device_position(gdk_event_get_surface(event), pointer, x, y, NULL);
}

static void read_position(GdkEvent *event, GtkWidget *widget, TsrEvent *result) {
  double x = 0, y = 0;
  GtkNative *native = gtk_widget_get_native(widget);
  if (native == NULL || !surface_position(event, &x, &y)) return;
  double native_x = 0, native_y = 0;
  gtk_native_get_surface_transform(native, &native_x, &native_y);
  gtk_widget_translate_coordinates(
      GTK_WIDGET(native), widget, x - native_x, y - native_y, &result->x, &result->y);
}

static TsrDevice device_of(GdkEvent *event) {
  GdkDeviceTool *tool = gdk_event_get_device_tool(event);
  if (tool != NULL && gdk_device_tool_get_tool_type(tool) != GDK_DEVICE_TOOL_TYPE_MOUSE) {
    return TsrDevicePen;
  }
  GdkDevice *device = gdk_event_get_device(event);
  switch (device == NULL ? GDK_SOURCE_MOUSE : gdk_device_get_source(device)) {
    case GDK_SOURCE_TOUCHPAD:
      return TsrDeviceTouchpad;
    case GDK_SOURCE_TOUCHSCREEN:
      return TsrDeviceTouch;
    case GDK_SOURCE_PEN:
      return TsrDevicePen;
    default:
      return TsrDeviceMouse;
  }
}

static void read_touch(GdkEvent *event, TsrEventKind kind, TsrEvent *result) {
  result->kind = kind;
  result->device = TsrDeviceTouch;
  result->button = 1;
  result->sequence = (uintptr_t)gdk_event_get_event_sequence(event);
}

static void read_scroll(GdkEvent *event, TsrEvent *result) {
  result->kind = TsrEventKindScroll;
  switch (gdk_scroll_event_get_direction(event)) {
    case GDK_SCROLL_UP:
      result->scroll_y = -1;
      break;
    case GDK_SCROLL_DOWN:
      result->scroll_y = 1;
      break;
    case GDK_SCROLL_LEFT:
      result->scroll_x = -1;
      break;
    case GDK_SCROLL_RIGHT:
      result->scroll_x = 1;
      break;
    case GDK_SCROLL_SMOOTH:
      gdk_scroll_event_get_deltas(event, &result->scroll_x, &result->scroll_y);
      result->scroll_is_stop = gdk_scroll_event_is_stop(event);
      result->scroll_is_in_surface_units =
          gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_SURFACE;
      break;
  }
}

static void read_pinch(GdkEvent *event, TsrEvent *result) {
  result->kind = TsrEventKindPinch;
  result->pinch_scale = gdk_touchpad_event_get_pinch_scale(event);
  switch (gdk_touchpad_event_get_gesture_phase(event)) {
    case GDK_TOUCHPAD_GESTURE_PHASE_BEGIN:
      result->pinch_phase = TsrPinchPhaseBegin;
      break;
    case GDK_TOUCHPAD_GESTURE_PHASE_UPDATE:
      result->pinch_phase = TsrPinchPhaseUpdate;
      break;
    case GDK_TOUCHPAD_GESTURE_PHASE_END:
      result->pinch_phase = TsrPinchPhaseEnd;
      break;
    case GDK_TOUCHPAD_GESTURE_PHASE_CANCEL:
      result->pinch_phase = TsrPinchPhaseCancel;
      break;
  }
}

static bool read_kind(GdkEvent *event, TsrEvent *result) {
  switch (gdk_event_get_event_type(event)) {
    case GDK_MOTION_NOTIFY:
      result->kind = TsrEventKindMotion;
      return true;
    case GDK_BUTTON_PRESS:
    case GDK_BUTTON_RELEASE:
      result->kind = gdk_event_get_event_type(event) == GDK_BUTTON_PRESS ? TsrEventKindPress
                                                                         : TsrEventKindRelease;
      result->button = gdk_button_event_get_button(event);
      return true;
    case GDK_GRAB_BROKEN:
      result->kind = TsrEventKindCancel;
      return true;
    case GDK_TOUCH_BEGIN:
      return read_touch(event, TsrEventKindPress, result), true;
    case GDK_TOUCH_UPDATE:
      return read_touch(event, TsrEventKindMotion, result), true;
    case GDK_TOUCH_END:
      return read_touch(event, TsrEventKindRelease, result), true;
    case GDK_TOUCH_CANCEL:
      return read_touch(event, TsrEventKindCancel, result), true;
    case GDK_SCROLL:
      return read_scroll(event, result), true;
    case GDK_TOUCHPAD_PINCH:
      return read_pinch(event, result), true;
    case GDK_KEY_PRESS:
    case GDK_KEY_RELEASE:
      result->kind = gdk_event_get_event_type(event) == GDK_KEY_PRESS ? TsrEventKindKeyDown
                                                                      : TsrEventKindKeyUp;
      result->key_value = gdk_key_event_get_keyval(event);
      result->key_code = gdk_key_event_get_keycode(event);
      return true;
    default:
      return false;
  }
}

bool tsr_event_read(GdkEvent *event, GtkWidget *widget, TsrEvent *result) {
  memset(result, 0, sizeof *result);
  result->device = device_of(event);
  if (!read_kind(event, result)) return false;
  read_position(event, widget, result);
  result->time = gdk_event_get_time(event);
  result->modifiers = gdk_event_get_modifier_state(event);
  return true;
}
