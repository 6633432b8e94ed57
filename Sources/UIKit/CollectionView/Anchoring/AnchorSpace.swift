import CoreGraphics
import Foundation
import TesseraCore

/// Converts places on screen to places along the axis that anchors are about, and back.
///
/// The axis is that of the layout's own coordinates. It begins where reading begins: at the right edge for
/// a horizontal list that is read from right to left.
struct AnchorSpace: Equatable {
  let axis: NSLayoutConstraint.Axis

  /// What can be seen of the content.
  struct VisibleGeometry: Equatable {
    /// The bounds of the view.
    var bounds: CGRect
    let insets: UIEdgeInsets
    let contentSize: CGSize
    /// How the frames on screen follow from those of the layout.
    let mirror: Mirror

    /// Whether nothing has changed but the offset.
    func differsOnlyInOffset(from other: VisibleGeometry) -> Bool {
      bounds.size == other.bounds.size && insets == other.insets
        && contentSize == other.contentSize && mirror == other.mirror
    }

    /// The bounds in the layout's coordinates.
    var boundsInLayout: CGRect { mirror.apply(bounds) }

    /// The bounds in the layout's coordinates, if only what has moved the offset since `before` moved them.
    ///
    /// Another size of the view or of mirrored content changes the coordinates of everything on screen and
    /// moves nothing along the content.
    func boundsInLayout(after before: VisibleGeometry) -> CGRect {
      guard mirror != .off || before.mirror != .off else { return bounds }
      let moved = CGVector(from: before.bounds.origin, to: bounds.origin)
      let former = before.boundsInLayout.origin
      return CGRect(
        x: mirror == .off ? former.x + moved.dx : former.x - moved.dx,
        y: former.y + moved.dy,
        width: bounds.width,
        height: bounds.height
      )
    }
  }

  /// Where a frame on screen lies.
  func span(_ frame: CGRect, _ mirror: Mirror) -> AnchorSpan {
    let frame = mirror.apply(frame)
    return axis == .horizontal
      ? AnchorSpan(start: Double(frame.minX), end: Double(frame.maxX))
      : AnchorSpan(start: Double(frame.minY), end: Double(frame.maxY))
  }

  /// What is in sight.
  func viewport(_ visible: VisibleGeometry) -> AnchorViewport {
    viewport(visible, boundsInLayout: visible.boundsInLayout)
  }

  /// What is in sight after a change, if what moved the offset since `before` moved it along the content.
  func viewport(_ visible: VisibleGeometry, after before: VisibleGeometry) -> AnchorViewport {
    viewport(visible, boundsInLayout: visible.boundsInLayout(after: before))
  }

  private func viewport(_ visible: VisibleGeometry, boundsInLayout: CGRect) -> AnchorViewport {
    let insets = visible.insets
    guard axis == .horizontal else {
      return AnchorViewport(
        offset: Double(boundsInLayout.minY),
        extent: Double(boundsInLayout.height),
        startInset: Double(insets.top),
        endInset: Double(insets.bottom),
        contentExtent: Double(visible.contentSize.height)
      )
    }
    let isReversed = visible.mirror != .off
    return AnchorViewport(
      offset: Double(boundsInLayout.minX),
      extent: Double(boundsInLayout.width),
      startInset: Double(isReversed ? insets.right : insets.left),
      endInset: Double(isReversed ? insets.left : insets.right),
      contentExtent: Double(visible.contentSize.width)
    )
  }

  /// The content offset at which the axis has `offset` at the start of the viewport.
  ///
  /// Across, it is where what moved the offset since `before` has moved it.
  func contentOffset(
    _ offset: Double,
    in visible: VisibleGeometry,
    after before: VisibleGeometry
  ) -> CGPoint {
    var bounds = visible.boundsInLayout(after: before)
    if axis == .horizontal {
      bounds.origin.x = CGFloat(offset)
    } else {
      bounds.origin.y = CGFloat(offset)
    }
    return visible.mirror.apply(bounds).origin
  }
}

extension CGPoint {
  func along(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? x : y }
}
