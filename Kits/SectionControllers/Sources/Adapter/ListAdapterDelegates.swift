import Foundation
public import UIKit

/// Hears which objects are on screen.
@preconcurrency @MainActor
public protocol ListAdapterDelegate: AnyObject {
  /// The first cell or supplementary view of an object is about to be shown.
  func listAdapter(_ listAdapter: ListAdapter, willDisplay object: Any, at index: Int)
  /// The last one is not shown any more; the object may have left the list, which then has no index: -1.
  func listAdapter(_ listAdapter: ListAdapter, didEndDisplaying object: Any, at index: Int)
}

/// The delegate that is notified when the user has moved whole sections.
@preconcurrency @MainActor
public protocol ListAdapterMoveDelegate: AnyObject {
  /// Take the order over: the next answer of `objects(for:)` has to have it.
  func listAdapter(
    _ listAdapter: ListAdapter,
    move object: Any,
    from previousObjects: [any ListDiffable],
    to objects: [any ListDiffable]
  )
}

/// The ways in which a list is updated.
public enum ListAdapterUpdateType: Hashable, Sendable {
  /// By `performUpdates(animated:completion:)`.
  case performUpdates
  /// By `reloadData(completion:)`.
  case reloadData
  /// By a batch of a section controller.
  case itemUpdates
}

/// The listener that is notified of every update, before its completions.
@preconcurrency @MainActor
public protocol ListAdapterUpdateListener: AnyObject {
  /// An update has ended.
  func listAdapter(
    _ listAdapter: ListAdapter,
    didFinish update: ListAdapterUpdateType,
    animated: Bool
  )
}

/// Hears the beginning and the end of what takes time in a list.
@preconcurrency @MainActor
public protocol ListAdapterPerformanceDelegate: AnyObject {
  /// A cell is about to be asked for.
  func listAdapterWillCallDequeueCell(_ listAdapter: ListAdapter)
  /// Tells the delegate that a cell was made or used again, and configured.
  func listAdapter(
    _ listAdapter: ListAdapter,
    didCallDequeue cell: UICollectionViewCell,
    on sectionController: ListSectionController,
    at index: Int
  )
  /// A cell is about to be announced as shown.
  func listAdapterWillCallDisplayCell(_ listAdapter: ListAdapter)
  /// A cell was announced as shown.
  func listAdapter(_ listAdapter: ListAdapter, didCallDisplay cell: UICollectionViewCell)
  /// A cell is about to be announced as not shown any more.
  func listAdapterWillCallEndDisplayCell(_ listAdapter: ListAdapter)
  /// A cell was announced as not shown any more.
  func listAdapter(_ listAdapter: ListAdapter, didCallEndDisplay cell: UICollectionViewCell)
  /// A size is about to be asked for.
  func listAdapterWillCallSize(_ listAdapter: ListAdapter)
  /// A section controller was asked for a size.
  func listAdapter(
    _ listAdapter: ListAdapter,
    didCallSizeOn sectionController: ListSectionController,
    at index: Int
  )
  /// A scrolled frame is about to be passed on.
  func listAdapterWillCallScroll(_ listAdapter: ListAdapter)
  /// A scrolled frame was passed on to the visible section controllers.
  func listAdapter(_ listAdapter: ListAdapter, didCallScroll scrollView: UIScrollView)
}
