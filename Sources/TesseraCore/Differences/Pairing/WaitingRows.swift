/// The rows of one part of ``HashedParts``, by their number in it, that wait to be found by their hash.
///
/// Works in memory that belongs to a ``HashJoin``, without checks of bounds: numbers come from the parts.
@usableFromInline
struct WaitingRows {
  /// For each bucket the first of its rows, or ``OpenRows/none``.
  @usableFromInline let heads: UnsafeMutablePointer<Int32>
  /// For each row the next one of its bucket, or ``OpenRows/none``.
  @usableFromInline let next: UnsafeMutablePointer<Int32>
  /// How many bits of a hash name the part, and not the bucket.
  @usableFromInline let partExponent: UInt64
  /// How far a hash without those bits is shifted to become the index of a bucket.
  @usableFromInline let shift: UInt64

  /// How many buckets there are for a number of rows, as an exponent.
  @inlinable
  static func bucketExponent(forCount count: Int) -> UInt64 {
    UInt64(truncatingIfNeeded: Int.bitWidth - max(1, count * 2 - 1).leadingZeroBitCount)
  }

  /// Lets nothing wait; there must be room for a number of rows, and for their buckets.
  @inlinable
  init(
    _ heads: UnsafeMutablePointer<Int32>,
    _ next: UnsafeMutablePointer<Int32>,
    count: Int,
    partExponent: UInt64
  ) {
    let exponent = WaitingRows.bucketExponent(forCount: count)
    heads.update(repeating: OpenRows.none, count: 1 << Int(exponent))
    self.heads = heads
    self.next = next
    self.partExponent = partExponent
    shift = 64 - exponent
  }

  @inlinable
  func bucket(of row: HashedRow) -> Int {
    Int(truncatingIfNeeded: (row.bits &<< partExponent) &>> shift)
  }

  /// Adds a row in front of those of its bucket.
  @inlinable
  func add(_ row: HashedRow, number: Int) {
    let bucket = bucket(of: row)
    next[number] = heads[bucket]
    heads[bucket] = Int32(truncatingIfNeeded: number)
  }

  /// Whether a row for which `isMatch` holds waits in the bucket of another one.
  @inlinable
  func contains(_ row: HashedRow, where isMatch: (Int) -> Bool) -> Bool {
    var link = heads[bucket(of: row)]
    while link != OpenRows.none {
      if isMatch(Int(link)) { return true }
      link = next[Int(link)]
    }
    return false
  }

  /// Takes out the first row for which `isMatch` holds from the bucket of another one.
  @inlinable
  func take(_ row: HashedRow, where isMatch: (Int) -> Bool) -> Int? {
    var place = heads + bucket(of: row)
    while place.pointee != OpenRows.none {
      let number = Int(place.pointee)
      if isMatch(number) {
        place.pointee = next[number]
        return number
      }
      place = next + number
    }
    return nil
  }
}
