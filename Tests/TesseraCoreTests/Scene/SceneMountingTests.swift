import Testing

@testable import TesseraCore

@Suite("What is mounted in a scene with two nested containers")
struct SceneMountingTests {
  /// One row, a container of 20 items, one row, a container of 3, and 20 rows.
  private let fixture = SceneFixture(counts: [1, 20, 1, 3, 20])
  private let first = ContainerIdentity<Before>.section(OldSection(1))
  private let second = ContainerIdentity<Before>.section(OldSection(3))

  /// The scene when everything that is visible at first has views.
  private func shown(_ fixture: SceneFixture) -> (Scene<Before>, SceneMounting<Before>) {
    let scene: Scene<Before> = fixture.scene(restoring: ContainerOffsets())
    var mounting = SceneMounting<Before>()
    _ = mounting.planFrame(of: scene, place: fixture.place)
    return (scene, mounting)
  }

  @Test("is what shows in each, at first")
  func laysOut() {
    let scene: Scene<Before> = fixture.scene(restoring: ContainerOffsets())
    var mounting = SceneMounting<Before>()
    let plans = mounting.planFrame(of: scene, place: fixture.place)
    // 400 points show the first row, both containers and the row between; 320 points show four items of 80.
    #expect(
      plans.summary == [
        "root +0.0 +2.0", "section 1 +1.0 +1.1 +1.2 +1.3", "section 3 +3.0 +3.1 +3.2",
      ]
    )
    let second = mounting.planFrame(of: scene, place: fixture.place)
    #expect(second.isEmpty)
  }

  @Test("changes in one container alone when that one scrolls, and only that one is asked for")
  func scrolls() {
    var (scene, mounting) = shown(fixture)
    var asked: [ContainerIdentity<Before>] = []
    func frame() -> [String] {
      mounting.planFrame(of: scene) { container, rect in
        asked.append(container)
        return fixture.place(container, rect)
      }.summary
    }
    scene.scroll(first, to: Point(x: 30, y: 0))
    // The region that is known reaches half of 320 points farther, so nothing is asked.
    #expect(frame() == ["section 1 +1.4"])
    #expect(asked == [])
    scene.scroll(first, to: Point(x: 40, y: 0))
    #expect(frame() == [])
    scene.scroll(first, to: Point(x: 400, y: 0))
    #expect(
      frame() == ["section 1 +1.5 +1.6 +1.7 +1.8 -1.0 -1.1 -1.2 -1.3 -1.4"]
    )
    #expect(asked == [first])
    #expect(mounting.mounted(in: second).count == 3)
  }

  @Test("comes and goes with its container when that does")
  func scrollsAround() {
    var (scene, mounting) = shown(fixture)
    scene.scroll(.root, to: Point(x: 0, y: 200))
    // Section 1 ends at 200.
    let plans = mounting.planFrame(of: scene, place: fixture.place)
    #expect(
      plans.summary
        == ["root +4.0 +4.1 -0.0", "section 1 -1.0 -1.1 -1.2 -1.3"]
    )
    #expect(mounting.mounted(in: first).isEmpty)
    scene.scroll(first, to: Point(x: 80, y: 0))
    scene.scroll(.root, to: .zero)
    let plansAgain = mounting.planFrame(of: scene, place: fixture.place)
    #expect(
      plansAgain.summary
        == ["root +0.0 -4.0 -4.1", "section 1 +1.1 +1.2 +1.3 +1.4"]
    )
  }

  @Test("goes with its container when the layout has that no more")
  func loses() {
    var (_, mounting) = shown(fixture)
    mounting.invalidate()
    let without = SceneFixture(counts: [1])
    let scene: Scene<Before> = without.scene(restoring: ContainerOffsets())
    let plans = mounting.planFrame(of: scene, place: without.place)
    #expect(
      plans.summary
        == ["root -2.0", "section 1 -1.0 -1.1 -1.2 -1.3", "section 3 -3.0 -3.1 -3.2"]
    )
  }

  @Test("keeps its views and each container its offset over a batch, by identity")
  func updates() {
    var (scene, mounting) = shown(fixture)
    scene.scroll(first, to: Point(x: 160, y: 0))
    _ = mounting.planFrame(of: scene, place: fixture.place)
    var offsets = ContainerOffsets<Before>()
    offsets.note(scene)
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
    #expect(batch.issues == [])
    let (translated, leaving) = mounting.translated(
      through: ElementTranslation(batch),
      batch.map
    )
    #expect(leaving == [ElementIdentity(cell: old(1, 4))])
    let after = SceneFixture(counts: batch.map.after.items)
    let newOffsets = offsets.translated(through: batch.map)
    let newScene: Scene<After> = after.scene(restoring: newOffsets)
    #expect(newScene[.section(NewSection(3))]?.offset == Point(x: 160, y: 0))
    #expect(newScene[.section(NewSection(1))]?.offset == .zero)
    var next = translated
    let plans = next.planFrame(of: newScene, place: after.place)
    // At 160, items 2 to 5 show; those that were 2, 3 and 5 are 3, 4 and 5 now.
    let plan = plans.first { $0.container == .section(NewSection(3)) }
    #expect(plan?.entering.map(\.identity) == [ElementIdentity(cell: new(3, 2))])
    #expect(plan?.staying.map(\.identity.item).sorted() == [3, 4, 5])
    #expect(plan?.leaving == [])
    // The new sections are in sight, and what they push out is not.
    #expect(
      plans.map(\.container) == [
        .root, .section(NewSection(1)), .section(NewSection(3)), .section(NewSection(5)),
      ]
    )
  }

  @Test("restores an offset inside content that has become shorter")
  func restoresInside() {
    var offsets = ContainerOffsets<Before>()
    offsets[OldSection(1)] = Point(x: 1200, y: 0)
    let short = SceneFixture(counts: [1, 6])
    let scene: Scene<Before> = short.scene(restoring: offsets)
    // 6 · 80 − 320
    #expect(scene[first]?.offset == Point(x: 160, y: 0))
  }
}
