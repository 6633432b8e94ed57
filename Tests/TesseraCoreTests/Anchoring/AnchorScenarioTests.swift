import TesseraCore
import TesseraTestSupport
import Testing

/// One scenario of section 7 of the update contract.
struct AnchorScenario: Sendable, CustomTestStringConvertible {
  let name: String
  var counts = [20]
  var offset = 200.0
  let operations: [UpdateOperation]
  let after: [Int]
  /// How high some rows are afterwards.
  var heights: [NewPath: Double] = [:]
  let none: Double
  let top: Double
  let bottom: Double

  var testDescription: String { name }
}

@Suite("An anchor, in the scenarios of the contract")
struct AnchorScenarioTests {
  @Test("stands still", arguments: scenarios)
  func standsStill(_ scenario: AnchorScenario) {
    let fixture = AnchorFixture(
      before: CollectionModel(counts: scenario.counts),
      offset: scenario.offset
    )
    let change = fixture.change(scenario.operations, to: scenario.after)
    func offset(_ policy: AnchorPolicy) -> Double {
      fixture.offset(policy, after: change) { fixture in
        for (path, height) in scenario.heights {
          fixture.heights[change.after[path].identity] = height
        }
      }
    }
    expectEqual(offset(.offset), scenario.none, "none")
    expectEqual(offset(.firstVisible), scenario.top, "top")
    expectEqual(offset(.lastVisible()), scenario.bottom, "bottom")
  }

  /// Two items that begin side by side 100 points in, but for what mirroring rounds, and one that ends where what is
  /// visible begins, but for the same.
  @Test("is the same item of a line, whatever is rounded")
  func ties() {
    let viewport = AnchorViewport(
      offset: 50,
      extent: 100,
      startInset: 0,
      endInset: 0,
      contentExtent: 1000
    )
    func held(_ policy: AnchorPolicy, noise: Double) -> Int? {
      let spans = [(0, 50 + noise), (100 + noise, 120), (100 - noise, 120 + noise)]
      let candidates = spans.enumerated().map { item, span in
        AnchorCandidate(old(0, item), AnchorSpan(start: span.0, end: span.1))
      }
      guard
        case .item(let path, _, _, _) = ScrollAnchor(policy, among: candidates, in: viewport).hold
      else { return nil }
      return path.item
    }
    for noise in [0, 1e-12, -1e-12] {
      expectEqual(held(.firstVisible, noise: noise), 1)
      expectEqual(held(.firstStarting, noise: noise), 1)
      expectEqual(held(.lastVisible(), noise: noise), 2)
    }
  }

  static let scenarios = [
    AnchorScenario(
      name: "T-01 three inserted at the start",
      operations: [.insertItem(new(0, 0)), .insertItem(new(0, 1)), .insertItem(new(0, 2))],
      after: [23],
      none: 200,
      top: 350,
      bottom: 350
    ),
    AnchorScenario(
      name: "T-02 two inserted at the end",
      operations: [.insertItem(new(0, 20)), .insertItem(new(0, 21))],
      after: [22],
      none: 200,
      top: 200,
      bottom: 200
    ),
    AnchorScenario(
      name: "T-03 one inserted in sight",
      operations: [.insertItem(new(0, 8))],
      after: [21],
      none: 200,
      top: 200,
      bottom: 250
    ),
    AnchorScenario(
      name: "T-04 inserted at the start, in sight and at the end",
      operations: [0, 1, 10, 23, 24, 25].map { .insertItem(new(0, $0)) },
      after: [26],
      none: 200,
      top: 300,
      bottom: 350
    ),
    AnchorScenario(
      name: "T-05 one inserted directly under the last in sight",
      operations: [.insertItem(new(0, 12))],
      after: [21],
      none: 200,
      top: 200,
      bottom: 250
    ),
    AnchorScenario(
      name: "T-06 one inserted under the row that touches the edge from outside",
      operations: [.insertItem(new(0, 13))],
      after: [21],
      none: 200,
      top: 200,
      bottom: 200
    ),
    AnchorScenario(
      name: "T-07 the first in sight deleted",
      operations: [.deleteItem(old(0, 4))],
      after: [19],
      none: 200,
      top: 200,
      bottom: 150
    ),
    AnchorScenario(
      name: "T-07 the last in sight deleted",
      operations: [.deleteItem(old(0, 11))],
      after: [19],
      none: 200,
      top: 200,
      bottom: 150
    ),
    AnchorScenario(
      name: "T-10 too little left to fill the viewport",
      offset: 600,
      operations: (0..<14).map { .deleteItem(old(0, $0)) },
      after: [6],
      none: 0,
      top: 0,
      bottom: 0
    ),
    AnchorScenario(
      name: "T-11 one above reloaded, and higher",
      operations: [.reloadItem(old(0, 2))],
      after: [20],
      heights: [new(0, 2): 120],
      none: 200,
      top: 270,
      bottom: 270
    ),
    AnchorScenario(
      name: "T-12 one moved from above into sight",
      operations: [.moveItem(from: old(0, 0), to: new(0, 10))],
      after: [20],
      none: 200,
      top: 150,
      bottom: 200
    ),
    AnchorScenario(
      name: "T-15 the first in sight cut off",
      offset: 215,
      operations: [.insertItem(new(0, 0))],
      after: [21],
      none: 215,
      top: 265,
      bottom: 265
    ),
    AnchorScenario(
      name: "T-17 one inserted at the end that shows",
      offset: 600,
      operations: [.insertItem(new(0, 20))],
      after: [21],
      heights: [new(0, 20): 40],
      none: 600,
      top: 600,
      bottom: 640
    ),
    AnchorScenario(
      name: "T-18 a section inserted at the start",
      counts: [10, 10],
      offset: 600,
      operations: [.insertSection(NewSection(0))],
      after: [4, 10, 10],
      none: 600,
      top: 800,
      bottom: 800
    ),
    AnchorScenario(
      name: "T-18 a section inserted between two",
      counts: [10, 10],
      offset: 600,
      operations: [.insertSection(NewSection(1))],
      after: [10, 4, 10],
      none: 600,
      top: 800,
      bottom: 800
    ),
    AnchorScenario(
      name: "T-35 two deleted at the end that shows",
      offset: 600,
      operations: [.deleteItem(old(0, 18)), .deleteItem(old(0, 19))],
      after: [18],
      none: 500,
      top: 500,
      bottom: 500
    ),
  ]

  @Test("T-05 is not let in by a strict policy")
  func strictPolicy() {
    let fixture = AnchorFixture()
    let change = fixture.change([.insertItem(new(0, 12))], to: [21])
    expectEqual(fixture.offset(.lastVisible(adopting: false), after: change), 200)
  }

  @Test("T-15 keeps the distance of what is cut off")
  func keepsTheDistance() {
    let anchor = AnchorFixture(offset: 215).anchor(.firstVisible)
    expectEqual(anchor.hold, .item(old(0, 4), edge: .start, distance: -15, succession: .place))
  }

  @Test("T-16 at the start is the start, if it sticks there")
  func sticksToTheStart() {
    let fixture = AnchorFixture(offset: 0)
    let change = fixture.change([.insertItem(new(0, 0))], to: [21])
    expectEqual(fixture.offset(.firstVisible.sticking(), after: change), 0)
    expectEqual(fixture.offset(.firstVisible, after: change), 50)
  }

  @Test("T-18 takes the path that its item has now", arguments: [0, 1])
  func translatesItsPath(section: Int) {
    let fixture = AnchorFixture(before: CollectionModel(counts: [10, 10]), offset: 600)
    let after = section == 0 ? [4, 10, 10] : [10, 4, 10]
    let map = fixture.change([.insertSection(NewSection(section))], to: after).checked.map
    expectEqual(fixture.anchor(.firstVisible).target(through: map), new(2, 2))
    expectEqual(fixture.anchor(.lastVisible()).target(through: map), new(2, 9))
  }

  @Test("T-33 adds to what a finger does meanwhile")
  func addsToTheFinger() {
    let fixture = AnchorFixture()
    let change = fixture.change(
      [.insertItem(new(0, 0)), .insertItem(new(0, 1)), .insertItem(new(0, 2))],
      to: [23]
    )
    let offset = fixture.offset(.firstVisible, after: change, clamped: false) { $0.offset -= 30 }
    expectEqual(offset, 320)
  }

  @Test("T-30 adds up over two batches")
  func addsUp() {
    var fixture = AnchorFixture()
    let first = fixture.change([.insertItem(new(0, 0)), .insertItem(new(0, 1))], to: [22])
    fixture.offset = fixture.offset(.firstVisible, after: first)
    expectEqual(fixture.offset, 300)
    fixture.before = first.after
    let second = fixture.change([.deleteItem(old(0, 5))], to: [21])
    expectEqual(fixture.offset(.firstVisible, after: second), 250)
  }

  @Test("T-40 scrolls once content that sat at the bottom has filled the viewport")
  func shortContentAtTheBottom() {
    var fixture = AnchorFixture(before: CollectionModel(counts: [3]), offset: 0)
    fixture.sinksShortContent = true
    expectEqual(fixture.spans(of: fixture.before, in: Before.self)[old(0, 0)]?.start, 250)
    var offsets: [Double] = []
    for count in 4...9 {
      let change = fixture.change([.insertItem(new(0, count - 1))], to: [count])
      fixture.offset = fixture.offset(.lastVisible(), after: change)
      fixture.before = change.after
      offsets.append(fixture.offset)
    }
    expectEqual(offsets, [0, 0, 0, 0, 0, 50])
  }
}
