/// Finds the most elements of a sequence that are in order already.
///
/// Whatever else there is has to move, so a list needs as many moves as there are elements outside of
/// the longest increasing subsequence, and no order of moves does with fewer.
enum IncreasingSubsequence {
  /// The elements of a longest increasing subsequence of different values, ascending.
  ///
  /// A value that is larger than all before it costs O(1), any other one the logarithm of how many are in order. Small arrays are what
  /// makes that fast: only one end for each length is looked at.
  static func elements(of values: [Int32]) -> [Int32] {
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: 2 * values.count) { memory in
      var search = Search(values, memory)
      for index in values.indices { search.take(index) }
      return search.elements
    }
  }

  /// Patience sorting: a value ends a subsequence that is longer by one than the longest that ends with a smaller value.
  private struct Search {
    private let values: [Int32]
    /// For each length, the index of the smallest value at which a subsequence of that length ends.
    private let ends: UnsafeMutableBufferPointer<Int32>
    /// For each value, the index of the one in front of it, or -1.
    private let previous: UnsafeMutableBufferPointer<Int32>
    private var longest = 0

    init(_ values: [Int32], _ memory: UnsafeMutableBufferPointer<Int32>) {
      self.values = values
      ends = UnsafeMutableBufferPointer(rebasing: memory[..<values.count])
      previous = UnsafeMutableBufferPointer(rebasing: memory[values.count...])
    }

    /// Takes the values in their order, by their indices.
    @inline(__always)
    mutating func take(_ index: Int) {
      let length = lengthInFront(of: values[index])
      previous[index] = length == 0 ? -1 : ends[length - 1]
      ends[length] = Int32(truncatingIfNeeded: index)
      longest = max(longest, length + 1)
    }

    /// The length of the longest subsequence that ends with a smaller value.
    @inline(__always)
    private func lengthInFront(of value: Int32) -> Int {
      guard longest > 0, values[Int(ends[longest - 1])] >= value else { return longest }
      var lower = 0
      var count = longest
      while count > 0 {
        let half = count / 2
        let isBelow = values[Int(ends[lower + half])] < value
        lower = isBelow ? lower + half + 1 : lower
        count = isBelow ? count - half - 1 : half
      }
      return lower
    }

    var elements: [Int32] {
      [Int32](unsafeUninitializedCapacity: longest) { elements, count in
        count = longest
        var end = longest == 0 ? -1 : ends[longest - 1]
        for length in (0..<longest).reversed() {
          elements[length] = values[Int(end)]
          end = previous[Int(end)]
        }
      }
    }
  }
}
