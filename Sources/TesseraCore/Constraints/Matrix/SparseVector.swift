/// Numbers of which most are zero, with the others found in the order of their positions.
///
/// A bit per position says where a number may differ from zero, so walking costs what is there plus one
/// step for 64 positions. Numbers can be added ahead of a walk while it is under way.
struct SparseVector: Sendable {
  private(set) var values: [Double] = []
  /// The bits of the first 64 positions, which are all that most vectors have.
  private var firstWord: UInt64 = 0
  /// The bits of the positions from 64 on.
  private var words: [UInt64] = []

  /// Makes room for as many positions, and more, so that growing one by one costs little.
  mutating func grow(to count: Int) {
    guard count > values.count else { return }
    let room = max(count, 2 * values.count, 16)
    values.reserveCapacity(room)
    while values.count < room { values.append(0) }
    let wordCount = (room - 1) >> 6
    guard wordCount > words.count else { return }
    words.append(contentsOf: repeatElement(0, count: wordCount - words.count))
  }

  subscript(position: Int) -> Double {
    @inline(__always) get { values[position] }
    @inline(__always) set {
      values[position] = newValue
      mark(position)
    }
  }

  /// Lets a walk stop at a position, whose number stays what it is.
  @inline(__always)
  mutating func mark(_ position: Int) {
    let bit: UInt64 = 1 << UInt64(position & 63)
    if position < 64 { firstWord |= bit } else { words[position >> 6 - 1] |= bit }
  }

  /// The first position at or behind `position` whose number may differ from zero, or -1.
  @inline(__always)
  func next(from position: Int) -> Int {
    guard position < 64 else { return nextBehindFirstWord(from: position) }
    let bits = firstWord & (~0 << UInt64(position))
    if bits != 0 { return bits.trailingZeroBitCount }
    return words.isEmpty ? -1 : nextBehindFirstWord(from: 64)
  }

  private func nextBehindFirstWord(from position: Int) -> Int {
    var word = position >> 6 - 1
    guard word < words.count else { return -1 }
    var bits = words[word] & (~0 << UInt64(position & 63))
    while bits == 0 {
      word += 1
      guard word < words.count else { return -1 }
      bits = words[word]
    }
    return (word + 1) << 6 + bits.trailingZeroBitCount
  }

  /// The last position at or in front of `position` whose number may differ from zero, or -1.
  @inline(__always)
  func previous(from position: Int) -> Int {
    guard position >= 0 else { return -1 }
    if position >= 64 {
      let found = previousBehindFirstWord(from: position)
      if found >= 0 { return found }
    }
    let bits = firstWord & (~0 >> UInt64(63 - min(position, 63)))
    return bits == 0 ? -1 : 63 - bits.leadingZeroBitCount
  }

  private func previousBehindFirstWord(from position: Int) -> Int {
    var word = position >> 6 - 1
    var bits = words[word] & (~0 >> UInt64(63 - position & 63))
    while bits == 0 {
      word -= 1
      guard word >= 0 else { return -1 }
      bits = words[word]
    }
    return (word + 1) << 6 + 63 - bits.leadingZeroBitCount
  }

  mutating func removeAll() {
    clear(firstWord, from: 0)
    firstWord = 0
    for word in words.indices where words[word] != 0 {
      clear(words[word], from: (word + 1) << 6)
      words[word] = 0
    }
  }

  @inline(__always)
  private mutating func clear(_ marked: UInt64, from start: Int) {
    var bits = marked
    while bits != 0 {
      values[start + bits.trailingZeroBitCount] = 0
      bits &= bits - 1
    }
  }
}
