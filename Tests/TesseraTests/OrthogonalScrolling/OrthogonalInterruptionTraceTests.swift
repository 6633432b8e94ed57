import Tessera
import TesseraTestSupport
import Testing

@Suite("Everything that is heard of a section that is interrupted")
@MainActor
struct OrthogonalInterruptionTraceTests {
  private let place = CGPoint(x: 187, y: 200)

  /// A section of cards 0.05 seconds after a flick at 110, which goes on to 310.
  ///
  /// Cards slow down to 0.99 of their speed in each millisecond: of the 200 points that were left, 0.99⁵⁰ are, so
  /// that the offset is 310 − 200 · 0.605006 = 188.999.
  private func flicked(
    _ device: UIBackendPointerEvent.Device = .touch
  ) -> (Carousels, OrthogonalTrace) {
    let carousels = Carousels(.groupPaging)
    let trace = OrthogonalTrace(carousels)
    carousels.drag(by: -120)
    carousels.fixture.backend.advance(by: 0.05)
    _ = trace.take()
    return (carousels, trace)
  }

  @Test("by a finger as it slows down, is a drag from where it was caught")
  func caught() {
    let (carousels, trace) = flicked()
    carousels.fixture.screen.pointer(.pressed, at: place)
    expectEqual(
      trace.take(),
      [
        "cards · did end decelerating at 188.999", "cards · will begin dragging at 188.999",
      ]
    )
    // The finger has the content already: none of its way is lost.
    carousels.fixture.backend.advance(by: 0.5)
    carousels.fixture.screen.pointer(.dragged, at: CGPoint(x: 167, y: 200))
    carousels.fixture.backend.advance(by: 0.5)
    carousels.fixture.screen.pointer(.released, at: CGPoint(x: 167, y: 200))
    carousels.rest()
    expectEqual(
      trace.take(),
      [
        "cards · did scroll to 208.999",
        "cards · will end dragging at 208.999, velocity 0, target 310",
        "cards · did end dragging at 208.999, goes on",
        "cards · will begin decelerating at 208.999",
        "cards · did scroll from 208.999 on to 310", "cards · did end decelerating at 310",
      ]
    )
  }

  @Test("by a click of the mouse as it slows down, is no drag, and it goes on to a card")
  func clicked() {
    let (carousels, trace) = flicked()
    carousels.fixture.screen.pointer(.pressed, at: place, device: .mouse)
    carousels.fixture.screen.pointer(.released, at: place, device: .mouse)
    carousels.rest()
    expectEqual(
      trace.take(),
      [
        "cards · did end decelerating at 188.999", "cards · will begin decelerating at 188.999",
        "cards · did scroll from 188.999 on to 310", "cards · did end decelerating at 310",
      ]
    )
  }

  @Test("by the program as it slows down, is the end of that and an animation")
  func sent() {
    let (carousels, trace) = flicked()
    carousels.scroller()?.scroll(toPage: 0, animated: true)
    carousels.rest()
    // It turns round at the speed it has, and so goes further at first.
    expectEqual(
      trace.take(),
      [
        "cards · did end decelerating at 188.999",
        "cards · did scroll from 188.999 on to 0, back and forth",
        "cards · did end scrolling animation at 0",
      ]
    )
  }

  @Test("by a finger that rests during an animation, goes on to the card nearest")
  func stopped() {
    let carousels = Carousels(.groupPaging)
    let trace = OrthogonalTrace(carousels)
    carousels.scroller()?.scroll(toPage: 3, animated: true)
    // 7/27 of 930, as above; 310 is nearest.
    carousels.fixture.backend.advance(by: 0.1)
    carousels.fixture.screen.pointer(.pressed, at: place)
    carousels.fixture.backend.advance(by: 1)
    carousels.fixture.screen.pointer(.released, at: place)
    carousels.rest()
    expectEqual(
      trace.take(),
      [
        "cards · did scroll from 0 on to 241.111",
        "cards · did end scrolling animation at 241.111",
        "cards · will begin decelerating at 241.111",
        "cards · did scroll from 241.111 on to 310", "cards · did end decelerating at 310",
      ]
    )
  }

  @Test("by a drag during an animation, is the end of that and the drag")
  func draggedAway() {
    let carousels = Carousels(.groupPaging)
    let trace = OrthogonalTrace(carousels)
    carousels.scroller()?.scroll(toPage: 3, animated: true)
    carousels.fixture.backend.advance(by: 0.1)
    _ = trace.take()
    carousels.drag(by: 60, holding: 1)
    carousels.rest()
    // Steps of 10 points: the first decides that it scrolls, the others bring it back by 50 to 191.111.
    expectEqual(
      trace.take(),
      [
        "cards · did end scrolling animation at 241.111",
        "cards · will begin dragging at 241.111", "cards · did scroll to 231.111",
        "cards · did scroll to 221.111", "cards · did scroll to 211.111",
        "cards · did scroll to 201.111", "cards · did scroll to 191.111",
        "cards · will end dragging at 191.111, velocity 0, target 310",
        "cards · did end dragging at 191.111, goes on",
        "cards · will begin decelerating at 191.111",
        "cards · did scroll from 191.111 on to 310", "cards · did end decelerating at 310",
      ]
    )
  }

  @Test("by a finger where reading goes from right to left, is mirrored")
  func caughtRightToLeft() {
    let carousels = Carousels(.groupPaging, isRightToLeft: true)
    let trace = OrthogonalTrace(carousels)
    carousels.drag(by: 120)
    carousels.fixture.backend.advance(by: 0.05)
    _ = trace.take()
    carousels.fixture.screen.pointer(.pressed, at: place)
    carousels.fixture.backend.advance(by: 1)
    carousels.fixture.screen.pointer(.released, at: place)
    carousels.rest()
    // From 1095 on to 895, 0.605006 of the way was left.
    expectEqual(
      trace.take(),
      [
        "cards · did end decelerating at 1016.001", "cards · will begin dragging at 1016.001",
        "cards · will end dragging at 1016.001, velocity 0, target 895",
        "cards · did end dragging at 1016.001, goes on",
        "cards · will begin decelerating at 1016.001",
        "cards · did scroll from 1016.001 on to 895", "cards · did end decelerating at 895",
      ]
    )
    carousels.scroller()?.scroll(toPage: 4, animated: true)
    carousels.fixture.backend.advance(by: 0.1)
    carousels.fixture.screen.pointer(.pressed, at: place)
    carousels.fixture.backend.advance(by: 1)
    carousels.fixture.screen.pointer(.released, at: place)
    carousels.rest()
    // 7/27 of 895 are gone, and 585 is nearest.
    expectEqual(
      trace.take(),
      [
        "cards · did scroll from 895 on to 662.963",
        "cards · did end scrolling animation at 662.963",
        "cards · will begin decelerating at 662.963",
        "cards · did scroll from 662.963 on to 585", "cards · did end decelerating at 585",
      ]
    )
  }

  @Test("by leaving the screen as it slows down, has arrived")
  func leaves() {
    let (carousels, trace) = flicked()
    carousels.view.contentOffset.y = 900
    carousels.fixture.backend.makeFrame()
    expectEqual(
      trace.take(),
      [
        "page · did scroll to 900", "cards · did scroll to 310",
        "cards · did end decelerating at 310",
      ]
    )
  }

  @Test("by a batch that moves it as it slows down, is not interrupted")
  func moved() {
    let (carousels, trace) = flicked()
    carousels.view.performBatchUpdates {
      carousels.sections.insert(("new", 2), at: 0)
      carousels.view.insertSections([0])
    }
    carousels.rest()
    expectEqual(
      trace.take(),
      [
        "cards · did scroll from 188.999 on to 310", "cards · did end decelerating at 310",
      ]
    )
  }
}
