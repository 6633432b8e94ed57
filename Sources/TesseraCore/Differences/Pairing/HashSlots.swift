/// A table from hashes to dense numbers that holds no keys.
///
/// Open addressing in one flat array. A slot holds 32 bits of the hash and the number, so a probe
/// reads keys, which the caller has, only when those 32 bits agree; and growing hashes no key again.
/// A key whose hash changes after it was put in is not found any more, and nothing worse.
@usableFromInline
package struct HashSlots: Sendable {
  /// The hash in the upper half, the number plus one in the lower; zero is an empty slot.
  @usableFromInline var slots: [UInt64]
  /// How far a mixed hash is shifted to become the index of a slot.
  @usableFromInline var shift: UInt32
  /// How many numbers the table holds.
  @usableFromInline package private(set) var count = 0

  /// The largest number that a table can hold.
  @inlinable package static var largestNumber: Int { Int(Int32.max) - 1 }

  /// Creates an empty table that takes `capacity` numbers before it grows.
  @usableFromInline
  package init(capacity: Int = 0) {
    var bits: UInt32 = 3
    while (1 << bits) < capacity * 2 { bits += 1 }
    slots = Array(repeating: 0, count: 1 << Int(bits))
    shift = 32 - bits
  }

  /// The 32 bits of a hash that the table keeps.
  @inlinable
  package static func fold(_ hash: Int) -> UInt32 {
    let bits = UInt64(truncatingIfNeeded: hash)
    return UInt32(truncatingIfNeeded: bits ^ (bits >> 32))
  }

  /// Where the search for a hash begins; mixed, because a hash may differ in few bits only.
  @inlinable
  func home(of hash: UInt32) -> Int { Int((hash &* 0x9E37_79B9) >> shift) }

  /// The slot of the number with this hash for which `isMatch` holds.
  @inlinable
  package func slot(of hash: UInt32, where isMatch: (Int) -> Bool) -> Int? {
    var slot = home(of: hash)
    let mask = slots.count - 1
    while slots[slot] != 0 {
      if UInt32(truncatingIfNeeded: slots[slot] >> 32) == hash, isMatch(number(in: slot)) {
        return slot
      }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// The number in a slot that is not empty.
  @inlinable
  package func number(in slot: Int) -> Int { Int(UInt32(truncatingIfNeeded: slots[slot])) - 1 }

  /// Puts another number in a slot, for the same hash.
  @inlinable
  package mutating func setNumber(_ number: Int, in slot: Int) {
    slots[slot] = (slots[slot] >> 32) << 32 | UInt64(UInt32(number + 1))
  }

  /// Puts a number in, unless there is one for which `isMatch` holds; the slot of that one is returned.
  @inlinable
  package mutating func insert(
    _ number: Int,
    hash: UInt32,
    unless isMatch: (Int) -> Bool
  ) -> Int? {
    if count * 2 >= slots.count { grow() }
    var slot = home(of: hash)
    let mask = slots.count - 1
    while slots[slot] != 0 {
      if UInt32(truncatingIfNeeded: slots[slot] >> 32) == hash, isMatch(self.number(in: slot)) {
        return slot
      }
      slot = (slot + 1) & mask
    }
    slots[slot] = UInt64(hash) << 32 | UInt64(UInt32(number + 1))
    didInsert()
    return nil
  }

  @usableFromInline
  mutating func didInsert() {
    count += 1
    checkInvariants()
  }

  /// Empties a slot and closes the gap, so that every search still ends where it did.
  @usableFromInline
  package mutating func removeNumber(in slot: Int) {
    let mask = slots.count - 1
    var gap = slot
    var next = (slot + 1) & mask
    while slots[next] != 0 {
      let home = home(of: UInt32(truncatingIfNeeded: slots[next] >> 32))
      // What lies between its home and here, counted around the end, may go back to the gap.
      if (next - home) & mask >= (next - gap) & mask {
        slots[gap] = slots[next]
        gap = next
      }
      next = (next + 1) & mask
    }
    slots[gap] = 0
    count -= 1
    checkInvariants()
  }

  /// Makes room for `capacity` numbers in all.
  @usableFromInline
  package mutating func reserve(_ capacity: Int) {
    guard capacity * 2 > slots.count else { return }
    let former = slots
    var larger = HashSlots(capacity: capacity)
    let mask = larger.slots.count - 1
    for entry in former where entry != 0 {
      var slot = larger.home(of: UInt32(truncatingIfNeeded: entry >> 32))
      while larger.slots[slot] != 0 { slot = (slot + 1) & mask }
      larger.slots[slot] = entry
    }
    larger.count = count
    self = larger
  }

  @usableFromInline
  mutating func grow() { reserve(slots.count) }
}

extension HashSlots {
  #if InternalChecks
    /// Traps when a number would not be found, or is counted wrongly.
    func checkInvariants() {
      // Checking everything after each of many insertions would take the square of their number.
      guard count < 64 || count % 256 == 0 else { return }
      let mask = slots.count - 1
      var found = 0
      for (index, entry) in slots.enumerated() where entry != 0 {
        found += 1
        var slot = home(of: UInt32(truncatingIfNeeded: entry >> 32))
        while slot != index {
          precondition(slots[slot] != 0, "A search for slot \(index) ends at slot \(slot)")
          slot = (slot + 1) & mask
        }
      }
      precondition(found == count, "\(count) numbers are counted, \(found) are held")
    }
  #else
    /// Does nothing: the `InternalChecks` trait is off.
    @inline(__always) func checkInvariants() {}
  #endif
}
