import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("A section snapshot, at random")
struct SectionSnapshotRandomTests {
  @Test(
    "agrees with branches in branches",
    arguments: TrialRounds.share(of: 0..<40 as Range<UInt64>)
  )
  func agreesWithBranches(seed: UInt64) throws {
    var walk = Walk(seed: seed)
    for _ in 0..<50 {
      walk.step()
      try walk.requireAgreement()
    }
  }

  /// The slow twin of an item and what it holds.
  private struct Branch {
    let item: Int
    var isExpanded = false
    var children: [Branch] = []

    var items: [Int] { [item] + children.flatMap(\.items) }
    var visibleItems: [Int] { [item] + (isExpanded ? children.flatMap(\.visibleItems) : []) }
  }

  /// A snapshot and its slow twin, changed together.
  private struct Walk {
    var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
    var branches: [Branch] = []
    var script: [String]
    var generator: SeededGenerator
    private var nextItem = 0

    init(seed: UInt64) {
      generator = SeededGenerator(seed: seed)
      script = ["seed \(seed)"]
    }

    private var items: [Int] { branches.flatMap(\.items) }

    private mutating func newItems() -> [Int] {
      (0..<Int.random(in: 0...8, using: &generator)).map { _ in
        nextItem += 1
        return nextItem
      }
    }

    mutating func step() {
      guard let item = items.randomElement(using: &generator) else { return append(to: nil) }
      switch Int.random(in: 0..<9, using: &generator) {
      case 0: append(to: nil)
      case 1, 2: append(to: item)
      case 3: insert(item, isBehind: false)
      case 4: insert(item, isBehind: true)
      case 5: delete(item)
      case 6: moveBranch(item)
      default: toggle(item)
      }
    }

    private mutating func append(to parent: Int?) {
      let added = newItems()
      script.append("snapshot.append(\(added), to: \(parent.map(String.init) ?? "nil"))")
      snapshot.append(added, to: parent)
      let new = added.map { Branch(item: $0) }
      guard let parent else { return branches += new }
      change(parent) { siblings, index in siblings[index].children += new }
    }

    private mutating func insert(_ item: Int, isBehind: Bool) {
      let added = newItems()
      script.append("snapshot.insert(\(added), \(isBehind ? "after" : "before"): \(item))")
      if isBehind {
        snapshot.insert(added, after: item)
      } else {
        snapshot.insert(added, before: item)
      }
      let new = added.map { Branch(item: $0) }
      change(item) { siblings, index in
        siblings.insert(contentsOf: new, at: index + (isBehind ? 1 : 0))
      }
    }

    private mutating func delete(_ item: Int) {
      script.append("snapshot.delete([\(item)])")
      snapshot.delete([item])
      change(item) { siblings, index in siblings.remove(at: index) }
    }

    /// Takes a branch out, and puts it in behind another item.
    private mutating func moveBranch(_ item: Int) {
      let branch = snapshot.snapshot(of: item, includingParent: true)
      var twin: Branch?
      change(item) { siblings, index in twin = siblings.remove(at: index) }
      snapshot.delete([item])
      guard let other = items.randomElement(using: &generator), let twin else { return }
      script.append("snapshot.insert(branch of \(item), after: \(other))")
      snapshot.insert(branch, after: other)
      change(other) { siblings, index in siblings.insert(twin, at: index + 1) }
    }

    private mutating func toggle(_ item: Int) {
      let isExpanded = snapshot.isExpanded(item)
      script.append("snapshot.\(isExpanded ? "collapse" : "expand")([\(item)])")
      if isExpanded { snapshot.collapse([item]) } else { snapshot.expand([item]) }
      change(item) { siblings, index in siblings[index].isExpanded.toggle() }
    }

    /// Hands out the items among which one is, and its index there.
    private mutating func change(_ item: Int, _ body: (inout [Branch], Int) -> Void) {
      func search(_ siblings: inout [Branch]) {
        for index in siblings.indices {
          if siblings[index].item == item { return body(&siblings, index) }
          search(&siblings[index].children)
        }
      }
      search(&branches)
    }

    func requireAgreement() throws {
      let replay = Comment(rawValue: script.joined(separator: "\n"))
      try #require(snapshot.items == items, replay)
      try #require(snapshot.rootItems == branches.map(\.item), replay)
      try #require(snapshot.visibleItems == branches.flatMap(\.visibleItems), replay)
      try requireAgreement(branches, parent: nil, level: 0, isVisible: true, replay)
    }

    private func requireAgreement(
      _ branches: [Branch],
      parent: Int?,
      level: Int,
      isVisible: Bool,
      _ replay: Comment
    ) throws {
      for branch in branches {
        try #require(snapshot.parent(of: branch.item) == parent, replay)
        try #require(snapshot.level(of: branch.item) == level, replay)
        try #require(snapshot.isVisible(branch.item) == isVisible, replay)
        try #require(snapshot.isExpanded(branch.item) == branch.isExpanded, replay)
        try #require(snapshot.snapshot(of: branch.item).rootItems == branch.children.map(\.item))
        try requireAgreement(
          branch.children,
          parent: branch.item,
          level: level + 1,
          isVisible: isVisible && branch.isExpanded,
          replay
        )
      }
    }
  }
}
