import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Outlines under random snapshots of all sections, against a slow oracle.
///
/// A round is 60 programs of 30 steps.
@Suite("Outlines under snapshots of all sections, at random")
@MainActor
struct RandomOutlineTests {
  nonisolated static let seeds: [UInt64] = TrialRounds.chosen.flatMap { round in
    TrialRounds.share(of: 0..<60).map { UInt64(round * 60 + $0) }
  }

  @Test("are those that a slow oracle finds", arguments: seeds)
  func random(seed: UInt64) throws {
    var walk = OutlineAdaptationWalk(seed: seed)
    for _ in 0..<30 { try walk.step() }
    walk.fixture.end()
  }
}

/// An outline as plain values.
private indirect enum Branch: Equatable {
  case item(Int, isExpanded: Bool, [Branch])

  var item: Int {
    switch self {
    case .item(let item, _, _): item
    }
  }

  var isExpanded: Bool {
    switch self {
    case .item(_, let isExpanded, _): isExpanded
    }
  }

  var children: [Branch] {
    switch self {
    case .item(_, _, let children): children
    }
  }

  var visible: [Branch] { [self] + (isExpanded ? children.flatMap(\.visible) : []) }

  var all: [Branch] { [self] + children.flatMap(\.all) }
}

/// Finds the outline by asking for each item and each that may hold it whether it does.
private struct OutlineOracle {
  private let former: [Branch]
  private let list: [Int]
  private let visible: [Int: Branch]
  private var holders: [Int: [Int]] = [:]

  init(_ former: [Branch], showing list: [Int]) {
    self.former = former
    self.list = list
    let branches = former.flatMap(\.visible)
    visible = Dictionary(uniqueKeysWithValues: branches.map { ($0.item, $0) })
    for item in list where visible[item] != nil { holders[item] = holdersOfVisible(item) }
    for (index, item) in list.enumerated() where visible[item] == nil {
      let next = list[index...].first { visible[$0] != nil }
      holders[item] = next.flatMap { holders[$0] } ?? []
    }
  }

  /// The items that held an item, the nearest first.
  private func formerHolders(_ item: Int) -> [Int] {
    former.flatMap(\.all).filter { $0.item != item && $0.all.contains { $0.item == item } }
      .sorted { $0.all.count < $1.all.count }
      .map(\.item)
  }

  /// The items that hold an item in sight, the nearest first: each is in front, and holds everything between.
  private func holdersOfVisible(_ item: Int) -> [Int] {
    let index = list.firstIndex(of: item) ?? 0
    return formerHolders(item).filter { holder in
      guard let start = list.firstIndex(of: holder), start < index else { return false }
      return list[(start + 1)..<index].allSatisfy { between in
        visible[between] == nil || holders[between, default: []].contains(holder)
      }
    }
  }

  var outline: [Branch] { branches(heldBy: []) }

  private func branches(heldBy holders: [Int]) -> [Branch] {
    list.filter { self.holders[$0] == holders }.map { item in
      let isExpanded = visible[item]?.isExpanded ?? false
      let hidden = isExpanded ? [] : hiddenChildren(of: item)
      return .item(
        item,
        isExpanded: isExpanded,
        branches(heldBy: [item] + holders) + hidden
      )
    }
  }

  private func hiddenChildren(of item: Int) -> [Branch] {
    let branch = former.flatMap(\.all).first { $0.item == item }
    return branch?.children.compactMap(unlisted) ?? []
  }

  private func unlisted(_ branch: Branch) -> Branch? {
    list.contains(branch.item)
      ? nil
      : .item(branch.item, isExpanded: branch.isExpanded, branch.children.compactMap(unlisted))
  }
}

/// A data source with an outline, changed by snapshots of all sections and by outlines.
@MainActor
private struct OutlineAdaptationWalk {
  let fixture = DiffableFixture(["A": [1_000]])
  private var generator: SeededGenerator
  private var nextItem = 1
  private var script: [String]

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    script = ["seed \(seed)"]
    fixture.dataSource.apply(DiffableFixture.Outline(), to: "A", animatingDifferences: false)
    fixture.change { $0.appendSections(["B"]) }
  }

  private var replay: Comment { Comment(rawValue: script.joined(separator: "\n")) }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    .random(in: range, using: &generator)
  }

  mutating func step() throws {
    if number(0...2) == 0 { changeOutline() } else { try applySnapshot() }
    if number(0...1) == 0 { fixture.rest() } else { fixture.advance(0.1) }
    let names = fixture.dataSource.snapshot().itemIdentifiers.prefix(8).map { "\($0)" }
    try #require(fixture.shown == names, replay)
    try #require(fixture.diagnostics == [], replay)
  }

  private mutating func changeOutline() {
    var outline = fixture.dataSource.snapshot(for: "A")
    for _ in 0...number(0...3) {
      let item = outline.items.randomElement(using: &generator)
      outline.append([nextItem], to: number(0...3) == 0 ? nil : item)
      nextItem += 1
    }
    if outline.items.count > 16 { outline.delete(Array(outline.rootItems.prefix(1))) }
    outline.expand(outline.items.filter { _ in number(0...3) == 0 })
    outline.collapse(outline.items.filter { _ in number(0...5) == 0 })
    script.append("apply to A:\n\(outline.visualDescription())")
    fixture.dataSource.apply(outline, to: "A", animatingDifferences: number(0...2) > 0)
  }

  private mutating func applySnapshot() throws {
    let former = branches(fixture.dataSource.snapshot(for: "A"))
    let list = changedList(former)
    let manner = number(0...5)
    script.append("apply \(list), \(manner)")
    var snapshot = DiffableFixture.Snapshot()
    snapshot.appendSections(["A", "B"])
    snapshot.appendItems(list, toSection: "A")
    if manner == 0 {
      fixture.dataSource.applySnapshotUsingReloadData(snapshot)
    } else {
      fixture.apply(snapshot, isAnimated: manner > 2)
    }
    let outline = fixture.dataSource.snapshot(for: "A")
    try #require(outline.visibleItems == list, replay)
    try #require(branches(outline) == OutlineOracle(former, showing: list).outline, replay)
  }

  /// What shows, with some items deleted, moved and inserted, and sometimes one that was out of sight.
  private mutating func changedList(_ former: [Branch]) -> [Int] {
    var list = former.flatMap(\.visible).map(\.item)
    for _ in 0..<number(0...2) where !list.isEmpty { list.remove(at: number(0...(list.count - 1))) }
    for _ in 0..<number(0...2) where !list.isEmpty {
      let item = list.remove(at: number(0...(list.count - 1)))
      list.insert(item, at: number(0...list.count))
    }
    for _ in 0..<number(0...2) {
      list.insert(nextItem, at: number(0...list.count))
      nextItem += 1
    }
    let hidden = former.flatMap(\.all).map(\.item).filter { !list.contains($0) }
    let visible = former.flatMap(\.visible).map(\.item)
    let candidates = hidden.filter { !visible.contains($0) }
    if number(0...3) == 0, let item = candidates.randomElement(using: &generator) {
      list.insert(item, at: number(0...list.count))
    }
    return list
  }

  private func branches(_ outline: DiffableFixture.Outline) -> [Branch] {
    outline.rootItems.map { root in
      .item(
        root,
        isExpanded: outline.isExpanded(root),
        branches(outline.snapshot(of: root))
      )
    }
  }
}
