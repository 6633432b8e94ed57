import Foundation
import TesseraCore

extension UICollectionViewDiffableDataSource {
  /// Closures that decide about items of an outline that the user expands and collapses.
  ///
  /// None is called for what the app expands or collapses itself.
  public struct SectionSnapshotHandlers<ItemIdentifier: Hashable & Sendable> {
    /// Whether the user may expand an item; yes unless set.
    public var shouldExpandItem: ((ItemIdentifier) -> Bool)?
    /// Called when an item is about to be expanded.
    public var willExpandItem: ((ItemIdentifier) -> Void)?
    /// Whether the user may collapse an item; yes unless set.
    public var shouldCollapseItem: ((ItemIdentifier) -> Bool)?
    /// Called when an item is about to be collapsed.
    public var willCollapseItem: ((ItemIdentifier) -> Void)?
    /// Returns what an item holds that is about to be expanded, given what it holds by now.
    ///
    /// Lets an app load the children of an item when it is expanded for the first time.
    public var snapshotForExpandingParent:
      (
        (ItemIdentifier, NSDiffableDataSourceSectionSnapshot<ItemIdentifier>) ->
          NSDiffableDataSourceSectionSnapshot<ItemIdentifier>
      )?

    /// Creates handlers that let everything be expanded and collapsed.
    public init() {}
  }

  nonisolated func outline(
    of section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let tree = store.latest.tree(of: section) { return tree }
    Diagnostics.reportFromAnyThread(
      .dataSource,
      "A data source was asked for the snapshot of the section “\(section)”, which it does not have."
    )
    return NSDiffableDataSourceSectionSnapshot()
  }

  /// The identifiers that would be shown twice if an outline were applied to a section; nil if there are none.
  package nonisolated func duplicateDiagnostic(
    of outline: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    for section: SectionIdentifierType
  ) -> Snapshot.InvalidInput? {
    if case .repeatedItems(let duplicates)? = outline.duplicateDiagnostic {
      return .repeatedItems(duplicates)
    }
    return store.latest.proposal(of: outline, for: section, .tag).given.duplicateDiagnostics.first
  }

  /// An item of an outline, by its index path.
  struct OutlineItem {
    let item: ItemIdentifierType
    let section: SectionIdentifierType
    var outline: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  }

  /// The item of an outline at an index path; nil if the section has no outline.
  func outlineItem(at indexPath: IndexPath) -> OutlineItem? {
    let content = store.shown
    guard let item = content.snapshot.itemIdentifier(at: indexPath),
      let section = content.snapshot.sectionIdentifier(at: indexPath.section),
      let outline = content.trees[section], outline.contains(item)
    else { return nil }
    return OutlineItem(item: item, section: section, outline: outline)
  }

  /// Expands an item for a person, or collapses it if it is expanded.
  func toggleOutlineItem(at indexPath: IndexPath) {
    guard let place = outlineItem(at: indexPath) else { return }
    if place.outline.isExpanded(place.item) { collapse(place) } else { expand(place) }
  }

  private func expand(_ place: OutlineItem) {
    let (item, section, handlers) = (place.item, place.section, sectionSnapshotHandlers)
    guard handlers.shouldExpandItem?(item) ?? true else { return }
    handlers.willExpandItem?(item)
    let children = handlers.snapshotForExpandingParent.map {
      $0(item, (store.latest.trees[section] ?? place.outline).snapshot(of: item))
    }
    if let children { reportDuplicates(in: children, of: section) }
    change(item, in: section) { outline in
      if let children { outline.replace(childrenOf: item, using: children) }
      outline.expand([item])
    }
  }

  private func collapse(_ place: OutlineItem) {
    let (item, section, handlers) = (place.item, place.section, sectionSnapshotHandlers)
    guard handlers.shouldCollapseItem?(item) ?? true else { return }
    handlers.willCollapseItem?(item)
    change(item, in: section) { $0.collapse([item]) }
  }

  /// Changes an item in the outline that there is by then: handlers, and other threads, may have applied another one.
  private func change(
    _ item: ItemIdentifierType,
    in section: SectionIdentifierType,
    _ body:
      @escaping @Sendable (
        inout NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
      ) -> Void
  ) {
    enqueue(.animated) { content, policy in
      guard var outline = content.trees[section], outline.contains(item) else {
        return Content.Proposal(content: content, given: content.snapshot)
      }
      body(&outline)
      return content.proposal(of: outline, for: section, policy)
    }
  }
}

extension UICollectionViewDiffableDataSource: CollectionOutline {
  /// An item can be expanded if it holds something, or if a handler may load what it holds.
  func place(ofItemAt path: DataPath) -> OutlinePlace? {
    guard let place = outlineItem(at: IndexPath(path)) else { return nil }
    return OutlinePlace(
      level: place.outline.level(of: place.item),
      isExpandable: place.outline.holdsItems(place.item)
        || sectionSnapshotHandlers.snapshotForExpandingParent != nil,
      isExpanded: place.outline.isExpanded(place.item)
    )
  }

  func toggleItem(at path: DataPath) { toggleOutlineItem(at: IndexPath(path)) }
}
