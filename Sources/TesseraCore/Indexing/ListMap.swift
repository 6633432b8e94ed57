/// How the positions of one list change: some are vacated, some are filled, the rest keep their order.
struct ListMap: Hashable, Sendable {
  /// The old positions that do not keep their order: of what goes, and of what is moved.
  let vacated: PositionSet
  /// The new positions that are filled: with what comes, and with what is moved.
  let filled: PositionSet

  static let unchanged = ListMap(vacated: PositionSet(), filled: PositionSet())

  var isUnchanged: Bool { vacated.count == 0 && filled.count == 0 }

  /// Where what keeps its order comes to be; nil for what does not keep it.
  func newPosition(of old: Int) -> Int? {
    vacated.contains(old)
      ? nil : filled.positionOutside(rank: old - vacated.count(before: old))
  }

  /// Where what keeps its order was; nil for what does not keep it.
  func oldPosition(of new: Int) -> Int? {
    filled.contains(new) ? nil : vacated.positionOutside(rank: new - filled.count(before: new))
  }
}

extension ListMap {
  /// The difference of two counts of which no more is known than where the first change may be.
  ///
  /// As much as possible is kept, in front of `firstChange` and at the end.
  init(from before: Int, to after: Int, firstChange: Int) {
    let kept = min(before, after)
    let start = min(max(0, firstChange), kept)
    vacated = PositionSet([start..<(start + before - kept)])
    filled = PositionSet([start..<(start + after - kept)])
  }
}
