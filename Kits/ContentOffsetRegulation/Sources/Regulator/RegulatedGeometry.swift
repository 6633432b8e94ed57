import CoreGraphics
import TesseraCore
import UIKit

/// The visible part of a layout along the axis on which the offset is regulated, in the coordinates of the layout.
///
/// Where a layout is mirrored, they begin at the right edge of the content.
@MainActor
struct RegulatedGeometry {
  let axis: NSLayoutConstraint.Axis
  /// The visible part.
  let viewport: AnchorViewport
  /// The bounds of the collection view in the coordinates of the layout.
  let visibleRect: CGRect
  /// The width about which left and right are exchanged; nil if they are not.
  private let mirrorWidth: CGFloat?
  private let boundsWidth: CGFloat

  /// The geometry of a layout in its collection view, with insets that may be those of before.
  init(
    of layout: UICollectionViewLayout,
    in view: UICollectionView,
    along axis: NSLayoutConstraint.Axis,
    insets: UIEdgeInsets
  ) {
    let bounds = view.bounds
    let size = layout.collectionViewContentSize
    let isMirrored =
      layout.flipsHorizontallyInOppositeLayoutDirection
      && layout.developmentLayoutDirection != view.effectiveUserInterfaceLayoutDirection
    let room = bounds.width - insets.left - insets.right
    mirrorWidth = isMirrored ? max(size.width, room) : nil
    boundsWidth = bounds.width
    self.axis = axis
    visibleRect = mirrorWidth.map { bounds.mirrored(in: $0) } ?? bounds
    let isHorizontal = axis == .horizontal
    let ends = isMirrored ? (insets.right, insets.left) : (insets.left, insets.right)
    viewport = AnchorViewport(
      offset: Double(isHorizontal ? visibleRect.minX : visibleRect.minY),
      extent: Double(isHorizontal ? bounds.width : bounds.height),
      startInset: Double(isHorizontal ? ends.0 : insets.top),
      endInset: Double(isHorizontal ? ends.1 : insets.bottom),
      contentExtent: Double(isHorizontal ? mirrorWidth ?? size.width : size.height)
    )
  }

  /// Whether left and right are exchanged.
  var isMirrored: Bool { mirrorWidth != nil }

  /// Whether a greater offset of the layout is a smaller one of the collection view.
  var isReversed: Bool { axis == .horizontal && mirrorWidth != nil }

  /// Where a frame is along the axis.
  func span(of frame: CGRect) -> AnchorSpan {
    axis == .horizontal
      ? AnchorSpan(start: Double(frame.minX), end: Double(frame.maxX))
      : AnchorSpan(start: Double(frame.minY), end: Double(frame.maxY))
  }

  /// A rectangle of the collection view in the coordinates of the layout.
  func layoutRect(_ rect: CGRect) -> CGRect {
    mirrorWidth.map { rect.mirrored(in: $0) } ?? rect
  }

  /// The content offset along the axis that shows an offset of the layout.
  func contentOffset(showing offset: Double) -> CGFloat {
    guard isReversed, let mirrorWidth else { return CGFloat(offset) }
    return mirrorWidth - CGFloat(offset) - boundsWidth
  }

  /// A movement along the layout as one of the collection view.
  func distance(_ distance: Double) -> CGFloat { CGFloat(isReversed ? -distance : distance) }
}

extension CGRect {
  fileprivate func mirrored(in width: CGFloat) -> CGRect {
    CGRect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}

extension CGPoint {
  /// The part along an axis.
  subscript(axis: NSLayoutConstraint.Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}
