public import CoreGraphics
public import Foundation
import TesseraCore
public import UIKit

/// Shows models in a list of cells of one class.
///
/// ```swift
/// let list = VerticalListAdapter<CurrencyCell>()
/// list.heightMode = .fixed(height: 72)
/// list.spacing = 8
/// list.onSelectItem = { [weak self] in self?.show($0) }
/// list.setup(collectionView: collectionView)
/// list.reload(items: currencies)
/// ```
///
/// Rows are changed by the methods of ``ListAdapterInput``, one by one or in batches, and the screen follows in one update for
/// each, or for each batch. A part of the list, `list[1..<4]`, is a ``ListSliceAdapter`` with the same interface.
@preconcurrency @MainActor
open class ListAdapter<
  Cell: ListAdapterCellConstraints
>: NSObject, ListAdapterInput, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  /// The model of a row.
  public typealias Model = Cell.Model
  /// Hears which row.
  public typealias SelectionCallback = (Int) -> Void
  /// Hears that the list has a view.
  public typealias ReadyCallback = () -> Void

  /// Whether the user may reorder the rows.
  public enum DragAndDropStyle: Hashable, Sendable {
    /// Rows that are pressed for a while are moved.
    case reorder
    /// Rows stay where they are.
    case none
  }

  final let rows = ListRows<Cell.Model>()
  final var screen = ListScreen<Cell.Model>()
  final var settings = ListSettings()
  /// The closures that the list calls.
  public final var callbacks = ListCallbacks<Cell>()
  /// The scheduler, which calls a closure once, after this turn of the main queue; tests may set another.
  public final var schedule: (@escaping @MainActor () -> Void) -> Void = { work in
    Task { @MainActor in work() }
  }

  /// Creates a list without rows, which shows nothing until it has a collection view.
  public override init() { super.init() }

  // MARK: Setting up

  /// Shows the list in a collection view, which is held weakly.
  ///
  /// The list becomes its data source and delegate. Rows that are there already are shown. Called again with another
  /// collection view, the list leaves the former one. A list that the collection view has shown before is without one then.
  open func setup(collectionView: UICollectionView) {
    leaveView()
    (collectionView.dataSource as? any ListOfView)?.leaveView()
    screen.show(in: collectionView)
    checkRows()
    screen.take(rows)
    (collectionView.collectionViewLayout as? UICollectionViewFlowLayout)?.scrollDirection =
      isVertical ? .vertical : .horizontal
    rows.engine.show = { [weak self] completion in
      guard let self else { return completion(false) }
      self.showChanges(completion)
    }
    collectionView.dataSource = self
    collectionView.delegate = self
    installReordering()
    installRefreshing()
    collectionView.reloadData()
    rows.becomeReady()
  }

  /// The collection view; nil before ``setup(collectionView:)`` and when it is gone.
  public final var collectionView: UICollectionView? { screen.view }

  /// Takes what is reported about wrong input; unset, it goes to standard error.
  public final var diagnosticHandler: (String) -> Void {
    get { rows.engine.report }
    set { rows.engine.report = newValue }
  }

  // MARK: Rows

  /// The models of the rows.
  public final var items: [Model] { rows.models }

  /// A live part of the list; rows that are not there are reported and left out.
  public final subscript(range: Range<Int>) -> ListSliceAdapter<Cell> {
    rows.slice(range, of: 0..<rows.models.count, inside: nil)
  }

  /// Makes a change, or throws why not.
  public final func apply(
    _ change: ListChange<Model>,
    allowDynamicModification: Bool
  ) throws(ListChangeError) {
    try rows.apply(change, through: nil, isShown: allowDynamicModification, source: self)
  }

  /// Shows all changes of a closure as one update.
  public final func performBatchUpdates(updates: () -> Void, completion: ((Bool) -> Void)?) {
    rows.performBatch(updates, completion)
  }

  /// Other rows take the place of all; rows with the identity of one before stay, and slices with them.
  public final func reload<Identity: Hashable>(
    items: [Model],
    preserving identity: (Model) -> Identity
  ) { rows.reload(items, preserving: identity) }

  /// Reports wrong input.
  public final func report(_ error: ListChangeError) { rows.engine.report(error.description) }

  /// Notifies an object of rows that are inserted and deleted; it is referenced weakly.
  public final func subscribeOnResize(
    _ subscriber: AnyObject,
    _ callback: @escaping ListResizeCallback
  ) { rows.subscribe(subscriber, resize: callback) }

  /// Notifies an object when the list has a view, at once if it has one; it is referenced weakly.
  public final func subscribeOnReady(
    _ subscriber: AnyObject,
    _ callback: @escaping ReadyCallback
  ) { rows.subscribe(subscriber, ready: callback) }

  /// Ends all notifications of an object.
  public final func unsubscribe(_ subscriber: AnyObject) { rows.unsubscribe(subscriber) }

  // MARK: For subclasses

  /// Whether the rows are below each other; beside each other otherwise.
  open var isVertical: Bool { true }

  /// Returns the extent of a row along the list, in points, for an extent across; `nil` has its cell measured.
  open func extent(of model: Model, crossExtent: CGFloat) -> CGFloat? { nil }

  /// A cell that shows a model, dequeued from the collection view.
  open func cell(
    for model: Model,
    at indexPath: IndexPath,
    in collectionView: UICollectionView
  ) -> UICollectionViewCell {
    let name = screen.register(Cell.self)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: name, for: indexPath)
    (cell as? Cell)?.configure(model: model, animated: screen.fillsAnimated, completion: nil)
    return cell
  }

  /// Reports rows that cannot all be shown.
  func checkRows() {}

  /// Whether a cell that shows one model can show another one.
  open func canReuseCell(of model: Model, for other: Model) -> Bool { true }

  // MARK: UICollectionViewDataSource

  /// The number of rows.
  open func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { screen.models.count }

  /// A cell that shows the model of a row.
  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    answer {
      guard screen.models.indices.contains(indexPath.item) else {
        let name = screen.register(PlainCell.self)
        return collectionView.dequeueReusableCell(withReuseIdentifier: name, for: indexPath)
      }
      let token = screen.tokens[indexPath.item]
      screen.fillsAnimated = screen.animatedTokens.remove(token) != nil
      defer { screen.fillsAnimated = false }
      return cell(for: screen.models[indexPath.item], at: indexPath, in: collectionView)
    }
  }

  /// The header.
  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let name = screen.registerHeader(ofKind: kind)
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: name,
      for: indexPath
    )
    if let model = settings.header { (view as? ListHeaderView)?.configure(model: model) }
    return view
  }

  /// Whether rows can be put in another order.
  open func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool { settings.canReorder }

  /// Applies a movement of a row by the user.
  open func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { answer { finishReordering(sourceIndexPath.item, destinationIndexPath.item) } }

  // MARK: UICollectionViewDelegateFlowLayout

  /// The size of a row.
  open func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { answer { size(ofRow: indexPath.item, in: collectionViewLayout) } }

  /// The distance between rows.
  open func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { settings.spacing }

  /// The extent of the header.
  open func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    let extent = settings.header?.extent ?? 0
    return CGSize(width: extent, height: extent)
  }

  // MARK: UICollectionViewDelegate

  /// Passes a selected row on.
  open func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) { callbacks.onSelectItem?(indexPath.item) }

  /// Passes a deselected row on.
  open func collectionView(
    _ collectionView: UICollectionView,
    didDeselectItemAt indexPath: IndexPath
  ) { callbacks.onDeselectItem?(indexPath.item) }

  /// Passes a cell on that is about to be shown.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { answer { noteDisplayed(cell, isBeginning: true) } }

  /// Passes a cell on that is not shown any more.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { answer { noteDisplayed(cell, isBeginning: false) } }

  /// Passes on that the list has scrolled.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    answer { callbacks.onDidScroll?(scrollView.contentOffset) }
  }

  /// Passes on that the user begins to drag the list.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    callbacks.onWillBeginDragging?()
  }

  /// Passes on that the user has stopped dragging.
  open func scrollViewDidEndDragging(
    _ scrollView: UIScrollView,
    willDecelerate decelerate: Bool
  ) { callbacks.onDidEndDragging?(scrollView.contentOffset) }

  /// Passes on that scrolling has ended.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    callbacks.onDidEndDecelerating?()
  }

  /// Passes on that an animated scroll has ended.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    callbacks.onDidEndScrollingAnimation?()
  }
}

/// Stands in for the cell of a row that is not there.
final class PlainCell: UICollectionViewCell, RegistrableView {}
