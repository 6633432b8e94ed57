/// A position as two whole numbers, of which the first counts more.
protocol OrderedPosition: Hashable, Comparable, Sendable {
  /// The section of an item; the same for all sections.
  var major: Int { get }
  /// The item within its section, or the section.
  var minor: Int { get }
}

extension SectionIndex: OrderedPosition {
  var major: Int { 0 }
  var minor: Int { index }
}

extension ItemPath: OrderedPosition {
  var major: Int { section.index }
  var minor: Int { item }
}

extension Array {
  /// The elements in the order of their positions; those of one position in any order.
  ///
  /// O(n) for elements that ascend already, and for many whose positions lie near each other, as those of a list
  /// that is shuffled. O(n log n) for others.
  func sorted<Position: OrderedPosition>(
    byPosition position: (Element) -> Position
  ) -> [Element] {
    guard !isAscending(position) else { return self }
    guard let order = PositionOrder(of: self, by: position) else {
      return sorted { position($0) < position($1) }
    }
    return order.map { self[$0] }
  }

  private func isAscending<Position: OrderedPosition>(_ position: (Element) -> Position) -> Bool {
    guard var last = first.map(position) else { return true }
    for index in indices.dropFirst() {
      let next = position(self[index])
      guard !(next < last) else { return false }
      last = next
    }
    return true
  }
}
