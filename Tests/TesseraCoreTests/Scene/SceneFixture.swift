@testable import TesseraCore

/// A list of rows of 100 points, some of which are replaced by containers that scroll sideways.
///
/// ```
///  section 0   ▐ row ▌ ▐ row ▌ …          rows of 100 points, one below the other
///  section 1   ▐ 0 │ 1 │ 2 │ 3 │ 4 …      a container of 100 points, items of 80 points side by side
///  section 2   ▐ row ▌ …
///  section 3   ▐ 0 │ 1 │ 2 …              another one
/// ```
struct SceneFixture {
  /// How many items each section has; those with odd numbers are containers.
  let counts: [Int]
  /// What is visible of the root.
  var offset = 0.0
  static let size = Size(width: 320, height: 400)
  static let itemWidth = 80.0
  static let rowHeight = 100.0

  private func isNested(_ section: Int) -> Bool { section % 2 == 1 }

  private func height(of section: Int) -> Double {
    isNested(section) ? Self.rowHeight : Double(counts[section]) * Self.rowHeight
  }

  private func top(of section: Int) -> Double {
    (0..<section).reduce(0) { $0 + height(of: $1) }
  }

  /// The containers, each where it was left.
  func scene(restoring offsets: ContainerOffsets<Before>) -> Scene {
    var scene = Scene(
      root: Container(
        .root,
        frame: Rect(origin: .zero, size: Self.size),
        axis: .vertical,
        contentSize: Size(width: Self.size.width, height: top(of: counts.count)),
        offset: Point(x: 0, y: offset)
      )
    )
    for section in counts.indices where isNested(section) {
      let container = Container(
        .section(SectionIndex(section)),
        in: .root,
        frame: Rect(x: 0, y: top(of: section), width: Self.size.width, height: Self.rowHeight),
        axis: .horizontal,
        contentSize: Size(
          width: Double(counts[section]) * Self.itemWidth,
          height: Self.rowHeight
        )
      )
      _ = scene.add(offsets.restoring(container))
    }
    return scene
  }

  /// What the layout places in a rectangle of a container.
  func place(
    _ container: ContainerIdentity<Before>,
    _ rect: Rect
  ) -> [PlacedElement<Before>] {
    var elements: [PlacedElement<Before>] = []
    for section in counts.indices {
      for item in 0..<counts[section] {
        let frame: Rect
        switch container {
        case .root:
          guard !isNested(section) else { continue }
          frame = Rect(
            x: 0,
            y: top(of: section) + Double(item) * Self.rowHeight,
            width: Self.size.width,
            height: Self.rowHeight
          )
        case .section(let nested):
          guard nested.index == section else { continue }
          frame = Rect(
            x: Double(item) * Self.itemWidth,
            y: 0,
            width: Self.itemWidth,
            height: Self.rowHeight
          )
        }
        guard frame.overlaps(rect) else { continue }
        let path = OldPath(section: section, item: item)
        elements.append(PlacedElement(ElementIdentity(cell: path), frame: frame))
      }
    }
    return elements
  }
}

/// A screen without views: what is mounted, and what the layout was asked.
struct SceneScreen {
  var fixture: SceneFixture
  var scene: Scene
  var placed = PlacedScene()
  var mounted: Set<ElementIdentity<Before>> = []
  private(set) var stableBounds: SceneStableBounds?
  /// The containers about which the layout was asked.
  var asked: [ContainerIdentity<Before>] = []

  init(_ fixture: SceneFixture) {
    self.fixture = fixture
    scene = fixture.scene(restoring: ContainerOffsets())
  }

  /// Shows a frame; returns what comes, in order, and then what goes, as section.item.
  mutating func makeFrame() -> [String] {
    for container in placed.unknown(in: scene) {
      guard let visible = scene.visibleRect(of: container) else { continue }
      let rect = PlacedRegion.rect(around: visible)
      asked.append(container.identity)
      placed[container.identity] = PlacedRegion(
        rect,
        elements: fixture.place(container.identity, rect)
      )
    }
    let plan = ScenePlan(showing: scene, placed: placed, mounted: Array(mounted))
    mounted.subtract(plan.leaving)
    mounted.formUnion(plan.entering.map(\.identity))
    stableBounds = plan.stableBounds
    return plan.changes
  }

  /// What comes and goes in a frame in which nothing is looked at that is still settled.
  func changesOfUnsettled() -> [String] {
    let settled = stableBounds?.inside(of: scene)
    let looked = mounted.filter { element in
      let container: ContainerIdentity<Before> =
        element.section.index % 2 == 1 ? .section(element.section) : .root
      return settled?.knows(container) != true
    }
    return ScenePlan(
      showing: scene,
      placed: placed,
      mounted: Array(looked),
      settled: settled
    ).changes
  }
}

extension ScenePlan {
  /// What comes, in order, and then what goes, as section.item.
  fileprivate var changes: [String] {
    entering.map { "+\($0.identity.section.index).\($0.identity.item)" }
      + leaving.map { "-\($0.section.index).\($0.item)" }
  }
}
