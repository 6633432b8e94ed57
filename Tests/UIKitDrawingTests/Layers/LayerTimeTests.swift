import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("The time of a layer")
@MainActor
struct LayerTimeTests {
  /// Stops what animates in a layer where it is, as code for iOS does.
  private func pause(_ layer: CALayer) {
    let time = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = time
  }

  /// Has it go on from there.
  private func resume(_ layer: CALayer) {
    let pausedTime = layer.timeOffset
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - pausedTime
  }

  private func fade(_ duration: TimeInterval = 1) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = duration
    return animation
  }

  @Test("is paused, without further frames, and goes on where it was")
  func pausing() throws {
    let fixture = Fixture()
    let view = square(on: fixture)
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    view.addSubview(inner)
    fixture.backend.makeFrame()
    var finished: [Bool] = []
    UIView.animate(
      withDuration: 1,
      delay: 0,
      options: .curveLinear,
      animations: { view.frame.origin.x = 100 },
      completion: { finished.append($0) }
    )
    inner.layer.add(fade(), forKey: "fade")
    fixture.backend.advance(by: 0.25)
    pause(view.layer)
    fixture.backend.advance(by: 0.1)
    let drawCount = fixture.screen.drawCount
    #expect(!fixture.backend.needsFrame)
    fixture.backend.advance(by: 5)
    #expect(fixture.screen.drawCount == drawCount && !fixture.backend.needsFrame)
    #expect(abs(shownX(of: view) - 25) < 1e-6)
    #expect(abs(inner.layer.shown.opacity - 0.25) < 1e-6)
    #expect(finished.isEmpty && inner.layer.animationKeys() == ["fade"])
    resume(view.layer)
    fixture.backend.advance(by: 0.5)
    #expect(abs(shownX(of: view) - 75) < 1e-6)
    #expect(abs(inner.layer.shown.opacity - 0.75) < 1e-6)
    fixture.backend.advance(by: 0.5)
    #expect(shownX(of: view) == 100 && finished == [true] && inner.layer.animationKeys() == nil)
  }

  @Test("holds still what is in the layer as soon as the end of one animation stops it")
  func stoppedByNeighbour() {
    let fixture = Fixture()
    let view = square(on: fixture)
    let inner = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4)) }
    for other in inner { view.addSubview(other) }
    fixture.backend.makeFrame()
    UIView.animate(
      withDuration: 0.5,
      delay: 0,
      options: .curveLinear,
      animations: { inner[1].frame.origin.x = 100 },
      completion: { _ in pause(view.layer) }
    )
    UIView.animate(
      withDuration: 1,
      delay: 0,
      options: .curveLinear,
      animations: { for view in [inner[0], inner[2]] { view.frame.origin.x = 100 } }
    )
    fixture.backend.advance(by: 0.5)
    fixture.backend.advance(by: 0.25)
    // Half of the way, where the first has ended; a quarter more would have been 75.
    for view in [inner[0], inner[2]] { #expect(abs(view.layer.shown.position.x - 52) < 1e-6) }
    resume(view.layer)
    fixture.backend.advance(by: 0.25)
    for view in [inner[0], inner[2]] { #expect(abs(view.layer.shown.position.x - 77) < 1e-6) }
  }

  @Test("can be set to a moment, as what follows a finger does")
  func scrubbing() {
    let fixture = Fixture()
    let layer = square(on: fixture).layer
    layer.speed = 0
    layer.timeOffset = 10
    layer.add(fade(), forKey: nil)
    for (time, opacity) in [(10.5, 0.5), (10.25, 0.25), (10.75, 0.75), (10, 0)] {
      layer.timeOffset = time
      fixture.backend.makeFrame()
      #expect(abs(layer.shown.opacity - opacity) < 1e-6)
    }
  }

  @Test("runs as many times as fast as around it, also for what is in the layer")
  func speed() {
    let fixture = Fixture()
    let view = square(on: fixture)
    view.layer.speed = 2
    let inner = CALayer()
    view.layer.addSublayer(inner)
    inner.speed = 0.25
    fixture.backend.makeFrame()
    view.layer.add(fade(), forKey: nil)
    inner.add(fade(), forKey: nil)
    fixture.backend.advance(by: 0.25)
    #expect(abs(view.layer.shown.opacity - 0.5) < 1e-6)
    #expect(abs(inner.shown.opacity - 0.125) < 1e-6)
    fixture.backend.advance(by: 0.3)
    #expect(view.layer.animationKeys() == nil && view.layer.shown.opacity == 1)
  }

  @Test("is what added animations begin by")
  func beginTimes() {
    let fixture = Fixture()
    let layer = square(on: fixture).layer
    layer.timeOffset = 100
    let animation = fade()
    animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 0.5
    animation.fillMode = .backwards
    layer.add(animation, forKey: nil)
    fixture.backend.advance(by: 0.25)
    expectEqual(layer.shown.opacity, 0)
    fixture.backend.advance(by: 0.5)
    #expect(abs(layer.shown.opacity - 0.25) < 1e-6)
  }

  @Test("is converted to that of another layer, and of the clock")
  func conversion() {
    let fixture = Fixture()
    let (outer, inner, other) = (square(on: fixture).layer, CALayer(), CALayer())
    outer.addSublayer(inner)
    outer.speed = 2
    inner.timeOffset = 3
    other.beginTime = 4
    #expect(inner.convertTime(10, from: nil) == 23 && inner.convertTime(23, to: nil) == 10)
    #expect(inner.convertTime(20, from: outer) == 23 && inner.convertTime(23, to: outer) == 20)
    #expect(other.convertTime(23, from: inner) == 6 && inner.convertTime(6, from: other) == 23)
    inner.speed = 0
    expectEqual(inner.convertTime(10, from: nil), 3)
    expectEqual(inner.convertTime(99, to: nil), CACurrentMediaTime())
  }

  @Test("does not count for what a property animator moves")
  func propertyAnimator() {
    let fixture = Fixture()
    let view = square(on: fixture)
    view.layer.speed = 0
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      view.frame.origin.x = 100
    }
    animator.startAnimation()
    fixture.backend.advance(by: 0.25)
    #expect(abs(shownX(of: view) - 25) < 1e-6)
    fixture.backend.advance(by: 1)
    expectEqual(shownX(of: view), 100)
  }

  @Test("keeps what it is when it is given numbers that are not finite, which is reported")
  func wrongNumbers() {
    var messages: [String] = []
    Diagnostics.hook = { messages.append($0.message) }
    defer { Diagnostics.hook = nil }
    let layer = CALayer()
    layer.speed = .nan
    layer.timeOffset = .infinity
    layer.beginTime = -.infinity
    #expect(layer.speed == 1 && layer.timeOffset == 0 && layer.beginTime == 0)
    #expect(messages.count == 3 && messages[0].contains("speed nan"))
  }
}
