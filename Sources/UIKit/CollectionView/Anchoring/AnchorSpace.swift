import CoreGraphics
import Foundation
import TesseraCore

/// How places on screen become places along the axis that anchors are about, and back.
///
/// The axis begins where reading begins: at the right edge of the content for a horizontal list that is
/// read from right to left.
struct AnchorSpace: Equatable {
  let axis: NSLayoutConstraint.Axis
  let isReversed: Bool

  /// What can be seen of the content.
  struct VisibleGeometry: Equatable {
    /// The bounds of the view.
    var bounds: CGRect
    let insets: UIEdgeInsets
    let contentSize: CGSize
  }

  /// Where a frame lies, in content of a size.
  func span(_ frame: CGRect, contentSize: CGSize) -> AnchorSpan {
    guard axis == .horizontal else {
      return AnchorSpan(start: Double(frame.minY), end: Double(frame.maxY))
    }
    return isReversed
      ? AnchorSpan(
        start: Double(contentSize.width - frame.maxX),
        end: Double(contentSize.width - frame.minX)
      )
      : AnchorSpan(start: Double(frame.minX), end: Double(frame.maxX))
  }

  func viewport(_ visible: VisibleGeometry) -> AnchorViewport {
    let bounds = visible.bounds
    let insets = visible.insets
    guard axis == .horizontal else {
      return AnchorViewport(
        offset: Double(bounds.minY),
        extent: Double(bounds.height),
        startInset: Double(insets.top),
        endInset: Double(insets.bottom),
        contentExtent: Double(visible.contentSize.height)
      )
    }
    let offset = isReversed ? visible.contentSize.width - bounds.maxX : bounds.minX
    return AnchorViewport(
      offset: Double(offset),
      extent: Double(bounds.width),
      startInset: Double(isReversed ? insets.right : insets.left),
      endInset: Double(isReversed ? insets.left : insets.right),
      contentExtent: Double(visible.contentSize.width)
    )
  }

  /// What is in sight after a change, if what moved the offset since `before` moved it along the content.
  ///
  /// Content that grows while it is read from right to left takes all places with it; that is no movement
  /// of the offset.
  func viewport(_ visible: VisibleGeometry, after before: VisibleGeometry) -> AnchorViewport {
    var viewport = viewport(visible)
    guard isReversed else { return viewport }
    let moved = visible.bounds.maxX - before.bounds.maxX
    viewport.offset = self.viewport(before).offset - Double(moved)
    return viewport
  }

  /// The content offset at which the axis has `offset` at the start of the viewport.
  func contentOffset(_ offset: Double, in visible: VisibleGeometry) -> CGPoint {
    guard axis == .horizontal else { return CGPoint(x: visible.bounds.minX, y: CGFloat(offset)) }
    let x =
      isReversed
      ? visible.contentSize.width - visible.bounds.width - CGFloat(offset) : CGFloat(offset)
    return CGPoint(x: x, y: visible.bounds.minY)
  }
}

extension CGPoint {
  func along(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? x : y }
}
