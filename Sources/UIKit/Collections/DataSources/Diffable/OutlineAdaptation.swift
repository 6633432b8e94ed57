import TesseraCore

/// Finds what becomes of outlines when a snapshot is applied that holds the items that show, and no others.
///
/// A section keeps its outline, and gets one when an item of an outline comes into it with something that it holds. Which
/// item holds which is decided by ``OutlineBuilder``.
struct OutlineAdaptation<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
  typealias Tree = NSDiffableDataSourceSectionSnapshot<Item>

  private let former: DiffableContent<Section, Item>
  private let snapshot: Snapshot

  init(from former: DiffableContent<Section, Item>, to snapshot: Snapshot) {
    self.former = former
    self.snapshot = snapshot
  }

  /// The outlines afterwards.
  var trees: SectionTrees<Section, Item> {
    var trees = former.trees
    let changed = trees.sections.filter { !keepsItems($0) }
    let arrivals = arrivals(from: changed)
    for section in changed { trees[section] = nil }
    let plain = arrivals.keys.filter { former.trees[$0] == nil }
    for section in changed + plain where snapshot.indexOfSection(section) != nil {
      var builder = OutlineBuilder<Item>()
      if let tree = former.trees[section]?.tree { builder.add(tree) }
      for arrival in arrivals[section] ?? [] { builder.add(arrival.tree, of: arrival.items) }
      trees[section] = builder.outline(showing: snapshot.itemIdentifiers(inSection: section))
    }
    return trees
  }

  private func keepsItems(_ section: Section) -> Bool {
    guard snapshot.indexOfSection(section) != nil else { return false }
    return snapshot.sharesItems(ofSection: section, with: former.snapshot)
      || former.trees[section]?.visibleItems == snapshot.itemIdentifiers(inSection: section)
  }

  /// Items of an outline that come into another section.
  private struct Arrival {
    let tree: SnapshotTree<Item>
    var items: Set<Item>
  }

  /// The items that come from outlines into other sections, by these; into a section without an outline only if one of them
  /// holds something or is expanded.
  private func arrivals(from changed: [Section]) -> [Section: [Arrival]] {
    var arrivals: [Section: [Arrival]] = [:]
    for section in changed {
      guard let tree = former.trees[section]?.tree else { continue }
      var found: [Section: Arrival] = [:]
      var sectionsWithTree: Set<Section> = []
      for row in tree.visibleRows {
        let item = tree.table.identifier(of: row)
        guard let target = snapshot.sectionIdentifier(containingItem: item), target != section,
          former.snapshot.sectionIdentifier(containingItem: item) == section
        else { continue }
        found[target, default: Arrival(tree: tree, items: [])].items.insert(item)
        if tree.holdsItems(row) || tree.isExpanded(row) || former.trees[target] != nil {
          sectionsWithTree.insert(target)
        }
      }
      for (target, arrival) in found where sectionsWithTree.contains(target) {
        arrivals[target, default: []].append(arrival)
      }
    }
    return arrivals
  }
}
