/// Finds the most elements of a sequence that are in order already.
///
/// Whatever else there is has to move, so a list needs as many moves as there are elements outside of
/// the longest increasing subsequence, and no order of moves does with fewer.
enum IncreasingSubsequence {
  /// The positions of a longest increasing subsequence of different values, ascending.
  ///
  /// O(n) when the values ascend already or consist of few ascending stretches, O(n log n) at worst.
  static func positions(in values: [Int32]) -> [Int32] {
    if isIncreasing(values) { return Array(0..<Int32(values.count)) }
    var search = Search(count: values.count)
    for (position, value) in values.enumerated() { search.append(value, at: position) }
    return search.positions()
  }

  private static func isIncreasing(_ values: [Int32]) -> Bool {
    guard var last = values.first else { return true }
    for value in values.dropFirst() {
      guard value > last else { return false }
      last = value
    }
    return true
  }

  /// Patience sorting: for each length, the subsequence of that length with the smallest end.
  private struct Search {
    /// The smallest value at which an increasing subsequence of length index + 1 ends; ascending.
    private var endValues: [Int32] = []
    /// Where that value stands.
    private var endPositions: [Int32] = []
    /// For each position, the one in front of it in its subsequence, or -1.
    private var previous: [Int32] = []
    /// Where the last value went.
    private var recent = -1

    init(count: Int) { previous.reserveCapacity(count) }

    mutating func append(_ value: Int32, at position: Int) {
      let index = place(of: value)
      previous.append(index > 0 ? endPositions[index - 1] : -1)
      if index < endValues.count {
        endValues[index] = value
        endPositions[index] = Int32(position)
      } else {
        endValues.append(value)
        endPositions.append(Int32(position))
      }
      recent = index
    }

    /// The first place whose value is not smaller; sought around the most recent one, as neighbours in
    /// one list are mostly neighbours in the other.
    private func place(of value: Int32) -> Int {
      var lower = 0
      var upper = endValues.count
      let guess = recent + 1
      if guess < upper, endValues[guess] < value {
        lower = guess + 1
        var step = 1
        while lower + step < upper, endValues[lower + step] < value {
          lower += step + 1
          step *= 2
        }
        upper = min(upper, lower + step)
      } else {
        upper = guess
        var step = 1
        while upper - step >= 0, endValues[upper - step] >= value {
          upper -= step
          step *= 2
        }
        lower = max(0, upper - step)
      }
      while lower < upper {
        let middle = (lower + upper) / 2
        if endValues[middle] < value { lower = middle + 1 } else { upper = middle }
      }
      return lower
    }

    func positions() -> [Int32] {
      var positions = [Int32](repeating: 0, count: endPositions.count)
      var position = endPositions.last ?? -1
      for index in positions.indices.reversed() {
        positions[index] = position
        position = previous[Int(position)]
      }
      return positions
    }
  }
}
