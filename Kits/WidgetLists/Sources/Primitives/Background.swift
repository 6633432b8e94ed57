public import CoreGraphics
public import Foundation
public import UIKit

/// The background of a group: a colour with rounded corners.
public struct Background: Hashable, Sendable, WidgetHashable, WidgetPresentable {
  /// The colour.
  public var color: UIColor
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat

  /// A coloured background.
  public init(_ color: UIColor, cornerRadius: CGFloat = 0) {
    self.color = color
    self.cornerRadius = cornerRadius
  }

  /// A cell of the colour.
  @preconcurrency @MainActor
  public func widgetCell(
    collectionView: UICollectionView,
    indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell: PassedCell<BackgroundView> = collectionView.cellDequeueSafely(indexPath: indexPath)
    let view = cell.makeViewIfNeeded()
    view.backgroundColor = color
    view.layer.cornerRadius = cornerRadius
    return cell
  }

  /// Nothing: a background is as large as what it is behind.
  @preconcurrency @MainActor
  public func widgetSize(containerWidth: CGFloat) -> CGSize { .zero }
}

/// A view of one colour.
private final class BackgroundView: UIView {}
