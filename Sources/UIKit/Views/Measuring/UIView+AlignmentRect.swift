import CoreGraphics
import Foundation

extension UIView {
  /// A frame without the insets; a side that they are longer than is 0.
  func withoutAlignmentInsets(_ frame: CGRect) -> CGRect {
    let insets = usableAlignmentInsets
    guard insets != .zero else { return frame }
    return CGRect(
      x: frame.minX + insets.left,
      y: frame.minY + insets.top,
      width: max(0, frame.width - insets.left - insets.right),
      height: max(0, frame.height - insets.top - insets.bottom)
    )
  }

  /// A rectangle with the insets around it.
  func withAlignmentInsets(_ rect: CGRect) -> CGRect {
    let insets = usableAlignmentInsets
    guard insets != .zero else { return rect }
    return CGRect(
      x: rect.minX - insets.left,
      y: rect.minY - insets.top,
      width: max(0, rect.width + insets.left + insets.right),
      height: max(0, rect.height + insets.top + insets.bottom)
    )
  }

  /// The insets; those that are not finite count as none.
  var usableAlignmentInsets: UIEdgeInsets {
    let insets = alignmentRectInsets
    let isFinite =
      insets.top.isFinite && insets.left.isFinite && insets.bottom.isFinite && insets.right.isFinite
    return isFinite ? insets : .zero
  }
}
