public import CoreGraphics
public import Foundation
public import UIKit

extension ListAdapter: UICollectionViewDelegate {
  /// Asks whether the user may select an item.
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    collectionViewDelegate?.collectionView(
      collectionView,
      shouldHighlightItemAt: indexPath
    ) ?? true
  }

  /// Asks whether the user may deselect an item.
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    guard let (controller, index) = item(at: indexPath), controller.shouldSelectItem(at: index)
    else { return false }
    return collectionViewDelegate?.collectionView(collectionView, shouldSelectItemAt: indexPath)
      ?? true
  }

  /// Asks whether the user may move an item.
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    guard let (controller, index) = item(at: indexPath), controller.shouldDeselectItem(at: index)
    else { return false }
    return collectionViewDelegate?.collectionView(collectionView, shouldDeselectItemAt: indexPath)
      ?? true
  }

  /// Passes on that the user has selected an item.
  public func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    if autoDeselectEnabled { collectionView.deselectItem(at: indexPath, animated: true) }
    if let (controller, index) = item(at: indexPath) { controller.didSelectItem(at: index) }
    collectionViewDelegate?.collectionView(collectionView, didSelectItemAt: indexPath)
  }

  /// Passes on that the user has deselected an item.
  public func collectionView(
    _ collectionView: UICollectionView,
    didDeselectItemAt indexPath: IndexPath
  ) {
    if let (controller, index) = item(at: indexPath) { controller.didDeselectItem(at: index) }
    collectionViewDelegate?.collectionView(collectionView, didDeselectItemAt: indexPath)
  }

  /// Passes on that an item is highlighted.
  public func collectionView(
    _ collectionView: UICollectionView,
    didHighlightItemAt indexPath: IndexPath
  ) {
    if let (controller, index) = item(at: indexPath) { controller.didHighlightItem(at: index) }
    collectionViewDelegate?.collectionView(collectionView, didHighlightItemAt: indexPath)
  }

  /// Passes on that an item is no longer highlighted.
  public func collectionView(
    _ collectionView: UICollectionView,
    didUnhighlightItemAt indexPath: IndexPath
  ) {
    if let (controller, index) = item(at: indexPath) { controller.didUnhighlightItem(at: index) }
    collectionViewDelegate?.collectionView(collectionView, didUnhighlightItemAt: indexPath)
  }

  /// The context menu of an item.
  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    item(at: indexPath)
      .flatMap { $0.controller.contextMenuConfiguration(forItemAt: $0.index, point: point) }
  }

  /// Returns the index path at which a moved item may be placed.
  public func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    answer { target(ofMoving: originalIndexPath, at: currentIndexPath, to: proposedIndexPath) }
  }
}

extension ListAdapter {
  /// The visible section controllers that have a scroll delegate, in their order.
  private var scrollingControllers: [ListSectionController] {
    guard collaborators.hearScrolling else { return [] }
    return displaying.entries.filter { $0.index >= 0 && $0.controller?.scrollDelegate != nil }
      .sorted { $0.index < $1.index }.compactMap(\.controller)
  }

  /// Passes on that the list has scrolled.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    performanceDelegate?.listAdapterWillCallScroll(self)
    answer {
      for controller in scrollingControllers {
        controller.scrollDelegate?.listAdapter(self, didScroll: controller)
      }
      scrollViewDelegate?.scrollViewDidScroll(scrollView)
    }
    performanceDelegate?.listAdapter(self, didCallScroll: scrollView)
  }

  /// Passes on that the user begins to drag the list.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    for controller in scrollingControllers {
      controller.scrollDelegate?.listAdapter(self, willBeginDragging: controller)
    }
    scrollViewDelegate?.scrollViewWillBeginDragging(scrollView)
  }

  /// Passes on that the user has stopped dragging.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView,
    willDecelerate decelerate: Bool
  ) {
    for controller in scrollingControllers {
      controller.scrollDelegate?.listAdapter(
        self,
        didEndDragging: controller,
        willDecelerate: decelerate
      )
    }
    scrollViewDelegate?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }

  /// Passes on that scrolling has ended.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    for controller in scrollingControllers {
      controller.scrollDelegate?.listAdapter(self, didEndDeceleratingSectionController: controller)
    }
    scrollViewDelegate?.scrollViewDidEndDecelerating(scrollView)
  }

  /// Passes on that an animated scroll has ended.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    scrollViewDelegate?.scrollViewDidEndScrollingAnimation(scrollView)
  }
}

extension ListAdapter: UICollectionViewDelegateFlowLayout {
  /// Returns the size of the section controller; zero in a layout with an estimated size has the cell measured.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let size = answer { sizeForItem(at: indexPath) }
    let flow = collectionViewLayout as? UICollectionViewFlowLayout
    guard size == .zero, let flow, flow.estimatedItemSize != .zero else { return size }
    return UICollectionViewFlowLayout.automaticSize
  }

  /// The inset of a section.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { answer { sectionController(forSection: section)?.inset ?? .zero } }

  /// The distance between the lines of a section.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { answer { sectionController(forSection: section)?.minimumLineSpacing ?? 0 } }

  /// The least distance between the items of a line.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { answer { sectionController(forSection: section)?.minimumInteritemSpacing ?? 0 } }

  /// The size of a header.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    answer {
      sizeForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: section)
      )
    }
  }

  /// The size of a footer.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    answer {
      sizeForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionFooter,
        at: IndexPath(item: 0, section: section)
      )
    }
  }
}
