package import TesseraCore

/// What moves things on screen, and the clock that it has.
package protocol AnimationPort: AnyObject {
  /// The time of the clock, in seconds.
  var currentTime: Double { get }

  /// Whether elements fade where they would move.
  var reducesMotion: Bool { get }

  /// Whether anything is animated at all.
  var areAnimationsEnabled: Bool { get }

  /// Whether changes that are made now are animated by someone else's transaction.
  var isAnimating: Bool { get }

  /// When the movement of the offset is over that an animation makes; `nil` while none does.
  var endOfScrolling: Double? { get }

  /// Returns how a change that is made now is shown: at once where animations are turned off, inside of a transaction as that says, else as
  /// `standard` says.
  func timing(otherwise standard: UpdateTiming) -> UpdateTiming

  /// Returns the transaction that all movements of a change belong to; `nil` when there are none.
  func makeTransaction(_ timing: UpdateTiming) -> (any AnimationTransaction)?

  /// Does work whose changes move in a transaction, or not at all for `nil`.
  func perform(in transaction: (any AnimationTransaction)?, _ work: () -> Void)

  /// Calls `work` after some seconds of the clock.
  func perform(after duration: Double, _ work: @escaping () -> Void) -> any PendingWork

  /// Calls `work` when the call that is under way has returned; it may be called twice.
  ///
  /// That is in the next frame, or before it, because a hidden window gets no frames.
  func performSoon(_ work: @escaping () -> Void)
}

/// Movements that begin and end together.
package protocol AnimationTransaction: AnyObject {
  /// Whether anything moves in it.
  var isRunning: Bool { get }
  /// When its movements are over, in seconds of the clock.
  var endTime: Double { get }
}

/// Work that is done later unless it is cancelled.
package protocol PendingWork: AnyObject {
  func cancel()
}
