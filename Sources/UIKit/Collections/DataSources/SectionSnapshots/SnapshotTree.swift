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
    /// The row of the last of the items that it holds itself, or -1.
    ///
    /// No count of all it holds: each change would have to correct that of every ancestor.
    var lastChild: Int32 = -1
    /// The number of its ancestors.
    var level: Int32 = 0
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
  func holdsItems(_ row: Int32) -> Bool { nodes[Int(row)].lastChild >= 0 }
  func level(of row: Int32) -> Int { Int(nodes[Int(row)].level) }
  func isExpanded(_ row: Int32) -> Bool { nodes[Int(row)].isExpanded }

  func parent(of row: Int32) -> Int32? {
    let parent = nodes[Int(row)].parent
    return parent < 0 ? nil : parent
  }

  func isVisible(_ row: Int32) -> Bool {
    sequence(first: row) { parent(of: $0) }.dropFirst().allSatisfy { isExpanded($0) }
  }

  /// The positions of an item and of all it holds.
  func range(of row: Int32) -> Range<Int> {
    let start = position(of: row)
    guard holdsItems(row) else { return start..<start + 1 }
    var last = row
    while holdsItems(last) { last = nodes[Int(last)].lastChild }
    return start..<position(of: last) + 1
  }

  /// The items that an item holds itself, or that nothing holds.
  func children(of parent: Int32?) -> [Int32] {
    let rows = parent.map { self.rows(below: $0) } ?? order.rows
    let level = parent.map { self.level(of: $0) + 1 } ?? 0
    return rows.filter { self.level(of: $0) == level }
  }

  /// All that an item holds, in its order.
  func rows(below parent: Int32) -> [Int32] { order.rows(in: range(of: parent).dropFirst()) }

  /// The items that show, in their order.
  var visibleRows: [Int32] {
    // Deeper rows than this are held by something that is collapsed.
    var deepest = 0
    return order.rows.filter { row in
      let level = self.level(of: row)
      guard level <= deepest else { return false }
      deepest = isExpanded(row) ? level + 1 : level
      return true
    }
  }

  mutating func setExpanded(_ isExpanded: Bool, _ row: Int32) {
    nodes[Int(row)].isExpanded = isExpanded
  }
}

/// Items with what they hold, apart from any tree.
struct SnapshotBranches<Identifier: Hashable & Sendable>: Sendable {
  /// The items, each in front of those it holds.
  var identifiers: [Identifier]
  /// How many of the others hold each of them.
  var levels: [Int32]
  /// Which of them are expanded.
  var areExpanded: [Bool]

  /// Items that hold nothing.
  init(_ identifiers: [Identifier]) {
    self.init(
      identifiers,
      levels: Array(repeating: 0, count: identifiers.count),
      areExpanded: Array(repeating: false, count: identifiers.count)
    )
  }

  init(_ identifiers: [Identifier], levels: [Int32], areExpanded: [Bool]) {
    self.identifiers = identifiers
    self.levels = levels
    self.areExpanded = areExpanded
  }

  mutating func append(_ identifier: Identifier, level: Int, isExpanded: Bool) {
    identifiers.append(identifier)
    levels.append(Int32(level))
    areExpanded.append(isExpanded)
  }
}

extension SnapshotTree {
  /// Items in a range of positions that holds whole branches.
  func branches(in range: Range<Int>) -> SnapshotBranches<Identifier> {
    let rows = order.rows(in: range)
    let outermost = rows.first.map { nodes[Int($0)].level } ?? 0
    return SnapshotBranches(
      table.identifiers(of: rows),
      levels: rows.map { nodes[Int($0)].level - outermost },
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
        level: branches.levels[index],
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
    let range = range(of: row)
    if let parent = parent(of: row), nodes[Int(parent)].lastChild == row {
      nodes[Int(parent)].lastChild = child(of: parent, inFrontOf: range.lowerBound) ?? -1
    }
    return order.remove(range, leaves: &leaves)
  }

  /// The item that another one holds itself and that, with all it holds, ends in front of a position; nil if there is none.
  private func child(of parent: Int32, inFrontOf position: Int) -> Int32? {
    var row = row(at: position - 1)
    while row != parent {
      let holder = nodes[Int(row)].parent
      guard holder != parent else { return row }
      row = holder
    }
    return nil
  }

  /// Puts branches in whose levels fit to each other.
  private mutating func put(_ rows: [Int32], under parent: Int32?, at position: Int) {
    guard !rows.isEmpty else { return }
    let last = connect(rows, under: parent)
    if let parent, position == count || level(of: row(at: position)) <= level(of: parent) {
      nodes[Int(parent)].lastChild = last
    }
    order.insert(rows, at: position, leaves: &leaves)
    checkInvariants()
  }

  /// Lets branches be held by an item or by nothing; returns the last row that it holds itself.
  private mutating func connect(_ rows: [Int32], under parent: Int32?) -> Int32 {
    var holders: [(row: Int32, level: Int32)] = []
    var last: Int32 = -1
    for row in rows {
      let level = nodes[Int(row)].level
      while let holder = holders.last, holder.level >= level { holders.removeLast() }
      if let holder = holders.last { nodes[Int(holder.row)].lastChild = row } else { last = row }
      let holder = holders.last?.row ?? parent
      nodes[Int(row)].parent = holder ?? -1
      nodes[Int(row)].lastChild = -1
      nodes[Int(row)].level = holder.map { nodes[Int($0)].level + 1 } ?? 0
      holders.append((row, level))
    }
    return last
  }
}

extension SnapshotTree {
  #if InternalChecks
    /// Traps when levels, parents and last children do not fit together.
    private func checkInvariants() {
      table.checkInvariants()
      let rows = order.rows
      precondition(rows.count == table.count, "Every item has one place")
      var holders: [Int32] = []
      var lastChildren: [Int32: Int32] = [:]
      for (position, row) in rows.enumerated() {
        precondition(level(of: row) <= holders.count, "\(position) is too deep")
        holders.removeLast(holders.count - level(of: row))
        precondition(parent(of: row) == holders.last, "\(position) is held by the item above it")
        if let holder = holders.last { lastChildren[holder] = row }
        holders.append(row)
      }
      for row in rows {
        precondition(nodes[Int(row)].lastChild == lastChildren[row] ?? -1, "The last one is known")
      }
    }
  #else
    /// Does nothing: the `InternalChecks` trait is off.
    @inline(__always) private func checkInvariants() {}
  #endif
}
