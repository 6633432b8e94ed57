import Foundation
import TesseraCore

extension UICollectionViewDiffableDataSource {
  /// Closures that let people reorder items.
  ///
  /// People can move items only if both `canReorderItem` and `didReorder` are set.
  public struct ReorderingHandlers {
    /// The changes that the user has made.
    public typealias Transaction = NSDiffableDataSourceTransaction<
      SectionIdentifierType, ItemIdentifierType
    >

    /// Whether the user may move an item.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called when the user has moved items, while the data source still shows the order before.
    public var willReorder: ((Transaction) -> Void)?
    /// Called when the user has moved items; the place to apply the new order to the data.
    public var didReorder: ((Transaction) -> Void)?

    /// Creates handlers that let nothing be moved.
    public init() {}
  }

  func canReorderItem(at indexPath: IndexPath) -> Bool {
    guard reorderingHandlers.didReorder != nil,
      let canReorderItem = reorderingHandlers.canReorderItem,
      let item = itemIdentifier(for: indexPath)
    else { return false }
    return canReorderItem(item)
  }

  /// Whether people can put items in order by pressing them.
  var ordersItemsByHand: Bool {
    reorderingHandlers.didReorder != nil && reorderingHandlers.canReorderItem != nil
  }

  /// Moves an item in the data that a person has moved; the collection view shows it there already.
  ///
  /// In an outline the item takes along what it holds, and goes where the item in front of it is: into it
  /// if that is expanded, else next to it. What then stands elsewhere moves there.
  func reorderItem(at source: IndexPath, to destination: IndexPath) {
    let before = store.shown
    guard let shown = before.movingItem(at: source, to: destination) else {
      return Diagnostics.report(
        .update,
        """
        An item was moved from \(source.placeDescription) to \(destination.placeDescription), but there \
        are no such places; nothing was changed.
        """
      )
    }
    let after = before.movingBranch(at: source, to: destination, shown) ?? shown
    let transaction = NSDiffableDataSourceTransaction(from: before, to: after)
    reorderingHandlers.willReorder?(transaction)
    noteMovedItem(at: source, to: destination, before)
    store.show(shown)
    if transition(from: shown.snapshot, to: after.snapshot) != BatchChanges() {
      enqueue(after)
    } else {
      store.show(after)
      if let collectionView { showOutlines(in: collectionView) }
    }
    reorderingHandlers.didReorder?(transaction)
  }
}

extension UICollectionViewDiffableDataSource: ItemOrdering {}

extension DiffableContent {
  /// The content with one item at another place and everything else where it is; nil without them.
  ///
  /// The destination counts without the item.
  fileprivate func movingItem(at source: IndexPath, to destination: IndexPath) -> Self? {
    var snapshot = snapshot.withoutMarks()
    guard snapshot.moveItem(at: source, to: destination) else { return nil }
    var content = self
    content.setSnapshot(snapshot)
    return content
  }

  /// The content with an item of an outline, and what it holds, at another place.
  ///
  /// `shown` is what it looks like if the item alone is there. Nil if no outline is concerned.
  fileprivate func movingBranch(
    at source: IndexPath,
    to destination: IndexPath,
    _ shown: Self
  ) -> Self? {
    guard let from = snapshot.sectionIdentifier(at: source.section),
      let into = snapshot.sectionIdentifier(at: destination.section),
      trees[from] != nil || trees[into] != nil,
      let item = snapshot.itemIdentifier(at: source),
      var tree = tree(of: from)
    else { return nil }
    let branch = tree.snapshot(of: item, includingParent: true)
    tree.delete([item])
    let inFront = shown.snapshot.itemIdentifiers(inSection: into).prefix(destination.item)
      .last { !branch.contains($0) }
    var content = applying(tree, to: from, .tag)
    guard var target = content.tree(of: into) else { return nil }
    target.insert(branch, behind: inFront)
    content = content.applying(target, to: into, .tag)
    return content
  }
}

extension NSDiffableDataSourceSectionSnapshot {
  /// Puts a branch behind an item that shows: into it if it is expanded, else next to it.
  fileprivate mutating func insert(_ branch: Self, behind item: ItemIdentifierType?) {
    guard let item else {
      guard let first = rootItems.first else { return self = branch }
      return insert(branch, before: first)
    }
    if isExpanded(item), let first = snapshot(of: item).rootItems.first {
      insert(branch, before: first)
    } else {
      insert(branch, after: item)
    }
  }
}

extension NSDiffableDataSourceSnapshot {
  /// Moves an item by its place; returns false when there are no such places.
  fileprivate mutating func moveItem(at source: IndexPath, to destination: IndexPath) -> Bool {
    guard itemIdentifier(at: source) != nil, destination.count == 2,
      sections.order.indices.contains(destination.section)
    else { return false }
    let isWithin = source.section == destination.section
    let last = numberOfItems(at: destination.section) - (isWithin ? 1 : 0)
    guard (0...last).contains(destination.item) else { return false }
    let section = sections.order[destination.section]
    let row = items.row(at: source.item, in: sections.order[source.section])
    addToCount(-1, ofSection: items.owner(of: row))
    items.take(row)
    items.insert([row], into: section, at: destination.item)
    addToCount(1, ofSection: section)
    checkInvariants()
    return true
  }
}

extension NSDiffableDataSourceTransaction {
  /// Describes what has changed between two contents.
  init(
    from before: DiffableContent<SectionIdentifierType, ItemIdentifierType>,
    to after: DiffableContent<SectionIdentifierType, ItemIdentifierType>
  ) {
    initialSnapshot = before.snapshot.withoutMarks()
    finalSnapshot = after.snapshot.withoutMarks()
    difference = CollectionDifference(
      from: initialSnapshot.itemIdentifiers,
      to: finalSnapshot.itemIdentifiers
    )
    sectionTransactions = after.snapshot.sectionIdentifiers.compactMap { section in
      NSDiffableDataSourceSectionTransaction(of: section, from: before, to: after)
    }
  }
}

extension NSDiffableDataSourceSectionTransaction {
  /// What has changed in a section; nil if nothing has.
  fileprivate init?(
    of section: SectionIdentifierType,
    from before: DiffableContent<SectionIdentifierType, ItemIdentifierType>,
    to after: DiffableContent<SectionIdentifierType, ItemIdentifierType>
  ) {
    guard !after.snapshot.sharesItems(ofSection: section, with: before.snapshot) else { return nil }
    let change = CollectionDifference(
      from: before.snapshot.itemIdentifiers(inSection: section),
      to: after.snapshot.itemIdentifiers(inSection: section)
    )
    guard !change.isEmpty, let initial = before.tree(of: section),
      let final = after.tree(of: section)
    else { return nil }
    sectionIdentifier = section
    initialSnapshot = initial
    finalSnapshot = final
    difference = change
  }
}

extension CollectionDifference where ChangeElement: Hashable {
  /// What makes one list out of another, with the fewest moves; costs a few steps for each element.
  fileprivate init(from before: [ChangeElement], to after: [ChangeElement]) {
    let difference = ListDifference(from: before, to: after)
    var changes: [Change] = []
    changes += difference.deletions.map {
      .remove(offset: $0, element: before[$0], associatedWith: nil)
    }
    changes += difference.insertions.map {
      .insert(offset: $0, element: after[$0], associatedWith: nil)
    }
    for move in difference.moves {
      changes.append(.remove(offset: move.old, element: before[move.old], associatedWith: move.new))
      changes.append(.insert(offset: move.new, element: after[move.new], associatedWith: move.old))
    }
    guard let result = CollectionDifference(changes) else {
      preconditionFailure("\(changes.count) changes of different rows are a difference")
    }
    self = result
  }
}
