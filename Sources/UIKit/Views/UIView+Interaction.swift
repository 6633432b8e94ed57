import Foundation

extension UIView {
  struct Interaction {
    var isEnabled = true
    var allowsMultipleTouches = false
    var gestureRecognizers: [UIGestureRecognizer] = []
    var interactions: [any UIInteraction] = []
  }

  func replaceGestureRecognizers(with recognizers: [UIGestureRecognizer]) {
    for removed in interaction.gestureRecognizers where !recognizers.contains(removed) {
      removeGestureRecognizer(removed)
    }
    for added in recognizers where added.view !== self { addGestureRecognizer(added) }
  }

  func attach(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    interaction.gestureRecognizers.append(gestureRecognizer)
    gestureRecognizer.attach(to: self)
  }

  func detach(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    interaction.gestureRecognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.attach(to: nil)
  }
}
