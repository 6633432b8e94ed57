/// A set of small numbers that knows its neighbours.
///
/// One bit for each number that can be a member, and above them, in levels, one bit for each word of 64 that
/// is not empty. Every operation costs at most two steps for each level.
struct SortedBits {
  /// All numbers in `0..<count` can be members.
  let count: Int
  /// The words of all levels; those of the lowest come first.
  private var words: [UInt64]
  /// Where each level begins.
  private let starts: [Int]

  /// Creates an empty set.
  init(count: Int) {
    self.count = count
    var starts: [Int] = []
    var total = 0
    var width = count
    repeat {
      width = (width + 63) / 64
      starts.append(total)
      total += width
    } while width > 1
    self.starts = starts
    words = Array(repeating: 0, count: total)
  }

  /// Makes a number a member.
  mutating func insert(_ number: Int) {
    var position = number
    for start in starts {
      let index = start + position.wordIndex
      let former = words[index]
      words[index] = former | 1 &<< position.bitIndex
      if former != 0 { return }
      position = position.wordIndex
    }
  }

  /// Makes a number no member.
  mutating func remove(_ number: Int) {
    var position = number
    for start in starts {
      let index = start + position.wordIndex
      words[index] &= ~(1 &<< position.bitIndex)
      if words[index] != 0 { return }
      position = position.wordIndex
    }
  }

  /// The largest member in front of a number, which may be ``count``; nil if there is none.
  @inline(__always)
  func member(before number: Int) -> Int? {
    var position = number - 1
    for level in starts.indices {
      guard position >= 0 else { return nil }
      // The bits up to the position, moved to the upper end of the word.
      let lower = words[starts[level] + position.wordIndex] &<< (63 &- position.bitIndex)
      if lower != 0 {
        return descend(from: position - lower.leadingZeroBitCount, level) {
          63 - $0.leadingZeroBitCount
        }
      }
      position = position.wordIndex - 1
    }
    return nil
  }

  /// The smallest member behind a number; nil if there is none.
  @inline(__always)
  func member(after number: Int) -> Int? {
    var position = number + 1
    for level in starts.indices {
      guard position.wordIndex < width(level) else { return nil }
      let upper = words[starts[level] + position.wordIndex] &>> position.bitIndex
      if upper != 0 {
        return descend(from: position + upper.trailingZeroBitCount, level) {
          $0.trailingZeroBitCount
        }
      }
      position = position.wordIndex + 1
    }
    return nil
  }

  /// The member that `choose` leads to, from a word above it that is not empty.
  @inline(__always)
  private func descend(from position: Int, _ level: Int, _ choose: (UInt64) -> Int) -> Int {
    var position = position
    for level in (0..<level).reversed() {
      position = position &<< 6 | choose(words[starts[level] + position])
    }
    return position
  }

  private func width(_ level: Int) -> Int {
    (level + 1 < starts.count ? starts[level + 1] : words.count) - starts[level]
  }
}

extension Int {
  /// The word that has the bit of a number.
  fileprivate var wordIndex: Int { self &>> 6 }
  /// Which bit of its word a number has.
  fileprivate var bitIndex: UInt64 { UInt64(truncatingIfNeeded: self & 63) }
}
