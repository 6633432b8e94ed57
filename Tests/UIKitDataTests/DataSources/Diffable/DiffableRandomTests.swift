import Foundation
import TesseraCore
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A diffable data source, at random")
@MainActor
struct DiffableRandomTests {
  @Test(
    "leaves exactly the right cells on screen with the right content",
    arguments: TrialRounds.share(of: 0..<40 as Range<UInt64>)
  )
  func showsTheRightCells(seed: UInt64) throws {
    var walk = DiffableWalk(seed: seed)
    // One in ten has thousands of items.
    let limit = seed % 10 == 7 ? 3_000 : 30
    for _ in 0..<25 { walk.apply(walk.dice.sections(of: limit)) }
    try walk.requireScreen()
    try #require(walk.fixture.diagnostics == [], walk.replay)
    walk.fixture.end()
  }

  @Test(
    "shows of items that are given twice what the policy says",
    arguments: TrialRounds.share(of: 0..<20 as Range<UInt64>),
    DuplicatePolicy.allCases
  )
  func showsWhatThePolicySays(seed: UInt64, policy: DuplicatePolicy) throws {
    var walk = DiffableWalk(seed: seed, policy: policy)
    for step in 0..<25 {
      walk.apply(walk.dice.sectionsWithDuplicates())
      if step.isMultiple(of: 5) { try walk.requireScreen() }
    }
    try walk.requireScreen()
    try #require(walk.fixture.diagnostics.allSatisfy { $0.contains(" is item ") }, walk.replay)
    walk.fixture.end()
  }

  @Test(
    "shows outlines that an app changes and a person expands and collapses",
    arguments: TrialRounds.share(of: 0..<30 as Range<UInt64>)
  )
  func showsOutlines(seed: UInt64) throws {
    var walk = OutlineWalk(seed: seed)
    for _ in 0..<30 { try walk.step() }
    walk.fixture.end()
  }
}

/// Throws contents of sections.
private struct ContentDice {
  var generator: SeededGenerator

  typealias Sections = [(name: String, items: [Int])]

  mutating func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &generator) }

  private mutating func names() -> [String] {
    Array(["A", "B", "C", "D"].shuffled(using: &generator).prefix(number(1...4)))
  }

  /// Sections in which no item stands twice.
  mutating func sections(of limit: Int) -> Sections {
    var sections: Sections = names().map { ($0, []) }
    for item in Array(0..<limit).shuffled(using: &generator).prefix(number(0...(limit - 5))) {
      sections[number(0...(sections.count - 1))].items.append(item)
    }
    return sections
  }

  /// Sections of few different items.
  mutating func sectionsWithDuplicates() -> Sections {
    let variety = number(1...20)
    return names().map { name in (name, (0..<number(0...8)).map { _ in number(0...variety) }) }
  }
}

/// A data source that is given one content after the other, and what it should show, found by plain arrays.
@MainActor
private struct DiffableWalk {
  let fixture = DiffableFixture()
  var dice: ContentDice
  private let policy: DuplicatePolicy?
  private let orientation: ReadingOrientation
  private let revisions = Revisions()
  private var expected: [Int] = []
  private var count = 0
  private var script: [String]

  /// How often the content of each item has changed.
  private final class Revisions {
    var numbers: [Int: Int] = [:]
  }

  init(seed: UInt64, policy: DuplicatePolicy? = nil) {
    dice = ContentDice(generator: SeededGenerator(seed: seed))
    self.policy = policy
    orientation = ReadingOrientation.allCases[Int(seed % 4)]
    script = ["seed \(seed), \(orientation), \(policy.map { "\($0)" } ?? "no duplicates")"]
    if orientation != .downwards { turn() }
    if let policy { fixture.dataSource.store.policy = policy }
    fixture.naming = { [revisions] in "\($0).\(revisions.numbers[$0, default: 0])" }
  }

  /// Has the same rows of 50 points shown along another axis or in another direction.
  private func turn() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = orientation.scrollDirection
    layout.itemSize = orientation.size(CGSize(width: 320, height: 50))
    layout.minimumLineSpacing = 0
    fixture.view.semanticContentAttribute = orientation.semantics
    fixture.view.frame.size = orientation.size(CGSize(width: 320, height: 400))
    fixture.view.collectionViewLayout = layout
    fixture.rest()
  }

  var replay: Comment { Comment(rawValue: script.joined(separator: "\n")) }

  /// Applies a content, often before the one in front of it has arrived.
  mutating func apply(_ sections: ContentDice.Sections) {
    var snapshot = DiffableFixture.Snapshot()
    snapshot.appendSections(sections.map(\.name))
    for section in sections { snapshot.appendItems(section.items, toSection: section.name) }
    mark(&snapshot)
    let isAnimated = dice.number(0...3) > 0
    script.append("apply \(snapshot.words), animated: \(isAnimated)")
    script.append(
      "  reload \(snapshot.reloadedSectionIdentifiers) \(snapshot.reloadedItemIdentifiers)"
    )
    script.append("  reconfigure \(snapshot.reconfiguredItemIdentifiers)")
    fixture.apply(snapshot, isAnimated: isAnimated)
    count += 1
    expected = resolved(sections.flatMap(\.items))
    fixture.advance(Double(dice.number(0...40)) / 100)
    if dice.number(0...4) == 0 {
      let content = orientation.size(fixture.view.contentSize).height
      let offset = CGFloat.random(in: 0...max(0, content - 400), using: &dice.generator)
      fixture.view.contentOffset = fixture.view.contentOffset(showing: offset, orientation)
    }
  }

  /// Changes the content of some items, and has them or their sections shown again.
  private mutating func mark(_ snapshot: inout DiffableFixture.Snapshot) {
    let items = Set(snapshot.itemIdentifiers).sorted().shuffled(using: &dice.generator).prefix(4)
    for item in items { revisions.numbers[item, default: 0] += 1 }
    snapshot.reloadItems(Array(items.prefix(2)))
    snapshot.reconfigureItems(Array(items.dropFirst(2)))
    guard dice.number(0...3) == 0 else { return }
    let section = snapshot.sectionIdentifiers.randomElement(using: &dice.generator)
    snapshot.reloadSections([section].compactMap(\.self))
  }

  /// The rows that count, in the order in which they stand; here that is the one in which they came.
  private func resolved(_ items: [Int]) -> [Int] {
    items.enumerated().filter { index, item in
      switch policy {
      case .first: items.firstIndex(of: item) == index
      case .last: items.lastIndex(of: item) == index
      case .tag, nil: true
      }
    }.map(\.element)
  }

  /// Lets everything come to rest and looks at all cells.
  func requireScreen() throws {
    fixture.rest()
    let visible = fixture.view.reading(fixture.view.bounds, orientation)
    let names = expected.enumerated().filter { index, _ in
      CGRect(x: 0, y: CGFloat(index) * 50, width: 320, height: 50).overlaps(visible)
    }.map { fixture.naming($0.element) }
    try #require(fixture.dataSource.snapshot().itemIdentifiers == expected, replay)
    try #require(fixture.shown == names, replay)
    try #require(fixture.mounted == names.sorted(), replay)
    try #require(fixture.completions.count == count, replay)
  }
}

/// Two outlines beside a plain list, changed by the app and by a person.
@MainActor
private struct OutlineWalk {
  let fixture = DiffableFixture(["C": [1_000, 1_001]])
  private var dice: ContentDice
  private var nextItem = 0
  private var script: [String]

  init(seed: UInt64) {
    dice = ContentDice(generator: SeededGenerator(seed: seed))
    script = ["seed \(seed)"]
    for section in ["A", "B"] { fixture.dataSource.apply(DiffableFixture.Outline(), to: section) }
  }

  mutating func step() throws {
    if dice.number(0...2) == 0 { toggle() } else { change() }
    fixture.advance(Double(dice.number(0...40)) / 100)
    fixture.rest()
    let replay = Comment(rawValue: script.joined(separator: "\n"))
    let snapshot = fixture.dataSource.snapshot()
    for section in ["A", "B"] {
      let outline = fixture.dataSource.snapshot(for: section)
      try #require(snapshot.itemIdentifiers(inSection: section) == outline.visibleItems, replay)
    }
    let names = snapshot.itemIdentifiers.prefix(8).map { "\($0)" }
    try #require(fixture.shown == names, replay)
    try #require(fixture.mounted == names.sorted(), replay)
    try #require(fixture.diagnostics == [], replay)
  }

  /// A person expands or collapses an item on screen.
  private mutating func toggle() {
    guard let path = fixture.view.indexPathsForVisibleItems.randomElement(using: &dice.generator),
      let item = fixture.dataSource.itemIdentifier(for: path),
      let section = fixture.dataSource.sectionIdentifier(for: path.section)
    else { return }
    script.append("toggle \(item)")
    let isExpanded = fixture.dataSource.snapshot(for: section).isExpanded(item)
    fixture.view.toggleInOutline(path)
    guard section != "C" else { return }
    #expect(fixture.dataSource.snapshot(for: section).isExpanded(item) != isExpanded)
  }

  private mutating func change() {
    let section = dice.number(0...1) == 0 ? "A" : "B"
    var outline = fixture.dataSource.snapshot(for: section)
    let item = outline.items.randomElement(using: &dice.generator)
    let added = (0..<dice.number(0...4)).map { nextItem + $0 }
    nextItem += added.count
    switch (dice.number(0...4), item) {
    case (0, let item?): outline.delete([item])
    case (1, let item?): outline.expand([item])
    case (2, let item?): outline.insert(added, before: item)
    case (_, let item): outline.append(added, to: item)
    }
    script.append("apply to \(section):\n\(outline.visualDescription())")
    fixture.dataSource.apply(outline, to: section, animatingDifferences: dice.number(0...2) > 0)
  }
}
