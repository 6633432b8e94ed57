import CoreGraphics
import Foundation

extension UIView {
  /// The size this view needs so that each subview with a flexible side gets what it asks for.
  ///
  /// A flexible side asks for what `sizeThatFits` of the subview says plus its present distances to
  /// the edges of this view. The largest wish counts; without any, the side stays as it is.
  func sizeOfFlexibleSubviews(in room: CGSize) -> CGSize {
    var wish: (width: CGFloat?, height: CGFloat?)
    for subview in subviews where !subview.isHidden {
      let mask = subview.autoresizingMask.intersection([.flexibleWidth, .flexibleHeight])
      guard !mask.isEmpty else { continue }
      let frame = subview.frame
      let margin = CGSize(
        width: bounds.width - frame.width,
        height: bounds.height - frame.height
      )
      let fitting = subview.sizeThatFits(
        CGSize(
          width: mask.contains(.flexibleWidth) ? max(0, room.width - margin.width) : frame.width,
          height: mask.contains(.flexibleHeight)
            ? max(0, room.height - margin.height) : frame.height
        )
      )
      if mask.contains(.flexibleWidth) {
        wish.width = max(wish.width ?? 0, fitting.width + margin.width)
      }
      if mask.contains(.flexibleHeight) {
        wish.height = max(wish.height ?? 0, fitting.height + margin.height)
      }
    }
    let unwished = unwishedSize
    return CGSize(width: wish.width ?? unwished.width, height: wish.height ?? unwished.height)
  }

  /// The sides on which no subview has a wish: those that the layout proposes.
  ///
  /// In an update a view has its former size on screen while it is asked for the one it is to have.
  private var unwishedSize: CGSize {
    if let proposed = (self as? UICollectionReusableView)?.mounting?.proposedSize {
      return proposed
    }
    guard let whole = superview as? UICollectionReusableView,
      let proposed = whole.mounting?.proposedSize
    else { return bounds.size }
    return CGSize(
      width: max(0, proposed.width + bounds.width - whole.bounds.width),
      height: max(0, proposed.height + bounds.height - whole.bounds.height)
    )
  }
}
