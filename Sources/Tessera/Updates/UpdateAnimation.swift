public import Foundation
import TesseraCore
public import UIKit

/// The duration and the timing of the changes of a collection view.
///
/// An animation block around a change overrides this, and so does `UIView.performWithoutAnimation`. With
/// reduced motion nothing moves: what appears fades in and what disappears fades out, over the same time.
public enum UpdateAnimation: Hashable, Sendable {
  /// Everything is in its place at once.
  case none
  /// A curve.
  ///
  /// Durations and delays are in seconds; a duration that is not positive shows the change at once.
  case curve(UIView.AnimationCurve, duration: TimeInterval, delay: TimeInterval)
  /// A spring with a perceived duration of `duration` seconds, which settles a little later.
  ///
  /// A bounce of 0 does not overshoot, one towards 1 swings longer and longer, one below 0 arrives slowly.
  case spring(duration: TimeInterval, bounce: Double, delay: TimeInterval)

  /// Slow at both ends, 0.3 seconds; the default of collection views.
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
  var timing: UpdateTiming {
    switch self {
    case .none: .atOnce
    case .curve(let curve, let duration, let delay):
      .curve(curve.timing, duration: duration, delay: delay)
    case .spring(let duration, let bounce, let delay):
      .spring(duration: duration, bounce: bounce, delay: delay)
    }
  }

  init(_ timing: UpdateTiming) {
    self =
      switch timing {
      case .atOnce: .none
      case .curve(let curve, let duration, let delay):
        .curve(UIView.AnimationCurve(curve), duration: duration, delay: delay)
      case .spring(let duration, let bounce, let delay):
        .spring(duration: duration, bounce: bounce, delay: delay)
      }
  }
}

extension UIView.AnimationCurve {
  fileprivate init(_ timing: TimingCurve) {
    self = [.easeIn, .easeOut, .linear].first { $0.timing == timing } ?? .easeInOut
  }
}
