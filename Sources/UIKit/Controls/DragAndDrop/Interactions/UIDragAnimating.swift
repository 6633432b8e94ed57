public import Foundation

/// Takes animations that run while something is lifted, dropped or goes back.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds animations that run along.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called once the animations have ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// The animator that delegates are handed; it runs when all of them have returned.
@MainActor
final class DragAnimator: NSObject, UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// The same as `addCompletion(_:)`.
  func complete(with completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Takes over what another was handed.
  func adopt(_ other: DragAnimator) {
    animations += other.animations
    completions += other.completions
  }

  /// Animates the changes over a time, or makes them at once where motion is reduced; calls the completions in any case.
  func run(for duration: TimeInterval) {
    let (animations, completions) = (animations, completions)
    let isStill = UIApplication.shared.backend.environment.reducesMotion
    UIView.animate(withDuration: isStill ? 0 : duration) {
      for change in animations { change() }
    } completion: { _ in
      for completion in completions { completion(.end) }
    }
  }
}
