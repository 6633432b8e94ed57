import TesseraTestSupport
import Testing

@testable import TesseraCore

@Suite("What has views in a scene with two nested containers")
struct ScenePlanTests {
  /// One row, a container of 20 items, one row, a container of 3, and 20 rows.
  private let fixture = SceneFixture(counts: [1, 20, 1, 3, 20])
  private let first = ContainerIdentity<Before>.section(OldSection(1))
  private let second = ContainerIdentity<Before>.section(OldSection(3))

  private func screen() -> SceneScreen {
    var screen = SceneScreen(fixture)
    _ = screen.makeFrame()
    return screen
  }

  @Test("is what shows in each, at first")
  func laysOut() {
    var screen = SceneScreen(fixture)
    // 400 points show the first row, both containers and the row between; 320 points show four items of 80.
    expectEqual(
      screen.makeFrame(),
      [
        "+0.0", "+2.0", "+1.0", "+1.1", "+1.2", "+1.3", "+3.0", "+3.1", "+3.2",
      ]
    )
    expectEqual(screen.makeFrame(), [])
  }

  @Test("changes in one container alone when that one scrolls, and only that one is asked for")
  func scrolls() {
    var screen = screen()
    screen.asked = []
    screen.scene.scroll(first, to: Point(x: 30, y: 0))
    // The region that is known reaches half of 320 points farther, so nothing is asked.
    expectEqual(screen.makeFrame(), ["+1.4"])
    expectEqual(screen.asked, [])
    screen.scene.scroll(first, to: Point(x: 40, y: 0))
    #expect(screen.stableBounds?.contains(screen.scene) == true)
    screen.scene.scroll(first, to: Point(x: 400, y: 0))
    #expect(screen.stableBounds?.contains(screen.scene) == false)
    expectEqual(
      screen.makeFrame(),
      [
        "+1.5", "+1.6", "+1.7", "+1.8", "-1.0", "-1.1", "-1.2", "-1.3", "-1.4",
      ]
    )
    expectEqual(screen.asked, [first])
  }

  @Test("comes and goes with its container when that does")
  func scrollsAround() {
    var screen = screen()
    screen.scene.scroll(.root, to: Point(x: 0, y: 200))
    // Section 1 ends at 200.
    expectEqual(
      screen.makeFrame(),
      ["+4.0", "+4.1", "-0.0", "-1.0", "-1.1", "-1.2", "-1.3"]
    )
    screen.scene.scroll(first, to: Point(x: 80, y: 0))
    screen.scene.scroll(.root, to: .zero)
    expectEqual(
      screen.makeFrame(),
      ["+0.0", "+1.1", "+1.2", "+1.3", "+1.4", "-4.0", "-4.1"]
    )
  }

  @Test("is the same however far a container has come into sight")
  func isStableAcross() {
    var screen = screen()
    screen.scene.scroll(.root, to: Point(x: 0, y: 110))
    _ = screen.makeFrame()
    // Section 1 reaches from 100 to 200, and row 4.1 comes at 100 of the offset.
    for offset in [120.0, 150, 190] {
      screen.scene.scroll(.root, to: Point(x: 0, y: offset))
      #expect(screen.stableBounds?.contains(screen.scene) == true, "\(offset)")
    }
  }

  @Test("is the same where containers that are still settled are passed over")
  func passesOver() {
    var screen = screen()
    // Everything is known in 200 points around the root, and 160 around a container.
    let steps: [(ContainerIdentity<Before>, Point, changes: [String])] = [
      (first, Point(x: 30, y: 0), ["+1.4"]),
      (.root, Point(x: 0, y: 120), ["+4.0", "+4.1", "-0.0"]),
      (first, Point(x: 100, y: 0), ["+1.5", "-1.0"]),
      // Section 1 ends at 200, and takes its items along.
      (.root, Point(x: 0, y: 200), ["-1.1", "-1.2", "-1.3", "-1.4", "-1.5"]),
    ]
    for (container, offset, changes) in steps {
      screen.scene.scroll(container, to: offset)
      expectEqual(screen.changesOfUnsettled(), changes)
      expectEqual(screen.makeFrame(), changes)
    }
  }

  @Test("is not settled where something shows that is not known")
  func unknown() {
    let screen = screen()
    func isSettled(_ container: ContainerIdentity<Before>, at offset: Point) -> Bool {
      var scene = screen.scene
      scene.scroll(container, to: offset)
      let plan = ScenePlan(showing: scene, placed: screen.placed, mounted: Array(screen.mounted))
      return plan.stableBounds.contains(scene)
    }
    // Half of 320 and half of 400 points farther are known.
    #expect(isSettled(first, at: Point(x: 160, y: 0)))
    #expect(!isSettled(first, at: Point(x: 161, y: 0)))
    #expect(isSettled(.root, at: Point(x: 0, y: 90)))
    #expect(!isSettled(.root, at: Point(x: 0, y: 201)))
  }

  @Test("goes with its container when the layout has that no more")
  func loses() {
    var screen = screen()
    let without = SceneFixture(counts: [1])
    screen.fixture = without
    screen.placed = PlacedScene()
    screen.scene = without.scene(restoring: ContainerOffsets())
    expectEqual(
      screen.makeFrame(),
      ["-1.0", "-1.1", "-1.2", "-1.3", "-2.0", "-3.0", "-3.1", "-3.2"]
    )
  }

  @Test("keeps its views and each container its offset over a batch, by identity")
  func updates() {
    var screen = screen()
    screen.scene.scroll(first, to: Point(x: 160, y: 0))
    _ = screen.makeFrame()
    var offsets = ContainerOffsets<Before>()
    offsets[OldSection(1)] = Point(x: 160, y: 0)
    // Two sections come in front, one of them a container; the first container gets an item at its start
    // and loses one that shows.
    let batch = CheckedBatch(
      checking: RecordedBatch([
        .insertSection(NewSection(0)), .insertSection(NewSection(1)),
        .insertItem(new(3, 0)), .deleteItem(old(1, 4)),
      ]),
      before: ItemCounts([1, 20, 1, 3, 20]),
      after: ItemCounts([1, 2, 1, 20, 1, 3, 20])
    )
    expectEqual(batch.issues, [])
    let after = SceneFixture(counts: batch.map.after.items)
    let translation = ElementTranslation(batch)
    var next = SceneScreen(after)
    next.scene = after.scene(restoring: offsets.translated(through: batch.map).next)
    for element in screen.mounted {
      if case .stays(let element) = translation.disposition(of: element) {
        next.mounted.insert(element.next)
      }
    }
    expectEqual(next.scene[.section(OldSection(3))]?.offset, Point(x: 160, y: 0))
    expectEqual(next.scene[.section(OldSection(1))]?.offset, .zero)
    // At 160, items 2 to 5 of what is section 3 now show; those that were 2, 3 and 5 are 3, 4 and 5 now. The
    // new row and the new container are in sight, and they push section 5 out of it.
    expectEqual(
      next.makeFrame(),
      ["+0.0", "+1.0", "+1.1", "+3.2", "-4.0", "-5.0", "-5.1", "-5.2"]
    )
  }

  @Test("restores an offset inside content that has become shorter")
  func restoresInside() {
    var offsets = ContainerOffsets<Before>()
    offsets[OldSection(1)] = Point(x: 1200, y: 0)
    let short = SceneFixture(counts: [1, 6])
    let scene: Scene = short.scene(restoring: offsets)
    // 6 · 80 − 320
    expectEqual(scene[first]?.offset, Point(x: 160, y: 0))
  }
}
