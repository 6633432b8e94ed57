import TesseraTestSupport
import Testing

@testable import TesseraCore

@Suite("A scene")
struct SceneTests {
  private func container(
    _ section: Int,
    in parent: ContainerIdentity<Before> = .root,
    frame: Rect,
    offset: Point = .zero
  ) -> Container {
    Container(
      .section(OldSection(section)),
      in: parent,
      frame: frame,
      axis: .horizontal,
      contentSize: Size(width: 1000, height: frame.height),
      offset: offset
    )
  }

  private var root: Container {
    Container(
      .root,
      frame: Rect(x: 0, y: 0, width: 320, height: 400),
      axis: .vertical,
      contentSize: Size(width: 320, height: 5000),
      offset: Point(x: 0, y: 1000)
    )
  }

  /// The root with containers in it; requires that each is taken.
  private func scene(_ containers: [Container]) throws -> Scene {
    var scene = Scene(root: root)
    for container in containers {
      let isTaken = scene.add(container)
      try #require(isTaken, "\(container.identity)")
    }
    return scene
  }

  private func nested(_ section: Int) -> ContainerIdentity<Before> { .section(OldSection(section)) }

  @Test("shows what shows of a container through all that are around it, and all of it across")
  func clips() throws {
    let scene = try scene([
      // 60 of its 100 points are below the top of what is visible, all of which count as visible, and 20
      // are cut off at the right.
      container(
        1,
        frame: Rect(x: 40, y: 960, width: 300, height: 100),
        offset: Point(x: 500, y: 0)
      ),
      // Inside of that one; it begins 100 points in front of what shows.
      container(
        2,
        in: nested(1),
        frame: Rect(x: 400, y: 0, width: 150, height: 100),
        offset: Point(x: 7, y: 0)
      ),
    ])
    expectEqual(scene.visibleRect(of: .root), Rect(x: 0, y: 1000, width: 320, height: 400))
    expectEqual(scene.visibleRect(of: nested(1)), Rect(x: 500, y: 0, width: 280, height: 100))
    expectEqual(scene.visibleRect(of: nested(2)), Rect(x: 107, y: 0, width: 50, height: 100))
    // 7 is at 400 of its parent, and 500 of that at 40 of the root.
    let start = Rect(x: 7, y: 0, width: 10, height: 10)
    let inRoot = Rect(x: -60, y: 960, width: 10, height: 10)
    expectEqual(scene.inRoot(start, of: nested(2)), inRoot)
    expectEqual(scene.fromRoot(inRoot, to: nested(2)), start)
  }

  @Test("shows nothing of what is out of sight, or has no area")
  func hides() throws {
    var scene = try scene([
      container(1, frame: Rect(x: 0, y: 1400, width: 320, height: 100)),
      container(3, frame: Rect(x: 0, y: 1100, width: 320, height: 0)),
      container(5, in: nested(1), frame: Rect(x: 0, y: 0, width: 50, height: 50)),
    ])
    #expect(scene.visibleRect(of: nested(1)) == nil)
    #expect(scene.visibleRect(of: nested(3)) == nil)
    #expect(scene.visibleRect(of: nested(5)) == nil)
    scene.scroll(.root, to: Point(x: 0, y: 1050))
    #expect(scene.visibleRect(of: nested(1)) != nil)
    #expect(scene.visibleRect(of: nested(3)) == nil)
    #expect(scene.visibleRect(of: nested(5)) != nil)
  }

  @Test("clips what has more across than there is room for, so that its cost is bounded")
  func clipsAcross() throws {
    let tall = container(1, frame: Rect(x: 0, y: 900, width: 320, height: 5000))
    expectEqual(
      try scene([tall]).visibleRect(of: nested(1)),
      Rect(x: 0, y: 100, width: 320, height: 400)
    )
  }

  @Test("takes no container twice, nor one whose parent is not there")
  func refuses() throws {
    let frame = Rect(x: 0, y: 0, width: 100, height: 100)
    var scene = try scene([container(1, frame: frame)])
    let taken = [
      scene.add(container(1, frame: frame)), scene.add(container(2, in: nested(9), frame: frame)),
      scene.add(root), scene.scroll(nested(2), to: .zero),
      scene.scroll(nested(1), to: Point(x: .nan, y: 0)),
    ]
    expectEqual(taken, [false, false, false, false, false])
    expectEqual(scene.nested.count, 1)
  }

  @Test("takes numbers that are not finite for zero")
  func numbers() {
    let container = Container(
      .root,
      frame: Rect(x: .nan, y: 10, width: .infinity, height: -5),
      axis: .vertical,
      contentSize: Size(width: .nan, height: -1),
      offset: Point(x: -.infinity, y: 3)
    )
    expectEqual(container.frame, Rect(x: 0, y: 10, width: 0, height: 0))
    expectEqual(container.contentSize, .zero)
    expectEqual(container.offset, Point(x: 0, y: 3))
    #expect(Scene(root: container).visibleRect(of: .root) == nil)
  }

  @Test("keeps a container at rest inside its content, along its axis")
  func rests() {
    let container = container(1, frame: Rect(x: 0, y: 0, width: 320, height: 100))
    func rest(_ x: Double) -> Point { container.restingOffset(nearest: Point(x: x, y: 30)) }
    expectEqual(rest(200), Point(x: 200, y: 0))
    expectEqual(rest(-10), .zero)
    // 1000 − 320
    expectEqual(rest(900), Point(x: 680, y: 0))
    expectEqual(rest(.nan), .zero)
  }
}
