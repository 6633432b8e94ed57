import TesseraCore
import TesseraTestSupport
import Testing

@Suite("A list difference, at random")
struct ListDifferenceRandomTests {
  @Test("makes the list after with the fewest moves", arguments: 0..<50 as Range<UInt64>)
  func makesTheListAfter(seed: UInt64) throws {
    var dice = ListDice(seed: seed)
    for _ in 0..<40 {
      let (before, after) = dice.pair()
      let replay: Comment = "seed \(seed): ListDifference(from: \(before), to: \(after))"
      let difference = ListDifference(from: before, to: after)
      let rows = try difference.replayed(from: before, to: after)
      try #require(rows.map(\.item) == after, replay)

      let twin = HeckelDifference(from: before, to: after)
      try #require(difference.deletions == twin.deletions, replay)
      try #require(difference.insertions == twin.insertions, replay)
      try #require(rows.map(\.origin?.item) == twin.origins, replay)
      let survivors = twin.origins.compactMap(\.self)
      try #require(difference.moves.count == fewestMoves(survivors), replay)
    }
  }

  @Test(
    "pairs as many duplicates as there are on both sides when they are tagged",
    arguments: 0..<30 as Range<UInt64>
  )
  func pairsTaggedDuplicates(seed: UInt64) throws {
    var dice = ListDice(seed: seed)
    for _ in 0..<40 {
      let (before, after) = dice.pairWithDuplicates()
      let replay: Comment = "seed \(seed): ListDifference(from: \(before), to: \(after))"
      let difference = ListDifference(from: before, to: after)
      let rows = try difference.replayed(from: before, to: after)
      try #require(rows.map(\.item) == after, replay)
      let survivors = rows.compactMap(\.origin?.item)
      let expected = Set(before).reduce(0) { sum, row in
        sum + min(before.count { $0 == row }, after.count { $0 == row })
      }
      try #require(survivors.count == expected, replay)
      try #require(difference.moves.count == fewestMoves(survivors), replay)
    }
  }

  @Test(
    "pairs the first, or the last, of duplicates and no other",
    arguments: 0..<30 as Range<UInt64>,
    [DuplicatePolicy.first, .last]
  )
  func pairsOneOfDuplicates(seed: UInt64, policy: DuplicatePolicy) throws {
    var dice = ListDice(seed: seed)
    for _ in 0..<40 {
      let (before, after) = dice.pairWithDuplicates()
      let replay: Comment =
        "seed \(seed): ListDifference(from: \(before), to: \(after), duplicates: .\(policy))"
      let difference = ListDifference(from: before, to: after, duplicates: policy)
      let rows = try difference.replayed(from: before, to: after)
      try #require(rows.map(\.item) == after, replay)
      let expected = after.enumerated().map { index, row -> Int? in
        switch policy {
        case .first: after.firstIndex(of: row) == index ? before.firstIndex(of: row) : nil
        default: after.lastIndex(of: row) == index ? before.lastIndex(of: row) : nil
        }
      }
      try #require(rows.map(\.origin?.item) == expected, replay)
      try #require(difference.moves.count == fewestMoves(expected.compactMap(\.self)), replay)
    }
  }

  @Test("finds the same elements changed as asking for each", arguments: 0..<30 as Range<UInt64>)
  func findsUpdates(seed: UInt64) throws {
    var dice = ListDice(seed: seed)
    for _ in 0..<20 {
      let (before, after) = dice.pair()
      let revisions = Set(after.filter { _ in Int.random(in: 0..<4, using: &dice.generator) == 0 })
      let difference = ListDifference(
        from: before.map { Element(id: $0, revision: 0) },
        to: after.map { Element(id: $0, revision: revisions.contains($0) ? 1 : 0) }
      ) { $0.revision == $1.revision }
      let expected = before.indices.compactMap { old -> PositionPair<Int, Int>? in
        guard revisions.contains(before[old]), let new = after.firstIndex(of: before[old])
        else { return nil }
        return .init(old: old, new: new)
      }
      try #require(difference.updates == expected, "seed \(seed): \(before), \(after)")
      try #require(
        ListDifference(from: before, to: after).script == difference.script,
        "seed \(seed): \(before), \(after)"
      )
    }
  }

  private struct Element: Identifiable {
    let id: Int
    let revision: Int
  }
}

extension ListDifference {
  /// The rows after, made by the operations alone.
  func replayed(from before: [Int], to after: [Int]) throws -> [ReplayedSection<Int, Int>.Row] {
    let sections = try replay(
      ReplayedOperations(self),
      from: [ListSection(0, items: before)],
      to: [ListSection(0, items: after)]
    )
    return sections.flatMap(\.rows)
  }
}
