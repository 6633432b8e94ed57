import CoreGraphics
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// The scenarios of the update contract about anchors, by their numbers.
///
/// Fixture F: 20 rows of 50 points in a view of 400, at the offset 200, so that rows 4 to 11 are seen.
@Suite("An anchored collection view", .withTheProgram)
@MainActor
struct AnchoringScenarioTests {
  struct Scenario: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var rows = 20
    var offset: CGFloat = 200
    /// The offsets with no policy, with the first and with the last visible row held.
    let offsets: [CGFloat]
    let contentHeight: CGFloat
    let change: @MainActor @Sendable (RowFixture) -> Void
  }

  nonisolated static let scenarios = [
    Scenario(testDescription: "T-01", offsets: [200, 350, 350], contentHeight: 1150) {
      $0.insert(["a", "b", "c"], at: 0)
    },
    Scenario(testDescription: "T-02", offsets: [200, 200, 200], contentHeight: 1100) {
      $0.insert(["a", "b"], at: 20)
    },
    Scenario(testDescription: "T-03", offsets: [200, 200, 250], contentHeight: 1050) {
      $0.insert(["a"], at: 8)
    },
    Scenario(testDescription: "T-04", offsets: [200, 300, 350], contentHeight: 1300) { fixture in
      for (name, item) in zip("abcdef", [0, 1, 10, 23, 24, 25]) {
        fixture.insert(["\(name)"], at: item)
      }
    },
    Scenario(testDescription: "T-05", offsets: [200, 200, 250], contentHeight: 1050) {
      $0.insert(["a"], at: 12)
    },
    Scenario(testDescription: "T-06", offsets: [200, 200, 200], contentHeight: 1050) {
      $0.insert(["a"], at: 13)
    },
    Scenario(testDescription: "T-07, the first", offsets: [200, 200, 150], contentHeight: 950) {
      $0.delete(4..<5)
    },
    Scenario(testDescription: "T-07, the last", offsets: [200, 200, 150], contentHeight: 950) {
      $0.delete(11..<12)
    },
    Scenario(
      testDescription: "T-10",
      offset: 600,
      offsets: [0, 0, 0],
      contentHeight: 300
    ) { $0.delete(0..<14) },
    Scenario(testDescription: "T-11", offsets: [200, 270, 270], contentHeight: 1070) { fixture in
      fixture.sections[0][2].height = 120
      fixture.view.reloadItems(at: [IndexPath(item: 2, section: 0)])
    },
    Scenario(testDescription: "T-12", offsets: [200, 150, 200], contentHeight: 1000) {
      $0.move(0, to: 10)
    },
    Scenario(
      testDescription: "T-15",
      offset: 215,
      offsets: [215, 265, 265],
      contentHeight: 1050
    ) { $0.insert(["a"], at: 0) },
    Scenario(
      testDescription: "T-17",
      offset: 600,
      offsets: [600, 600, 640],
      contentHeight: 1040
    ) { $0.insert(["a"], at: 20, height: 40) },
  ]

  nonisolated static let policies: [AnchorPolicy?] = [nil, .first, .last]

  @Test("goes where the contract says (C32, C33):", arguments: scenarios, 0...2)
  func scenario(_ scenario: Scenario, policy: Int) throws {
    let fixture = RowFixture(rows: scenario.rows, offset: scenario.offset)
    defer { fixture.end() }
    fixture.view.anchorPolicy = Self.policies[policy]
    fixture.update { scenario.change(fixture) }
    expectEqual(fixture.view.contentOffset.y, scenario.offsets[policy])
    fixture.rest()
    expectEqual(fixture.view.contentOffset.y, scenario.offsets[policy])
    expectEqual(fixture.view.contentSize.height, scenario.contentHeight)
    expectEqual(fixture.diagnostics, [])
    expectEqual(fixture.completions, ["batch true"])
  }

  @Test("keeps its start in sight, or its first row in place (T-16)", arguments: [true, false])
  func sticksToTheTop(sticks: Bool) {
    let fixture = RowFixture()
    defer { fixture.end() }
    fixture.view.anchorPolicy = sticks ? .firstVisible.sticking() : .firstVisible
    fixture.update { fixture.insert(["new"], at: 0) }
    expectEqual(fixture.view.contentOffset.y, (sticks ? 0 : 50))
    expectEqual(fixture.rows.first, (sticks ? "new@0" : "0@0"))
  }

  @Test("follows sections, too (T-18)", arguments: [0, 1])
  func sections(section: Int) {
    let names = ["a", "b"].map { section in (0..<10).map { Row(name: "\(section)\($0)") } }
    for policy in [AnchorPolicy.first, .last] {
      let fixture = RowFixture(names)
      fixture.show(offset: 600)
      fixture.view.anchorPolicy = policy
      fixture.update {
        fixture.sections.insert((0..<4).map { Row(name: "new\($0)") }, at: section)
        fixture.view.insertSections([section])
      }
      expectEqual(fixture.view.contentOffset.y, 800)
      expectEqual(fixture.view.indexPathsForVisibleItems.first, IndexPath(item: 2, section: 2))
      expectEqual(fixture.view.indexPathsForVisibleItems.last, IndexPath(item: 9, section: 2))
      fixture.end()
    }
  }

  @Test("holds the first row in sight also where each has a depth of its own", arguments: [1, -1])
  func depths(sign: Int) {
    let fixture = DiffableFixture(["A": Array(0..<20)])
    defer { fixture.end() }
    fixture.layout.spoil = { attributes in
      for row in attributes { row.zIndex = sign * row.indexPath.item }
      return attributes
    }
    fixture.layout.invalidateLayout()
    fixture.view.contentOffset.y = 200
    fixture.rest()
    fixture.view.anchorPolicy = .first
    fixture.change { $0.insertItems([100, 101], beforeItem: 0) }
    expectEqual(fixture.view.contentOffset.y, 300)
  }

  @Test("holds no row that covers another one, such as one that is pinned")
  func coveringRows() {
    let fixture = DiffableFixture(["A": Array(0..<20)])
    defer { fixture.end() }
    let view = fixture.view
    fixture.layout.spoil = { attributes in
      for row in attributes where row.indexPath.item == 0 {
        row.frame.origin.y = view.contentOffset.y
        row.zIndex = 1
      }
      return attributes
    }
    fixture.layout.invalidateLayout()
    fixture.view.contentOffset.y = 20
    fixture.rest()
    fixture.view.anchorPolicy = .first
    // Row 0 is pinned at 20 and covers row 1, which is at 50, down to 70.
    fixture.change { $0.insertItems([100, 101], afterItem: 0) }
    expectEqual(fixture.view.contentOffset.y, 120)
  }

  @Test("stands still in every frame of an animation (C34)", arguments: [0, 1])
  func standsStill(policy: Int) throws {
    let fixture = RowFixture(offset: 215)
    defer { fixture.end() }
    let policies: [(AnchorPolicy, String)] = [(.first, "4"), (.last, "12")]
    let (anchoring, name) = policies[policy]
    fixture.view.anchorPolicy = anchoring
    let top = try #require(fixture.top(name))
    fixture.update {
      fixture.delete(7..<8)
      fixture.delete(0..<2)
      fixture.insert(["a", "b", "c"], at: 6, height: 70)
      fixture.insert(["d"], at: 0)
    }
    for _ in 0..<40 {
      let now = try #require(fixture.top(name))
      #expect(abs(now - top) < 0.01)
      fixture.wait(1.0 / 60)
    }
  }

  @Test(
    "stands still when its section goes and it stays, unless a layout sends its new view (C12, C34)",
    arguments: [false, true]
  )
  func outOfADeletedSection(isReloaded: Bool) throws {
    let fixture = RowFixture(
      [(0..<12).map { Row(name: "a\($0)") }, (0..<20).map { Row(name: "b\($0)") }]
    )
    defer { fixture.end() }
    fixture.show(offset: 200)
    // The layout hears of an insertion (C8), for which its rows come from the left.
    fixture.layout.slidesIn = true
    let anchor = IndexPath(item: 5, section: 0)
    fixture.view.anchorPolicy = .item(anchor, .start)
    expectEqual(fixture.top("a5"), 50)
    fixture.update {
      let row = fixture.sections[0][5]
      fixture.sections = [fixture.sections[1]]
      fixture.sections[0].insert(row, at: 10)
      fixture.view.deleteSections([0])
      fixture.view.moveItem(at: anchor, to: IndexPath(item: 10, section: 0))
      if isReloaded { fixture.view.reloadItems(at: [anchor]) }
    }
    // The row goes from 250 in the content to 500, where the layout has the new view start in the content as
    // it was, of which 200 had been above the view.
    expectEqual(fixture.view.contentOffset.y, 450)
    let cell = try #require(fixture.cell("a5"))
    func top() -> CGFloat {
      cell.layer.shown.position.y - 25 - fixture.view.layer.shown.bounds.minY
    }
    expectEqual(top(), (isReloaded ? 300 : 50))
    for _ in 0..<40 {
      if !isReloaded { #expect(abs(top() - 50) < 0.01) }
      fixture.wait(1.0 / 60)
    }
    expectEqual(top(), 50)
  }
}
