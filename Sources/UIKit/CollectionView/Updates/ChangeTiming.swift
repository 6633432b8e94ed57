import Foundation
import TesseraCore

/// How a change is shown: at once, or on the way for a time.
enum ChangeTiming {
  case atOnce
  case animated(delay: TimeInterval, duration: TimeInterval, curve: TimingCurve)

  /// How long views take from one place to another unless somebody says otherwise: 0.3 seconds.
  static var standard: ChangeTiming {
    .animated(delay: 0, duration: 0.3, curve: .cubic(.easeInOut))
  }
}

@MainActor
extension ChangeTiming {
  /// How a change that is made now is shown.
  ///
  /// At once where animations are turned off; inside an animation block as that says; else as given.
  static func current(otherwise standard: ChangeTiming = .standard) -> ChangeTiming {
    guard UIView.areAnimationsEnabled else { return .atOnce }
    guard let outer = UIViewAnimationTransaction.current else { return standard }
    let delay = outer.startTime - UIApplication.shared.backend.currentTime
    return .animated(delay: delay, duration: outer.duration, curve: outer.curve)
  }

  /// The transaction that all movements of a change belong to; `nil` when there are none.
  func makeTransaction() -> UIViewAnimationTransaction? {
    guard case .animated(let delay, let duration, let curve) = self, duration > 0 else {
      return nil
    }
    return UIViewAnimationTransaction(
      delay: delay,
      duration: duration,
      curve: curve,
      options: .allowUserInteraction,
      completion: nil
    )
  }
}
