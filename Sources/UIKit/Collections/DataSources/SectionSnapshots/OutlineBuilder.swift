import TesseraCore

/// Builds an outline that shows a list of items, from outlines in which they were.
///
/// - An item keeps what it held out of sight, and stays expanded or collapsed.
/// - An item that was in sight is held by the nearest item that held it, if that is in front of it and everything between
///   the two is held by that one as well; otherwise by none.
/// - An item that is new, or was out of sight, is held by what holds the next of the others; by none at the end of the list.
///   One that was out of sight comes with what it holds, collapsed.
/// - What is in no list is gone: an item takes along what it held out of sight, and not what was in sight.
struct OutlineBuilder<Item: Hashable & Sendable> {
  private var trees: [SnapshotTree<Item>] = []
  /// The items that have come of each outline; nil for all.
  private var arrivals: [Set<Item>?] = []
  /// Where items were in sight, the first place of each last.
  private var places: [Item: [Place]] = [:]

  /// Where an item was.
  private struct Place: Hashable {
    let tree: Int
    let row: Int32
  }

  /// An item of the list.
  private struct Node {
    let item: Item
    var place: Place?
    /// Whether it was in sight.
    var wasVisible = false
    /// The item of the list that holds it.
    var parent: Int?
    /// How many items hold it.
    var level = 0
  }

  init() {}

  /// Takes the outline of the section into account.
  mutating func add(_ tree: SnapshotTree<Item>) {
    for row in tree.visibleRows.reversed() {
      places[tree.table.identifier(of: row), default: []].append(Place(tree: trees.count, row: row))
    }
    trees.append(tree)
    arrivals.append(nil)
  }

  /// Takes items in sight, and what they hold, of the outline of another section into account.
  mutating func add(_ tree: SnapshotTree<Item>, of items: Set<Item>) {
    for row in tree.visibleRows {
      let item = tree.table.identifier(of: row)
      guard items.contains(item) else { continue }
      places[item, default: []].insert(Place(tree: trees.count, row: row), at: 0)
    }
    trees.append(tree)
    arrivals.append(items)
  }

  /// The outline that shows `items`.
  func outline(showing items: [Item]) -> NSDiffableDataSourceSectionSnapshot<Item> {
    var nodes = nodes(of: items)
    findParents(&nodes)
    var branches = SnapshotBranches<Item>([])
    let listed = Set(nodes.compactMap(\.place))
    for node in nodes {
      let isExpanded = node.wasVisible && isExpanded(node.place)
      branches.append(node.item, level: node.level, isExpanded: isExpanded)
      guard !isExpanded, let place = node.place else { continue }
      appendHidden(of: place, level: node.level, except: listed, to: &branches)
    }
    var outline = NSDiffableDataSourceSectionSnapshot<Item>()
    outline.tree.insert(branches, under: nil, at: 0)
    return outline
  }

  private func isExpanded(_ place: Place?) -> Bool {
    place.map { trees[$0.tree].isExpanded($0.row) } ?? false
  }

  private func nodes(of items: [Item]) -> [Node] {
    var places = places
    var nodes = items.map { item in
      let place = places[item]?.popLast()
      return Node(item: item, place: place, wasVisible: place != nil)
    }
    var taken = Set(nodes.compactMap(\.place))
    for index in nodes.indices where nodes[index].place == nil {
      guard let place = hiddenPlace(of: nodes[index].item), taken.insert(place).inserted else {
        continue
      }
      nodes[index].place = place
    }
    return nodes
  }

  private func hiddenPlace(of item: Item) -> Place? {
    for (number, tree) in trees.enumerated() {
      guard let row = tree.table.row(of: item), !tree.isVisible(row) else { continue }
      let holders = sequence(first: row) { tree.parent(of: $0) }
      if let items = arrivals[number] {
        guard holders.contains(where: { items.contains(tree.table.identifier(of: $0)) }) else {
          continue
        }
      }
      return Place(tree: number, row: row)
    }
    return nil
  }

  private func findParents(_ nodes: inout [Node]) {
    var open = OpenItems()
    for index in nodes.indices where nodes[index].wasVisible {
      guard let place = nodes[index].place else { continue }
      let tree = trees[place.tree]
      // Lazy, since the first parent is nearly always the one, and a deep outline has many.
      let parents = sequence(first: place.row) { tree.parent(of: $0) }.dropFirst().lazy
      nodes[index].parent = open.close(downTo: parents.map { Place(tree: place.tree, row: $0) })
      if tree.isExpanded(place.row) { open.append(index, place) }
    }
    var next: Int?
    for index in nodes.indices.reversed() {
      if nodes[index].wasVisible { next = nodes[index].parent } else { nodes[index].parent = next }
    }
    for index in nodes.indices {
      nodes[index].level = nodes[index].parent.map { nodes[$0].level + 1 } ?? 0
    }
  }

  /// Adds what an item holds out of sight, but for what is in the list itself, with all that holds.
  private func appendHidden(
    of place: Place,
    level: Int,
    except listed: Set<Place>,
    to branches: inout SnapshotBranches<Item>
  ) {
    let tree = trees[place.tree]
    let depth = level - tree.level(of: place.row)
    // Deeper items are held by an item of the list.
    var deepest = Int.max
    for row in tree.rows(below: place.row) {
      let own = tree.level(of: row)
      guard own <= deepest else { continue }
      guard !listed.contains(Place(tree: place.tree, row: row)) else {
        deepest = own
        continue
      }
      deepest = .max
      branches.append(
        tree.table.identifier(of: row),
        level: depth + own,
        isExpanded: tree.isExpanded(row)
      )
    }
  }

  /// The expanded items of a list that hold the one that was read last.
  private struct OpenItems {
    private var items: [(index: Int, place: Place)] = []
    private var depths: [Place: Int] = [:]

    mutating func append(_ index: Int, _ place: Place) {
      depths[place] = items.count
      items.append((index, place))
    }

    /// Closes items until the last one is the first of `candidates` that is open; returns its index, or nil if none is.
    mutating func close(downTo candidates: some Sequence<Place>) -> Int? {
      let nearest = candidates.first { [depths] in depths[$0] != nil }
      let depth = nearest.flatMap { [depths] in depths[$0] }
      while items.count > (depth ?? -1) + 1 { depths[items.removeLast().place] = nil }
      return items.last?.index
    }
  }
}
