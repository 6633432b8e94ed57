import CoreGraphics
public import Foundation

/// The delegate that provides the menu of a view, and is notified of it.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the menu to open at a location in the view's coordinates; none for `nil`. Required.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?

  /// The menu is about to be shown; does nothing by default.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )

  /// The menu was closed; does nothing by default.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )
}

/// Takes animations that run while a menu appears or disappears.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// Adds animations that run along with the menu.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called once the animations have ended.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// What a delegate is handed; it runs when the delegate has returned.
@MainActor
final class ContextMenuAnimator: NSObject, UIContextMenuInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  private static let duration: TimeInterval = 0.2

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func run() {
    let (animations, completions) = (animations, completions)
    guard !animations.isEmpty || !completions.isEmpty else { return }
    UIView.animate(withDuration: Self.duration) {
      for change in animations { change() }
    } completion: { _ in
      for completion in completions { completion() }
    }
  }
}
