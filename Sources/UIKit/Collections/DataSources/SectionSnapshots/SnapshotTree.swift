import TesseraCore

/// Items that hold other items, in the order in which a tree is read that is fully expanded.
struct SnapshotTree<Identifier: Hashable & Sendable>: Sendable {
  var table = IdentifierTable<Identifier>()
  private var order = RankedRows()
  private var leaves: [Int32] = []
  private var nodes: [Node] = []

  /// One item.
  private struct Node {
    /// The row of the item that holds it, or -1.
    var parent: Int32 = -1
    /// How many items it and all it holds are.
    var size: Int32 = 1
    var isExpanded = false
  }

  /// How many items there are.
  var count: Int { order.count }
  /// All rows in their order.
  var rows: [Int32] { order.rows }

  /// Whether neither tree has got or lost anything since one was copied from the other; O(1).
  ///
  /// What is expanded does not matter.
  func sharesStorage(with other: SnapshotTree) -> Bool { order.sharesStorage(with: other.order) }

  func position(of row: Int32) -> Int { order.position(of: row, leaves: leaves) }
  func row(at position: Int) -> Int32 { order.row(at: position) }
  func size(of row: Int32) -> Int { Int(nodes[Int(row)].size) }
  func isExpanded(_ row: Int32) -> Bool { nodes[Int(row)].isExpanded }

  func parent(of row: Int32) -> Int32? {
    let parent = nodes[Int(row)].parent
    return parent < 0 ? nil : parent
  }

  func level(of row: Int32) -> Int {
    sequence(first: row) { parent(of: $0) }.reduce(-1) { level, _ in level + 1 }
  }

  func isVisible(_ row: Int32) -> Bool {
    sequence(first: row) { parent(of: $0) }.dropFirst().allSatisfy { isExpanded($0) }
  }

  /// The positions of an item and of all it holds.
  func range(of row: Int32) -> Range<Int> {
    let start = position(of: row)
    return start..<(start + size(of: row))
  }

  /// The items that an item holds itself, or that nothing holds.
  func children(of parent: Int32?) -> [Int32] {
    let rows = parent.map { order.rows(in: range(of: $0).dropFirst()) } ?? order.rows
    var children: [Int32] = []
    var position = 0
    while position < rows.count {
      children.append(rows[position])
      position += size(of: rows[position])
    }
    return children
  }

  /// The items that show, in their order.
  var visibleRows: [Int32] {
    let rows = order.rows
    var visible: [Int32] = []
    var position = 0
    while position < rows.count {
      visible.append(rows[position])
      position += isExpanded(rows[position]) ? 1 : size(of: rows[position])
    }
    return visible
  }

  mutating func setExpanded(_ isExpanded: Bool, _ row: Int32) {
    nodes[Int(row)].isExpanded = isExpanded
  }
}

/// Items with what they hold, apart from any tree.
struct SnapshotBranches<Identifier: Hashable & Sendable>: Sendable {
  /// The items, each in front of those it holds.
  var identifiers: [Identifier]
  /// How many items each of them and all it holds are.
  var sizes: [Int32]
  /// Which of them are expanded.
  var areExpanded: [Bool]

  /// Items that hold nothing.
  init(_ identifiers: [Identifier]) {
    self.init(
      identifiers,
      sizes: Array(repeating: 1, count: identifiers.count),
      areExpanded: Array(repeating: false, count: identifiers.count)
    )
  }

  init(_ identifiers: [Identifier], sizes: [Int32], areExpanded: [Bool]) {
    self.identifiers = identifiers
    self.sizes = sizes
    self.areExpanded = areExpanded
  }
}

extension SnapshotTree {
  /// Items in a range of positions that holds whole branches.
  func branches(in range: Range<Int>) -> SnapshotBranches<Identifier> {
    let rows = order.rows(in: range)
    return SnapshotBranches(
      table.identifiers(of: rows),
      sizes: rows.map { nodes[Int($0)].size },
      areExpanded: rows.map { nodes[Int($0)].isExpanded }
    )
  }

  /// Puts branches in at a position, held by an item or by nothing.
  ///
  /// `duplicates` are the items that identifiers stood for already, by the index of the identifier.
  @discardableResult
  mutating func insert(
    _ branches: SnapshotBranches<Identifier>,
    under parent: Int32?,
    at position: Int
  ) -> (rows: [Int32], duplicates: [(index: Int, row: Int32)]) {
    let added = table.add(contentsOf: branches.identifiers)
    while nodes.count < table.rowCapacity { nodes.append(Node()) }
    for (index, row) in added.rows.enumerated() {
      nodes[Int(row)] = Node(
        parent: -1,
        size: branches.sizes[index],
        isExpanded: branches.areExpanded[index]
      )
    }
    put(added.rows, under: parent, at: position)
    return added
  }

  /// Takes an item out with all it holds.
  mutating func remove(_ row: Int32) {
    table.remove(take(row))
    checkInvariants()
  }

  /// Takes an item out and gives what it holds to another one, behind what that holds already.
  ///
  /// If that one is itself held by the item, everything takes the place of the item.
  mutating func remove(_ row: Int32, leavingAllTo successor: Int32) {
    let isSuccessorInside = range(of: row).contains(position(of: successor))
    for child in children(of: row) {
      let moved = take(child)
      if isSuccessorInside {
        put(moved, under: parent(of: row), at: position(of: row))
      } else {
        put(moved, under: successor, at: range(of: successor).upperBound)
      }
    }
    remove(row)
  }

  /// Takes an item and all it holds out of the order, and leaves them in the table.
  private mutating func take(_ row: Int32) -> [Int32] {
    resize(from: parent(of: row), by: -size(of: row))
    nodes[Int(row)].parent = -1
    return order.remove(range(of: row), leaves: &leaves)
  }

  /// Puts branches in whose sizes are known.
  private mutating func put(_ rows: [Int32], under parent: Int32?, at position: Int) {
    setParents(of: rows, under: parent)
    resize(from: parent, by: rows.count)
    order.insert(rows, at: position, leaves: &leaves)
    checkInvariants()
  }

  private mutating func setParents(of rows: [Int32], under parent: Int32?) {
    var holders: [(row: Int32, end: Int)] = []
    for (index, row) in rows.enumerated() {
      while let last = holders.last, last.end <= index { holders.removeLast() }
      nodes[Int(row)].parent = holders.last?.row ?? parent ?? -1
      holders.append((row, index + size(of: row)))
    }
  }

  private mutating func resize(from row: Int32?, by difference: Int) {
    var holder = row
    while let row = holder {
      nodes[Int(row)].size += Int32(difference)
      holder = parent(of: row)
    }
  }
}

extension SnapshotTree {
  #if InternalChecks
    /// Traps when sizes and parents do not fit together.
    private func checkInvariants() {
      table.checkInvariants()
      let rows = order.rows
      precondition(rows.count == table.count, "Every item has one place")
      for (position, row) in rows.enumerated() {
        let end = position + size(of: row)
        precondition(end <= rows.count, "Item \(position) ends at \(end) of \(rows.count)")
        guard let parent = parent(of: row) else { continue }
        precondition(range(of: parent).dropFirst().contains(position), "\(position) is held")
        precondition(range(of: parent).upperBound >= end, "\(position) ends in its parent")
      }
    }
  #else
    /// Does nothing: the `InternalChecks` trait is off.
    @inline(__always) private func checkInvariants() {}
  #endif
}
