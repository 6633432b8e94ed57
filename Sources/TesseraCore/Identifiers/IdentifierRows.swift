/// The rows of a table of identifiers, without the identifiers.
///
/// Does not know their type, so that it is compiled once and costs the same for all of them.
@usableFromInline
struct IdentifierRows: Sendable {
  /// The first row of each identifier.
  @usableFromInline var slots = HashSlots()
  /// The hash of each row's identifier.
  @usableFromInline var hashes: [Int] = []
  /// Rows that are free.
  @usableFromInline var freeRows: [Int32] = []
  /// Whether each row is free, up to the last one that ever was.
  private var areFree: [Bool] = []
  /// Rows that share their identifiers.
  private(set) var duplicates = DuplicateGroups()

  /// How many rows are taken.
  var count: Int { hashes.count - freeRows.count }
  /// One more than the largest row.
  @inlinable var capacity: Int { hashes.count }
  /// Whether there are rows to be used again.
  @inlinable var hasFreeRows: Bool { !freeRows.isEmpty }

  func isTaken(_ row: Int32) -> Bool { row >= areFree.count || !areFree[Int(row)] }

  /// The row that was added last of those that share a row's identifier; the row itself if it is alone.
  @usableFromInline
  func lastRow(likeRow row: Int32) -> Int32 {
    duplicates.isEmpty ? row : duplicates.last(likeRow: row)
  }

  /// The first row with a hash for which `isMatch` holds.
  @inlinable
  func firstRow(hash: Int, where isMatch: (Int) -> Bool) -> Int32? {
    slots.slot(of: HashSlots.fold(hash), where: isMatch).map {
      Int32(truncatingIfNeeded: slots.number(in: $0))
    }
  }

  /// Takes a row behind all others for an identifier that must be in no row; false if it is in one.
  @inlinable
  mutating func appendNew(hash: Int, isKnown: (Int) -> Bool) -> Bool {
    guard slots.insert(capacity, hash: HashSlots.fold(hash), unless: isKnown) == nil else {
      return false
    }
    hashes.append(hash)
    return true
  }

  /// Takes rows for some hashes, free ones as long as there are some.
  mutating func take(_ added: [Int]) -> (rows: [Int32], reusedCount: Int) {
    let reused = min(added.count, freeRows.count)
    var rows = Array(freeRows[(freeRows.count - reused)...])
    freeRows.removeLast(reused)
    for (index, row) in rows.enumerated() {
      hashes[Int(row)] = added[index]
      areFree[Int(row)] = false
    }
    rows += Int32(hashes.count)..<Int32(hashes.count + added.count - reused)
    hashes += added[reused...]
    slots.reserve(count)
    return (rows, reused)
  }

  /// Makes a row that was taken the one of its identifier, or a duplicate of the last one it has, which is
  /// returned.
  mutating func register(_ row: Int32, isMatch: (Int) -> Bool) -> Int32? {
    let known = slots.insert(Int(row), hash: HashSlots.fold(hashes[Int(row)]), unless: isMatch)
    return known.map { duplicates.add(row, likeRow: Int32(slots.number(in: $0))) }
  }

  /// Frees a row; O(1).
  mutating func free(_ row: Int32) {
    guard isTaken(row) else { return }
    let isFirst = duplicates.first(likeRow: row) == row
    let successor = duplicates.remove(row)
    let hash = HashSlots.fold(hashes[Int(row)])
    if isFirst, let slot = slots.slot(of: hash, where: { $0 == Int(row) }) {
      if let successor {
        slots.setNumber(Int(successor), in: slot)
      } else {
        slots.removeNumber(in: slot)
      }
    }
    if row >= areFree.count {
      areFree += repeatElement(false, count: Int(row) + 1 - areFree.count)
    }
    areFree[Int(row)] = true
    freeRows.append(row)
  }
}

extension IdentifierRows {
  #if InternalChecks
    /// Traps when a row would not be found by the hash that is kept; no identifier is hashed.
    func checkInvariants() {
      for row in hashes.indices where isTaken(Int32(row)) {
        let first = Int(duplicates.first(likeRow: Int32(row)))
        precondition(
          slots.slot(of: HashSlots.fold(hashes[first])) { $0 == first } != nil,
          "Row \(row) is not found by its hash"
        )
      }
      precondition(
        duplicates.allRows.reduce(0) { $0 + $1.count } == duplicates.rowCount,
        "\(duplicates.rowCount) rows are in groups of rows that share their identifiers"
      )
    }
  #else
    /// Does nothing: the `InternalChecks` trait is off.
    @inline(__always) func checkInvariants() {}
  #endif
}
