import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("Timing parameters")
@MainActor
struct TimingParametersTests {
  @Test("of curves have the control points of the curve")
  func cubic() {
    let builtin = UICubicTimingParameters(animationCurve: .easeIn)
    #expect(builtin.timingCurveType == .builtin && builtin.animationCurve == .easeIn)
    #expect(builtin.controlPoint1 == CGPoint(x: 0.42, y: 0))
    #expect(builtin.controlPoint2 == CGPoint(x: 1, y: 1))
    #expect(builtin.springTimingParameters == nil)
    #expect(builtin.cubicTimingParameters === builtin)
    let own = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0, y: 1),
      controlPoint2: CGPoint(x: 0.2, y: 1)
    )
    #expect(own.timingCurveType == .cubic)
    #expect(own.controlPoint2 == CGPoint(x: 0.2, y: 1))
    #expect(UICubicTimingParameters().animationCurve == .easeInOut)
  }

  // A critically damped spring of stiffness k and mass m: x(t) = 1 − (1 + ωt)·e^(−ωt), with ω = √(k/m) = 10 and t = 0.2.
  @Test("of springs by their constants take their own time")
  func physical() {
    let fixture = Fixture()
    let view = fixture.show(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    let spring = UISpringTimingParameters(
      mass: 1,
      stiffness: 100,
      damping: 20,
      initialVelocity: .zero
    )
    let animator = UIViewPropertyAnimator(duration: 99, timingParameters: spring)
    animator.addAnimations { view.frame.origin.x = 100 }
    animator.startAnimation()
    fixture.backend.advance(by: 0.2)
    #expect(abs(view.layer.shown.frame.minX - 100 * (1 - 3 * exp(-2))) < 1e-6)
    #expect(fixture.backend.advanceUntilIdle(limit: 3))
    #expect(animator.state == .inactive)
  }

  @Test("of springs by their ratio are at rest after the duration, and swing below 1")
  func damped() {
    for (spring, swings) in [
      (UISpringTimingParameters(dampingRatio: 0.4), true),
      (UISpringTimingParameters(dampingRatio: 1), false),
      (UISpringTimingParameters(duration: 0.3, bounce: 0.5), true),
      (UISpringTimingParameters(), false),
    ] {
      #expect(spring.timingCurveType == .spring && spring.springTimingParameters === spring)
      #expect(spring.cubicTimingParameters == nil)
      let fixture = Fixture()
      let view = fixture.show(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
      let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
      animator.addAnimations { view.frame.origin.x = 100 }
      animator.startAnimation()
      var furthest: CGFloat = 0
      for _ in 0..<300 {
        fixture.backend.advance(by: 1.0 / 60)
        furthest = max(furthest, view.layer.shown.frame.minX)
      }
      #expect((furthest > 101) == swings)
      #expect(animator.state == .inactive)
    }
  }

  @Test("of springs with a speed start with it")
  func velocity() {
    let fixture = Fixture()
    let view = fixture.show(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    let spring = UISpringTimingParameters(
      dampingRatio: 1,
      initialVelocity: CGVector(dx: 3, dy: -1)
    )
    #expect(spring.initialVelocity == CGVector(dx: 3, dy: -1))
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
    animator.addAnimations { view.frame.origin.x = 100 }
    animator.startAnimation()
    fixture.backend.advance(by: 0.001)
    // 3 ways per second.
    #expect(abs(view.layer.shown.frame.minX - 0.3) < 0.02)
  }
}
