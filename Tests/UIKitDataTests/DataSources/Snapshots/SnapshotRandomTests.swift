import TesseraCore
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A snapshot, at random")
struct SnapshotRandomTests {
  @Test("agrees with arrays in an array", arguments: 0..<30 as Range<UInt64>)
  func agreesWithArrays(seed: UInt64) throws {
    var walk = SnapshotWalk(seed: seed)
    for _ in 0..<60 {
      walk.step()
      try requireAgreement(walk)
    }
  }

  @Test(
    "leads to a snapshot that was made of a copy, by a batch with the fewest moves",
    arguments: 0..<60 as Range<UInt64>
  )
  func leadsToACopy(seed: UInt64) throws {
    var walk = SnapshotWalk(seed: seed + 1000)
    for _ in 0..<20 {
      let before = walk
      for _ in 0..<Int.random(in: 0...6, using: &walk.generator) { walk.step() }
      try requireTransition(from: before, to: walk)
    }
  }

  @Test(
    "leads to a snapshot that was made anew, by the same batch",
    arguments: 0..<20 as Range<UInt64>
  )
  func leadsToAnother(seed: UInt64) throws {
    var walk = SnapshotWalk(seed: seed + 2000)
    for _ in 0..<10 {
      let before = walk
      for _ in 0..<Int.random(in: 0...6, using: &walk.generator) { walk.step() }
      var anew = walk
      anew.snapshot = NSDiffableDataSourceSnapshot()
      anew.snapshot.appendSections(walk.model.sections.map(\.section))
      for section in walk.model.sections.reversed() {
        anew.snapshot.appendItems(section.items, toSection: section.section)
      }
      try requireTransition(from: before, to: anew)
    }
  }

  @Test(
    "leads to another whatever is in both of them twice, under each policy",
    arguments: 0..<30 as Range<UInt64>,
    DuplicatePolicy.allCases
  )
  @MainActor
  func leadsAcrossDuplicates(seed: UInt64, policy: DuplicatePolicy) throws {
    Diagnostics.hook = { _ in }
    defer { Diagnostics.hook = nil }
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let before = messySnapshot(&generator).resolvingDuplicates(policy)
      let after = messySnapshot(&generator).resolvingDuplicates(policy)
      let comment: Comment = "seed \(seed), \(policy): from \(before.words) to \(after.words)"
      try #require(policy == .tag || !before.hasDuplicates, comment)
      let replayed = try replay(
        ReplayedOperations(transition(from: before, to: after)),
        from: before.lists,
        to: after.lists
      )
      try #require(replayed.map(\.section) == after.lists.map(\.section), comment)
      try #require(replayed.map { $0.rows.map(\.item) } == after.lists.map(\.items), comment)
      let expected = Set(before.itemIdentifiers).reduce(0) { sum, item in
        sum
          + min(
            before.itemIdentifiers.count { $0 == item },
            after.itemIdentifiers.count { $0 == item }
          )
      }
      let survivors = replayed.flatMap(\.rows).count { $0.origin != nil }
      try #require(survivors == expected, comment)
    }
  }

  private func messySnapshot(
    _ generator: inout SeededGenerator
  ) -> NSDiffableDataSourceSnapshot<Int, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      snapshot.appendSections([.random(in: 0..<5, using: &generator)])
      let items = (0..<Int.random(in: 0...8, using: &generator)).map { _ in
        Int.random(in: 0..<12, using: &generator)
      }
      snapshot.appendItems(items)
    }
    return snapshot
  }

  private func requireAgreement(_ walk: SnapshotWalk) throws {
    let replay = Comment(rawValue: walk.script.joined(separator: "\n"))
    let (snapshot, model) = (walk.snapshot, walk.model)
    try #require(snapshot.sectionIdentifiers == model.sections.map(\.section), replay)
    try #require(snapshot.itemIdentifiers == model.items, replay)
    try #require(snapshot.numberOfItems == model.items.count, replay)
    for (index, section) in model.sections.enumerated() {
      try #require(snapshot.indexOfSection(section.section) == index, replay)
      try #require(snapshot.itemIdentifiers(inSection: section.section) == section.items, replay)
      try #require(snapshot.numberOfItems(inSection: section.section) == section.items.count)
    }
    for (index, item) in model.items.enumerated() where index % 5 == 0 {
      try #require(snapshot.indexOfItem(item) == index, replay)
      let section = model.path(of: item).map { model.sections[$0.section].section }
      try #require(snapshot.sectionIdentifier(containingItem: item) == section, replay)
    }
  }

  private func requireTransition(from before: SnapshotWalk, to after: SnapshotWalk) throws {
    let comment = Comment(
      rawValue: "after \(before.script.count) steps:\n" + after.script.joined(separator: "\n")
    )
    let changes = transition(from: before.snapshot, to: after.snapshot)
    let expected = SectionedDifference(from: before.model.sections, to: after.model.sections)
    try #require(changes.deletedSections == expected.changes.deletedSections, comment)
    try #require(changes.insertedSections == expected.changes.insertedSections, comment)
    try #require(changes.movedSections.count == expected.changes.movedSections.count, comment)
    try #require(changes.deletedItems == expected.changes.deletedItems, comment)
    try #require(changes.insertedItems == expected.changes.insertedItems, comment)
    try #require(changes.movedItems.count == expected.changes.movedItems.count, comment)
    let replayed = try replay(
      ReplayedOperations(changes),
      from: before.model.sections,
      to: after.model.sections
    )
    try #require(replayed.map(\.section) == after.model.sections.map(\.section), comment)
    try #require(replayed.map { $0.rows.map(\.item) } == after.model.sections.map(\.items), comment)
  }
}

extension NSDiffableDataSourceSnapshot<Int, Int> {
  /// The sections by position, since an identifier may stand for several of them.
  fileprivate var lists: [ListSection<Int, Int>] {
    var rest = itemIdentifiers[...]
    return sections.order.map { row in
      let items = rest.prefix(self.items.count(of: row))
      rest = rest.dropFirst(items.count)
      return ListSection(sections.table.identifier(of: row), items: Array(items))
    }
  }
}
