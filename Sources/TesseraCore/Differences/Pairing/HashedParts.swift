/// The hash of a row's identifier, and where the row is in its list, in one word.
///
/// As many bits at the end as a list needs are the index, and all others are the hash.
@usableFromInline
struct HashedRow: Sendable {
  @usableFromInline let bits: UInt64

  @inlinable
  init(hash: Int, index: Int, indexMask: UInt64) {
    // Mixed, because hashes may differ in few bits only; the product has its best bits at the beginning.
    let mixed = UInt64(truncatingIfNeeded: hash) &* 0x9E37_79B9_7F4A_7C15
    bits = mixed & ~indexMask | UInt64(truncatingIfNeeded: index)
  }

  /// The bits that say where a row is, in lists of at most `count` rows.
  @inlinable
  static func indexMask(forCount count: Int) -> UInt64 {
    count < 2 ? 0 : UInt64.max >> UInt64((count - 1).leadingZeroBitCount)
  }

  @inlinable
  func index(_ indexMask: UInt64) -> Int { Int(truncatingIfNeeded: bits & indexMask) }

  @inlinable
  func hasHash(of other: HashedRow, _ indexMask: UInt64) -> Bool {
    (bits ^ other.bits) & ~indexMask == 0
  }
}

/// Hashed rows in parts: rows of equal hash are in the same part, in their order.
///
/// A table of 10⁵ rows does not fit into the fast caches of a processor, and each row would wait for memory
/// several times. A part does fit.
@usableFromInline
struct HashedParts: Sendable {
  /// The rows, part by part.
  @usableFromInline let rows: [HashedRow]
  /// Where each part begins, and where the last one ends.
  @usableFromInline let starts: [Int]

  /// How many rows of one list a part has at most, if hashes are spread well.
  private static var suitableWidth: Int { 1_024 }
  /// Limits how many places of memory are written in turns.
  private static var largestExponent: UInt64 { 11 }

  /// The exponent of the number of parts that suits a number of rows.
  @usableFromInline
  static func exponent(forCount count: Int) -> UInt64 {
    var exponent: UInt64 = 0
    while exponent < largestExponent, count >> Int(exponent) > suitableWidth { exponent += 1 }
    return exponent
  }

  /// Sorts rows into 2^`exponent` parts, in O(n).
  @usableFromInline
  init(_ rows: [HashedRow], exponent: UInt64) {
    guard exponent > 0 else {
      self.rows = rows
      starts = [0, rows.count]
      return
    }
    let shift = 64 - exponent
    var ends = [Int](repeating: 0, count: 1 << Int(exponent) + 1)
    ends.withUnsafeMutableBufferPointer { ends in
      for row in rows { ends[Int(row.bits &>> shift) + 1] += 1 }
    }
    for part in 1..<ends.count { ends[part] += ends[part - 1] }
    starts = ends
    self.rows = [HashedRow](unsafeUninitializedCapacity: rows.count) { buffer, count in
      ends.withUnsafeMutableBufferPointer { ends in
        for row in rows {
          let part = Int(row.bits &>> shift)
          buffer.initializeElement(at: ends[part], to: row)
          ends[part] += 1
        }
      }
      count = rows.count
    }
  }

  /// The rows of a part.
  @inlinable
  subscript(part: Int) -> ArraySlice<HashedRow> { rows[starts[part]..<starts[part + 1]] }

  /// How many rows the largest part has.
  @usableFromInline
  var largestWidth: Int { zip(starts, starts.dropFirst()).reduce(0) { max($0, $1.1 - $1.0) } }
}
