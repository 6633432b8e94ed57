/// Pairs the rows of two lists that have the same hash.
@usableFromInline
struct HashJoin: Sendable {
  @usableFromInline let before: HashedParts
  @usableFromInline let after: HashedParts
  @usableFromInline let exponent: UInt64
  /// The bits of a hashed row that say where it is.
  @usableFromInline let indexMask: UInt64
  /// How many rows there are after, those included that take no part.
  @usableFromInline let countAfter: Int
  /// Which rows count of those that are equal.
  @usableFromInline let policy: DuplicatePolicy

  @usableFromInline
  init(
    before: [HashedRow],
    after: [HashedRow],
    indexMask: UInt64,
    countAfter: Int,
    _ policy: DuplicatePolicy
  ) {
    exponent = HashedParts.exponent(forCount: before.count)
    self.before = HashedParts(before, exponent: exponent)
    self.after = HashedParts(after, exponent: exponent)
    self.indexMask = indexMask
    self.countAfter = countAfter
    self.policy = policy
  }

  /// For each row after, the row before that it is if the same hash says so, or ``OpenRows/none``.
  @usableFromInline
  func originsByHashAlone() -> [Int32] {
    origins { _, _ in
      true
    } areSame: { _, _ in
      true
    }
  }

  /// For each row after, the row before that it is, or ``OpenRows/none``.
  ///
  /// `areDuplicates` is asked about two rows before, and `areSame` about a row before and one after, both of
  /// which have the same hash.
  @inlinable @inline(__always)
  func origins(
    areDuplicates: (Int, Int) -> Bool,
    areSame: (_ before: Int, _ after: Int) -> Bool
  ) -> [Int32] {
    var origins = [Int32](repeating: OpenRows.none, count: countAfter)
    let width = before.largestWidth
    let bucketCount = 1 << Int(WaitingRows.bucketExponent(forCount: width))
    var memory = [Int32](repeating: OpenRows.none, count: bucketCount + width)
    memory.withUnsafeMutableBufferPointer { memory in
      origins.withUnsafeMutableBufferPointer { origins in
        guard let heads = memory.baseAddress, let origins = origins.baseAddress else { return }
        for part in 0..<(1 << Int(exponent)) where !before[part].isEmpty && !after[part].isEmpty {
          let waiting = WaitingRows(
            heads,
            heads + bucketCount,
            count: before[part].count,
            partExponent: exponent
          )
          before[part].withUnsafeBufferPointer { rowsBefore in
            fill(waiting, rowsBefore, areDuplicates)
            after[part].withUnsafeBufferPointer {
              take(from: waiting, rowsBefore, $0, origins, areSame)
            }
          }
        }
      }
    }
    return origins
  }

  /// Queues rows before, so that the first of several duplicates is found first; without ``DuplicatePolicy/tag`` only the one that the
  /// identifier means.
  @inlinable @inline(__always)
  func fill(
    _ waiting: WaitingRows,
    _ rows: UnsafeBufferPointer<HashedRow>,
    _ areDuplicates: (Int, Int) -> Bool
  ) {
    guard policy != .tag else {
      for number in rows.indices.reversed() { waiting.add(rows[number], number: number) }
      return
    }
    for index in rows.indices {
      let number = policy == .last ? rows.count - 1 - index : index
      let row = rows[number]
      let isKnown = waiting.contains(row) {
        rows[$0].hasHash(of: row, indexMask)
          && areDuplicates(rows[$0].index(indexMask), row.index(indexMask))
      }
      if !isKnown { waiting.add(row, number: number) }
    }
  }

  /// Gives rows after the rows before that wait for them.
  @inlinable @inline(__always)
  func take(
    from waiting: WaitingRows,
    _ before: UnsafeBufferPointer<HashedRow>,
    _ after: UnsafeBufferPointer<HashedRow>,
    _ origins: UnsafeMutablePointer<Int32>,
    _ areSame: (_ before: Int, _ after: Int) -> Bool
  ) {
    for index in after.indices {
      // The last of several duplicates is the one that is met first from the end.
      let row = after[policy == .last ? after.count - 1 - index : index]
      let origin = waiting.take(row) {
        before[$0].hasHash(of: row, indexMask)
          && areSame(before[$0].index(indexMask), row.index(indexMask))
      }
      guard let origin else { continue }
      origins[row.index(indexMask)] = Int32(truncatingIfNeeded: before[origin].index(indexMask))
    }
  }
}
