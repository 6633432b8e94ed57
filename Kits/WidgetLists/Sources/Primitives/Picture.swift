public import CoreGraphics
public import Foundation
public import UIKit

/// A picture as wide as its container.
public struct Picture: Hashable, Sendable, WidgetHashable, WidgetPresentable {
  /// The picture; two are equal if they are the same object.
  public var image: UIImage
  /// The ratio of the height to the width; `nil` for that of the picture.
  public var aspect: CGFloat?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat
  /// The description of the picture for assistive technologies.
  public var label: String?

  /// A picture, which fills its room and is cut off at the edges.
  public init(
    _ image: UIImage,
    aspect: CGFloat? = nil,
    cornerRadius: CGFloat = 0,
    label: String? = nil
  ) {
    self.image = image
    self.aspect = aspect
    self.cornerRadius = cornerRadius
    self.label = label
  }

  /// A cell with the picture.
  @preconcurrency @MainActor
  public func widgetCell(
    collectionView: UICollectionView,
    indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell: WidgetCell<UIImageView> = collectionView.cellDequeueSafely(indexPath: indexPath)
    let view = cell.makeViewIfNeeded()
    view.image = image
    view.contentMode = .scaleAspectFill
    view.clipsToBounds = true
    view.layer.cornerRadius = cornerRadius
    return cell
  }

  /// As wide as the container; as high as follows from that.
  @preconcurrency @MainActor
  public func widgetSize(containerWidth: CGFloat) -> CGSize {
    let own = image.size.width > 0 ? image.size.height / image.size.width : 0
    return CGSize(width: containerWidth, height: (containerWidth * (aspect ?? own)).rounded(.up))
  }

  /// The size.
  @preconcurrency @MainActor
  public func widgetSizePredefined(containerWidth: CGFloat) -> CGSize? {
    widgetSize(containerWidth: containerWidth)
  }
}
