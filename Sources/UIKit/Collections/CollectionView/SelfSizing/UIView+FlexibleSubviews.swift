import CoreGraphics
import Foundation
import TesseraCore
import TesseraEngine

extension UIView {
  private typealias Offer = MeasureProposal.Offer

  /// The size this view needs so that each subview with a flexible side gets what it asks for.
  ///
  /// A flexible side asks for what `sizeThatFits` of the subview says plus its present distances to
  /// the edges of this view. The largest wish counts; without any, the side stays as it is.
  func sizeOfFlexibleSubviews(in proposal: MeasureProposal) -> CGSize {
    var wish = MeasuredSize()
    for subview in subviews where !subview.isHidden {
      let mask = subview.autoresizingMask.intersection([.flexibleWidth, .flexibleHeight])
      guard !mask.isEmpty else { continue }
      let frame = subview.frame
      let margin = CGSize(
        width: bounds.width - frame.width,
        height: bounds.height - frame.height
      )
      let room = MeasureProposal(
        width: mask.contains(.flexibleWidth)
          ? proposal.width?.shortened(by: margin.width) : Offer(length: frame.width),
        height: mask.contains(.flexibleHeight)
          ? proposal.height?.shortened(by: margin.height) : Offer(length: frame.height)
      )
      let fitting = subview.springSize(in: room)
      if mask.contains(.flexibleWidth) {
        wish.width = max(wish.width ?? 0, fitting.width + margin.width)
      }
      if mask.contains(.flexibleHeight) {
        wish.height = max(wish.height ?? 0, fitting.height + margin.height)
      }
    }
    return wish.size(or: unwishedSize)
  }

  /// The size that a flexible side asks for: that of `sizeThatFits`, unless constraints decide it.
  private func springSize(in proposal: MeasureProposal) -> CGSize {
    constrainedSize(for: proposal)?.size(or: bounds.size) ?? sizeThatFits(proposal.room)
  }

  /// The sides on which no subview has a wish: those that the layout proposes.
  ///
  /// In an update a view has its former size on screen while it is asked for the one it is to have.
  private var unwishedSize: CGSize {
    if let proposed = (self as? UICollectionReusableView)?.mounting?.proposedSize {
      return CGSize(proposed)
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
