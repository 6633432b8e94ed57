import CoreGraphics
import Foundation

extension UIWindow {
  /// Tells the controllers that the window is about to have another size, and has `change` give it that.
  func transition(to size: CGSize, _ change: @escaping () -> Void) {
    guard let root = rootViewController, size != bounds.size else { return change() }
    let coordinator = TransitionCoordinator(in: self, motion: .none)
    if root.containment.coordinator == nil { root.containment.coordinator = coordinator }
    let traits = windowTraits(for: size)
    for controller in sequence(first: root, next: { $0.modality.presented }) {
      if traits != windowTraits { controller.willTransition(to: traits, with: coordinator) }
      let ownSize = controller.modality.controller?.showing?.container.cardFrame(in: size).size
      controller.viewWillTransition(to: ownSize ?? size, with: coordinator)
    }
    coordinator.run(change) { [weak root] _ in
      if root?.containment.coordinator === coordinator { root?.containment.coordinator = nil }
      coordinator.end()
    }
  }
}
