import TesseraTestSupport
import Testing

@testable import TesseraCore

@Suite("What comes and goes without a place of its own")
struct DisplacementTests {
  private func before(_ item: Int, _ frame: Rect) -> PlacedElement<Before> {
    PlacedElement(ElementIdentity(cell: old(0, item)), frame: frame)
  }

  private func after(_ item: Int, _ frame: Rect) -> PlacedElement<After> {
    PlacedElement(ElementIdentity(cell: new(0, item)), frame: frame)
  }

  private func row(_ top: Double, height: Double = 50) -> Rect {
    Rect(x: 0, y: top, width: 320, height: height)
  }

  private func column(_ left: Double, width: Double = 50) -> Rect {
    Rect(x: left, y: 0, width: width, height: 100)
  }

  private let vertical = Displacements.Reading(along: .vertical, isReversed: true)

  @Test("goes with what is in front of it, by the way of that one's end")
  func goesWithTheOneInFront() {
    // Row 0 stays and grows by 20, row 1 is new, row 2 was row 1 and goes down by 70.
    let displacements = Displacements(
      [
        .init(from: before(0, row(0)), to: after(0, row(0, height: 70))),
        .init(from: before(1, row(50)), to: after(2, row(120))),
      ],
      in: vertical
    )
    expectEqual(displacements.inFront(of: after(1, row(70))), Distance(x: 0, y: 20))
    expectEqual(displacements.inFront(ofFormer: before(2, row(100))), Distance(x: 0, y: 70))
  }

  @Test("goes with nothing where nothing is in front of it, or with what is behind it")
  func goesWithTheOneBehind() {
    let displacements = Displacements(
      [.init(from: before(0, row(0)), to: after(1, row(50)))],
      in: vertical
    )
    #expect(displacements.inFront(of: after(0, row(0))) == nil)
    expectEqual(displacements.near(after(0, row(0))), Distance(x: 0, y: 50))
    #expect(Displacements([], in: vertical).near(after(0, row(0))) == nil)
  }

  @Test("follows nothing to another line of a grid")
  func followsNoOneAcross() {
    let travel = Displacements.Travel(
      from: before(0, Rect(x: 0, y: 0, width: 50, height: 50)),
      to: after(0, Rect(x: 60, y: 60, width: 50, height: 50))
    )
    let displacements = Displacements([travel], in: vertical)
    #expect(displacements.inFront(of: after(1, Rect(x: 120, y: 60, width: 50, height: 50))) == nil)
  }

  @Test("counts from the right where reading begins there")
  func reversed() {
    let reading = Displacements.Reading(along: .horizontal, isReversed: true)
    // The first at the right grows by 30 to the left, and takes the second along.
    let displacements = Displacements(
      [
        .init(from: before(0, column(270)), to: after(0, column(240, width: 80))),
        .init(from: before(1, column(220)), to: after(1, column(190))),
      ],
      in: reading
    )
    expectEqual(displacements.inFront(of: after(1, column(189))), Distance(x: -30, y: 0))
    expectEqual(displacements.inFront(of: after(1, column(241))), Distance(x: -30, y: 0))
    #expect(displacements.inFront(of: after(0, column(300))) == nil)
  }

  @Test("orders what begins at the same place by section and item")
  func ties() {
    let displacements = Displacements(
      [
        .init(from: before(0, row(0)), to: after(0, row(0))),
        .init(from: before(2, row(0)), to: after(2, row(10))),
      ],
      in: vertical
    )
    expectEqual(displacements.inFront(ofFormer: before(1, row(0))), .zero)
    expectEqual(displacements.inFront(ofFormer: before(3, row(0))), Distance(x: 0, y: 10))
  }

  @Test(
    "starts in its place, with its neighbours, or faded",
    arguments: [
      // source, comes with its container, keeps elements, start
      (source: "new", with: true, keeps: true, start: AppearingStart.inPlace),
      ("new", false, false, .displaced(by: .zero, fades: true)),
      ("stayed", false, false, .displaced(by: .zero, fades: true)),
      ("new", false, true, .displaced(by: Distance(x: 0, y: 20), fades: true)),
      ("reloaded", false, true, .displaced(by: Distance(x: 0, y: 20), fades: true)),
      ("stayed", false, true, .displaced(by: Distance(x: 0, y: 20), fades: false)),
    ]
  )
  func starts(_ rule: (source: String, with: Bool, keeps: Bool, start: AppearingStart)) {
    let former = ElementIdentity(cell: old(0, 9))
    let sources: [String: ElementTranslation.Source] = [
      "new": .isNew, "stayed": .stayed(former), "reloaded": .reloaded(former),
    ]
    let neighbours = Displacements(
      [.init(from: before(0, row(0)), to: after(0, row(0, height: 70)))],
      in: vertical
    )
    let start = AppearingStart(
      of: after(1, row(70)),
      in: .init(
        source: sources[rule.source] ?? .isNew,
        comesWithContainer: rule.with,
        keepsElements: rule.keeps,
        offsetDelta: Distance(x: 0, y: 5)
      ),
      among: neighbours
    )
    expectEqual(start, rule.start)
  }

  @Test("goes with the content where no neighbour takes it along")
  func withTheContent() {
    let none = Displacements([], in: vertical)
    let delta = Distance(x: 0, y: 5)
    let start = AppearingStart(
      of: after(1, row(70)),
      in: .init(source: .isNew, comesWithContainer: false, keepsElements: true, offsetDelta: delta),
      among: none
    )
    expectEqual(start, .displaced(by: delta, fades: true))
    let end = DisappearingEnd(of: before(1, row(70)), .goes, among: none, offsetDelta: delta)
    expectEqual(end, .displaced(by: delta))
  }

  @Test("ends where the element is now if that is still there")
  func ends() {
    let none = Displacements([], in: vertical)
    let element = before(1, row(70))
    let same = ElementIdentity(cell: new(0, 1))
    #expect(
      DisappearingEnd(of: element, .stays(same), among: none, offsetDelta: .zero)
        == .presentPlace(fades: false)
    )
    #expect(
      DisappearingEnd(of: element, .reloads(same), among: none, offsetDelta: .zero)
        == .presentPlace(fades: true)
    )
  }
}
