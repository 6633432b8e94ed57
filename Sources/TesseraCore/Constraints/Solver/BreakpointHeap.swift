/// Where, along a direction, the error of a row begins to grow or stops shrinking.
struct Breakpoint: Sendable {
  var distance: Double
  /// By how much the cost per unit of distance grows; infinite if the row must not be violated.
  var increase: Double
  /// How steeply the row crosses zero.
  var steepness: Double
  var row: Int32

  /// Nearer ones come first, then steeper ones, which are safer to divide by, then earlier rows.
  @inline(__always)
  func comes(before other: Breakpoint) -> Bool {
    if distance != other.distance { return distance < other.distance }
    if steepness != other.steepness { return steepness > other.steepness }
    return row < other.row
  }
}

/// Breakpoints, of which the nearest is taken out first.
struct BreakpointHeap: Sendable {
  private var elements: [Breakpoint] = []

  mutating func removeAll() { elements.removeAll(keepingCapacity: true) }

  mutating func insert(_ element: Breakpoint) {
    if elements.isEmpty { elements.reserveCapacity(8) }
    var place = elements.count
    elements.append(element)
    while place > 0 {
      let parent = (place - 1) / 2
      guard elements[place].comes(before: elements[parent]) else { return }
      elements.swapAt(place, parent)
      place = parent
    }
  }

  mutating func popFirst() -> Breakpoint? {
    guard let first = elements.first, let last = elements.popLast() else { return nil }
    guard !elements.isEmpty else { return first }
    elements[0] = last
    var place = 0
    while true {
      var child = 2 * place + 1
      guard child < elements.count else { return first }
      if child + 1 < elements.count, elements[child + 1].comes(before: elements[child]) {
        child += 1
      }
      guard elements[child].comes(before: elements[place]) else { return first }
      elements.swapAt(place, child)
      place = child
    }
  }
}
