public import CoreGraphics
public import Foundation
public import UIKit

/// The collection view as a section controller sees it: indexes count in its own section.
///
/// An item that does not exist, or a section controller that is not in the list, has no cell and no path; what changes
/// something then changes nothing.
@preconcurrency @MainActor
public protocol ListCollectionContext: AnyObject {
  /// The collection view; nil when it is gone.
  var collectionView: UICollectionView? { get }
  /// The controller of the screen.
  var viewController: UIViewController? { get }
  /// The number of sections.
  var numberOfSections: Int { get }

  /// The section of a section controller; nil outside of the list.
  func section(for sectionController: ListSectionController) -> Int?

  /// The path of an item of a section controller.
  func indexPath(for sectionController: ListSectionController, at index: Int) -> IndexPath?

  /// The item of a section controller at a path; nil for a path of another one.
  func index(for indexPath: IndexPath, sectionController: ListSectionController) -> Int?

  /// A cell of a class with an identifier, for the item at a path; registered on its first use.
  func dequeue(_ cellClass: UICollectionViewCell.Type, _ identifier: String, at path: IndexPath)
    -> UICollectionViewCell

  /// A supplementary view of a class and a kind, for a path; registered on its first use.
  func dequeue(
    _ viewClass: UICollectionReusableView.Type,
    ofKind kind: String,
    at path: IndexPath
  ) -> UICollectionReusableView

  /// Changes items of section controllers in the next update of the list.
  ///
  /// The closure changes the data and reports it. Closures run in the order of the calls, after the data source was
  /// asked for objects if that was asked for as well, and everything is shown as one update.
  func performBatch(
    animated: Bool,
    updates: @escaping (any ListBatchContext) -> Void,
    completion: ((Bool) -> Void)?
  )

  /// Reports wrong input where the list reports it.
  func report(_ message: String)
}

extension ListCollectionContext {
  /// The size of the collection view, in points; zero without one.
  public var containerSize: CGSize { collectionView?.bounds.size ?? .zero }
  /// The insets that cover the edges of the content.
  public var containerInset: UIEdgeInsets { collectionView?.contentInset ?? .zero }
  /// The insets that cover the edges of the content, with the safe area.
  public var adjustedContainerInset: UIEdgeInsets { collectionView?.adjustedContentInset ?? .zero }
  /// The offset to which the content is scrolled.
  public var containerContentOffset: CGPoint { collectionView?.contentOffset ?? .zero }
  /// The size of the collection view without what covers its edges; no side is below zero.
  public var insetContainerSize: CGSize {
    let inset = adjustedContainerInset
    return CGSize(
      width: max(0, containerSize.width - inset.left - inset.right),
      height: max(0, containerSize.height - inset.top - inset.bottom)
    )
  }
  /// The size of the collection view without its insets and those of a section; no side is below zero.
  public func containerSize(for sectionController: ListSectionController) -> CGSize {
    let inset = sectionController.inset
    return CGSize(
      width: max(0, insetContainerSize.width - inset.left - inset.right),
      height: max(0, insetContainerSize.height - inset.top - inset.bottom)
    )
  }
  /// The traits of the collection view; nil without one.
  public var traitCollection: UITraitCollection? { collectionView?.traitCollection }
  /// Whether the user drags the list or it scrolls on by itself.
  public var isScrolling: Bool {
    guard let collectionView else { return false }
    return collectionView.isDragging || collectionView.isDecelerating
  }

  /// The item that a cell shows; nil for a cell of another section.
  @_disfavoredOverload
  public func index(
    for cell: UICollectionViewCell,
    sectionController: ListSectionController
  ) -> Int? {
    collectionView?.indexPath(for: cell)
      .flatMap { index(for: $0, sectionController: sectionController) }
  }

  /// The cell that shows an item; nil when it is not on screen.
  public func cellForItem(
    at index: Int,
    sectionController: ListSectionController
  ) -> UICollectionViewCell? {
    indexPath(for: sectionController, at: index).flatMap { collectionView?.cellForItem(at: $0) }
  }

  /// A supplementary view of the section; nil when it is not on screen.
  public func viewForSupplementaryElement(
    ofKind elementKind: String,
    at index: Int,
    sectionController: ListSectionController
  ) -> UICollectionReusableView? {
    guard let section = section(for: sectionController) else { return nil }
    return collectionView?.supplementaryView(
      forElementKind: elementKind,
      at: IndexPath(item: index, section: section)
    )
  }

  /// The items of the section that are on screen, ascending.
  public func visibleIndexes(for sectionController: ListSectionController) -> [Int] {
    (collectionView?.indexPathsForVisibleItems ?? [])
      .compactMap { index(for: $0, sectionController: sectionController) }.sorted()
  }

  /// The paths of the items of the section that are on screen, ascending.
  public func visibleIndexPaths(for sectionController: ListSectionController) -> [IndexPath] {
    visibleIndexes(for: sectionController)
      .compactMap { indexPath(for: sectionController, at: $0) }
  }

  /// The cells of the section that are on screen, in their order.
  public func visibleCells(for sectionController: ListSectionController)
    -> [UICollectionViewCell]
  {
    visibleIndexes(for: sectionController)
      .compactMap { cellForItem(at: $0, sectionController: sectionController) }
  }

  /// The cells of the section of which all is on screen, in their order.
  public func fullyVisibleCells(for sectionController: ListSectionController)
    -> [UICollectionViewCell]
  {
    guard let collectionView else { return [] }
    return visibleCells(for: sectionController).filter { collectionView.bounds.contains($0.frame) }
  }

  /// A cell of a class, for an item.
  public func dequeueReusableCell(
    of cellClass: UICollectionViewCell.Type,
    withReuseIdentifier identifier: String? = nil,
    for sectionController: ListSectionController,
    at index: Int
  ) -> UICollectionViewCell {
    guard let path = indexPath(for: sectionController, at: index) else {
      report("A cell was dequeued for item \(index) of a section controller outside of the list.")
      return UICollectionViewCell(frame: .zero)
    }
    return dequeue(cellClass, identifier ?? "", at: path)
  }

  /// A cell of the class that the call is to return, for an item; nil outside of the list.
  @_disfavoredOverload
  public func dequeueReusableCell<Cell: UICollectionViewCell>(
    for sectionController: ListSectionController,
    at index: Int
  ) -> Cell? {
    dequeueReusableCell(of: Cell.self, for: sectionController, at: index) as? Cell
  }

  /// A supplementary view of a class and a kind, for an index of the section.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    for sectionController: ListSectionController,
    class viewClass: UICollectionReusableView.Type,
    at index: Int
  ) -> UICollectionReusableView {
    guard let section = section(for: sectionController) else {
      report("A supplementary view was dequeued for a section controller outside of the list.")
      return UICollectionReusableView(frame: .zero)
    }
    return dequeue(viewClass, ofKind: elementKind, at: IndexPath(item: index, section: section))
  }

  /// Selects an item without notifying delegates.
  public func selectItem(
    at index: Int,
    sectionController: ListSectionController,
    animated: Bool,
    scrollPosition: UICollectionView.ScrollPosition
  ) {
    guard let path = indexPath(for: sectionController, at: index) else { return }
    collectionView?.selectItem(at: path, animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects an item without notifying delegates.
  public func deselectItem(
    at index: Int,
    sectionController: ListSectionController,
    animated: Bool
  ) {
    guard let path = indexPath(for: sectionController, at: index) else { return }
    collectionView?.deselectItem(at: path, animated: animated)
  }

  /// Returns the attributes of an item; `nil` for one that does not exist.
  public func layoutAttributesForItem(
    at index: Int,
    sectionController: ListSectionController
  ) -> UICollectionViewLayoutAttributes? {
    indexPath(for: sectionController, at: index)
      .flatMap { collectionView?.layoutAttributesForItem(at: $0) }
  }

  /// Scrolls to an item, at a position.
  public func scroll(
    to sectionController: ListSectionController,
    at index: Int,
    scrollPosition: UICollectionView.ScrollPosition,
    animated: Bool
  ) {
    guard let path = indexPath(for: sectionController, at: index) else { return }
    collectionView?.scrollToItem(at: path, at: scrollPosition, animated: animated)
  }

  /// Invalidates the sizes of a section; what moves is animated if the call is inside an animation.
  public func invalidateLayout(
    for sectionController: ListSectionController,
    completion: ((Bool) -> Void)? = nil
  ) {
    performBatch(animated: true) { context in
      context.invalidateLayout(
        in: sectionController,
        at: IndexSet(integersIn: 0..<max(0, sectionController.numberOfItems()))
      )
    } completion: {
      completion?($0)
    }
  }

  /// Changes items of section controllers in the next update of the list.
  public func performBatch(
    animated: Bool,
    updates: @escaping (any ListBatchContext) -> Void
  ) { performBatch(animated: animated, updates: updates, completion: nil) }
}
