import CoreGraphics
import Foundation

/// Holds an input accessory view at the bottom of a window, in front of the other views.
final class InputAccessoryHost: UIView {
  let accessory: UIView

  init(_ accessory: UIView) {
    self.accessory = accessory
    super.init(frame: .zero)
    addSubview(accessory)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var isOverlay: Bool { true }

  /// The safe area of the other views ends above; this one has all of its own room.
  override var safeAreaInsets: UIEdgeInsets { .zero }

  /// How high the accessory is in a width: as it asks to be, or as its frame is.
  func height(inWidth width: CGFloat) -> CGFloat {
    accessory.updateConstraintsInSubtree()
    let height = accessory.measure(.width(width)).height ?? accessory.frame.height
    return height.isFinite ? max(0, height) : 0
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if accessory.superview === self { accessory.frame = bounds }
  }

  override func subviewIntrinsicContentSizeDidChange(_ subview: UIView) {
    superview?.setNeedsLayout()
  }
}
