import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

/// A delegate with a style for each half of its view.
@MainActor
private final class Halves: NSObject, UIPointerInteractionDelegate {
  var left: UIPointerStyle? = UIPointerStyle(shape: .verticalBeam(length: 20))
  var calls: [String] = []

  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? {
    var (first, second) = (defaultRegion.rect, defaultRegion.rect)
    first.size.width /= 2
    second.origin.x = first.maxX
    second.size.width = first.width
    let isLeft = first.contains(request.location)
    return UIPointerRegion(rect: isLeft ? first : second, identifier: isLeft ? "left" : "right")
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    styleFor region: UIPointerRegion
  ) -> UIPointerStyle? {
    calls.append("style \(region.identifier as? String ?? "none")")
    return region.identifier == AnyHashable("left") ? left : .hidden()
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {
    calls.append("enter \(region.identifier as? String ?? "none")")
    animator.addAnimations { interaction.view?.alpha = 0.5 }
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {
    calls.append("exit \(region.identifier as? String ?? "none")")
    animator.addAnimations { interaction.view?.alpha = 1 }
  }
}

/// A delegate that says nothing.
private final class Silent: NSObject, UIPointerInteractionDelegate {}

// The view is at (100, 100) and 100 × 100.
@MainActor
private final class PointerFixture {
  let fixture = Fixture(width: 320, height: 320)
  let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
  let halves = Halves()

  init() { fixture.show(view) }

  func hover(_ x: CGFloat, _ y: CGFloat = 150, _ action: UIBackendPointerEvent.Action = .hovered) {
    fixture.screen.pointer(action, at: CGPoint(x: x, y: y), device: .mouse)
  }

  var shape: UIBackendPointerShape { fixture.screen.pointerShape }
}

@Suite("The pointer")
@MainActor
struct PointerTests {
  @Test("is the desktop's over views and controls, and a beam over texts that can be typed in")
  func defaults() {
    let test = PointerFixture()
    let button = UIButton(type: .system)
    let field = UITextField()
    let text = UITextView()
    for (place, view) in [button, field, text].enumerated() {
      view.frame = CGRect(x: 0, y: place * 40, width: 80, height: 30)
      test.fixture.show(view)
    }
    test.hover(20, 15)
    expectEqual(test.shape, .standard)
    test.hover(20, 55)
    expectEqual(test.shape, .verticalBeam)
    test.hover(20, 95)
    expectEqual(test.shape, .verticalBeam)
    test.hover(20, 200)
    expectEqual(test.shape, .standard)
    test.hover(20, 95)
    test.hover(0, 0, .exited)
    expectEqual(test.shape, .standard)
  }

  @Test("is a pointing hand over an interaction whose delegate says nothing, or that has none")
  func hand() {
    let test = PointerFixture()
    let silent = Silent()
    test.view.addInteraction(UIPointerInteraction(delegate: silent))
    test.hover(150)
    expectEqual(test.shape, .hand)
    test.hover(250)
    expectEqual(test.shape, .standard)
    test.view.interactions = [UIPointerInteraction(delegate: nil)]
    test.hover(150)
    expectEqual(test.shape, .hand)
  }

  @Test("has the style of the region that it enters, which is asked for once")
  func regions() {
    let test = PointerFixture()
    test.view.addInteraction(UIPointerInteraction(delegate: test.halves))
    test.hover(110)
    test.hover(120)
    expectEqual(test.shape, .verticalBeam)
    expectEqual(test.view.alpha, 0.5)
    test.hover(190)
    expectEqual(test.shape, .hidden)
    test.hover(250)
    expectEqual(test.shape, .standard)
    expectEqual(test.view.alpha, 1)
    expectEqual(
      test.halves.calls,
      [
        "style left", "enter left", "exit left", "style right", "enter right", "exit right",
      ]
    )
  }

  @Test("is asked for again by invalidate(), and is the desktop's where an interaction ends")
  func changes() {
    let test = PointerFixture()
    let interaction = UIPointerInteraction(delegate: test.halves)
    test.view.addInteraction(interaction)
    test.hover(110)
    test.halves.left = UIPointerStyle(shape: .horizontalBeam(length: 20))
    test.hover(112)
    expectEqual(test.shape, .verticalBeam)
    interaction.invalidate()
    expectEqual(test.shape, .horizontalBeam)
    test.halves.left = nil
    interaction.invalidate()
    expectEqual(test.shape, .standard)
    test.halves.left = .system()
    interaction.invalidate()
    expectEqual(test.shape, .standard)
    test.halves.left = .hidden()
    interaction.invalidate()
    expectEqual(test.shape, .hidden)
    interaction.isEnabled = false
    expectEqual(test.shape, .standard)
    interaction.isEnabled = true
    expectEqual(test.shape, .hidden)
    test.view.removeInteraction(interaction)
    expectEqual(test.shape, .standard)
  }

  @Test("is that of the innermost view with something to say")
  func nesting() {
    let test = PointerFixture()
    test.view.addInteraction(UIPointerInteraction(delegate: nil))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    test.view.addSubview(field)
    test.fixture.backend.makeFrame()
    test.hover(120, 120)
    expectEqual(test.shape, .verticalBeam)
    test.hover(180, 180)
    expectEqual(test.shape, .hand)
    field.isUserInteractionEnabled = false
    test.hover(120, 120)
    expectEqual(test.shape, .hand)
  }

  @Test("keeps its shape while a button is down, and shows what is there when it is lifted")
  func pressed() {
    let test = PointerFixture()
    test.view.addInteraction(UIPointerInteraction(delegate: nil))
    test.hover(150)
    test.hover(150, 150, .pressed)
    test.hover(250, 150, .dragged)
    expectEqual(test.shape, .hand)
    test.hover(250, 150, .released)
    expectEqual(test.shape, .standard)
    test.fixture.screen.tap(at: CGPoint(x: 150, y: 150))
    expectEqual(test.shape, .standard, "a finger has no pointer")
  }

  @Test("follows what moves below it")
  func moved() {
    let test = PointerFixture()
    test.view.addInteraction(UIPointerInteraction(delegate: nil))
    test.hover(50, 50)
    expectEqual(test.shape, .standard)
    test.view.frame.origin = .zero
    test.fixture.backend.makeFrame()
    expectEqual(test.shape, .hand)
    test.view.removeFromSuperview()
    test.fixture.backend.makeFrame()
    expectEqual(test.shape, .standard)
  }

  @Test("is drawn where a shape says so, and is a pointing hand or a beam for an effect")
  func shapes() throws {
    let test = PointerFixture()
    let rect = CGRect(x: -4, y: -4, width: 8, height: 8)
    let path = try #require(UIBackendPath(UIBezierPath(rect: rect).cgPath))
    expectEqual(UIPointerStyle(shape: .path(UIBezierPath(rect: rect))).backendShape, .outline(path))
    expectEqual(UIPointerStyle(shape: .roundedRect(rect, radius: 0)).backendShape, .outline(path))
    expectEqual(UIPointerStyle(shape: .path(UIBezierPath())).backendShape, .standard)
    let preview = UITargetedPreview(view: test.view)
    let effects: [UIPointerEffect] = [
      .automatic(preview), .highlight(preview), .lift(preview), .hover(preview),
    ]
    for effect in effects {
      expectEqual(UIPointerStyle(effect: effect).backendShape, .hand)
      let shape = UIPointerShape.verticalBeam(length: 9)
      let beam = UIPointerStyle(effect: effect, shape: shape)
      expectEqual(beam.backendShape, .verticalBeam)
      #expect(effect.preview === preview)
    }
  }

  @Test("is a pointing hand over a button that asks for it, or what its provider says")
  func buttons() {
    let test = PointerFixture()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    test.fixture.show(button)
    test.hover(20, 20)
    expectEqual(test.shape, .standard)
    button.isPointerInteractionEnabled = true
    expectEqual(test.shape, .hand)
    let provider: UIButton.PointerStyleProvider = { _, effect, _ in
      UIPointerStyle(effect: effect, shape: .verticalBeam(length: 10))
    }
    button.pointerStyleProvider = provider
    expectEqual(test.shape, .verticalBeam)
    button.pointerStyleProvider = { _, _, _ in nil }
    expectEqual(test.shape, .standard)
    button.pointerStyleProvider = nil
    button.isEnabled = false
    test.hover(21, 20)
    expectEqual(test.shape, .standard)
  }
}
