/// Identifiers, each with a row, which is a dense number.
///
/// An identifier is hashed once when it is added and once when it is looked up; growing and comparing
/// with another table use what was kept. One whose hash changes meanwhile is not found any more, and its
/// row stays what it is. A row that is free keeps its last identifier until it is used again.
///
/// An identifier may be added again. Its rows are then *duplicates*, in the order in which they were added;
/// the identifier alone means the last of them.
@usableFromInline
package struct IdentifierTable<Identifier: Hashable> {
  /// The rows without their identifiers.
  @usableFromInline var rows = IdentifierRows()
  /// The identifier of each row.
  ///
  /// Not optional, so that many identifiers are copied at once and not one by one: this code does not
  /// know their type, and whatever it does for a single one of them costs more than hashing it.
  @usableFromInline var identifiers: [Identifier] = []

  package init() {}

  /// How many rows are taken.
  package var count: Int { rows.count }
  /// One more than the largest row.
  package var rowCapacity: Int { rows.capacity }
  /// Whether an identifier was added more than once.
  package var hasDuplicates: Bool { !rows.duplicates.isEmpty }

  /// The identifier of a row that is taken.
  package func identifier(of row: Int32) -> Identifier {
    precondition(rows.isTaken(row), "Row \(row) is free")
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

  /// The row of an identifier, the last one if there are duplicates; nil if there is none.
  ///
  /// Compiled where the type of identifiers is known, see ``appendNew(onlyOf:)``.
  @inlinable
  package func row(of identifier: Identifier) -> Int32? {
    firstRow(of: identifier).map { rows.lastRow(likeRow: $0) }
  }

  /// All rows of an identifier, in the order in which they were added.
  package func rows(of identifier: Identifier) -> [Int32] {
    firstRow(of: identifier).map { rows.duplicates.rows(likeRow: $0) } ?? []
  }

  /// All rows of some identifiers, each as often as it is asked for, and the identifiers that have none.
  package func rows(of asked: [Identifier]) -> (rows: [Int32], unknown: [Identifier]) {
    var found: [Int32] = []
    var unknown: [Identifier] = []
    found.reserveCapacity(asked.count)
    for identifier in asked {
      guard let first = firstRow(of: identifier) else {
        unknown.append(identifier)
        continue
      }
      found += hasDuplicates ? rows.duplicates.rows(likeRow: first) : [first]
    }
    return (found, unknown)
  }

  /// Whether a row stands for an identifier.
  package func isTaken(_ row: Int32) -> Bool { rows.isTaken(row) }

  /// The rows of each identifier that was added more than once, in the order in which they were added.
  package var duplicateGroups: [[Int32]] { rows.duplicates.allRows }

  @inlinable
  func firstRow(of identifier: Identifier) -> Int32? {
    rows.firstRow(hash: identifier.hashValue) { identifiers[$0] == identifier }
  }

  /// Adds the only identifier of a list, which has no row, in a row behind all others; nil if it has one, or
  /// if a row is free.
  ///
  /// Compiled where the type of identifiers is known: looking a type up takes longer than hashing.
  @inlinable
  package mutating func appendNew(onlyOf list: [Identifier]) -> Int32? {
    guard !rows.hasFreeRows else { return nil }
    let row = Int32(rows.capacity)
    let isNew = rows.appendNew(hash: list[0].hashValue) { [identifiers] in
      identifiers[$0] == list[0]
    }
    guard isNew else { return nil }
    identifiers.append(list[0])
    return row
  }

  /// Adds an identifier; `duplicate` is the last row it had already.
  package mutating func add(_ identifier: Identifier) -> (row: Int32, duplicate: Int32?) {
    let (rows, duplicates) = add(contentsOf: [identifier])
    return (rows[0], duplicates.first?.row)
  }

  /// Adds identifiers; `duplicates` are the last rows that some of them had already, by their indices.
  package mutating func add(
    contentsOf added: [Identifier]
  ) -> (rows: [Int32], duplicates: [(index: Int, row: Int32)]) {
    var hashes: [Int] = []
    hashes.reserveCapacity(added.count)
    for index in 0..<added.count { hashes.append(added[index].hashValue) }
    let (places, reused) = rows.take(hashes)
    for index in 0..<reused { identifiers[Int(places[index])] = added[index] }
    // Taken apart, because slices of a type that is not known here cost more than what they hold.
    if reused == 0 { identifiers += added } else { identifiers += added[reused...] }
    var duplicates: [(index: Int, row: Int32)] = []
    for index in places.indices {
      let duplicate = rows.register(places[index]) { [identifiers] in
        identifiers[$0] == identifiers[Int(places[index])]
      }
      if let duplicate { duplicates.append((index, duplicate)) }
    }
    return (places, duplicates)
  }

  /// Frees a row; its identifier is forgotten if it has no duplicate.
  package mutating func remove(_ row: Int32) { rows.free(row) }

  /// Frees rows; O(1) for each of them.
  package mutating func remove(_ rows: [Int32]) {
    for row in rows { self.rows.free(row) }
  }

  /// For each row that is not the first of its duplicates, which of them it is, counted from 0.
  package var duplicateOrdinals: [Int32: Int] { rows.duplicates.ordinals }

  /// Puts another identifier in the place of an equal one, which may hold other content.
  package mutating func setIdentifier(_ identifier: Identifier, of row: Int32) {
    identifiers[Int(row)] = identifier
  }
}

extension IdentifierTable {
  /// The hash of each row's identifier, also of rows that are free; a copy costs O(1).
  package var hashes: [Int] { rows.hashes }

  private func hash(of row: Int32) -> Int { rows.hashes[Int(row)] }

  /// Whether a row has the identifier that another table has for a row.
  package func isSame(_ row: Int32, as other: Int32, of table: IdentifierTable) -> Bool {
    hash(of: row) == table.hash(of: other)
      && identifiers[Int(row)] == table.identifiers[Int(other)]
  }

  /// Whether rows that follow each other are seen at a glance to have the identifiers of as many rows of another table.
  ///
  /// Identifiers that are nothing but their bits are the same where those are, which takes no call for each of them. False
  /// says nothing.
  package func isSame(_ rows: Range<Int>, as others: Range<Int>, of table: IdentifierTable) -> Bool
  {
    guard _isPOD(Identifier.self), rows.count == others.count, !hasDuplicates, !table.hasDuplicates,
      hashes[rows] == table.hashes[others]
    else { return false }
    let stride = MemoryLayout<Identifier>.stride
    return identifiers.withUnsafeBytes { own in
      table.identifiers.withUnsafeBytes { other in
        own.isSame(
          rows.lowerBound * stride..<rows.upperBound * stride,
          asFrom: others.lowerBound * stride,
          in: other
        )
      }
    }
  }

  /// Those of some rows whose identifiers are hashed otherwise now than when they were added.
  package func rowsWithChangedHashes(among rows: [Int32]) -> [Int32] {
    rows.filter { identifiers[Int($0)].hashValue != hash(of: $0) }
  }

  /// Traps when the rows do not fit together, if the `InternalChecks` trait is on.
  package func checkInvariants() { rows.checkInvariants() }
}

extension IdentifierTable: Sendable where Identifier: Sendable {}

extension UnsafeRawBufferPointer {
  /// Whether bytes are those of another memory from an offset on, which has as many.
  fileprivate func isSame(
    _ bytes: Range<Int>,
    asFrom start: Int,
    in other: UnsafeRawBufferPointer
  ) -> Bool {
    let word = MemoryLayout<UInt64>.size
    let words = bytes.count / word
    for index in 0..<words {
      let own = loadUnaligned(fromByteOffset: bytes.lowerBound + index * word, as: UInt64.self)
      let value = other.loadUnaligned(fromByteOffset: start + index * word, as: UInt64.self)
      if own != value { return false }
    }
    for index in words * word..<bytes.count
    where self[bytes.lowerBound + index] != other[start + index] { return false }
    return true
  }
}
