public import CoreGraphics
public import Foundation
public import UIKit

/// Free space, with a line at an edge if wanted.
public struct Spacing: Hashable, Sendable, WidgetHashable, WidgetPresentable {
  /// The edge at which a line is drawn.
  public enum Edge: Hashable, Sendable {
    /// Nowhere.
    case none
    /// At the top.
    case top
    /// At the bottom.
    case bottom
  }

  /// The height, in points.
  public var height: CGFloat
  /// The edge at which a line is drawn.
  public var separator: Edge

  /// Space of a height.
  public init(height: CGFloat, separator: Edge = .none) {
    self.height = height
    self.separator = separator
  }

  /// An empty cell, with a line if there is one.
  @preconcurrency @MainActor
  public func widgetCell(
    collectionView: UICollectionView,
    indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell: PassedCell<LineView> = collectionView.cellDequeueSafely(indexPath: indexPath)
    cell.makeViewIfNeeded().show(separator)
    return cell
  }

  /// The height, and as wide as the container.
  @preconcurrency @MainActor
  public func widgetSize(containerWidth: CGFloat) -> CGSize {
    CGSize(width: containerWidth, height: height)
  }

  /// The size.
  @preconcurrency @MainActor
  public func widgetSizePredefined(containerWidth: CGFloat) -> CGSize? {
    widgetSize(containerWidth: containerWidth)
  }
}

/// A line between other widgets.
public struct Separator: Hashable, Sendable, WidgetHashable, WidgetPresentable {
  /// The distance of the line from the side where reading begins, in points.
  public var leading: CGFloat

  /// A line of 1 point, from a distance to the other side.
  public init(leading: CGFloat = 0) { self.leading = leading }

  /// A cell with the line.
  @preconcurrency @MainActor
  public func widgetCell(
    collectionView: UICollectionView,
    indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell: PassedCell<LineView> = collectionView.cellDequeueSafely(indexPath: indexPath)
    cell.makeViewIfNeeded().show(.top, leading: leading)
    return cell
  }

  /// 1 point high, and as wide as the container.
  @preconcurrency @MainActor
  public func widgetSize(containerWidth: CGFloat) -> CGSize {
    CGSize(width: containerWidth, height: LineView.thickness)
  }

  /// The size.
  @preconcurrency @MainActor
  public func widgetSizePredefined(containerWidth: CGFloat) -> CGSize? {
    widgetSize(containerWidth: containerWidth)
  }
}

/// A view with a line at an edge.
final class LineView: UIView {
  static let thickness: CGFloat = 1
  private let line = UIView(frame: .zero)
  private var edge = Spacing.Edge.none
  private var leading: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    line.backgroundColor = .separator
    addSubview(line)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ edge: Spacing.Edge, leading: CGFloat = 0) {
    self.edge = edge
    self.leading = leading.isFinite ? leading : 0
    line.isHidden = edge == .none
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    line.frame = CGRect(
      x: isMirrored ? 0 : leading,
      y: edge == .top ? 0 : bounds.height - Self.thickness,
      width: max(0, bounds.width - leading),
      height: Self.thickness
    )
  }
}
