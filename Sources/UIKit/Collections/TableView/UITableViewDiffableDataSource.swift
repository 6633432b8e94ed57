public import Foundation

/// A data source of a table that takes snapshots of what to show, and finds what has changed by itself.
///
/// It is the one of collection views under another name; see `UICollectionViewDiffableDataSource` for what applying a snapshot does.
/// Subclasses override the methods of `UITableViewDataSource` for titles, editing and the index.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// Makes the cell for an item, dequeued and configured.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  /// A snapshot of what to show.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  private let cellProvider: CellProvider
  private nonisolated let rows: TableSnapshots<SectionIdentifierType, ItemIdentifierType>

  /// The way in which rows come and go; `automatic` by default.
  ///
  /// They fade in any case: `animatingDifferences` says whether changes are animated.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Creates the data source of a table; it shows nothing at first.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    rows = TableSnapshots(tableView)
    super.init()
    tableView.dataSource = self
  }

  /// Returns a copy, without marks, of the snapshot that is displayed once everything is that was applied.
  nonisolated open func snapshot() -> Snapshot { rows.snapshot() }

  /// Shows what `snapshot` says, and calls `completion` when nothing of the change moves any more.
  nonisolated open func apply(
    _ snapshot: Snapshot,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) { rows.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion) }

  /// Shows what `snapshot` says, and returns when nothing of the change moves any more.
  nonisolated open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    await rows.apply(snapshot, animatingDifferences: animatingDifferences)
  }

  /// Shows what `snapshot` says by asking for everything again, not animated.
  nonisolated open func applySnapshotUsingReloadData(
    _ snapshot: Snapshot,
    completion: (() -> Void)? = nil
  ) { rows.applySnapshotUsingReloadData(snapshot, completion: completion) }

  /// Shows what `snapshot` says by asking for everything again, and returns when it is shown.
  nonisolated open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
    await rows.applySnapshotUsingReloadData(snapshot)
  }

  /// The item at an index path; `nil` if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    rows.itemIdentifier(for: indexPath)
  }

  /// Returns the index path of an item; `nil` for an unknown one.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    rows.indexPath(for: itemIdentifier)
  }

  /// The section with an index; `nil` if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    rows.sectionIdentifier(for: index)
  }

  /// Returns the index of a section; `nil` for an unknown one.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    rows.index(for: sectionIdentifier)
  }

  /// The number of sections that are shown.
  open func numberOfSections(in tableView: UITableView) -> Int {
    rows.store.shown.snapshot.numberOfSections
  }

  /// The number of items of a section that are shown.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.store.shown.snapshot.numberOfItems(at: section)
  }

  /// Returns the cell that the cell provider makes for an item; without one an empty cell is shown and reported.
  open func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(tableView, indexPath, item)
    {
      return cell
    }
    Diagnostics.report(
      .dataSource,
      "The data source has no cell for \(indexPath.placeDescription); an empty one is shown."
    )
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// Returns `nil`: no title.
  open func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? { OptionalCall.leftOut(by: self, answer: nil) }

  /// Returns `nil`: no title.
  open func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? { OptionalCall.leftOut(by: self, answer: nil) }

  /// Returns `false`, unless overridden.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// Returns `false`, unless overridden.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Returns `nil`: no index.
  open func sectionIndexTitles(
    for tableView: UITableView
  ) -> [String]? { OptionalCall.leftOut(by: self, answer: nil) }

  /// Returns the number of the title.
  open func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int { OptionalCall.leftOut(by: self, answer: index) }

  /// Does nothing, unless overridden.
  open func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { OptionalCall.leftOut(by: self) }

  /// Does nothing, unless overridden.
  open func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { OptionalCall.leftOut(by: self) }
}

extension UITableViewDiffableDataSource: ListSourceProviding {
  var listSource: (any UICollectionViewDataSource)? { rows }
}

/// A data source of a table that brings along that of the table's list.
@MainActor
protocol ListSourceProviding {
  var listSource: (any UICollectionViewDataSource)? { get }
}

/// The data source of the list of a table with snapshots: those of collection views, with the views that the table has.
final class TableSnapshots<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType> {
  private let bridge: TableBridge

  init(_ table: UITableView) {
    bridge = table.bridge
    super.init(collectionView: table.list) { _, _, _ in nil }
  }

  /// The name of the table's data source.
  override var typeName: String { bridge.source.map { "\(type(of: $0))" } ?? super.typeName }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { bridge.collectionView(collectionView, cellForItemAt: indexPath) }

  override func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    bridge.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool { bridge.collectionView(collectionView, canMoveItemAt: indexPath) }

  /// The table's data source hears of it while its snapshot has the item at its old place, and may apply another one.
  override func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    bridge.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
    reorderItem(at: sourceIndexPath, to: destinationIndexPath)
  }

  override func indexTitles(for collectionView: UICollectionView) -> [String]? {
    bridge.indexTitles(for: collectionView)
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath {
    bridge.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
  }
}
