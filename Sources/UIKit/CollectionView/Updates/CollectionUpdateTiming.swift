package import Foundation
import TesseraCore

/// How the changes of a collection view are shown.
package enum CollectionUpdateTiming: Hashable, Sendable {
  case none
  case curve(UIView.AnimationCurve, duration: TimeInterval, delay: TimeInterval)
  case spring(duration: TimeInterval, bounce: Double, delay: TimeInterval)

  /// Slow at both ends, 0.3 seconds.
  package static let standard = CollectionUpdateTiming.curve(.easeInOut, duration: 0.3, delay: 0)

  var changeTiming: ChangeTiming {
    switch self {
    case .none: .atOnce
    case .curve(let curve, let duration, let delay):
      .animated(delay: delay, duration: duration, curve: curve.timing)
    case .spring(let duration, let bounce, let delay):
      .animated(
        delay: delay,
        duration: duration,
        curve: .spring(Spring(duration: duration, bounce: bounce))
      )
    }
  }
}

extension UICollectionView {
  /// How batches and changes of layout are shown that are made from now on.
  package var updateTiming: CollectionUpdateTiming {
    get { engine.policies.updateTiming }
    set { engine.policies.updateTiming = newValue }
  }
}
