import Foundation
import TesseraCore
import TesseraEngine

/// The animations of views, as engines know them.
@MainActor
final class EngineAnimations: @MainActor AnimationPort {
  private unowned let view: UIView

  /// The animations around the content of a view.
  init(_ view: UIView) { self.view = view }

  var currentTime: Double { UIApplication.shared.backend.currentTime }

  var reducesMotion: Bool { UIApplication.shared.backend.environment.reducesMotion }

  var areAnimationsEnabled: Bool { UIView.areAnimationsEnabled }

  var isAnimating: Bool { UIViewAnimationTransaction.current != nil }

  var endOfScrolling: Double? { view.ownLayer.endOfMovement(of: .bounds) }

  func timing(otherwise standard: UpdateTiming) -> UpdateTiming { .current(otherwise: standard) }

  func makeTransaction(_ timing: UpdateTiming) -> (any AnimationTransaction)? {
    timing.makeTransaction()
  }

  func perform(in transaction: (any AnimationTransaction)?, _ work: () -> Void) {
    UIViewAnimationTransaction.perform(in: transaction?.uikit, work)
  }

  func perform(after duration: Double, _ work: @escaping () -> Void) -> any PendingWork {
    Countdown(for: duration, then: work)
  }

  func performSoon(_ work: @escaping () -> Void) {
    UIApplication.shared.animationClock.performAtNextFrame(work)
    Task { @MainActor in work() }
  }
}

extension UIViewAnimationTransaction: @MainActor AnimationTransaction {
  var endTime: Double { startTime + duration }
}

extension Countdown: @MainActor PendingWork {}
