public import UIKit

/// Tells a screen when time has passed; tests and pictures have a clock that moves only when told.
@MainActor
public protocol GalleryClock: AnyObject {
  /// Rings `alarm` once, after a time.
  ///
  /// - Parameters:
  ///   - alarm: What to ring, unless it is cancelled before.
  ///   - seconds: The time from now on; zero or less is as soon as the main actor is free.
  func ring(_ alarm: GalleryAlarm, after seconds: TimeInterval)
}

/// Something that is to be done at a time, unless it is cancelled.
@MainActor
public final class GalleryAlarm {
  private var action: (() -> Void)?

  /// Creates an alarm that does `action` when it rings.
  public init(_ action: @escaping () -> Void) { self.action = action }

  /// Does what is to be done, the first time.
  public func ring() {
    let action = self.action
    self.action = nil
    action?()
  }

  /// Has nothing done any more.
  public func cancel() { action = nil }
}

/// The clock of the machine.
@MainActor
public final class WallClock: GalleryClock {
  /// Creates a clock.
  public init() {}

  /// Rings `alarm` after `seconds` of real time.
  public func ring(_ alarm: GalleryAlarm, after seconds: TimeInterval) {
    Task {
      try? await Task.sleep(for: .seconds(max(0, seconds)))
      alarm.ring()
    }
  }
}
