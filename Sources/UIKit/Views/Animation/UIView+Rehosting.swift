import CoreGraphics

extension UIView {
  /// Goes on on screen as it did in `former`, a view that it was in until now.
  ///
  /// What that view and those around it still have to go becomes a movement of this one's own, and what the present
  /// ones have to go is taken back, each at its own speed. Its place in the model is up to the caller. Nothing changes
  /// if both are the same view, or the former one is not in `root`.
  func keepMoving(asIn former: UIView?, below root: UIView) {
    guard let former, let superview, former !== superview, former.isDescendant(of: root) else {
      return
    }
    former.forEachLayer(below: root) { ownLayer.joinMovement(ofContentOf: $0) }
    superview.forEachLayer(below: root) { ownLayer.joinMovement(ofContentOf: $0, isReversed: true) }
  }

  /// The layers from that of this view up to the one below that of `root`.
  private func forEachLayer(below root: UIView, _ body: (CALayer) -> Void) {
    var current: UIView? = self
    while let view = current, view !== root {
      body(view.ownLayer)
      current = view.superview
    }
  }
}
