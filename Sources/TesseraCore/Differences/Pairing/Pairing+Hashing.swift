extension Pairing {
  /// Pairs the rows of all windows that have no pair yet: first by their bytes, and what these leave open by its hash.
  ///
  /// The other policies than ``DuplicatePolicy/tag`` look at all rows that are equal, whatever their bytes.
  @inlinable
  mutating func pairByHash() {
    let equality = duplicates == .tag ? rule.byteEquality : .unknown
    if equality != .unknown { pair { rule, row, _ in rule.hashOfBytes(row) } }
    guard openRows.canHaveMorePairs, equality != .exact else { return }
    if equality == .text, allUnpairedRows(satisfy: { $0.isASCII($1) }) { return }
    pair { rule, row, isBefore in isBefore ? rule.hash(ofBefore: row) : rule.hash(ofAfter: row) }
  }

  /// Whether a condition holds for each row that has no pair yet.
  @inlinable
  func allUnpairedRows(satisfy condition: (_ rule: Rule, _ row: Row) -> Bool) -> Bool {
    openRows.windows.indices.allSatisfy { index in
      let window = openRows.windows[index]
      return window.before.allSatisfy { position in
        let number = window.firstBefore + position - window.before.lowerBound
        return openRows.destinations[number] != OpenRows.none
          || condition(rule, rows[index].before[position])
      }
        && window.after.allSatisfy { position in
          let number = window.firstAfter + position - window.after.lowerBound
          return openRows.origins[number] != OpenRows.none
            || condition(rule, rows[index].after[position])
        }
    }
  }

  /// Returns the hash of a row of the list before, or of the one after.
  @usableFromInline typealias RowHash = (_ rule: Rule, _ row: Row, _ isBefore: Bool) -> Int

  /// Pairs the rows of all windows that have no pair yet, each of them hashed once.
  @inlinable @inline(__always)
  mutating func pair(by hash: RowHash) {
    switch openRows.windows.count {
    case 0: return
    case 1: pairOnlyWindow(by: hash)
    default: pairAllWindows(by: hash)
    }
  }

  /// Pairs the rows of the only window where they are, without collecting them.
  @inlinable @inline(__always)
  mutating func pairOnlyWindow(by hash: RowHash) {
    let window = openRows.windows[0]
    let origins = rows[0].before[window.before].withUnsafeBufferPointer { before in
      rows[0].after[window.after].withUnsafeBufferPointer { after in
        originsByHash(openRows.destinations, before, openRows.origins, after, hash)
      }
    }
    openRows.pair(origins)
  }

  /// Collects the rows of all windows that have no pair yet, and pairs them.
  @inlinable @inline(__always)
  mutating func pairAllWindows(by hash: RowHash) {
    let before = unpairedRows(
      openRows.windowsInOrderBefore(),
      openRows.destinations,
      { $0.numbersBefore }
    ) {
      rows[$1].before[$2 - $0.firstBefore + $0.before.lowerBound]
    }
    guard !before.rows.isEmpty else { return }
    let after = unpairedRows(openRows.windowsInOrderAfter(), openRows.origins, { $0.numbersAfter })
    {
      rows[$1].after[$2 - $0.firstAfter + $0.after.lowerBound]
    }
    guard !after.rows.isEmpty else { return }
    let origins = before.rows.withUnsafeBufferPointer { rowsBefore in
      after.rows.withUnsafeBufferPointer { originsByHash([], rowsBefore, [], $0, hash) }
    }
    openRows.pair(origins, numbersBefore: before.numbers, numbersAfter: after.numbers)
  }

  /// Rows side by side, and their numbers.
  @usableFromInline
  struct NumberedRows {
    @usableFromInline var numbers: [Int32] = []
    @usableFromInline var rows: [Row] = []

    @inlinable init() {}
  }

  @inlinable
  func unpairedRows(
    _ windows: [Int],
    _ partners: [Int32],
    _ numbers: (OpenRows.Window) -> Range<Int>,
    _ row: (OpenRows.Window, _ index: Int, _ number: Int) -> Row
  ) -> NumberedRows {
    var found = NumberedRows()
    for index in windows {
      let window = openRows.windows[index]
      for number in numbers(window) where partners[number] == OpenRows.none {
        found.numbers.append(Int32(truncatingIfNeeded: number))
        found.rows.append(row(window, index, number))
      }
    }
    return found
  }
}

extension Pairing {
  /// For each row after, the index of the row before that it is, or ``OpenRows/none``.
  ///
  /// Leaves out rows that have a partner in `partnersBefore` or `partnersAfter`; none has one if these are
  /// empty.
  @inlinable @inline(__always)
  func originsByHash(
    _ partnersBefore: [Int32],
    _ before: UnsafeBufferPointer<Row>,
    _ partnersAfter: [Int32],
    _ after: UnsafeBufferPointer<Row>,
    _ hash: RowHash
  ) -> [Int32] {
    let indexMask = HashedRow.indexMask(forCount: max(before.count, after.count))
    let hashedBefore = unpairedHashes(before, partnersBefore, indexMask) { hash(rule, $0, true) }
    guard !hashedBefore.isEmpty else {
      return [Int32](repeating: OpenRows.none, count: after.count)
    }
    let join = HashJoin(
      before: hashedBefore,
      after: unpairedHashes(after, partnersAfter, indexMask) { hash(rule, $0, false) },
      indexMask: indexMask,
      countAfter: after.count,
      duplicates
    )
    // Identifiers with the same hash are nearly always equal, and comparing them afterwards, in the order
    // of one list, waits less often for memory.
    let origins = join.originsByHashAlone()
    let areRight = origins.indices.allSatisfy { index in
      origins[index] == OpenRows.none || rule.isSame(before[Int(origins[index])], after[index])
    }
    guard !areRight else { return origins }
    return join.origins {
      rule.areDuplicates(before[$0], before[$1])
    } areSame: {
      rule.isSame(before[$0], after[$1])
    }
  }

  @inlinable @inline(__always)
  func unpairedHashes(
    _ rows: UnsafeBufferPointer<Row>,
    _ partners: [Int32],
    _ indexMask: UInt64,
    _ hash: (Row) -> Int
  ) -> [HashedRow] {
    var hashed: [HashedRow] = []
    hashed.reserveCapacity(rows.count - (partners.isEmpty ? 0 : openRows.pairCount))
    for index in rows.indices where partners.isEmpty || partners[index] == OpenRows.none {
      hashed.append(HashedRow(hash: hash(rows[index]), index: index, indexMask: indexMask))
    }
    return hashed
  }
}
