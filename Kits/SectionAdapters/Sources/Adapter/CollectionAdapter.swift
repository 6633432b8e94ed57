public import Foundation
public import UIKit

/// Shows sections in a collection view, each with its own items, cells and layout.
///
/// ```swift
/// adapter = CollectionAdapter(collection: collectionView, delegate: self)
/// adapter.performUpdates(animated: false)
/// ```
///
/// A delegate is asked for sections and items at each update. Or the sections are described once, and hold their items:
///
/// ```swift
/// adapter = CollectionAdapter(collection: collectionView) { card; shelf; catalogue }
/// shelf.items = books.filter(\.isTaken)
/// adapter.performUpdates(animated: true)
/// ```
///
/// An update compares the requested with the displayed sections. Items are inserted, deleted and moved in one animation; those with other
/// content have their cells configured again; all others keep their cells, which are not asked for. The list is the data source and the
/// delegate of its collection view, and gives it a compositional layout. Both are weak references.
///
/// Updating costs a comparison for each item, and hashing for those that have changed.
@preconcurrency @MainActor
open class CollectionAdapter: NSObject, UICollectionViewDelegate {
  typealias Source = UICollectionViewDiffableDataSource<Section, Int>

  /// Whether two sections may show the same item.
  public enum ItemScope: Hashable, Sendable {
    /// They may: items belong to their sections, and one that goes to another section leaves and comes.
    case section
    /// They may not: one that goes to another section moves there.
    case list
  }

  /// The collection view; nil when it is gone.
  public private(set) weak var collection: UICollectionView?
  /// Says what the list shows, unless its sections are described.
  public final weak var delegate: (any CollectionAdapterDelegate)?
  /// Whether a selected item stays selected; `false`, so that a second tap on it is a selection again.
  public final var keepsSelection = false
  /// Takes what is reported about wrong input; unset, it goes to standard error.
  public final var diagnosticHandler: (String) -> Void = { message in
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }
  /// The scheduler, which calls a closure once, after this turn of the main queue; tests may set another.
  public final var schedule: (@escaping @MainActor () -> Void) -> Void = { work in
    Task { @MainActor in work() }
  }

  let described: (() -> [Section])?
  let itemScope: ItemScope
  let dataSource: Source
  let registry = ItemRegistry()
  var entries: [SectionEntry] = []
  var updates = UpdateState.idle
  var shown = ShownViews()
  /// How many calls of the collection view are being answered, one in the other.
  private(set) var callDepth = 0

  /// Creates a list that asks a delegate, which is held weakly.
  ///
  /// - Parameters:
  ///   - collection: The view that shows the list, held weakly.
  ///   - delegate: Asked at each update, held weakly.
  ///   - configuration: What all sections have in common, such as the direction in which the list scrolls.
  ///   - itemScope: Whether two sections may show the same item.
  public convenience init(
    collection: UICollectionView,
    delegate: any CollectionAdapterDelegate,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init(),
    itemScope: ItemScope = .section
  ) {
    self.init(collection, configuration, itemScope, nil)
    self.delegate = delegate
  }

  /// Creates a list of sections that hold their items.
  ///
  /// - Parameters:
  ///   - collection: The view that shows the list, held weakly.
  ///   - configuration: What all sections have in common, such as the direction in which the list scrolls.
  ///   - itemScope: Whether two sections may show the same item.
  ///   - sections: The sections in their order; called at each update.
  public convenience init(
    collection: UICollectionView,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init(),
    itemScope: ItemScope = .section,
    @SectionsBuilder sections: @escaping () -> [Section]
  ) { self.init(collection, configuration, itemScope, sections) }

  private init(
    _ collection: UICollectionView,
    _ configuration: UICollectionViewCompositionalLayoutConfiguration,
    _ itemScope: ItemScope,
    _ described: (() -> [Section])?
  ) {
    let link = AdapterLink()
    self.collection = collection
    self.described = described
    self.itemScope = itemScope
    collection.collectionViewLayout = UICollectionViewCompositionalLayout(
      sectionProvider: { link.adapter?.layout(ofSectionAt: $0, $1) },
      configuration: configuration
    )
    dataSource = Source(collectionView: collection) { link.adapter?.cell(for: $2, at: $1, in: $0) }
    super.init()
    dataSource.supplementaryViewProvider = { link.adapter?.view(ofKind: $1, at: $2, in: $0) }
    link.adapter = self
    collection.delegate = self
  }

  // MARK: What is shown

  /// The sections that are shown, in their order: the objects that the list keeps.
  public final var sections: [Section] { entries.map(\.section) }

  /// The items that a section shows; none for an unknown section.
  public final func items(in section: Section) -> [AnyHashable] {
    entries.first { $0.section == section }?.rows.items.map(\.content) ?? []
  }

  /// The item at an index path; nil if there is none.
  public final func item(at indexPath: IndexPath) -> AnyHashable? {
    guard indexPath.count == 2 else { return nil }
    return dataSource.itemIdentifier(for: indexPath).flatMap { registry[$0]?.content }
  }

  /// Returns the index path of an item in a section; `nil` if the section does not display it.
  public final func indexPath(for item: AnyHashable, in section: Section) -> IndexPath? {
    guard let shown = shownItem(item, in: section),
      let path = dataSource.indexPath(for: shown.number),
      dataSource.sectionIdentifier(for: path.section) == section
    else { return nil }
    return path
  }

  /// The item of a section that is the same one; in a list that shows each item once, perhaps of another section.
  final func shownItem(_ item: AnyHashable, in section: Section) -> SectionItem? {
    guard let kept = entries.first(where: { $0.section == section })?.section else { return nil }
    return registry.item(
      SectionItem(
        identity: kept.identity(of: item),
        scope: itemScope == .section ? kept.id : nil,
        content: item
      )
    )
  }

  // MARK: Answers

  /// Answers a call of the collection view; updates that are asked for meanwhile wait for the next turn.
  private func answer<Answer>(_ work: () -> Answer) -> Answer {
    callDepth += 1
    defer { callDepth -= 1 }
    return work()
  }

  private func layout(
    ofSectionAt index: Int,
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? {
    answer { dataSource.sectionIdentifier(for: index)?.layout(environment: environment) }
  }

  private func cell(
    for number: Int,
    at indexPath: IndexPath,
    in collectionView: UICollectionView
  ) -> UICollectionViewCell? {
    guard let item = registry[number], let section = item.section else { return nil }
    return answer { section.cell(for: item.content, at: indexPath, in: collectionView) }
  }

  private func view(
    ofKind kind: String,
    at indexPath: IndexPath,
    in collectionView: UICollectionView
  ) -> UICollectionReusableView? {
    guard indexPath.count == 2 else { return nil }
    shown.kinds.insert(kind)
    return answer {
      dataSource.sectionIdentifier(for: indexPath.section)?
        .supplementaryView(
          kind: kind,
          for: item(at: indexPath),
          at: indexPath,
          in: collectionView
        )
    }
  }

  // MARK: UICollectionViewDelegate

  private func selected(_ indexPath: IndexPath) -> (section: Section, item: AnyHashable)? {
    guard let section = dataSource.sectionIdentifier(for: indexPath.section),
      let item = item(at: indexPath)
    else { return nil }
    return (section, item)
  }

  /// Asks the section whether an item may be selected.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    guard let (section, item) = selected(indexPath) else { return false }
    return section.shouldSelect(item: item, at: indexPath.item)
  }

  /// Hands a selection to the section.
  open func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    guard let (section, item) = selected(indexPath) else { return }
    if !keepsSelection { collectionView.deselectItem(at: indexPath, animated: false) }
    section.didSelect(item: item, at: indexPath.item)
  }

  /// Hands the end of a selection to the section.
  open func collectionView(
    _ collectionView: UICollectionView,
    didDeselectItemAt indexPath: IndexPath
  ) {
    guard let (section, item) = selected(indexPath) else { return }
    section.didDeselect(item: item, at: indexPath.item)
  }

  /// Tells the section that a cell of one of its items comes on screen.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    guard let number = dataSource.itemIdentifier(for: indexPath), let item = registry[number],
      let section = item.section
    else { return }
    shown.items[ObjectIdentifier(cell)] = ShownViews.Item(item: item, section: section)
    answer { section.willDisplay(cell: cell, for: item.content, at: indexPath.item) }
  }

  /// Tells the section that a cell has left the screen, with the item that it showed: the one at the path may be another.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    guard let shown = shown.items.removeValue(forKey: ObjectIdentifier(cell)) else { return }
    answer { shown.section.didEndDisplaying(cell: cell, for: shown.item.content) }
  }
}

/// The elements of a list that are on screen.
@MainActor
struct ShownViews {
  /// An item and the section that shows it, both kept as long as its cell is on screen.
  struct Item {
    let item: SectionItem
    let section: Section
  }

  /// The items of the cells on screen.
  var items: [ObjectIdentifier: Item] = [:]
  /// The kinds of views beside items that were asked for.
  var kinds: Set<String> = []
}

/// Leads from the closures of data source and layout to the list, which may be gone.
@MainActor
private final class AdapterLink {
  weak var adapter: CollectionAdapter?
}
