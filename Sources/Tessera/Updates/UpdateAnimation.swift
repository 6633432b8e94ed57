public import Foundation
public import UIKit

/// How the changes of a collection view are shown: for how long, and how the speed changes.
///
/// An animation block around a change is stronger. So is `UIView.performWithoutAnimation`. Who has set
/// up the desktop to reduce motion sees no movement: what comes fades in, what goes fades out, for as long.
public enum UpdateAnimation: Hashable, Sendable {
  /// Everything is in its place at once.
  case none
  /// A curve.
  ///
  /// Durations and delays are in seconds; a duration that is not positive shows the change at once.
  case curve(UIView.AnimationCurve, duration: TimeInterval, delay: TimeInterval)
  /// A spring that seems to take `duration` seconds and rests a little later.
  ///
  /// A bounce of 0 does not swing, towards 1 it swings more and more, below 0 it creeps.
  case spring(duration: TimeInterval, bounce: Double, delay: TimeInterval)

  /// Slow at both ends, 0.3 seconds; what collection views do unless told otherwise.
  public static let standard = UpdateAnimation.curve(.easeInOut, duration: 0.3, delay: 0)

  /// A spring that starts at once.
  public static func spring(duration: TimeInterval, bounce: Double = 0) -> UpdateAnimation {
    .spring(duration: duration, bounce: bounce, delay: 0)
  }

  /// A curve that starts at once.
  public static func curve(
    _ curve: UIView.AnimationCurve,
    duration: TimeInterval
  ) -> UpdateAnimation { .curve(curve, duration: duration, delay: 0) }
}

extension UpdateAnimation {
  var timing: CollectionUpdateTiming {
    switch self {
    case .none: .none
    case .curve(let curve, let duration, let delay):
      .curve(curve, duration: duration, delay: delay)
    case .spring(let duration, let bounce, let delay):
      .spring(duration: duration, bounce: bounce, delay: delay)
    }
  }

  init(_ timing: CollectionUpdateTiming) {
    self =
      switch timing {
      case .none: .none
      case .curve(let curve, let duration, let delay):
        .curve(curve, duration: duration, delay: delay)
      case .spring(let duration, let bounce, let delay):
        .spring(duration: duration, bounce: bounce, delay: delay)
      }
  }
}
