public import Foundation
public import UIKit

/// Says how large the elements of a list layout are, and how items come and go.
///
/// A ``ListAdapter`` is one, which asks the ``ListSectionController/transitionDelegate`` of each section controller.
@preconcurrency @MainActor
public protocol ListCollectionViewDelegateLayout: UICollectionViewDelegateFlowLayout {
  /// Returns the attributes with which an item starts that appears in an update; nil for those of the layout.
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    customizedInitialLayoutAttributes attributes: UICollectionViewLayoutAttributes,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes?

  /// Returns the attributes with which an item ends that disappears in an update, by its path before; nil for those of the layout.
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    customizedFinalLayoutAttributes attributes: UICollectionViewLayoutAttributes,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes?
}

extension ListAdapter: ListCollectionViewDelegateLayout {
  /// Returns the attributes of the section controller's transition delegate; `nil` without one.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    customizedInitialLayoutAttributes attributes: UICollectionViewLayoutAttributes,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let controller = map.entry(at: indexPath.section)?.controller else { return nil }
    return controller.transitionDelegate?.listAdapter(
      self,
      customizedInitialLayoutAttributes: attributes,
      sectionController: controller,
      at: indexPath.item
    )
  }

  /// Returns the attributes that the section controller's transition delegate gives to an item that disappears; `nil` without one.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    customizedFinalLayoutAttributes attributes: UICollectionViewLayoutAttributes,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard entriesBefore.indices.contains(indexPath.section),
      let controller = entriesBefore[indexPath.section].controller
    else { return nil }
    return controller.transitionDelegate?.listAdapter(
      self,
      customizedFinalLayoutAttributes: attributes,
      sectionController: controller,
      at: indexPath.item
    )
  }
}
