import Foundation

extension UIView {
  func setMask(_ mask: UIView?) {
    guard mask !== viewStyle.mask else { return }
    if let mask, isDescendant(of: mask) {
      return Diagnostics.report(
        .geometry,
        "\(type(of: mask)) cannot mask \(type(of: self)), which it is or holds; nothing was changed."
      )
    }
    ownLayer.rare?.tree.mask?.leaveTree()
    viewStyle.mask?.hierarchy.maskedView = nil
    mask?.removeFromSuperview()
    mask?.hierarchy.maskedView?.mask = nil
    mask?.hierarchy.maskedView = self
    viewStyle.mask = mask
    ownLayer.invalidateSubtree()
    if mask?.needsLayoutInSubtree == true { markNeedsLayout() }
  }

  /// The mask has become a subview somewhere, and masks no more.
  func leaveMaskedView() { hierarchy.maskedView?.mask = nil }
}
