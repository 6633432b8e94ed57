extension Pairing {
  /// Pairs the rows of all windows that have no pair yet, each of them hashed once.
  @inlinable
  mutating func pairByHash() {
    guard openRows.pairCount > 0 || openRows.windows.count != 1 else {
      return pairOnlyWindowByHash()
    }
    let before = unpairedRows(openRows.windowsInOrderBefore(), openRows.fates, { $0.numbersBefore })
    {
      rows[$1].before[$2 - $0.firstBefore + $0.before.lowerBound]
    }
    guard !before.isEmpty else { return }
    let after = unpairedRows(openRows.windowsInOrderAfter(), openRows.origins, { $0.numbersAfter })
    {
      rows[$1].after[$2 - $0.firstAfter + $0.after.lowerBound]
    }
    guard !after.isEmpty else { return }
    let origins = before.rows.withUnsafeBufferPointer { before in
      after.rows.withUnsafeBufferPointer { originsByHash(before, $0) }
    }
    for (index, origin) in origins.enumerated() where origin != OpenRows.none {
      openRows.pair(Int(before.numbers[Int(origin)]), with: Int(after.numbers[index]))
    }
  }

  /// Pairs the rows of the only window where they are, without collecting them.
  @inlinable
  mutating func pairOnlyWindowByHash() {
    let window = openRows.windows[0]
    let origins = rows[0].before[window.before].withUnsafeBufferPointer { before in
      rows[0].after[window.after].withUnsafeBufferPointer { originsByHash(before, $0) }
    }
    for (number, origin) in origins.enumerated() where origin != OpenRows.none {
      openRows.pair(Int(origin), with: number)
    }
  }

  /// Rows side by side, and their numbers.
  @usableFromInline
  struct NumberedRows {
    @usableFromInline var numbers: [Int32] = []
    @usableFromInline var rows: [Row] = []

    @inlinable init() {}
    @inlinable var isEmpty: Bool { rows.isEmpty }
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

  /// For each row after, the index of the row before that it is, or ``OpenRows/none``.
  @inlinable
  func originsByHash(
    _ before: UnsafeBufferPointer<Row>,
    _ after: UnsafeBufferPointer<Row>
  ) -> [Int32] {
    var candidates = Candidates(count: before.count)
    for index in before.indices.reversed() {
      let hash = HashSlots.fold(rule.hash(ofBefore: before[index]))
      candidates.add(index, hash: hash, twins) { rule.areTwins(before[$0], before[index]) }
    }
    var origins = [Int32](repeating: OpenRows.none, count: after.count)
    for index in after.indices {
      // The last of several twins is the one that is met first from the end.
      let index = twins == .last ? after.count - 1 - index : index
      let hash = HashSlots.fold(rule.hash(ofAfter: after[index]))
      let origin = candidates.take(hash) { rule.isSame(before[$0], after[index]) }
      origins[index] = origin ?? OpenRows.none
    }
    return origins
  }
}

/// Rows before that wait for a row after to be the same.
@usableFromInline
struct Candidates {
  @usableFromInline var slots: HashSlots
  @usableFromInline var isTaken: [Bool]
  /// For each row that has a twin behind it, that twin; made when the first twin is met.
  @usableFromInline var nextTwins: [Int32] = []

  @inlinable
  init(count: Int) {
    slots = HashSlots(capacity: count)
    isTaken = Array(repeating: false, count: count)
  }

  /// Adds a row; call from the last row to the first.
  @inlinable
  mutating func add(
    _ index: Int,
    hash: UInt32,
    _ policy: DuplicatePolicy,
    isTwin: (Int) -> Bool
  ) {
    guard let slot = slots.insert(index, hash: hash, unless: isTwin) else { return }
    guard policy != .last else { return }
    if policy == .tag {
      if nextTwins.isEmpty { nextTwins = Array(repeating: OpenRows.none, count: isTaken.count) }
      nextTwins[index] = Int32(truncatingIfNeeded: slots.number(in: slot))
    }
    slots.setNumber(index, in: slot)
  }

  /// Takes out the first row for which `isSame` holds.
  @inlinable
  mutating func take(_ hash: UInt32, where isSame: (Int) -> Bool) -> Int32? {
    guard let slot = slots.slot(of: hash, where: isSame) else { return nil }
    let index = slots.number(in: slot)
    guard !isTaken[index] else { return nil }
    isTaken[index] = true
    if !nextTwins.isEmpty, nextTwins[index] != OpenRows.none {
      slots.setNumber(Int(nextTwins[index]), in: slot)
    }
    return Int32(truncatingIfNeeded: index)
  }
}
