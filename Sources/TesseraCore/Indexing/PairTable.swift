/// Pairs of positions that can be found by either; *k* of them.
struct PairTable<Old: OrderedPosition, New: OrderedPosition>: Hashable, Sendable {
  /// The pairs, ascending by their old positions.
  let pairs: [PositionPair<Old, New>]
  private let pairsByNew: [PositionPair<Old, New>]

  /// No position may be in two pairs.
  init(_ pairs: [PositionPair<Old, New>] = []) {
    self.pairs = pairs.sorted(byPosition: { $0.old })
    pairsByNew = pairs.sorted(byPosition: { $0.new })
  }

  /// O(log k).
  func new(of old: Old) -> New? {
    let index = pairs.firstIndex(whereSorted: { $0.old >= old })
    return index < pairs.count && pairs[index].old == old ? pairs[index].new : nil
  }

  /// O(log k).
  func old(of new: New) -> Old? {
    let index = pairsByNew.firstIndex(whereSorted: { $0.new >= new })
    return index < pairsByNew.count && pairsByNew[index].new == new ? pairsByNew[index].old : nil
  }

  /// The first new position of a pair that is not in front of `position`; O(log k).
  func firstNew(from position: New) -> New? {
    let index = pairsByNew.firstIndex(whereSorted: { $0.new >= position })
    return index < pairsByNew.count ? pairsByNew[index].new : nil
  }

  /// The last old position of a pair that is in front of `position`; O(log k).
  func lastOld(before position: Old) -> Old? {
    let index = pairs.firstIndex(whereSorted: { $0.old >= position })
    return index > 0 ? pairs[index - 1].old : nil
  }
}

extension Array {
  /// The first index of an element of which something is true that is true of all behind it.
  ///
  /// The number of elements if there is none. O(log n).
  func firstIndex(whereSorted isBehind: (Element) -> Bool) -> Int {
    var lower = 0
    var upper = count
    while lower < upper {
      let middle = (lower + upper) / 2
      if isBehind(self[middle]) { upper = middle } else { lower = middle + 1 }
    }
    return lower
  }
}
