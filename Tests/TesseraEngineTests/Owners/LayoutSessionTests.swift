import TesseraCore
import TesseraTestSupport
import Testing

@testable import TesseraEngine

@Suite("What the layout has said")
struct LayoutSessionTests {
  private let session = LayoutSession(FortyLayout())

  /// A view of 100 by 120 on content of 400, scrolled to an offset.
  private func scene(at offset: Double) -> Scene {
    Scene(
      root: Container(
        .root,
        frame: Rect(x: 0, y: 0, width: 100, height: 120),
        axis: .vertical,
        contentSize: Size(width: 100, height: 400),
        offset: Point(x: 0, y: offset)
      )
    )
  }

  /// Rows of 40, of which three show at offset 80; it is known that there is nothing beside them.
  private var rows: Arrangement {
    Arrangement(
      rect: Rect(x: -100, y: 0, width: 300, height: 400),
      elements: (0..<10).map { item in
        let attributes = PlainAttributes(
          cell: item,
          Rect(x: 0, y: Double(item) * 40, width: 100, height: 40)
        )
        return ArrangedElement(
          key: ElementIdentity(cell: ShownPath(section: 0, item: item)),
          answer: attributes,
          shown: attributes
        )
      }
    )
  }

  /// Goes through the phases; everything is shown at an offset.
  private func show(at offset: Double) {
    for validity in [LayoutValidity.invalid, .prepared, .arranged] {
      session.advance(to: validity)
    }
    session.take(rows)
    session.advance(to: .shown)
    let plan = ScenePlan(
      showing: scene(at: offset),
      placed: session.arrangement.placed,
      mounted: []
    )
    session.settle(in: plan.stableBounds)
  }

  @Test("comes forward phase by phase, and not over one")
  func phases() {
    session.advance(to: .prepared)
    expectEqual(session.validity, .replaced)
    session.advance(to: .invalid)
    session.advance(to: .prepared)
    expectEqual(session.validity, .prepared)
  }

  @Test("does not come forward over what was withdrawn since a phase began")
  func withdrawn() {
    session.advance(to: .invalid)
    let mark = session.mark
    session.withdraw(to: .invalid)
    #expect(!session.advance(to: .prepared, since: mark))
    expectEqual(session.validity, .invalid)
  }

  @Test("is settled as long as exactly the same rows show")
  func settled() {
    show(at: 85)
    #expect(session.isSettled(in: scene(at: 110)))
    // Row 2 ends at 120; row 5, the last one, ends at 240.
    #expect(!session.isSettled(in: scene(at: 130)))
  }

  @Test("is not settled any more once anything is withdrawn, or a phase is done again")
  func unsettled() {
    show(at: 85)
    session.withdraw(to: .prepared)
    #expect(!session.isSettled(in: scene(at: 85)))
    show(at: 85)
    session.advance(to: .shown)
    #expect(!session.isSettled(in: scene(at: 85)))
  }

  @Test("is not settled before everything is shown, whatever is said of the bounds")
  func settledTooEarly() {
    show(at: 85)
    let plan = ScenePlan(showing: scene(at: 85), placed: session.arrangement.placed, mounted: [])
    session.withdraw(to: .arranged)
    session.settle(in: plan.stableBounds)
    session.advance(to: .shown)
    #expect(!session.isSettled(in: scene(at: 85)))
  }

  @Test("is settled in less room once an element has come to stand nearer")
  func narrowed() {
    show(at: 85)
    session.narrow(.root, in: scene(at: 85), by: Rect(x: 0, y: 90, width: 100, height: 10))
    #expect(session.isSettled(in: scene(at: 95)))
    #expect(!session.isSettled(in: scene(at: 105)))
  }

  @Test("of places means nothing in another index space")
  func forgetPlaces() {
    show(at: 85)
    session.noteMoved([.cell(ShownPath(section: 0, item: 2))])
    session.forgetPlaces()
    #expect(session.arrangement.elements.isEmpty)
    #expect(!session.hasMovedElements)
    #expect(!session.isSettled(in: scene(at: 85)))
    expectEqual(session.validity, .shown)
  }

  @Test("holds for the next layout no content size, and the axis until its content shows another")
  func anotherLayout() {
    let room = Size(width: 100, height: 100)
    session.note(contentSize: Size(width: 400, height: 100))
    session.noteAxis(of: Size(width: 400, height: 100), in: room)
    expectEqual(session.axis, .horizontal)
    let next = FortyLayout()
    session.take(next)
    #expect(session.layout === next)
    #expect(session.contentSize == nil)
    expectEqual(session.axis, .horizontal)
    // Content that fits keeps an axis that is known; a new layout's, which fills the width, shows one.
    session.noteAxis(of: Size(width: 100, height: 50), in: room)
    expectEqual(session.axis, .vertical)
  }

  @Test("of a change of the bounds is taken once")
  func boundsContext() {
    session.noteInvalidation(byBounds: PlainContext(.layout))
    #expect(session.takeInvalidationByBounds() != nil)
    #expect(session.takeInvalidationByBounds() == nil)
  }
}
