import TesseraCore

extension NSDiffableDataSourceSectionSnapshot {
  /// Adds items at the end of what another one holds, or of the items that nothing holds.
  public mutating func append(
    _ items: [ItemIdentifierType],
    to parent: ItemIdentifierType? = nil
  ) {
    attempt("append(_:to:)") { snapshot throws(InvalidInput) in
      try snapshot.append(items, to: parent, .repair)
    }
  }

  /// Adds items in front of another one, held by what holds that.
  public mutating func insert(
    _ items: [ItemIdentifierType],
    before item: ItemIdentifierType
  ) {
    attempt("insert(_:before:)") { snapshot throws(InvalidInput) in
      try snapshot.insert(SnapshotBranches(items), .before(item), .repair)
    }
  }

  /// Adds items behind another one and all it holds, held by what holds that.
  public mutating func insert(
    _ items: [ItemIdentifierType],
    after item: ItemIdentifierType
  ) {
    attempt("insert(_:after:)") { snapshot throws(InvalidInput) in
      try snapshot.insert(SnapshotBranches(items), .after(item), .repair)
    }
  }

  /// Adds what another snapshot holds in front of an item.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    before item: ItemIdentifierType
  ) {
    attempt("insert(_:before:)") { mine throws(InvalidInput) in
      try mine.insert(snapshot.allBranches, .before(item), .repair)
    }
  }

  /// Adds what another snapshot holds behind an item and all that one holds.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    after item: ItemIdentifierType
  ) {
    attempt("insert(_:after:)") { mine throws(InvalidInput) in
      try mine.insert(snapshot.allBranches, .after(item), .repair)
    }
  }

  /// Lets an item hold what another snapshot holds, in place of what it held.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    attempt("replace(childrenOf:using:)") { mine throws(InvalidInput) in
      try mine.replaceChildren(of: parent, with: snapshot, .repair)
    }
  }

  /// Takes items out, with all they hold.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    attempt("delete(_:)") { snapshot throws(InvalidInput) in try snapshot.delete(items, .repair) }
  }

  /// Takes everything out.
  public mutating func deleteAll() { self = Self() }

  /// Shows what items hold, once they show themselves.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    attempt("expand(_:)") { snapshot throws(InvalidInput) in
      try snapshot.setExpanded(true, items, .repair)
    }
  }

  /// Hides what items hold.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    attempt("collapse(_:)") { snapshot throws(InvalidInput) in
      try snapshot.setExpanded(false, items, .repair)
    }
  }
}

extension NSDiffableDataSourceSectionSnapshot {
  package mutating func append(
    _ items: [ItemIdentifierType],
    to parent: ItemIdentifierType?,
    _ response: InvalidInputResponse
  ) throws(InvalidInput) {
    let row = try parent.map { identifier throws(InvalidInput) in try self.row(of: identifier) }
    let position = row.map { tree.range(of: $0).upperBound } ?? tree.count
    try add(SnapshotBranches(items), under: row, at: position, response)
  }

  package mutating func insert(
    _ items: [ItemIdentifierType],
    _ neighbour: SnapshotNeighbour<ItemIdentifierType>,
    _ response: InvalidInputResponse
  ) throws(InvalidInput) {
    try insert(SnapshotBranches(items), neighbour, response)
  }

  package mutating func insert(
    _ snapshot: Self,
    _ neighbour: SnapshotNeighbour<ItemIdentifierType>,
    _ response: InvalidInputResponse
  ) throws(InvalidInput) {
    try insert(snapshot.allBranches, neighbour, response)
  }

  package mutating func replaceChildren(
    of parent: ItemIdentifierType,
    with snapshot: Self,
    _ response: InvalidInputResponse
  ) throws(InvalidInput) {
    let row = try row(of: parent)
    let former = self
    for child in tree.children(of: row) { tree.remove(child) }
    do throws(InvalidInput) {
      try add(snapshot.allBranches, under: row, at: tree.position(of: row) + 1, response)
    } catch {
      if response == .refuse { self = former }
      throw error
    }
  }

  package mutating func delete(
    _ items: [ItemIdentifierType],
    _ response: InvalidInputResponse
  ) throws(InvalidInput) {
    let (rows, unknown) = tree.table.rows(of: items)
    guard unknown.isEmpty || response == .repair else { throw .unknownItems(unknown) }
    // An item goes with what holds it, and has lost its row when its own turn comes.
    for row in rows where tree.table.isTaken(row) { tree.remove(row) }
    if !unknown.isEmpty { throw .unknownItems(unknown) }
  }

  package mutating func setExpanded(
    _ isExpanded: Bool,
    _ items: [ItemIdentifierType],
    _ response: InvalidInputResponse
  ) throws(InvalidInput) {
    let (rows, unknown) = tree.table.rows(of: items)
    guard unknown.isEmpty || response == .repair else { throw .unknownItems(unknown) }
    for row in rows { tree.setExpanded(isExpanded, row) }
    if !unknown.isEmpty { throw .unknownItems(unknown) }
  }

  private var allBranches: SnapshotBranches<ItemIdentifierType> {
    tree.branches(in: 0..<tree.count)
  }

  private func row(of identifier: ItemIdentifierType) throws(InvalidInput) -> Int32 {
    guard let row = tree.table.row(of: identifier) else { throw .unknownItems([identifier]) }
    return row
  }

  private mutating func insert(
    _ branches: SnapshotBranches<ItemIdentifierType>,
    _ neighbour: SnapshotNeighbour<ItemIdentifierType>,
    _ response: InvalidInputResponse
  ) throws(InvalidInput) {
    let row = try row(of: neighbour.identifier)
    let range = tree.range(of: row)
    try add(
      branches,
      under: tree.parent(of: row),
      at: neighbour.isBehind ? range.upperBound : range.lowerBound,
      response
    )
  }

  private mutating func add(
    _ branches: SnapshotBranches<ItemIdentifierType>,
    under parent: Int32?,
    at position: Int,
    _ response: InvalidInputResponse
  ) throws(InvalidInput) {
    guard !branches.identifiers.isEmpty else { return }
    let (rows, repeated) = tree.insert(branches, under: parent, at: position)
    guard !repeated.isEmpty else { return }
    let duplicates = repeated.map { index, earlier in
      SnapshotDuplicate(
        identifier: branches.identifiers[index],
        first: SnapshotPlace(section: nil, item: tree.position(of: earlier)),
        second: SnapshotPlace(section: nil, item: tree.position(of: rows[index]))
      )
    }
    if response == .refuse {
      for row in rows where tree.table.isTaken(row) { tree.remove(row) }
    }
    throw .repeatedItems(duplicates)
  }
}
