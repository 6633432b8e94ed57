import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("Timing parameters")
@MainActor
struct TimingParametersTests {
  @Test("of curves have the control points of the curve")
  func cubic() {
    let builtin = UICubicTimingParameters(animationCurve: .easeIn)
    #expect(builtin.timingCurveType == .builtin && builtin.animationCurve == .easeIn)
    expectEqual(builtin.controlPoint1, CGPoint(x: 0.42, y: 0))
    expectEqual(builtin.controlPoint2, CGPoint(x: 1, y: 1))
    #expect(builtin.springTimingParameters == nil)
    #expect(builtin.cubicTimingParameters === builtin)
    let own = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0, y: 1),
      controlPoint2: CGPoint(x: 0.2, y: 1)
    )
    expectEqual(own.timingCurveType, .cubic)
    expectEqual(own.controlPoint2, CGPoint(x: 0.2, y: 1))
    expectEqual(UICubicTimingParameters().animationCurve, .easeInOut)
  }

  @Test("are those of the animator that is made of them, or of what stands for them")
  func ofAnimators() throws {
    let curves: [(UIView.AnimationCurve, CGPoint, CGPoint)] = [
      (.linear, CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1)),
      (.easeIn, CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1)),
      (.easeOut, CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1)),
      (.easeInOut, CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1)),
    ]
    for (curve, first, second) in curves {
      let animator = UIViewPropertyAnimator(duration: 1, curve: curve)
      let parameters = try #require(animator.timingParameters?.cubicTimingParameters)
      expectEqual(parameters.animationCurve, curve)
      #expect(parameters.controlPoint1 == first && parameters.controlPoint2 == second)
    }
    let fixture = Fixture()
    let view = square(on: fixture)
    let own = UIViewPropertyAnimator(
      duration: 1,
      controlPoint1: CGPoint(x: 0, y: 1),
      controlPoint2: CGPoint(x: 0, y: 1),
      animations: { view.frame.origin.x = 100 }
    )
    expectEqual(own.timingParameters?.cubicTimingParameters?.controlPoint1, CGPoint(x: 0, y: 1))
    let states: [UIViewAnimatingState] = [.inactive, .active, .stopped]
    expectEqual(own.state, states[0])
    own.startAnimation()
    expectEqual(own.state, states[1])
    // Such a curve is nearly there after a tenth of the time.
    fixture.backend.advance(by: 0.1)
    #expect(shownX(of: view) > 60)
    own.stopAnimation(false)
    expectEqual(own.state, states[2])
    own.finishAnimation(at: .end)
    let spring = UIViewPropertyAnimator(
      duration: 1,
      dampingRatio: 0.4,
      animations: { view.frame.origin.x = 0 }
    )
    #expect(spring.timingParameters?.springTimingParameters != nil)
    spring.startAnimation()
    var furthest: CGFloat = 0
    for _ in 0..<60 {
      fixture.backend.advance(by: 1.0 / 60)
      furthest = min(furthest, shownX(of: view))
    }
    #expect(furthest < -1)
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
    expectEqual(animator.state, .inactive)
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
      expectEqual((furthest > 101), swings)
      expectEqual(animator.state, .inactive)
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
    expectEqual(spring.initialVelocity, CGVector(dx: 3, dy: -1))
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
    animator.addAnimations { view.frame.origin.x = 100 }
    animator.startAnimation()
    fixture.backend.advance(by: 0.001)
    // 3 ways per second.
    #expect(abs(view.layer.shown.frame.minX - 0.3) < 0.02)
    let bounced = UISpringTimingParameters(
      duration: 1,
      bounce: 0,
      initialVelocity: CGVector(dx: 5, dy: 0)
    )
    expectEqual(bounced.initialVelocity, CGVector(dx: 5, dy: 0))
    let other = fixture.show(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    let second = UIViewPropertyAnimator(duration: 1, timingParameters: bounced)
    second.addAnimations { other.frame.origin.x = 100 }
    second.startAnimation()
    fixture.backend.advance(by: 0.001)
    #expect(abs(other.layer.shown.frame.minX - 0.5) < 0.03)
  }
}
