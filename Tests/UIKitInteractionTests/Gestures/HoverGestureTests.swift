import CoreGraphics
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("A hover")
@MainActor
struct HoverGestureTests {
  private func hover(_ gestures: GestureFixture, _ x: CGFloat, _ y: CGFloat) {
    gestures.fixture.screen.pointer(.hovered, at: CGPoint(x: x, y: y), device: .mouse)
  }

  @Test("begins as the pointer comes over the view, changes as it moves, and ends as it leaves")
  func states() {
    let gestures = GestureFixture()
    let hovering = gestures.add(UIHoverGestureRecognizer(), "hover")
    hover(gestures, 310, 50)
    expectEqual(gestures.take(), [])
    hover(gestures, 50, 50)
    expectEqual(hovering.state, .began)
    hover(gestures, 60, 70)
    expectEqual(hovering.location(in: gestures.view), CGPoint(x: 60, y: 70))
    hover(gestures, 310, 50)
    expectEqual(gestures.take(), ["hover began", "hover changed", "hover ended"])
    expectEqual(hovering.state, .possible)
    hover(gestures, 50, 50)
    gestures.fixture.screen.pointer(.exited, at: CGPoint(x: 50, y: 50), device: .mouse)
    expectEqual(gestures.take(), ["hover began", "hover ended"])
  }

  @Test("goes on over views inside, and leaves touches to others")
  func inside() {
    let gestures = GestureFixture()
    gestures.add(UIHoverGestureRecognizer(), "hover")
    gestures.add(UITapGestureRecognizer(), "tap")
    gestures.view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
    hover(gestures, 50, 50)
    hover(gestures, 10, 10)
    gestures.tap()
    expectEqual(
      gestures.take(),
      ["hover began", "hover changed", "view began", "view cancelled", "tap ended"]
    )
  }

  @Test("ends with its view, and does not begin where it may not")
  func ends() {
    let gestures = GestureFixture()
    let hovering = gestures.add(UIHoverGestureRecognizer(), "hover")
    hover(gestures, 50, 50)
    gestures.view.removeFromSuperview()
    expectEqual(gestures.take(), ["hover began", "hover ended"])
    gestures.fixture.show(gestures.view)
    hovering.isEnabled = false
    hover(gestures, 50, 60)
    let rules = GestureRules()
    rules.letsBegin = false
    hovering.isEnabled = true
    hovering.delegate = rules
    hover(gestures, 50, 70)
    expectEqual(gestures.take(), [])
    rules.letsBegin = true
    hover(gestures, 50, 80)
    hovering.isEnabled = false
    expectEqual(gestures.take(), ["hover began", "hover cancelled"])
  }
}
