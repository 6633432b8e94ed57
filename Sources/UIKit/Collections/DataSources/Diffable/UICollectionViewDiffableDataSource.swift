public import Foundation
import TesseraCore
import TesseraEngine

/// A data source that takes snapshots of what to show, and finds what has changed by itself.
///
/// It makes itself the data source of the collection view. Snapshots are applied one after the other, in
/// the order in which `apply` was called, and the last one is what is shown in the end: also when one is
/// applied in a completion, during an animation, from a provider while the collection view asks for
/// cells, or from several threads at once. On the main actor a snapshot is in effect when `apply`
/// returns, unless the collection view is at work right then, or the budget of the frame is used up.
///
/// Snapshots that are applied while others are shown have a budget for each frame. What is over it waits for
/// the next frame, with a diagnostic, so that a provider that always applies a snapshot does not stop the
/// program.
///
/// Finding what has changed costs a comparison for each item, and nothing for a snapshot that is an
/// unchanged copy of what is shown. Then no layout pass happens either.
///
/// Identifiers that a snapshot holds twice are reported, and the row that was given last counts.
///
/// Only snapshots change what is shown. Where the app has the collection view insert, delete or move items or sections,
/// that is reported, nothing changes, and the completion of the batch gets `false`. Reloading and reconfiguring works.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// Makes the cell for an item, dequeued and configured.
  ///
  /// Without one an empty cell is shown and reported.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// Makes a supplementary view, dequeued and configured.
  ///
  /// Without one an empty view is shown and reported.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  nonisolated let store = SnapshotStore<SectionIdentifierType, ItemIdentifierType>()
  private(set) weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  /// What is done with snapshots that wait.
  var queue = Queue.idle
  /// What was moved in the data and not reported yet.
  var movedItems: MovedItems?
  /// The element that a provider makes a view for right now.
  private(set) var providedElement: NamedElement<DataSpace>?

  /// Makes the supplementary views that the layout places.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Lets people put items in another order.
  ///
  /// A mouse picks up an item that `canReorderItem` allows as soon as it drags it, wherever it was pressed. A finger scrolls, and picks up
  /// what it has rested on for half a second.
  open var reorderingHandlers = ReorderingHandlers()

  /// The closures that decide about items of an outline that the user expands and collapses.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// Creates the data source of a collection view; it shows nothing at first.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// The name of its class in diagnostics.
  package var typeName: String { "\(type(of: self))" }

  /// Returns a copy, without marks, of the snapshot that is displayed once everything is that was applied.
  nonisolated open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  { store.latest.snapshot.withoutMarks() }

  /// Shows what `snapshot` says.
  ///
  /// The collection view shows the items of the snapshot in its order; a visible item that is not listed is deleted.
  /// A section keeps its outline. The snapshot contains its visible items: hidden descendants of an item move with it, also into another
  /// section, and are deleted with it, and expanded items stay expanded. A visible item stays a child of its parent as long as the parent
  /// is before it with only its descendants between them; otherwise it becomes a child of the nearest ancestor for which that is true, or
  /// of none. A new item becomes a sibling of the next item that was visible before, and a root at the end of the section. So does an
  /// item that was hidden, which appears collapsed.
  ///
  /// A snapshot that is made anew and lists only the roots of an outline therefore deletes the children that show, with what they
  /// hold; children of collapsed roots stay. To change roots and keep what shows below them, change the copy that
  /// ``snapshot()`` returns, or change the outline that ``snapshot(for:)`` returns and apply it to the section.
  ///
  /// May be called from any thread; off the main actor the changes are found there. Not animated, what
  /// has changed is where it belongs at once; cells that stay are kept. The completion is called on the
  /// main actor when nothing of the change moves any more, nor of the changes before it. Where nothing does, because the snapshot is
  /// not animated, changes nothing or the collection view is in no window, that is before `apply` returns on the main actor, unless the
  /// collection view is at work or `apply` is called by such a completion; then it is soon after.
  nonisolated open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    enqueue(snapshot, animatingDifferences ? .animated : .atOnce, Completion(completion))
  }

  /// Shows what `snapshot` says, and returns when nothing of the change moves any more.
  nonisolated open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows what `snapshot` says by asking for everything again, not animated.
  ///
  /// As after `reloadData()` nothing is selected, and movements that are under way end.
  nonisolated open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    enqueue(snapshot, .reloading, Completion(completion))
  }

  /// Shows what `snapshot` says by asking for everything again, and returns when it is shown.
  nonisolated open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot) { continuation.resume() }
    }
  }

  /// The outline of a section, or its items as one if it has none; empty for an unknown section.
  nonisolated open func snapshot(for section: SectionIdentifierType)
    -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  { outline(of: section) }

  /// Shows in a section the items of `snapshot` whose parents are all expanded.
  ///
  /// The section is appended if it is new. It keeps the outline as long as there is the section; see
  /// `apply(_:animatingDifferences:completion:)` for what snapshots of all sections do to it.
  nonisolated open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    enqueue(
      snapshot,
      to: section,
      animatingDifferences ? .animated : .atOnce,
      Completion(completion)
    )
  }

  /// Shows the items of an outline in a section, and returns when nothing moves any more.
  nonisolated open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, to: section, animatingDifferences: animatingDifferences) {
        continuation.resume()
      }
    }
  }

  /// The item at an index path; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    store.shown.snapshot.itemIdentifier(at: indexPath)
  }

  /// Returns the index path of an item; `nil` for an unknown one.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    store.shown.snapshot.indexPath(of: itemIdentifier)
  }

  /// The section with an index; nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    store.shown.snapshot.sectionIdentifier(at: index)
  }

  /// Returns the index of a section; `nil` for an unknown one.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    store.shown.snapshot.indexOfSection(sectionIdentifier)
  }

  /// The number of sections that are shown.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    store.shown.snapshot.numberOfSections
  }

  /// The number of items of a section that are shown.
  open func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { store.shown.snapshot.numberOfItems(at: section) }

  /// Returns the cell that the cell provider makes for an item.
  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath) else {
      return emptyCell(collectionView, indexPath, "has no item for")
    }
    let cell = providing(.cell(named: indexPath), collectionView) {
      cellProvider(collectionView, indexPath, item)
    }
    return cell ?? emptyCell(collectionView, indexPath, "got nothing from its cell provider for")
  }

  /// Returns the view that the supplementary view provider makes.
  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let supplementaryViewProvider else { return MissingSupplementaryView(frame: .zero) }
    let view = providing(.supplementaryView(kind, named: indexPath), collectionView) {
      supplementaryViewProvider(collectionView, kind, indexPath)
    }
    return view ?? emptyView(collectionView, kind, indexPath)
  }

  /// Calls a provider, and notes for diagnostics that what is applied meanwhile comes from it.
  private func providing<View>(
    _ element: NamedElement<DataSpace>,
    _ collectionView: UICollectionView,
    _ provide: () -> View?
  ) -> View? {
    let outer = providedElement
    providedElement = element
    defer { providedElement = outer }
    return collectionView.engine.door.provide(provide)
  }

  /// Whether people may move an item, as `reorderingHandlers` says.
  open func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool { canReorderItem(at: indexPath) }

  /// Applies a movement by the user, and calls `reorderingHandlers`.
  open func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { reorderItem(at: sourceIndexPath, to: destinationIndexPath) }

  /// The titles of an index of the content; none unless overridden.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// Returns the destination of a title of the index: the first item of the section with the same index.
  open func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }
}
