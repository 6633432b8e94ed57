public import Foundation

/// One thing that happens at one moment; a drag is many of them.
public struct GalleryScriptEvent: Hashable, Sendable {
  /// What happens; places are in points from the top left corner of the window.
  public enum Kind: Hashable, Sendable {
    /// Shows this offset of the content at the top left corner of the largest scroll view.
    case scroll(to: CGPoint)
    /// The primary button of the mouse is pressed and lifted.
    case click(CGPoint, GalleryScript.KeyModifiers)
    /// A finger is laid down.
    case fingerDown(CGPoint)
    /// The finger has moved.
    case fingerMoved(CGPoint)
    /// The finger is lifted.
    case fingerUp(CGPoint)
    /// The wheel is turned.
    case wheel(CGPoint, notches: CGSize, GalleryScript.KeyModifiers)
    /// Two fingers are laid down.
    case pinchBegan(CGPoint)
    /// Their distance is this multiple of what it was.
    case pinchChanged(CGPoint, scale: Double)
    /// They are lifted.
    case pinchEnded(CGPoint, scale: Double)
    /// A key is pressed and lifted.
    case key(GalleryKey, GalleryScript.KeyModifiers)
    /// A character is typed.
    case type(Character)
    /// The window gets another size.
    case resize(CGSize)
    /// The colours become dark or light.
    case dark(Bool)
    /// The reading direction changes.
    case rightToLeft(Bool)
    /// The picture of the window is written.
    case capture(String)
  }

  /// When it happens, in seconds after the screen was first shown.
  public let time: TimeInterval
  /// The line of the script it comes from, counted from 1.
  public let line: Int
  /// What happens.
  public let kind: Kind
}

extension GalleryScript {
  /// The time between two places of a finger, in seconds: a sixtieth.
  static let eventInterval: TimeInterval = 1.0 / 60

  /// Everything that happens, by time; what happens at the same time is in the order of the lines.
  public var timeline: [GalleryScriptEvent] {
    let events = steps.flatMap { step in
      step.action.events.map { delay, kind in
        GalleryScriptEvent(time: step.time + delay, line: step.line, kind: kind)
      }
    }
    return events.enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)
  }
}

extension GalleryScript.Action {
  fileprivate typealias Event = (delay: TimeInterval, kind: GalleryScriptEvent.Kind)

  fileprivate var events: [Event] {
    switch self {
    case .scroll(let offset): [(0, .scroll(to: offset))]
    case .tap(let place, let modifiers): [(0, .click(place, modifiers))]
    case .drag(let start, let end, let duration):
      Self.drag(from: start, to: end, duration: duration)
    case .wheel(let place, let notches, let modifiers):
      [(0, .wheel(place, notches: notches, modifiers))]
    case .pinch(let place, let scale, let duration): Self.pinch(place, scale, duration)
    case .key(let key, let modifiers): [(0, .key(key, modifiers))]
    case .type(let text): text.map { (0, .type($0)) }
    case .resize(let size): [(0, .resize(size))]
    case .dark(let isOn): [(0, .dark(isOn))]
    case .rightToLeft(let isOn): [(0, .rightToLeft(isOn))]
    case .capture(let name): [(0, .capture(name))]
    case .captureSeries(let name, let interval, let duration):
      (0...Int(duration / interval + 1e-9)).map { number in
        (Double(number) * interval, .capture(name.name(number)))
      }
    }
  }

  /// The shares of the way, and when they are reached, of a movement of `duration` seconds.
  private static func shares(_ duration: TimeInterval) -> [(share: Double, delay: TimeInterval)] {
    let count = max(1, Int((duration / GalleryScript.eventInterval).rounded()))
    return (1...count).map { step in
      let share = Double(step) / Double(count)
      return (share, duration * share)
    }
  }

  private static func drag(
    from start: CGPoint,
    to end: CGPoint,
    duration: TimeInterval
  ) -> [Event] {
    let moves = shares(duration).map { share, delay -> Event in
      let place = CGPoint(
        x: start.x + (end.x - start.x) * share,
        y: start.y + (end.y - start.y) * share
      )
      return (delay, .fingerMoved(place))
    }
    return [(0, .fingerDown(start))] + moves + [(duration, .fingerUp(end))]
  }

  private static func pinch(
    _ place: CGPoint,
    _ scale: Double,
    _ duration: TimeInterval
  ) -> [Event] {
    let changes = shares(duration).map { share, delay -> Event in
      (delay, .pinchChanged(place, scale: 1 + (scale - 1) * share))
    }
    return [(0, .pinchBegan(place))] + changes + [(duration, .pinchEnded(place, scale: scale))]
  }
}
