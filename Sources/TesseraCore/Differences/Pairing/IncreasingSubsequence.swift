/// Finds the most elements of a sequence that are in order already.
///
/// Whatever else there is has to move, so a list needs as many moves as there are elements outside of
/// the longest increasing subsequence, and no order of moves does with fewer.
enum IncreasingSubsequence {
  /// The elements of a longest increasing subsequence of different values, ascending.
  ///
  /// Each value costs a few steps, whatever their number is: one for each factor of 64 in the range of the values.
  /// Memory follows that range.
  static func elements(of values: [Int32]) -> [Int32] {
    guard let smallest = values.min(), let largest = values.max() else { return values }
    var ends = SortedBits(count: Int(largest - smallest) + 1)
    // Patience sorting: `ends` holds, for each length, the smallest value at which a subsequence of that
    // length ends. A value ends one that is longer by one than that of the end in front of it.
    let previous = [Int32](unsafeUninitializedCapacity: ends.count) { previous, count in
      for value in values {
        let offset = Int(value - smallest)
        if let replaced = ends.member(after: offset) { ends.remove(replaced) }
        previous[offset] = Int32(ends.member(before: offset) ?? -1)
        ends.insert(offset)
      }
      count = ends.count
    }
    var elements: [Int32] = []
    var end = ends.member(before: ends.count)
    while let offset = end {
      elements.append(Int32(offset) + smallest)
      end = previous[offset] < 0 ? nil : Int(previous[offset])
    }
    return elements.reversed()
  }
}
