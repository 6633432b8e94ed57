/// Names a slice among the slices of a list.
struct SliceID: Hashable {
  let number: Int
}

/// Where the slices of a list begin and end.
///
/// The boundaries are kept in one order, so that what several slices do at one place has one meaning: the row that is
/// appended to a slice comes before its end and after the ends of the slices in it, and before the slice that follows.
/// k slices, O(k) for each change.
struct SliceBoundaries {
  /// One end of a slice, in front of the row with an index.
  private struct Boundary {
    let slice: SliceID
    let isEnd: Bool
    var position: Int
  }

  private var boundaries: [Boundary] = []
  private var nextNumber = 0

  /// The rows of a slice; nil for one that was removed.
  func range(of slice: SliceID) -> Range<Int>? {
    guard let start = boundaries.first(where: { $0.slice == slice && !$0.isEnd })?.position,
      let end = boundaries.first(where: { $0.slice == slice && $0.isEnd })?.position
    else { return nil }
    return start..<end
  }

  /// The slices that hold a row.
  func slices(around row: Int) -> Set<SliceID> {
    var open: Set<SliceID> = []
    for boundary in boundaries where boundary.position <= row {
      if boundary.isEnd { open.remove(boundary.slice) } else { open.insert(boundary.slice) }
    }
    return open
  }

  /// Every slice, in the order in which they begin.
  var slices: [SliceID] { boundaries.filter { !$0.isEnd }.map(\.slice) }

  /// Adds a slice of some rows, inside another one if `outer` is given.
  ///
  /// An empty slice comes after what ends at its place and the empty slices there, and before what begins there.
  mutating func add(_ range: Range<Int>, inside outer: SliceID? = nil) -> SliceID {
    nextNumber += 1
    let slice = SliceID(number: nextNumber)
    let start = Boundary(slice: slice, isEnd: false, position: range.lowerBound)
    let end = Boundary(slice: slice, isEnd: true, position: range.upperBound)
    if range.isEmpty {
      boundaries.insert(contentsOf: [start, end], at: placeOfEmptySlice(range.lowerBound, outer))
    } else {
      let places = places(of: range, outer)
      boundaries.insert(end, at: places.end)
      boundaries.insert(start, at: places.start)
    }
    return slice
  }

  /// Removes a slice, not its rows.
  mutating func remove(_ slice: SliceID) { boundaries.removeAll { $0.slice == slice } }

  /// Makes room for new rows in front of `row`.
  ///
  /// - Parameters:
  ///   - count: The number of new rows.
  ///   - row: The index of the first of them.
  ///   - slice: The slice through which they come; they are in it.
  ///   - preferred: The slices that the rows should be in as far as their place allows.
  mutating func insert(
    _ count: Int,
    at row: Int,
    through slice: SliceID?,
    preferring preferred: Set<SliceID> = []
  ) {
    guard count > 0 else { return }
    let places = placesInFront(of: row, inside: slice)
    var wanted = preferred
    if let slice, let start = boundaries.firstIndex(where: { $0.slice == slice }) {
      wanted.formUnion(openSlices(at: start + 1))
    }
    var best = places.lowerBound
    var fewest = Int.max
    for place in places {
      let difference = openSlices(at: place).symmetricDifference(wanted).count
      guard difference < fewest else { continue }
      fewest = difference
      best = place
    }
    for index in boundaries.indices[best...] { boundaries[index].position += count }
  }

  /// Takes rows away; slices that held nothing else are empty.
  mutating func remove(_ range: Range<Int>) {
    for index in boundaries.indices {
      let position = boundaries[index].position
      if position >= range.upperBound {
        boundaries[index].position -= range.count
      } else if position > range.lowerBound {
        boundaries[index].position = range.lowerBound
      }
    }
  }

  /// Whether two slices share rows and neither is in the other.
  func overlap(_ first: SliceID, _ second: SliceID) -> Bool {
    guard first != second, let one = range(of: first), let other = range(of: second) else {
      return false
    }
    let shared = one.clamped(to: other)
    return !shared.isEmpty && shared != one && shared != other
  }

  /// Where the boundaries in front of a row begin and end, only those inside a slice if one is given.
  private func placesInFront(of row: Int, inside slice: SliceID?) -> ClosedRange<Int> {
    var first = boundaries.firstIndex { $0.position >= row } ?? boundaries.count
    var last = boundaries.firstIndex { $0.position > row } ?? boundaries.count
    if let slice {
      if let start = boundaries.firstIndex(where: { $0.slice == slice && !$0.isEnd }) {
        first = max(first, start + 1)
      }
      if let end = boundaries.firstIndex(where: { $0.slice == slice && $0.isEnd }) {
        last = min(last, end)
      }
    }
    return first...max(first, last)
  }

  /// The slices that are begun and not ended in front of a boundary.
  private func openSlices(at place: Int) -> Set<SliceID> {
    var open: Set<SliceID> = []
    for boundary in boundaries[..<place] {
      if boundary.isEnd { open.remove(boundary.slice) } else { open.insert(boundary.slice) }
    }
    return open
  }

  private func placeOfEmptySlice(_ row: Int, _ outer: SliceID?) -> Int {
    let places = placesInFront(of: row, inside: outer)
    return places.first { place in
      guard place < places.upperBound else { return true }
      let next = boundaries[place]
      return !next.isEnd && range(of: next.slice)?.isEmpty == false
    } ?? places.upperBound
  }

  /// The innermost places between which every slice that begins also ends.
  ///
  /// A slice that overlaps others in part begins after what ends there, and ends before what begins there.
  private func places(of range: Range<Int>, _ outer: SliceID?) -> (start: Int, end: Int) {
    let starts = placesInFront(of: range.lowerBound, inside: outer)
    let ends = placesInFront(of: range.upperBound, inside: outer)
    for start in starts.reversed() {
      let open = openSlices(at: start)
      for end in ends where openSlices(at: end) == open { return (start, end) }
    }
    let start = starts.last { $0 > starts.lowerBound && boundaries[$0 - 1].isEnd }
    let end = ends.first { $0 < ends.upperBound && !boundaries[$0].isEnd }
    return (start ?? starts.lowerBound, end ?? ends.upperBound)
  }
}

extension SliceBoundaries {
  /// Puts slices where they belong among `count` other rows; those without rows are empty, at the end.
  ///
  /// Slices are given in the order in which they begin, so that nested ones follow theirs.
  mutating func place(_ ranges: [(slice: SliceID, range: Range<Int>?)], count: Int) {
    boundaries = []
    let placed = ranges.map { ($0.slice, $0.range ?? count..<count) }
    for (slice, range) in placed.sorted(by: { $0.1.count > $1.1.count }) {
      let added = add(range)
      for index in boundaries.indices where boundaries[index].slice == added {
        boundaries[index] = Boundary(
          slice: slice,
          isEnd: boundaries[index].isEnd,
          position: boundaries[index].position
        )
      }
    }
  }
}
