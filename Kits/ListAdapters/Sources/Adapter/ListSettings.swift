public import CoreGraphics
public import Foundation
import UIKit

/// How a list looks and behaves.
@MainActor
struct ListSettings {
  var spacing: CGFloat = 0
  var cache: (any UICollectionItemSizeCaching)? = DefaultItemSizeCacher()
  var header: ListHeaderView.Model?
  var canReorder = false
  weak var reordering: ReorderGestureRecognizer?
  var onRefresh: (() -> Void)?
  /// Whether the view bounced before it was given a refresh control; nil while it has none of the list.
  var bouncedBefore: Bool?
}

/// The calls that an app receives from a list.
@preconcurrency @MainActor
public struct ListCallbacks<Cell> {
  /// Called when the user has selected a row.
  public var onSelectItem: ((Int) -> Void)?
  /// Called when the user has deselected a row.
  public var onDeselectItem: ((Int) -> Void)?
  /// A cell is about to be shown.
  public var onWillDisplayCell: ((Cell) -> Void)?
  /// A cell is not shown any more.
  public var onDidEndDisplayingCell: ((Cell) -> Void)?
  /// The list has scrolled, to an offset.
  public var onDidScroll: ((CGPoint) -> Void)?
  /// Called when the user begins to drag the list.
  public var onWillBeginDragging: (() -> Void)?
  /// Called when the user has stopped dragging, with the offset.
  public var onDidEndDragging: ((CGPoint) -> Void)?
  /// Called when scrolling has ended.
  public var onDidEndDecelerating: (() -> Void)?
  /// An animated scroll has ended.
  public var onDidEndScrollingAnimation: (() -> Void)?
  /// A row is about to be picked up.
  public var onWillBeginReorder: ((IndexPath) -> Void)?
  /// A row was picked up.
  public var onReorderEnter: (() -> Void)?
  /// A row was put down, or is back where it was.
  public var onReorderExit: (() -> Void)?
  /// Called when the user has moved a row.
  public var onReorderIndexes: (((Int, Int)) -> Void)?
}

extension ListAdapter {
  /// The distance between rows, in points; 0 by default.
  public final var spacing: CGFloat {
    get { settings.spacing }
    set {
      guard newValue != settings.spacing else { return }
      settings.spacing = newValue.isFinite ? max(0, newValue) : 0
      screen.view?.collectionViewLayout.invalidateLayout()
    }
  }

  /// Remembers the sizes of rows; nil has them asked for each time.
  public final var itemSizeCacher: (any UICollectionItemSizeCaching)? {
    get { settings.cache }
    set { settings.cache = newValue }
  }

  /// Shows a header above the first row, or before it; nil for none.
  public final func setHeader(_ header: ListHeaderView.Model?) {
    settings.header = header
    screen.view?.reloadData()
  }

  /// Whether the user may reorder the rows; `.none` by default.
  public final var dragAndDropStyle: DragAndDropStyle {
    get { settings.canReorder ? .reorder : .none }
    set {
      settings.canReorder = newValue == .reorder
      installReordering()
    }
  }

  /// Called when the user pulls the list down to reload it; end it with ``endRefreshing()``.
  ///
  /// Setting it gives the collection view a refresh control, nil takes that away. With one, a list that does not fill its
  /// view can be pulled too.
  public final var onRefresh: (() -> Void)? {
    get { settings.onRefresh }
    set {
      settings.onRefresh = newValue
      installRefreshing()
    }
  }

  /// Ends what ``onRefresh`` began.
  public final func endRefreshing() { screen.view?.refreshControl?.endRefreshing() }

  final func installRefreshing() {
    guard let view = screen.view else { return }
    guard settings.onRefresh != nil else { return removeRefreshing(from: view) }
    guard view.refreshControl == nil else { return }
    settings.bouncedBefore = view.alwaysBounceVertical
    view.alwaysBounceVertical = true
    let control = ListRefreshControl()
    control.addAction(
      UIAction { [weak self] _ in self?.settings.onRefresh?() },
      for: .valueChanged
    )
    view.refreshControl = control
  }

  /// Takes the refresh control of the list away, if the view has it.
  final func removeRefreshing(from view: UICollectionView) {
    guard view.refreshControl is ListRefreshControl else { return }
    view.refreshControl = nil
    if let bounced = settings.bouncedBefore { view.alwaysBounceVertical = bounced }
    settings.bouncedBefore = nil
  }

  /// Called when the user has selected a row.
  public final var onSelectItem: SelectionCallback? {
    get { callbacks.onSelectItem }
    set { callbacks.onSelectItem = newValue }
  }

  /// Called when the user has deselected a row.
  public final var onDeselectItem: SelectionCallback? {
    get { callbacks.onDeselectItem }
    set { callbacks.onDeselectItem = newValue }
  }

  /// A cell is about to be shown.
  public final var onWillDisplayCell: ((Cell) -> Void)? {
    get { callbacks.onWillDisplayCell }
    set { callbacks.onWillDisplayCell = newValue }
  }

  /// A cell is not shown any more.
  public final var onDidEndDisplayingCell: ((Cell) -> Void)? {
    get { callbacks.onDidEndDisplayingCell }
    set { callbacks.onDidEndDisplayingCell = newValue }
  }

  /// The list has scrolled, to an offset.
  public final var onDidScroll: ((CGPoint) -> Void)? {
    get { callbacks.onDidScroll }
    set { callbacks.onDidScroll = newValue }
  }

  /// Called when the user begins to drag the list.
  public final var onWillBeginDragging: (() -> Void)? {
    get { callbacks.onWillBeginDragging }
    set { callbacks.onWillBeginDragging = newValue }
  }

  /// Called when the user has stopped dragging, with the offset.
  public final var onDidEndDragging: ((CGPoint) -> Void)? {
    get { callbacks.onDidEndDragging }
    set { callbacks.onDidEndDragging = newValue }
  }

  /// Called when scrolling has ended.
  public final var onDidEndDecelerating: (() -> Void)? {
    get { callbacks.onDidEndDecelerating }
    set { callbacks.onDidEndDecelerating = newValue }
  }

  /// An animated scroll has ended.
  public final var onDidEndScrollingAnimation: (() -> Void)? {
    get { callbacks.onDidEndScrollingAnimation }
    set { callbacks.onDidEndScrollingAnimation = newValue }
  }

  /// A row is about to be picked up.
  public final var onWillBeginReorder: ((IndexPath) -> Void)? {
    get { callbacks.onWillBeginReorder }
    set { callbacks.onWillBeginReorder = newValue }
  }

  /// A row was picked up.
  public final var onReorderEnter: (() -> Void)? {
    get { callbacks.onReorderEnter }
    set { callbacks.onReorderEnter = newValue }
  }

  /// A row was put down, or is back where it was.
  public final var onReorderExit: (() -> Void)? {
    get { callbacks.onReorderExit }
    set { callbacks.onReorderExit = newValue }
  }

  /// Called when the user has moved a row.
  public final var onReorderIndexes: (((Int, Int)) -> Void)? {
    get { callbacks.onReorderIndexes }
    set { callbacks.onReorderIndexes = newValue }
  }

  /// Called when the list has a view, at once if it has one.
  public final func onReady(_ callback: @escaping ReadyCallback) {
    rows.subscribe(self, ready: callback)
  }
}

/// A refresh control that the list has made itself.
final class ListRefreshControl: UIRefreshControl {}
