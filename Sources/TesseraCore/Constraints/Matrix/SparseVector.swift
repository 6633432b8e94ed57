/// Numbers of which most are zero, with the others found in the order of their positions.
///
/// A bit per position says where a number may differ from zero, so walking costs what is there plus one
/// step for 64 positions. Numbers can be added ahead of a walk while it is under way.
struct SparseVector: Sendable {
  private(set) var values: [Double] = []
  private var words: [UInt64] = []

  /// Makes room for as many positions, and more, so that growing one by one costs little.
  mutating func grow(to count: Int) {
    guard count > values.count else { return }
    let room = max(count, 2 * values.count, 16)
    values.append(contentsOf: repeatElement(0, count: room - values.count))
    let wordCount = (room + 63) >> 6
    words.append(contentsOf: repeatElement(0, count: wordCount - words.count))
  }

  subscript(position: Int) -> Double {
    @inline(__always) get { values[position] }
    @inline(__always) set {
      values[position] = newValue
      words[position >> 6] |= 1 << UInt64(position & 63)
    }
  }

  /// The first position at or behind `position` whose number may differ from zero, or -1.
  @inline(__always)
  func next(from position: Int) -> Int {
    var word = position >> 6
    guard word < words.count else { return -1 }
    var bits = words[word] & (~0 << UInt64(position & 63))
    while bits == 0 {
      word += 1
      guard word < words.count else { return -1 }
      bits = words[word]
    }
    return word << 6 + bits.trailingZeroBitCount
  }

  /// The last position at or in front of `position` whose number may differ from zero, or -1.
  @inline(__always)
  func previous(from position: Int) -> Int {
    guard position >= 0 else { return -1 }
    var word = position >> 6
    var bits = words[word] & (~0 >> UInt64(63 - position & 63))
    while bits == 0 {
      word -= 1
      guard word >= 0 else { return -1 }
      bits = words[word]
    }
    return word << 6 + 63 - bits.leadingZeroBitCount
  }

  mutating func removeAll() {
    for word in words.indices where words[word] != 0 {
      var bits = words[word]
      words[word] = 0
      while bits != 0 {
        values[word << 6 + bits.trailingZeroBitCount] = 0
        bits &= bits - 1
      }
    }
  }
}
