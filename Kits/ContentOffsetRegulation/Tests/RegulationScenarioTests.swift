import ContentOffsetRegulation
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing
import UIKit

/// The scenarios of the update contract that say where the offset is, by a layout's own regulation: the collection view
/// has no anchor.
///
/// Unless noted 20 items of 50 points in a view of 400, at the offset 200, so that items 4 to 11 are seen.
@Suite("A regulated layout")
@MainActor
struct RegulationScenarioTests {
  struct Scenario: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var counts = [20]
    var offset: CGFloat = 200
    let after: [Int]
    /// The offset after the batch, with the first item in sight kept, and with the last.
    let offsets: (CGFloat, CGFloat)
    let operations: [UpdateOperation]
  }

  private nonisolated static func insert(
    _ items: Int...,
    section: Int = 0
  ) -> [UpdateOperation] {
    items.map { .insertItem(NewPath(section: section, item: $0)) }
  }

  private nonisolated static func delete(_ items: Range<Int>) -> [UpdateOperation] {
    items.map { .deleteItem(OldPath(section: 0, item: $0)) }
  }

  private nonisolated static func move(_ old: Int, to new: Int) -> [UpdateOperation] {
    [.moveItem(from: OldPath(section: 0, item: old), to: NewPath(section: 0, item: new))]
  }

  nonisolated static let scenarios = [
    Scenario(
      testDescription: "T-01",
      after: [23],
      offsets: (350, 350),
      operations: insert(0, 1, 2)
    ),
    Scenario(testDescription: "T-02", after: [22], offsets: (200, 200), operations: insert(20, 21)),
    Scenario(testDescription: "T-03", after: [21], offsets: (200, 250), operations: insert(8)),
    Scenario(
      testDescription: "T-04",
      after: [26],
      offsets: (300, 350),
      operations: insert(0, 1, 10, 23, 24, 25)
    ),
    Scenario(testDescription: "T-05", after: [21], offsets: (200, 250), operations: insert(12)),
    Scenario(testDescription: "T-06", after: [21], offsets: (200, 200), operations: insert(13)),
    Scenario(
      testDescription: "T-07, the first",
      after: [19],
      offsets: (200, 150),
      operations: delete(4..<5)
    ),
    Scenario(
      testDescription: "T-07, the last",
      after: [19],
      offsets: (200, 150),
      operations: delete(11..<12)
    ),
    Scenario(
      testDescription: "T-10",
      offset: 600,
      after: [6],
      offsets: (0, 0),
      operations: delete(0..<14)
    ),
    Scenario(
      testDescription: "T-12",
      after: [20],
      offsets: (150, 200),
      operations: move(0, to: 10)
    ),
    Scenario(
      testDescription: "the first in sight is moved away",
      after: [20],
      offsets: (200, 150),
      operations: move(4, to: 19)
    ),
    Scenario(
      testDescription: "the last in sight is moved to the start",
      after: [20],
      offsets: (250, 200),
      operations: move(11, to: 0)
    ),
    // Item 5 begins 35 points below the start of what is seen; of item 11 all but 15 points are.
    Scenario(
      testDescription: "T-15",
      offset: 215,
      after: [21],
      offsets: (265, 265),
      operations: insert(0)
    ),
    Scenario(
      testDescription: "T-16",
      offset: 0,
      after: [21],
      offsets: (50, 50),
      operations: insert(0)
    ),
    Scenario(
      testDescription: "T-17",
      offset: 600,
      after: [21],
      offsets: (600, 650),
      operations: insert(20)
    ),
    Scenario(
      testDescription: "T-18, in front",
      counts: [10, 10],
      offset: 600,
      after: [4, 10, 10],
      offsets: (800, 800),
      operations: [.insertSection(NewSection(0))]
    ),
    Scenario(
      testDescription: "T-18, between",
      counts: [10, 10],
      offset: 600,
      after: [10, 4, 10],
      offsets: (800, 800),
      operations: [.insertSection(NewSection(1))]
    ),
    Scenario(
      testDescription: "a section above is deleted",
      counts: [4, 16, 10],
      offset: 600,
      after: [16, 10],
      offsets: (400, 400),
      operations: [.deleteSection(OldSection(0))]
    ),
    Scenario(
      testDescription: "a section moves from above to below",
      counts: [4, 20, 2],
      offset: 400,
      after: [20, 4, 2],
      offsets: (200, 200),
      operations: [.moveSection(from: OldSection(0), to: NewSection(1))]
    ),
    Scenario(
      testDescription: "an item moves from above into the section below",
      counts: [4, 20],
      offset: 400,
      after: [3, 21],
      offsets: (350, 350),
      operations: [
        .moveItem(from: OldPath(section: 0, item: 1), to: NewPath(section: 1, item: 20))
      ]
    ),
  ]

  @Test("keeps what is read over a batch", arguments: RegulatedCase.all, scenarios)
  func batches(_ configuration: RegulatedCase, _ scenario: Scenario) {
    let policies: [(ContentOffsetPolicy, CGFloat)] = [
      (.firstVisible(sticksToStart: nil), scenario.offsets.0),
      (.lastVisible(sticksToEnd: nil, followsInsertions: true), scenario.offsets.1),
    ]
    for (policy, offset) in policies {
      let fixture = RegulatedFixture(configuration, scenario.counts, policy)
      fixture.scroll(to: scenario.offset)
      let seen = fixture.spans
      fixture.update(scenario.after, scenario.operations)
      fixture.settle()
      #expect(fixture.diagnostics.isEmpty)
      if configuration.kind == .compositional, scenario.counts.count > 1 {
        // How long the sections out of sight are is an assumption, but what is seen stays.
        let now = fixture.spans
        #expect(seen.contains { now[$0.key] == $0.value }, "\(policy)")
      } else {
        expectEqual(fixture.offset, offset, "\(policy)")
      }
    }
  }
}
