import TesseraTestSupport
import Testing

@testable import TesseraCore

/// Costs are counted and not timed: how much of the trees is made anew.
@Suite("The cost of a batch for a flow arrangement")
struct FlowBatchCostTests {
  /// Checks of invariants go through all rows at each place, so that the largest size is for builds without them.
  static let sizes: [(rows: Int, levels: Int)] = {
    #if InternalChecks
      [(1_000, 2), (10_000, 2)]
    #else
      [(1_000, 2), (10_000, 2), (100_000, 3)]
    #endif
  }()

  /// A node has room for 32, so these are the levels of nodes above a tenth of the rows.
  @Test(
    "is at most a path of nodes in two trees for each place, with rows of all heights",
    arguments: sizes
  )
  func nodes(_ size: (rows: Int, levels: Int)) throws {
    let rowsPerSection = size.rows / MixedBatch.sectionCount
    let before = FlowArrangement(
      FlowConfiguration(crossExtent: 320),
      sectionCount: MixedBatch.sectionCount
    ) { _ in
      section(.varied(count: rowsPerSection) { row(height: 20 + $0 * 7 % 50) })
    }
    let counts = ItemCounts(Array(repeating: rowsPerSection, count: MixedBatch.sectionCount))
    let places = (0..<20).map { $0 * (rowsPerSection / 20) }
    let checked = CheckedBatch(
      checking: RecordedBatch(MixedBatch(places: places).operations),
      before: counts,
      after: counts
    )
    let after = try #require(
      before.applying(checked.changes.layoutChanges) { _, range in
        .uniform(count: range.count, size: row(height: 44))
      } section: { _ in
        section(.uniform(count: rowsPerSection, size: row(height: 44)))
      }
    )
    // Rows change in eight sections.
    let made = after.nodes.subtracting(before.nodes)
    #expect(made.count <= 8 * places.count * 2 * size.levels)
  }

  @Test("is that of one place for rows that follow each other, also if one of them moves")
  func neighbours() throws {
    let before = FlowArrangement(
      FlowConfiguration(crossExtent: 320),
      sections: [section(.varied(count: 100_000) { row(height: 20 + $0 * 7 % 50) })]
    )
    let deleted = (30_000..<31_000).filter { $0 != 30_400 }.map { OldPath(section: 0, item: $0) }
    let moved = ItemPair(old: OldPath(section: 0, item: 30_400), new: NewPath(section: 0, item: 0))
    let after = try #require(
      before.applying(deleted.map { .deleteItem($0) } + [.moveItem(moved)]) { _, _ in
        .none
      } section: { _ in
        section(.none)
      }
    )
    expectEqual(after.itemCount(ofSection: 0), 99_001)
    // Two places in each of two trees: a path of four nodes at either edge, and two that share the rest.
    #expect(after.nodes.subtracting(before.nodes).count <= 2 * 2 * (2 * 4 + 2))
  }

  private func row(height: Int) -> Size { Size(width: 320, height: Double(height)) }

  private func section(_ items: FlowItems) -> FlowSection {
    FlowSection(items: items, lineSpacing: 0)
  }
}

extension FlowArrangement {
  /// The nodes of the trees of items and of lines, by the memory they share with copies of themselves.
  fileprivate var nodes: Set<UnsafeRawPointer> {
    var found: Set<UnsafeRawPointer> = []
    sections.visit { _, section in
      section.lines.items.root.collectNodes(&found)
      section.lines.lines.root.collectNodes(&found)
      return true
    }
    return found
  }
}

extension RopeNode {
  fileprivate func collectNodes(_ found: inout Set<UnsafeRawPointer>) {
    let memory =
      height == 0
      ? runs.withUnsafeBytes { $0.baseAddress } : children.withUnsafeBytes { $0.baseAddress }
    if let memory { found.insert(memory) }
    for child in children { child.collectNodes(&found) }
  }
}
