/// The changes to the rows of a list or of a slice.
///
/// Indexes count in the list or the slice that it is done through.
public enum ListChange<Model> {
  /// Other rows take the place of all. With `needsRedraw` every cell is made anew; without, cells of rows that stay in
  /// their places stay as they are.
  case reload([Model], needsRedraw: Bool)
  /// New rows come in front of the row with an index, or at the end.
  case insert([Model], at: Int)
  /// Rows go; each index once, in any order.
  case delete([Int])
  /// Rows show something else.
  case update([(index: Int, element: Model)])
  /// The rows from an index on are these, more or fewer than before.
  case replaceTail([Model], from: Int)
  /// A row moves, to an index after it was taken out of its old place.
  case move(from: Int, to: Int)
}

/// Why a change was not made; nothing has changed then.
public enum ListChangeError: Error, Hashable, CustomStringConvertible {
  /// An index is not one of the rows, or of the places in front of and behind them.
  case indexOutOfRange(operation: String, slice: Range<Int>?, index: Int, count: Int)
  /// An index is given twice.
  case duplicateIndex(operation: String, slice: Range<Int>?, index: Int, count: Int)
  /// There are not as many indexes as elements.
  case countMismatch(operation: String, slice: Range<Int>?, indexes: Int, elements: Int)
  /// A batch changes two slices that share rows, neither of which is in the other.
  case overlappingSlices(Range<Int>, Range<Int>)
  /// The list that the slice was a part of is gone.
  case detached

  /// A description of the problem, with slice, index and count.
  public var description: String {
    func place(_ slice: Range<Int>?) -> String { slice.map { "Slice \($0)" } ?? "The list" }
    return switch self {
    case .indexOutOfRange(let operation, let slice, let index, let count):
      "\(place(slice)) has \(count) rows; \(operation) with index \(index) changes nothing."
    case .duplicateIndex(let operation, let slice, let index, let count):
      "\(place(slice)) has \(count) rows; \(operation) with index \(index) twice changes nothing."
    case .countMismatch(let operation, let slice, let indexes, let elements):
      "\(place(slice)): \(operation) with \(indexes) indexes and \(elements) elements changes nothing."
    case .overlappingSlices(let first, let second):
      "A batch changes slices \(first) and \(second), which overlap; the second change is left out."
    case .detached: "The list that the slice was a part of is gone; the slice changes nothing."
    }
  }
}
