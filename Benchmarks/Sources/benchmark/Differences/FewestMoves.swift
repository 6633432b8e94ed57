/// The fewest of some different numbers that have to move so that the others are in order.
///
/// By the piles of patience sorting, in O(n log n); shares nothing with what it checks.
func fewestMoves(_ positions: [Int]) -> Int {
  var piles: [Int] = []
  for position in positions {
    var lower = 0
    var upper = piles.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if piles[middle] < position { lower = middle + 1 } else { upper = middle }
    }
    if lower == piles.count { piles.append(position) } else { piles[lower] = position }
  }
  return positions.count - piles.count
}
