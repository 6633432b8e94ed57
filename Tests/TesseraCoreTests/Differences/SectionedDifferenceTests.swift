import TesseraCore
import TesseraTestSupport
import Testing

@Suite("A sectioned difference")
struct SectionedDifferenceTests {
  /// Sections are words whose first letter, a capital, is the section.
  ///
  /// Operations: `-S1` and `+S1` are sections, `S1>0` one that moves; `-0.1` is item 1 of section
  /// 0, and so on.
  struct Example: CustomTestStringConvertible, Sendable {
    let rule: String
    let before: String
    let after: String
    let operations: String
    var testDescription: String { rule }
  }

  static let examples = [
    Example(rule: "nothing", before: "Aab Bcd", after: "Aab Bcd", operations: ""),
    Example(
      rule: "a new section with its items",
      before: "Aab",
      after: "Bcd Aab",
      operations: "+S0"
    ),
    Example(rule: "a section that goes", before: "Bcd Aab", after: "Aab", operations: "-S0"),
    Example(
      rule: "a section that moves",
      before: "Aa Bb Cc",
      after: "Bb Cc Aa",
      operations: "S0>2"
    ),
    Example(
      rule: "a section that moves while its items change",
      before: "Aabc Bd Ce",
      after: "Bd Ce Axcb",
      operations: "S0>2 -0.0 +2.0 0.2>2.1"
    ),
    Example(
      rule: "an item that crosses sections",
      before: "Aabc Bde",
      after: "Aac Bdbe",
      operations: "0.1>1.1"
    ),
    Example(
      rule: "an item that leaves a section that goes",
      before: "Aabc Bde",
      after: "Bdeb",
      operations: "-S0 0.1>0.2"
    ),
    Example(
      rule: "an item that enters a new section",
      before: "Aabc",
      after: "Xxby Aac",
      operations: "+S0 0.1>0.1"
    ),
    Example(
      rule: "an item from a section that goes to one that is new",
      before: "Aab Bc",
      after: "Bc Xbx",
      operations: "-S0 +S1 0.1>1.0"
    ),
  ]

  @Test("has the expected operations", arguments: examples)
  func hasOperations(example: Example) {
    let difference = SectionedDifference(
      from: example.before.sections,
      to: example.after.sections
    )
    expectEqual(difference.changes.script, example.operations)
    expectEqual(difference.isEmpty, example.operations.isEmpty)
  }

  @Test("tells which sections and items changed, wherever they are now")
  func findsUpdates() {
    struct Part: Identifiable {
      var id: Character
      var text: String
    }
    let before = [
      ListSection(Part(id: "A", text: "1"), items: [Part(id: "a", text: "1")]),
      ListSection(Part(id: "B", text: "1"), items: [Part(id: "b", text: "1")]),
    ]
    let after = [
      ListSection(Part(id: "B", text: "2"), items: [Part(id: "a", text: "2")]),
      ListSection(Part(id: "A", text: "1"), items: [Part(id: "b", text: "1")]),
    ]
    let difference = SectionedDifference(
      from: before,
      to: after,
      areContentsEqual: { $0.text == $1.text },
      areSectionContentsEqual: { $0.text == $1.text }
    )
    expectEqual(difference.changes.script, "S1>0 0.0>0.0 1.0>1.0")
    expectEqual(difference.changedSections, [SectionPair(old: OldSection(1), new: NewSection(0))])
    expectEqual(
      difference.changes.reconfiguredItems,
      [
        ItemPair(old: OldPath(section: 0, item: 0), new: NewPath(section: 0, item: 0))
      ]
    )
  }

  @Test("makes the list after with the fewest moves", arguments: 0..<100 as Range<UInt64>)
  func makesTheListAfter(seed: UInt64) throws {
    var dice = ListDice(seed: seed)
    for _ in 0..<30 {
      let (before, after) = dice.sections()
      let comment: Comment = "seed \(seed): from \(before.words) to \(after.words)"
      let changes = SectionedDifference(from: before, to: after).changes
      try requireReplay(changes, from: before, to: after, comment)
      let paths = Dictionary(uniqueKeysWithValues: before.rows)
      let origins = after.map { $0.items.map { paths[$0] } }
      let replayed = try replay(ReplayedOperations(changes), from: before, to: after)
      try #require(replayed.map { $0.rows.map(\.origin) } == origins, comment)
      try #require(changes.movedItems.count == fewestItemMoves(before, after, origins), comment)
      let sectionOrigins = after.compactMap { section in
        before.firstIndex { $0.section == section.section }
      }
      try #require(changes.movedSections.count == fewestMoves(sectionOrigins), comment)
    }
  }

  @Test("is a batch without issues", arguments: 0..<40 as Range<UInt64>)
  func isConsistent(seed: UInt64) throws {
    var dice = ListDice(seed: seed)
    for _ in 0..<30 {
      let (before, after) = dice.sections()
      let comment: Comment = "seed \(seed): from \(before.words) to \(after.words)"
      let batch = CheckedBatch(
        checking: RecordedBatch(SectionedDifference(from: before, to: after).changes),
        before: ItemCounts(before.map(\.items.count)),
        after: ItemCounts(after.map(\.items.count))
      )
      try #require(batch.issues.isEmpty, comment)
      try #require(batch.standing == .consistent, comment)
      let paths = Dictionary(uniqueKeysWithValues: before.rows)
      for (section, items) in after.map(\.items).enumerated() {
        for (index, item) in items.enumerated() {
          let path = NewPath(section: section, item: index)
          try #require(batch.map.oldPath(of: path) == paths[item], comment)
        }
      }
    }
  }

  @Test(
    "makes the list after whatever stands in it twice",
    arguments: 0..<30 as Range<UInt64>,
    DuplicatePolicy.allCases
  )
  func survivesDuplicates(seed: UInt64, policy: DuplicatePolicy) throws {
    var dice = ListDice(seed: seed)
    for _ in 0..<30 {
      var (before, after) = dice.sections()
      for index in before.indices { before[index] = before[index].modulo(7) }
      for index in after.indices { after[index] = after[index].modulo(7) }
      let changes = SectionedDifference(from: before, to: after, duplicates: policy).changes
      try requireReplay(
        changes,
        from: before,
        to: after,
        "seed \(seed), \(policy): from \(before.words) to \(after.words)"
      )
    }
  }

  private func requireReplay(
    _ changes: BatchChanges,
    from before: [ListSection<Int, Int>],
    to after: [ListSection<Int, Int>],
    _ comment: Comment
  ) throws {
    let replayed = try replay(ReplayedOperations(changes), from: before, to: after)
    try #require(replayed.map(\.section) == after.map(\.section), comment)
    try #require(replayed.map { $0.rows.map(\.item) } == after.map(\.items), comment)
  }

  /// Every item that crosses sections moves, and within each section as few as can be.
  private func fewestItemMoves(
    _ before: [ListSection<Int, Int>],
    _ after: [ListSection<Int, Int>],
    _ origins: [[OldPath?]]
  ) -> Int {
    zip(after, origins).reduce(0) { sum, pair in
      let (section, origins) = pair
      let home = before.firstIndex { $0.section == section.section }
      let paths = origins.compactMap(\.self)
      let local = paths.filter { $0.section.index == home }.map(\.item)
      return sum + fewestMoves(local) + paths.count - local.count
    }
  }
}

extension ListSection<Int, Int> {
  /// The section with few different numbers in place of its own.
  fileprivate func modulo(_ divisor: Int) -> Self {
    ListSection(section % divisor, items: items.map { $0 % (divisor * 3) })
  }
}

extension [ListSection<Int, Int>] {
  fileprivate var words: String { map { "\($0.section): \($0.items)" }.joined(separator: ", ") }

  /// Each item, and where it is.
  fileprivate var rows: [(Int, OldPath)] {
    enumerated().flatMap { index, section in
      section.items.enumerated().map { ($1, OldPath(section: index, item: $0)) }
    }
  }
}

extension String {
  fileprivate var sections: [ListSection<Character, Character>] {
    split(separator: " ").map { ListSection($0.first ?? "?", items: Array($0.dropFirst())) }
  }
}

extension BatchChanges {
  /// The operations in one line.
  fileprivate var script: String {
    var operations = deletedSections.map { "-S\($0.index)" }
    operations += insertedSections.map { "+S\($0.index)" }
    operations += movedSections.map { "S\($0.old.index)>\($0.new.index)" }
    operations += deletedItems.map { "-\($0.section.index).\($0.item)" }
    operations += insertedItems.map { "+\($0.section.index).\($0.item)" }
    operations += movedItems.map {
      "\($0.old.section.index).\($0.old.item)>\($0.new.section.index).\($0.new.item)"
    }
    return operations.joined(separator: " ")
  }
}
