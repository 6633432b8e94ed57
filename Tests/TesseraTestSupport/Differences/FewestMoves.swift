/// The fewest elements that have to move so that the others are in order, by trying all pairs.
///
/// `origins` holds different numbers. O(n²).
public func fewestMoves(_ origins: [Int]) -> Int {
  var lengths: [Int] = []
  for (index, origin) in origins.enumerated() {
    let inFront = (0..<index).filter { origins[$0] < origin }.map { lengths[$0] }
    lengths.append((inFront.max() ?? 0) + 1)
  }
  return origins.count - (lengths.max() ?? 0)
}

/// The fewest elements that have to move so that the others are in order, by trying all subsets.
public func fewestMovesByTryingAll(_ origins: [Int]) -> Int {
  let subsets = (0..<(1 << origins.count)).filter { subset in
    let resting = origins.indices.filter { subset & (1 << $0) != 0 }.map { origins[$0] }
    return zip(resting, resting.dropFirst()).allSatisfy(<)
  }
  return origins.count - (subsets.map(\.nonzeroBitCount).max() ?? 0)
}
