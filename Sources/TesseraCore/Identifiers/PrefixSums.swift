/// Counts side by side, and the sums of those in front of each, as a binary indexed tree.
///
/// A count changes, and a sum is found, in O(log n); a count is appended in O(log n).
@usableFromInline
package struct PrefixSums: Sendable {
  /// At the index i − 1, the sum of as many counts that end with the i-th as the lowest bit of i says.
  private var sums: [Int32] = []

  package init() {}

  /// Creates the sums of some counts, in O(n).
  package init(_ counts: [Int]) {
    sums = counts.map { Int32($0) }
    for index in sums.indices {
      let parent = index | (index + 1)
      if parent < sums.count { sums[parent] += sums[index] }
    }
  }

  /// The number of counts.
  package var count: Int { sums.count }

  /// The sum of the counts in front of `index`, which may be ``count``.
  @usableFromInline
  package func sum(before index: Int) -> Int {
    var sum = 0
    var end = index
    while end > 0 {
      sum += Int(sums[end - 1])
      end &= end - 1
    }
    return sum
  }

  /// Adds to a count.
  @usableFromInline
  package mutating func add(_ difference: Int, at index: Int) {
    var index = index
    while index < sums.count {
      sums[index] += Int32(difference)
      index |= index + 1
    }
  }

  /// Adds a count at the end.
  package mutating func append(_ count: Int) {
    var sum = Int32(count)
    var end = sums.count
    let start = end & (end + 1)
    while end > start {
      sum += sums[end - 1]
      end &= end - 1
    }
    sums.append(sum)
  }

  /// The count in whose range a position lies, and the sum in front of it; nil past the last.
  package func index(of position: Int) -> (index: Int, before: Int)? {
    var index = 0
    var before = 0
    var step = 1
    while step * 2 <= sums.count { step *= 2 }
    while step > 0 {
      if index + step <= sums.count, before + Int(sums[index + step - 1]) <= position {
        index += step
        before += Int(sums[index - 1])
      }
      step /= 2
    }
    return index < sums.count ? (index, before) : nil
  }
}
