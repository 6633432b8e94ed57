/// Identifiers, each with a row, which is a dense number.
///
/// An identifier is hashed once when it is added and once when it is looked up; growing and comparing
/// with another table use what was kept. One whose hash changes meanwhile is not found any more, and its
/// row stays what it is. A row that is free keeps its last identifier until it is used again.
///
/// An identifier may be added again. Its rows are then *twins*, in the order in which they were added;
/// the identifier alone means the last of them.
package struct IdentifierTable<Identifier: Hashable> {
  /// The first row of each identifier.
  private var slots = HashSlots()
  /// The identifier of each row.
  ///
  /// Not optional, so that many identifiers are copied at once and not one by one: this code does not
  /// know their type, and whatever it does for a single one of them costs more than hashing it.
  private var identifiers: [Identifier] = []
  /// Whether each row stands for its identifier, or is free.
  private var areTaken: [Bool] = []
  /// The hash of each row's identifier.
  private var hashes: [UInt32] = []
  /// Rows that are free.
  private var freeRows: [Int32] = []
  /// For the first row of an identifier that was added more than once, the other ones.
  private var twins: [Int32: [Int32]] = [:]
  /// For each of those other ones, the first row.
  private var firstTwins: [Int32: Int32] = [:]

  package init() {}

  /// How many rows are taken.
  package var count: Int { identifiers.count - freeRows.count }
  /// One more than the largest row.
  package var rowCapacity: Int { identifiers.count }
  /// Whether an identifier was added more than once.
  package var hasTwins: Bool { !twins.isEmpty }

  /// The identifier of a row that is taken.
  package func identifier(of row: Int32) -> Identifier {
    precondition(areTaken[Int(row)], "Row \(row) is free")
    return identifiers[Int(row)]
  }

  /// Adds the identifiers of rows that are taken to a list.
  ///
  /// Rows that follow each other are copied at once.
  package func append(_ rows: [Int32], to list: inout [Identifier]) {
    var start = 0
    while start < rows.count {
      let first = Int(rows[start])
      var end = start + 1
      while end < rows.count, Int(rows[end]) == first + end - start { end += 1 }
      if end == start + 1 {
        list.append(identifiers[first])
      } else {
        list += identifiers[first..<(first + end - start)]
      }
      start = end
    }
  }

  /// The identifiers of rows that are taken.
  package func identifiers(of rows: [Int32]) -> [Identifier] {
    var list: [Identifier] = []
    list.reserveCapacity(rows.count)
    append(rows, to: &list)
    return list
  }

  /// The row of an identifier, the last one if there are twins; nil if there is none.
  package func row(of identifier: Identifier) -> Int32? {
    guard let first = firstRow(of: identifier) else { return nil }
    return twins[first]?.last ?? first
  }

  /// All rows of an identifier, in the order in which they were added.
  package func rows(of identifier: Identifier) -> [Int32] {
    firstRow(of: identifier).map { group(of: $0) } ?? []
  }

  /// All rows of some identifiers, each as often as it is asked for, and the identifiers that have none.
  package func rows(of asked: [Identifier]) -> (rows: [Int32], unknown: [Identifier]) {
    var rows: [Int32] = []
    var unknown: [Identifier] = []
    rows.reserveCapacity(asked.count)
    for identifier in asked {
      guard let first = firstRow(of: identifier) else {
        unknown.append(identifier)
        continue
      }
      rows.append(first)
      if let others = twins[first] { rows += others }
    }
    return (rows, unknown)
  }

  /// Whether a row stands for an identifier.
  package func isTaken(_ row: Int32) -> Bool { areTaken[Int(row)] }

  /// The rows of each identifier that was added more than once, in the order in which they were added.
  package var groupsOfTwins: [[Int32]] {
    twins.keys.sorted().map { [$0] + (twins[$0] ?? []) }
  }

  private func firstRow(of identifier: Identifier) -> Int32? {
    let hash = HashSlots.fold(identifier.hashValue)
    return slots.slot(of: hash) { identifiers[$0] == identifier }.map {
      Int32(slots.number(in: $0))
    }
  }

  /// Adds an identifier; `twin` is the last row it had already.
  package mutating func add(_ identifier: Identifier) -> (row: Int32, twin: Int32?) {
    let (rows, twins) = add(contentsOf: [identifier])
    return (rows[0], twins.first?.row)
  }

  /// Adds identifiers; `twins` are the last rows that some of them had already, by their indices.
  package mutating func add(
    contentsOf added: [Identifier]
  ) -> (rows: [Int32], twins: [(index: Int, row: Int32)]) {
    var hashes: [UInt32] = []
    hashes.reserveCapacity(added.count)
    for index in 0..<added.count { hashes.append(HashSlots.fold(added[index].hashValue)) }
    let rows = place(added, hashes)
    var twins: [(index: Int, row: Int32)] = []
    slots.reserve(count)
    for index in rows.indices {
      if let twin = register(rows[index], hashes[index]) { twins.append((index, twin)) }
    }
    return (rows, twins)
  }

  /// Stores identifiers, in free rows as long as there are some.
  private mutating func place(_ added: [Identifier], _ newHashes: [UInt32]) -> [Int32] {
    let reused = min(added.count, freeRows.count)
    var rows = Array(freeRows[(freeRows.count - reused)...])
    freeRows.removeLast(reused)
    for (index, row) in rows.enumerated() {
      identifiers[Int(row)] = added[index]
      hashes[Int(row)] = newHashes[index]
      areTaken[Int(row)] = true
    }
    rows += Int32(identifiers.count)..<Int32(identifiers.count + added.count - reused)
    // Taken apart, because slices of a type that is not known here cost more than what they hold.
    if reused == 0 { identifiers += added } else { identifiers += added[reused...] }
    hashes += newHashes[reused...]
    areTaken += repeatElement(true, count: added.count - reused)
    return rows
  }

  /// Makes a row the one of its identifier, or a twin of the last one it has, which is returned.
  private mutating func register(_ row: Int32, _ hash: UInt32) -> Int32? {
    let known = slots.insert(Int(row), hash: hash) { [identifiers] in
      identifiers[$0] == identifiers[Int(row)]
    }
    guard let known else { return nil }
    let first = Int32(slots.number(in: known))
    let last = twins[first]?.last ?? first
    twins[first, default: []].append(row)
    firstTwins[row] = first
    return last
  }

  /// Frees a row; its identifier is forgotten if it has no twin.
  package mutating func remove(_ row: Int32) { remove([row]) }

  /// Frees rows; costs one step for each of them and each of their twins.
  package mutating func remove(_ rows: [Int32]) {
    guard hasTwins else { return rows.forEach { free($0) } }
    let gone = Set(rows)
    for row in rows where isTaken(row) {
      let group = group(of: row)
      guard group.count > 1 else {
        free(row)
        continue
      }
      replace(group, with: group.filter { !gone.contains($0) })
      for row in group where gone.contains(row) { vacate(row) }
    }
  }

  /// Frees a row that has no twin.
  private mutating func free(_ row: Int32) {
    if let slot = slots.slot(of: hashes[Int(row)], where: { $0 == Int(row) }) {
      slots.removeNumber(in: slot)
    }
    vacate(row)
  }

  /// Lets a row be used again that nothing refers to any more.
  private mutating func vacate(_ row: Int32) {
    areTaken[Int(row)] = false
    freeRows.append(row)
  }

  /// A row and its twins, in the order in which they were added.
  private func group(of row: Int32) -> [Int32] {
    let first = firstTwins[row] ?? row
    return [first] + (twins[first] ?? [])
  }

  /// Lets some rows of a group alone stand for its identifier.
  private mutating func replace(_ group: [Int32], with rest: [Int32]) {
    let first = group[0]
    twins[first] = nil
    for row in group { firstTwins[row] = nil }
    if rest.first != first,
      let slot = slots.slot(of: hashes[Int(first)], where: { $0 == Int(first) })
    {
      if let heir = rest.first {
        slots.setNumber(Int(heir), in: slot)
      } else {
        slots.removeNumber(in: slot)
      }
    }
    guard rest.count > 1 else { return }
    twins[rest[0]] = Array(rest.dropFirst())
    for twin in rest.dropFirst() { firstTwins[twin] = rest[0] }
  }

  /// Which of its twins a row is, counted from 0; 0 for a row that has none.
  package func ordinal(of row: Int32) -> Int {
    guard let first = firstTwins[row], let others = twins[first] else { return 0 }
    return (others.firstIndex(of: row) ?? -1) + 1
  }

  /// For each row that is not the first of its twins, which of them it is, counted from 0.
  package var ordinalsOfTwins: [Int32: Int] {
    var ordinals: [Int32: Int] = [:]
    for others in twins.values {
      for (index, row) in others.enumerated() { ordinals[row] = index + 1 }
    }
    return ordinals
  }

  /// Puts another identifier in the place of an equal one, which may hold other content.
  package mutating func setIdentifier(_ identifier: Identifier, of row: Int32) {
    identifiers[Int(row)] = identifier
  }
}

extension IdentifierTable {
  /// What equal identifiers agree on.
  package func hash(of row: Int32) -> UInt32 { hashes[Int(row)] }

  /// Whether a row has the identifier that another table has for a row.
  package func isSame(_ row: Int32, as other: Int32, of table: IdentifierTable) -> Bool {
    hashes[Int(row)] == table.hashes[Int(other)]
      && identifiers[Int(row)] == table.identifiers[Int(other)]
  }

  /// Those of some rows whose identifiers are hashed otherwise now than when they were added.
  package func rowsWithChangedHashes(among rows: [Int32]) -> [Int32] {
    rows.filter { HashSlots.fold(identifiers[Int($0)].hashValue) != hashes[Int($0)] }
  }

  #if InternalChecks
    /// Traps when a row would not be found by the hash that is kept; asks nobody for a hash.
    package func checkInvariants() {
      for row in hashes.indices where areTaken[row] {
        let first = Int(firstTwins[Int32(row)] ?? Int32(row))
        precondition(
          slots.slot(of: hashes[first]) { $0 == first } != nil,
          "Row \(row) is not found by its hash"
        )
      }
      precondition(
        twins.values.reduce(0) { $0 + $1.count } == firstTwins.count,
        "\(firstTwins.count) twins are known by their first one"
      )
    }
  #else
    /// Does nothing: the `InternalChecks` trait is off.
    @inline(__always) package func checkInvariants() {}
  #endif
}

extension IdentifierTable: Sendable where Identifier: Sendable {}
