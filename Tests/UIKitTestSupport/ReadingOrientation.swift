import CoreGraphics
import Foundation

@testable import UIKit

/// An axis to scroll along and a direction to read in.
///
/// Tests that run in each compute in *reading coordinates*: across in `x`, along in `y`, both from where
/// reading begins. This converts them to those on screen.
enum ReadingOrientation: String, CaseIterable, Sendable {
  case downwards
  case downwardsRightToLeft
  case rightwards
  case leftwards

  var axis: NSLayoutConstraint.Axis {
    switch self {
    case .downwards, .downwardsRightToLeft: .vertical
    case .rightwards, .leftwards: .horizontal
    }
  }

  var isRightToLeft: Bool { self == .downwardsRightToLeft || self == .leftwards }

  /// The size on screen of one in reading coordinates, and the other way round.
  func size(_ size: CGSize) -> CGSize {
    axis == .vertical ? size : CGSize(width: size.height, height: size.width)
  }

  /// The frame that a layout, which knows of no direction, gives for one in reading coordinates.
  func layoutFrame(_ frame: CGRect) -> CGRect {
    axis == .vertical
      ? frame
      : CGRect(origin: CGPoint(x: frame.minY, y: frame.minX), size: size(frame.size))
  }

  /// The frame on screen for one in reading coordinates, mirrored within `width`.
  func shown(_ frame: CGRect, width: CGFloat) -> CGRect {
    mirrored(layoutFrame(frame), width: width)
  }

  /// The frame in reading coordinates for one on screen, mirrored within `width`.
  func reading(_ frame: CGRect, width: CGFloat) -> CGRect {
    layoutFrame(mirrored(frame, width: width))
  }

  private func mirrored(_ frame: CGRect, width: CGFloat) -> CGRect {
    guard isRightToLeft else { return frame }
    return CGRect(
      x: width - frame.maxX,
      y: frame.minY,
      width: frame.width,
      height: frame.height
    )
  }

  /// The insets at the start and at the end of the axis.
  func insets(start: CGFloat, end: CGFloat) -> UIEdgeInsets {
    switch self {
    case .downwards, .downwardsRightToLeft:
      UIEdgeInsets(top: start, left: 0, bottom: end, right: 0)
    case .rightwards: UIEdgeInsets(top: 0, left: start, bottom: 0, right: end)
    case .leftwards: UIEdgeInsets(top: 0, left: end, bottom: 0, right: start)
    }
  }

  /// The inset at the start of the axis.
  func start(of insets: UIEdgeInsets) -> CGFloat {
    switch self {
    case .downwards, .downwardsRightToLeft: insets.top
    case .rightwards: insets.left
    case .leftwards: insets.right
    }
  }

  /// The inset at the end of the axis.
  func end(of insets: UIEdgeInsets) -> CGFloat {
    switch self {
    case .downwards, .downwardsRightToLeft: insets.bottom
    case .rightwards: insets.right
    case .leftwards: insets.left
    }
  }

  /// The direction in which a view is read.
  var semantics: UISemanticContentAttribute {
    isRightToLeft ? .forceRightToLeft : .forceLeftToRight
  }

  var scrollDirection: UICollectionView.ScrollDirection {
    axis == .vertical ? .vertical : .horizontal
  }
}

extension UIScrollView {
  /// The width within which left and right are exchanged: that of the content, or of the room for it.
  private var mirrorWidth: CGFloat {
    let insets = adjustedContentInset
    return max(contentSize.width, bounds.width - insets.left - insets.right)
  }

  /// A frame in the content, in reading coordinates.
  func reading(_ frame: CGRect, _ orientation: ReadingOrientation) -> CGRect {
    orientation.reading(frame, width: mirrorWidth)
  }

  /// The frame in the content for one in reading coordinates.
  func shown(_ frame: CGRect, _ orientation: ReadingOrientation) -> CGRect {
    orientation.shown(frame, width: mirrorWidth)
  }

  /// The offset that shows `offset` at the start, in reading coordinates along the axis.
  func contentOffset(showing offset: CGFloat, _ orientation: ReadingOrientation) -> CGPoint {
    var visible = reading(bounds, orientation)
    visible.origin.y = offset
    return orientation.shown(visible, width: mirrorWidth).origin
  }
}
