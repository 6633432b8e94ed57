import Tessera
import TesseraTestSupport
import Testing

/// Columns of 100, and cards that are 300 high and scroll down: they rest at 0, 310, 620, 930 and 980.
@Suite("Everything that is heard of a section that scrolls down in a layout that scrolls sideways")
@MainActor
struct HorizontalOrthogonalTraceTests {
  /// Scrolls as asked for one time after the other, and returns what is heard each time.
  private func traces(_ scrolls: ((Carousels) -> Void)...) -> [[String]] {
    let carousels = Carousels(.groupPaging, direction: .horizontal)
    let trace = OrthogonalTrace(carousels, isHorizontal: true)
    return scrolls.map { scroll in
      scroll(carousels)
      carousels.rest()
      return trace.take()
    }
  }

  @Test("and is flicked up, is a drag and the way to the next card")
  func flick() {
    let lines = traces {
      $0.fixture.screen.drag(
        from: CGPoint(x: 200, y: 300),
        to: CGPoint(x: 200, y: 180),
        duration: 0.1
      )
    }
    expectEqual(
      lines[0],
      ["cards · will begin dragging at 0"]
        + OrthogonalDragTraceTests.steps.map { "cards · did scroll to \($0)" } + [
          "cards · will end dragging at 110, velocity 1.2, target 310",
          "cards · did end dragging at 110, goes on", "cards · will begin decelerating at 110",
          "cards · did scroll from 110 on to 310", "cards · did end decelerating at 310",
        ]
    )
  }

  @Test("by the wheel, is the way to the next card; with Shift the collection view is turned")
  func wheel() {
    let place = CGPoint(x: 200, y: 300)
    let lines = traces {
      $0.fixture.screen.turnWheel(by: 1, at: place)
    } _: {
      $0.fixture.screen.turnWheel(by: 1, at: place, modifiers: .shift)
    }
    // 375 to the power of 2/3.
    expectEqual(
      lines,
      [
        ["cards · did scroll from 0 on to 310", "cards · did end scrolling animation at 310"],
        ["page · did scroll from 0 on to 52.002", "page · did end scrolling animation at 52.002"],
      ]
    )
  }

  @Test("by an arrow key, is the way to the item it reaches")
  func keys() {
    let lines = traces {
      $0.fixture.screen.tap(at: CGPoint(x: 200, y: 100))
    } _: {
      $0.fixture.screen.press(.keyboardDownArrow)
    } _: {
      $0.fixture.screen.press(.keyboardDownArrow)
    }
    // Item 1 shows from 330 to 630 in a view of 600: the key goes to its place.
    expectEqual(
      lines,
      [
        [], ["cards · did scroll from 0 on to 310", "cards · did end scrolling animation at 310"],
        ["cards · did scroll from 310 on to 620", "cards · did end scrolling animation at 620"],
      ]
    )
  }

  @Test("by the program, is the way and its end, or one step")
  func program() {
    let lines = traces {
      $0.scroller()?.scroll(toPage: 9, animated: true)
    } _: {
      $0.scroller()?.scroll(to: CGPoint(x: 0, y: 40), animated: false)
    }
    expectEqual(
      lines,
      [
        ["cards · did scroll from 0 on to 980", "cards · did end scrolling animation at 980"],
        ["cards · did scroll to 40"],
      ]
    )
  }

  @Test("by a finger in flight, is a drag from where it was caught")
  func caught() {
    let lines = traces {
      $0.fixture.screen.drag(
        from: CGPoint(x: 200, y: 300),
        to: CGPoint(x: 200, y: 180),
        duration: 0.1
      )
      $0.fixture.backend.advance(by: 0.05)
      $0.fixture.screen.pointer(.pressed, at: CGPoint(x: 200, y: 300))
      $0.fixture.backend.advance(by: 1)
      $0.fixture.screen.pointer(.released, at: CGPoint(x: 200, y: 300))
    }
    expectEqual(
      Array(lines[0].dropFirst(10)),
      [
        "cards · did scroll from 110 on to 188.999", "cards · did end decelerating at 188.999",
        "cards · will begin dragging at 188.999",
        "cards · will end dragging at 188.999, velocity 0, target 310",
        "cards · did end dragging at 188.999, goes on",
        "cards · will begin decelerating at 188.999",
        "cards · did scroll from 188.999 on to 310", "cards · did end decelerating at 310",
      ]
    )
  }
}
