import Tessera
import TesseraTestSupport
import Testing

@Suite("Everything that is heard of a section that a wheel, keys or the program scroll")
@MainActor
struct OrthogonalAnimationTraceTests {
  private func trace(
    _ carousels: Carousels,
    _ scroll: (Carousels) -> Void
  ) -> [String] {
    let trace = OrthogonalTrace(carousels)
    scroll(carousels)
    carousels.rest()
    return trace.take()
  }

  private func turnWheel(
    _ carousels: Carousels,
    _ notches: CGFloat = 1,
    _ modifiers: UIKeyModifierFlags = .shift
  ) {
    let place = CGPoint(x: 187, y: 200)
    carousels.fixture.screen.turnWheel(by: notches, at: place, modifiers: modifiers)
  }

  @Test("by the wheel with Shift, is the way to the next card and its end")
  func wheel() {
    expectEqual(
      trace(Carousels(.groupPaging)) { turnWheel($0) },
      [
        "cards · did scroll from 0 on to 310", "cards · did end scrolling animation at 310",
      ]
    )
    // Where reading goes from right to left, a turn back reveals what is further left.
    expectEqual(
      trace(Carousels(.groupPaging, isRightToLeft: true)) { turnWheel($0, -1) },
      [
        "cards · did scroll from 1205 on to 895", "cards · did end scrolling animation at 895",
      ]
    )
  }

  @Test("by turns of the wheel that follow each other, is one way with one end")
  func wheelTurns() {
    // A notch is 375 to the power of 2/3, which is 25 · 3^⅔ = 52.002.
    expectEqual(
      trace(Carousels(.continuous)) {
        turnWheel($0)
        $0.fixture.backend.advance(by: 0.1)
        turnWheel($0)
      },
      [
        "cards · did scroll from 0 on to 104.004",
        "cards · did end scrolling animation at 104.004",
      ]
    )
  }

  @Test("by the wheel without Shift, is of the collection view alone")
  func wheelOfPage() {
    // 600 to the power of 2/3.
    expectEqual(
      trace(Carousels(.groupPaging)) { turnWheel($0, 1, []) },
      [
        "page · did scroll from 0 on to 71.138", "page · did end scrolling animation at 71.138",
      ]
    )
  }

  @Test("by the wheel at its end, is nothing")
  func wheelAtEnd() {
    let carousels = Carousels(.groupPaging)
    carousels.scroller()?.scroll(toPage: 4, animated: false)
    expectEqual(trace(carousels) { turnWheel($0) }, [])
  }

  @Test("by an arrow key, is the way to the item it reaches")
  func keys() {
    // Item 1 ends at 20 + 2 · 310 − 10 = 630, which shows from 255 on. In a section of cards its own place is 310.
    let expected: [(UICollectionLayoutSectionOrthogonalScrollingBehavior, String)] = [
      (.continuous, "255"), (.groupPaging, "310"),
    ]
    for (behavior, place) in expected {
      let carousels = Carousels(behavior)
      carousels.fixture.screen.tap(at: CGPoint(x: 100, y: 150))
      carousels.rest()
      expectEqual(
        trace(carousels) { $0.fixture.screen.press(.keyboardRightArrow) },
        [
          "cards · did scroll from 0 on to \(place)",
          "cards · did end scrolling animation at \(place)",
        ]
      )
    }
  }

  @Test("by an arrow key where reading goes from right to left, goes to the left")
  func keysRightToLeft() {
    let carousels = Carousels(.groupPaging, isRightToLeft: true)
    carousels.fixture.screen.tap(at: CGPoint(x: 300, y: 150))
    carousels.rest()
    expectEqual(
      trace(carousels) { $0.fixture.screen.press(.keyboardLeftArrow) },
      [
        "cards · did scroll from 1205 on to 895", "cards · did end scrolling animation at 895",
      ]
    )
  }

  @Test("by the program with animation, is the way and its end")
  func animated() {
    expectEqual(
      trace(Carousels(.groupPaging)) { $0.scroller()?.scroll(toPage: 3, animated: true) },
      [
        "cards · did scroll from 0 on to 930", "cards · did end scrolling animation at 930",
      ]
    )
    expectEqual(
      trace(Carousels(.groupPaging)) { $0.scroller()?.scroll(toPage: 0, animated: true) },
      []
    )
  }

  @Test("by the program at once, is one step")
  func atOnce() {
    let place = CGPoint(x: 40, y: 0)
    expectEqual(
      trace(Carousels(.groupPaging)) { $0.scroller()?.scroll(to: place, animated: false) },
      [
        "cards · did scroll to 40"
      ]
    )
    expectEqual(
      trace(Carousels(.groupPaging)) { $0.scroller()?.scroll(to: .zero, animated: false) },
      []
    )
  }

  @Test(
    "by the program twice, ends where it is when the second begins, whether that is animated or not"
  )
  func twice() {
    // After a third of the time the way is 3 · (⅓)² − 2 · (⅓)³ = 7/27 of 930: 241.111.
    expectEqual(
      trace(Carousels(.groupPaging)) {
        $0.scroller()?.scroll(toPage: 3, animated: true)
        $0.fixture.backend.advance(by: 0.1)
        $0.scroller()?.scroll(toPage: 4, animated: true)
      },
      [
        "cards · did scroll from 0 on to 241.111",
        "cards · did end scrolling animation at 241.111",
        "cards · did scroll from 241.111 on to 1205",
        "cards · did end scrolling animation at 1205",
      ]
    )
    expectEqual(
      trace(Carousels(.groupPaging)) {
        $0.scroller()?.scroll(toPage: 3, animated: true)
        $0.fixture.backend.advance(by: 0.1)
        $0.scroller()?.scroll(toPage: 4, animated: false)
      },
      [
        "cards · did scroll from 0 on to 241.111",
        "cards · did end scrolling animation at 241.111", "cards · did scroll to 1205",
      ]
    )
  }

  @Test("by scrolling the collection view to an item, is of both")
  func scrollToItem() {
    // Rows of 100 in front: section 3 begins at 100 + 200 + 1000, and the middle of card 2 is that of its place.
    let carousels = Carousels(
      .groupPaging,
      [("top", 1), ("cards", 5), ("rows", 10), ("cards below", 5), ("end", 20)]
    )
    carousels.view.contentOffset.y = 800
    carousels.rest()
    let lines = trace(carousels) {
      $0.view.scrollToItem(at: IndexPath(item: 2, section: 3), at: .top, animated: true)
    }
    // Each goes its own way: which of the two is heard first in a frame is not promised.
    expectEqual(
      lines.filter { $0.hasPrefix("page") },
      [
        "page · did scroll from 800 on to 1300", "page · did end scrolling animation at 1300",
      ]
    )
    expectEqual(
      lines.filter { $0.hasPrefix("cards") },
      [
        "cards below · did scroll from 0 on to 620",
        "cards below · did end scrolling animation at 620",
      ]
    )
  }
}
