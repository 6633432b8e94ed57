/// Positions in ascending order, each once or more often; *k* of them.
struct SortedPositions<Position: OrderedPosition>: Sendable {
  let positions: [Position]

  /// O(k log k), and less for many that lie near each other.
  init(_ positions: [Position]) { self.positions = positions.sorted(byPosition: { $0 }) }

  /// The positions must ascend; O(1).
  init(ascending positions: [Position]) { self.positions = positions }

  /// Whether a position is there twice; O(k).
  var repeatsItself: Bool {
    positions.indices.dropFirst().contains { positions[$0 - 1] == positions[$0] }
  }

  /// O(log k).
  func contains(_ position: Position) -> Bool {
    let index = lowerBound(position)
    return index < positions.count && positions[index] == position
  }

  /// The index of the first one that is not in front of `position`; O(log k).
  func lowerBound(_ position: Position) -> Int {
    positions.firstIndex(whereSorted: { $0 >= position })
  }
}

extension SortedPositions {
  /// The first item from `path` on, in its section, that is not one of these.
  ///
  /// O(log k), plus the positions that it passes.
  func firstGap<Space>(from path: ItemPath<Space>) -> Int where Position == ItemPath<Space> {
    var index = lowerBound(path)
    var item = path.item
    while index < positions.count, positions[index].section == path.section,
      positions[index].item <= item
    {
      if positions[index].item == item { item += 1 }
      index += 1
    }
    return item
  }

  /// The last item from `path` on towards the start of its section that is not one of these.
  ///
  /// Negative if there is none. O(log k), plus the positions that it passes.
  func lastGap<Space>(from path: ItemPath<Space>) -> Int where Position == ItemPath<Space> {
    var item = path.item
    var index = lowerBound(ItemPath(section: path.section, item: item + 1)) - 1
    while index >= 0, positions[index].section == path.section, positions[index].item >= item {
      if positions[index].item == item { item -= 1 }
      index -= 1
    }
    return item
  }
}
