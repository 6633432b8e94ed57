public import CoreGraphics
public import UIKit

/// Makes the supplementary views of a section.
@preconcurrency @MainActor
public protocol ListSupplementaryViewSource: AnyObject {
  /// The kinds that the section has; of others nothing is asked.
  func supportedElementKinds() -> [String]
  /// Returns a view, dequeued from the collection context and configured.
  ///
  /// Also called for a view on screen whose object shows something else; the collection context then returns that view.
  /// A source that returns another one has its section reloaded.
  func viewForSupplementaryElement(ofKind elementKind: String, at index: Int)
    -> UICollectionReusableView
  /// The size of a view in a flow layout, in points.
  func sizeForSupplementaryView(ofKind elementKind: String, at index: Int) -> CGSize
}

/// Hears what of a section is on screen.
@preconcurrency @MainActor
public protocol ListDisplayDelegate: AnyObject {
  /// The first cell or supplementary view of the section is about to be shown.
  func listAdapter(
    _ listAdapter: ListAdapter,
    willDisplay sectionController: ListSectionController
  )
  /// The last one is not shown any more.
  func listAdapter(
    _ listAdapter: ListAdapter,
    didEndDisplaying sectionController: ListSectionController
  )
  /// A cell is about to be shown.
  func listAdapter(
    _ listAdapter: ListAdapter,
    willDisplay sectionController: ListSectionController,
    cell: UICollectionViewCell,
    at index: Int
  )
  /// A cell is not shown any more; `index` is the item that it showed.
  func listAdapter(
    _ listAdapter: ListAdapter,
    didEndDisplaying sectionController: ListSectionController,
    cell: UICollectionViewCell,
    at index: Int
  )
}

extension ListDisplayDelegate {
  /// Does nothing.
  public func listAdapter(
    _ listAdapter: ListAdapter,
    willDisplay sectionController: ListSectionController,
    cell: UICollectionViewCell,
    at index: Int
  ) {}
  /// Does nothing.
  public func listAdapter(
    _ listAdapter: ListAdapter,
    didEndDisplaying sectionController: ListSectionController,
    cell: UICollectionViewCell,
    at index: Int
  ) {}
}

/// Hears that a section comes near what is on screen, to prepare what it shows.
@preconcurrency @MainActor
public protocol ListWorkingRangeDelegate: AnyObject {
  /// The section is in the working range now; called once for each time that it comes.
  func listAdapter(
    _ listAdapter: ListAdapter,
    sectionControllerWillEnterWorkingRange sectionController: ListSectionController
  )
  /// The section has left the working range.
  func listAdapter(
    _ listAdapter: ListAdapter,
    sectionControllerDidExitWorkingRange sectionController: ListSectionController
  )
}

/// Hears that the list scrolls while a section is on screen.
@preconcurrency @MainActor
public protocol ListScrollDelegate: AnyObject {
  /// The list has scrolled.
  func listAdapter(_ listAdapter: ListAdapter, didScroll sectionController: ListSectionController)
  /// Called when the user begins to drag the list.
  func listAdapter(
    _ listAdapter: ListAdapter,
    willBeginDragging sectionController: ListSectionController
  )
  /// Called when the user has stopped dragging; the list goes on by itself if `decelerate`.
  func listAdapter(
    _ listAdapter: ListAdapter,
    didEndDragging sectionController: ListSectionController,
    willDecelerate decelerate: Bool
  )
  /// Called when scrolling has ended.
  func listAdapter(
    _ listAdapter: ListAdapter,
    didEndDeceleratingSectionController sectionController: ListSectionController
  )
}

extension ListScrollDelegate {
  /// Does nothing.
  public func listAdapter(
    _ listAdapter: ListAdapter,
    didEndDeceleratingSectionController sectionController: ListSectionController
  ) {}
}

/// Says how the items of a section come and go in updates.
@preconcurrency @MainActor
public protocol ListTransitionDelegate: AnyObject {
  /// Returns the attributes with which an item starts.
  func listAdapter(
    _ listAdapter: ListAdapter,
    customizedInitialLayoutAttributes attributes: UICollectionViewLayoutAttributes,
    sectionController: ListSectionController,
    at index: Int
  ) -> UICollectionViewLayoutAttributes
  /// Returns the attributes with which an item ends.
  func listAdapter(
    _ listAdapter: ListAdapter,
    customizedFinalLayoutAttributes attributes: UICollectionViewLayoutAttributes,
    sectionController: ListSectionController,
    at index: Int
  ) -> UICollectionViewLayoutAttributes
}
