import CoreGraphics
import Foundation

/// Tells views where the pointer is over them while no button is pressed.
@MainActor
final class HoverTracker {
  private unowned let window: UIWindow
  private var hovered: [WeakView] = []

  private struct WeakView {
    weak var view: UIView?
  }

  init(window: UIWindow) { self.window = window }

  /// Returns `false`, so that other receivers get the pointer's movement as well.
  func handle(_ event: UIBackendPointerEvent) -> Bool {
    let hit = event.action == .hovered ? window.hitTest(event.location, with: nil) : nil
    let now = hit?.withSuperviews ?? []
    for before in hovered {
      guard let view = before.view, !now.contains(where: { $0 === view }) else { continue }
      view.pointerHovers(at: nil)
      follow(nil, in: view)
    }
    hovered = now.map { WeakView(view: $0) }
    for view in now {
      view.pointerHovers(at: window.convert(event.location, to: view))
      follow(event.location, in: view)
    }
    return false
  }

  /// Ends what the recognisers of a view that leaves the window have, and of the views in it.
  func viewWillLeave(_ view: UIView) {
    for hovered in hovered.compactMap(\.view) where hovered.isDescendant(of: view) {
      follow(nil, in: hovered)
    }
  }

  private func follow(_ location: CGPoint?, in view: UIView) {
    for recognizer in view.interaction.gestureRecognizers {
      (recognizer as? UIHoverGestureRecognizer)?.follow(location)
    }
  }
}

extension UIView {
  /// This view and those around it, from the inside.
  var withSuperviews: [UIView] {
    Array(sequence(first: self, next: \.superview))
  }
}
