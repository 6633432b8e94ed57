import CoreGraphics
import Foundation

/// One item of a bar: its view, and the width that the app gives it.
@MainActor
struct BarPiece {
  /// `nil` for a space.
  let view: UIView?
  /// In points; 0 for what the view needs.
  let width: CGFloat
  /// Whether it takes a part of the room that others leave.
  let isFlexible: Bool

  /// Creates the piece of an item; `nil` for a hidden one.
  init?(_ item: UIBarButtonItem) {
    guard !item.isHidden else { return nil }
    view = item.makeView()
    width = max(0, item.width)
    isFlexible = if case .system(.flexibleSpace) = item.kind { true } else { false }
  }

  /// Returns the size in a bar of that height.
  func size(inHeight height: CGFloat) -> CGSize {
    view?.sizeInBar(width: width, height: height) ?? CGSize(width: width, height: 0)
  }
}

extension UIView {
  /// Returns the size in a bar, in a width that the app gives unless it is 0.
  func sizeInBar(width: CGFloat, height: CGFloat) -> CGSize {
    let size = measure(.free).size(or: bounds.size)
    return CGSize(width: width > 0 ? width : size.width, height: min(size.height, height))
  }
}
