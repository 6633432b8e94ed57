import Foundation

/// A touch that is down, and what its view knows of it.
struct ActiveTouch {
  /// Whether the view that was touched gets the touch.
  enum Delivery {
    /// Not yet: the touch may be the start of scrolling. The countdown ends the wait, if there is one.
    case delayed(Countdown?)
    /// Not yet: a recogniser that delays touches has to decide.
    case held
    /// The view knows of the touch.
    case delivering
    /// The view does not know of the touch, or was told that it is gone.
    case withheld
  }

  /// The number the backend gave the finger.
  let identifier: Int
  let touch: UITouch
  var delivery: Delivery
  /// The keys held down at its last event.
  var modifiers: UIKeyModifierFlags

  /// How long a touch may be the start of scrolling before the view in the scroll view gets it.
  static let contentDelay: TimeInterval = 0.15
}

/// How often in a row a place was pressed.
struct TapCounter {
  private var last: (location: CGPoint, time: TimeInterval, count: Int)?

  /// Taps within this time of each other count together, in seconds.
  static let interval: TimeInterval = 0.35
  /// Taps within this distance of each other count together, along each axis.
  static let distance: CGFloat = 24

  mutating func count(_ event: UIBackendPointerEvent) -> Int {
    var count = 1
    if let last, event.timestamp - last.time <= Self.interval,
      abs(event.location.x - last.location.x) <= Self.distance,
      abs(event.location.y - last.location.y) <= Self.distance
    {
      count = last.count + 1
    }
    last = (event.location, event.timestamp, count)
    return count
  }
}
