import CGTK

/// Events as GTK would report them.
enum Events {
  static func make(
    _ kind: TsrEventKind,
    x: Double = 0,
    y: Double = 0,
    time: UInt32 = 0,
    device: TsrDevice = .mouse,
    _ change: (inout TsrEvent) -> Void = { _ in }
  ) -> TsrEvent {
    var event = TsrEvent()
    event.kind = kind
    event.device = device
    event.x = x
    event.y = y
    event.time = time
    change(&event)
    return event
  }

  static func button(_ kind: TsrEventKind, _ button: UInt32 = 1, x: Double = 0) -> TsrEvent {
    make(kind, x: x) { $0.button = button }
  }

  static func touch(_ kind: TsrEventKind, _ sequence: UInt, x: Double, y: Double = 0) -> TsrEvent {
    make(kind, x: x, y: y, device: .touch) { $0.sequence = sequence }
  }

  static func scroll(
    _ x: Double,
    _ y: Double,
    time: UInt32 = 0,
    device: TsrDevice = .mouse,
    isPrecise: Bool = false
  ) -> TsrEvent {
    make(.scroll, time: time, device: device) {
      $0.scroll_x = x
      $0.scroll_y = y
      $0.scroll_is_in_surface_units = isPrecise
    }
  }

  static func scrollStop(time: UInt32) -> TsrEvent {
    make(.scroll, time: time, device: .touchpad) {
      $0.scroll_is_stop = true
      $0.scroll_is_in_surface_units = true
    }
  }

  static func key(_ kind: TsrEventKind, value: Int32, code: UInt32 = 0) -> TsrEvent {
    make(kind) {
      $0.key_value = UInt32(value)
      $0.key_code = code
    }
  }
}
