import TesseraCore
import TesseraTestSupport
import Testing

@testable import TesseraEngine

@Suite("The hold on the offset, beside a list of what has happened")
struct OffsetHoldTwinTests {
  private let hold = OffsetHold()

  private enum Event {
    case held, released, asked, adjusted
  }

  /// The place in the content, which is held whatever becomes of the items.
  private let place = HeldAnchor(
    placeIn: VisibleGeometry(
      bounds: Rect(x: 0, y: 200, width: 100, height: 100),
      insets: Insets(top: 0, leading: 0, bottom: 0, trailing: 0),
      contentSize: Size(width: 100, height: 400),
      mirror: .off
    ),
    along: AnchorSpace(axis: .vertical),
    sticking: false
  )

  /// The last event about edges, which alone decides what is held.
  private func edges(_ events: [Event]) -> Event? { events.last { $0 != .adjusted } }

  @Test(
    "holds what was held last until it is taken, and is asked once after that",
    arguments: [UInt64(1), 2, 3]
  )
  func edges(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var events: [Event] = []
    for _ in 0..<200 {
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        hold.hold(place)
        events.append(.held)
      case 1:
        let isHeld = edges(events) == .held
        expectEqual(hold.takeHeld() != nil, isHeld)
        if isHeld { events.append(.released) }
      default:
        let isReleased = edges(events) == .released
        expectEqual(hold.takeWhetherOutside(), isReleased)
        if isReleased { events.append(.asked) }
      }
      expectEqual(hold.held != nil, edges(events) == .held)
    }
  }

  @Test(
    "tells every anchor whether the layout has moved the offset since it was chosen",
    arguments: [UInt64(1), 2, 3]
  )
  func adjustments(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var events: [Event] = []
    var chosen: [(anchor: HeldAnchor, moment: Int)] = []
    for _ in 0..<60 {
      if Bool.random(using: &random) {
        chosen.append((try #require(hold.chosen(place)), events.count))
        events.append(.held)
      } else {
        hold.noteAdjustment()
        events.append(.adjusted)
      }
      for (anchor, moment) in chosen {
        expectEqual(hold.isOvertaken(anchor), events[moment...].contains(.adjusted))
      }
    }
  }

  // The layout wanted 30; an edge has stopped the offset after 10.
  @Test("knows that an edge has cut off what the layout wanted, until the pass has ended")
  func cutOff() {
    let (start, end) = (Point(x: 0, y: 290), Point(x: 0, y: 300))
    hold.noteAdjustment(by: Distance(x: 0, y: 30), from: start, to: end)
    #expect(hold.isCutOff(at: end))
    #expect(!hold.isCutOff(at: start))
    hold.forgetCutOff()
    #expect(!hold.isCutOff(at: end))
    hold.noteAdjustment(by: Distance(x: 0, y: 10), from: start, to: end)
    #expect(!hold.isCutOff(at: end))
  }
}
