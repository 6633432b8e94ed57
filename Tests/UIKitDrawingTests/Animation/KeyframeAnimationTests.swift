import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("An animation with keyframes")
@MainActor
struct KeyframeAnimationTests {
  /// All keyframes at the same speed.
  private let linear = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue
  )

  /// To the right in the first quarter, and down to where it is half as far in the second half.
  private func addKeyframes(_ view: UIView) {
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
      view.frame.origin.x = 100
    }
    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
      view.frame.origin.x = 50
    }
  }

  @Test("changes each value in its part of the time, and keeps it until the next")
  func parts() {
    let fixture = Fixture()
    let view = square(on: fixture)
    var finished: [Bool] = []
    UIView.animateKeyframes(
      withDuration: 4,
      delay: 1,
      options: linear,
      animations: {
        self.addKeyframes(view)
        view.alpha = 0
      },
      completion: { finished.append($0) }
    )
    expectEqual(view.frame.minX, 50)
    fixture.backend.advance(by: 1)
    let expected: [(x: CGFloat, opacity: CGFloat)] = [
      (0, 1), (50, 0.875), (100, 0.75), (100, 0.625), (100, 0.5), (87.5, 0.375), (75, 0.25),
      (62.5, 0.125), (50, 0),
    ]
    for (x, opacity) in expected {
      #expect(abs(shownX(of: view) - x) < 1e-9)
      #expect(abs(view.layer.shown.opacity - opacity) < 1e-9)
      fixture.backend.advance(by: 0.5)
    }
    expectEqual(finished, [true])
    #expect(fixture.backend.advanceUntilIdle(limit: 1))
  }

  // Half the time is half the way of a curve that is slow at both ends alike, and the first quarter is less than a quarter.
  @Test("is slow at its start and its end as a whole, unless its options say otherwise")
  func curve() {
    let fixture = Fixture()
    let view = square(on: fixture)
    UIView.animateKeyframes(withDuration: 4, delay: 0) { self.addKeyframes(view) }
    fixture.backend.advance(by: 1)
    #expect(shownX(of: view) > 20 && shownX(of: view) < 80)
    fixture.backend.advance(by: 1)
    #expect(abs(shownX(of: view) - 100) < 1e-6)
  }

  @Test("finds values between keyframes as its options say")
  func modes() {
    let expected: [(UIView.KeyframeAnimationOptions, CGFloat)] = [
      (.calculationModeLinear, 50), (.calculationModeDiscrete, 0),
      // 100 there and 50 back are 150, of which an eighth of the time is 18.75.
      (.calculationModePaced, 18.75),
    ]
    for (mode, x) in expected {
      let fixture = Fixture()
      let view = square(on: fixture)
      UIView.animateKeyframes(withDuration: 4, delay: 0, options: [mode, linear]) {
        self.addKeyframes(view)
      }
      fixture.backend.advance(by: 0.5)
      #expect(abs(shownX(of: view) - x) < 1e-9)
    }
    for mode in [
      UIView.KeyframeAnimationOptions.calculationModeCubic, .calculationModeCubicPaced,
    ] {
      let fixture = Fixture()
      let view = square(on: fixture)
      UIView.animateKeyframes(withDuration: 4, delay: 0, options: [mode, linear]) {
        self.addKeyframes(view)
      }
      fixture.backend.advance(by: 0.5)
      #expect(shownX(of: view) > 0 && shownX(of: view) < 100)
      fixture.backend.advance(by: 3.5)
      expectEqual(shownX(of: view), 50)
    }
  }

  @Test("goes at the same speed throughout along a curve as well, if it is to")
  func cubicPaced() {
    func shown(_ options: UIView.KeyframeAnimationOptions) -> CGFloat {
      let fixture = Fixture()
      let view = square(on: fixture)
      UIView.animateKeyframes(
        withDuration: 1,
        delay: 0,
        options: options.union(.init(rawValue: UIView.AnimationOptions.curveLinear.rawValue))
      ) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          view.frame.origin.x = 10
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          view.frame.origin.x = 100
        }
      }
      fixture.backend.advance(by: 0.5)
      return shownX(of: view)
    }
    // Half of the time is half of the way, and not the first of the two keyframes.
    #expect(abs(shown(.calculationModeCubic) - 10) < 1)
    #expect(shown(.calculationModeCubicPaced) > 30)
  }

  @Test("has the duration of a block around it, and repeats if it is to")
  func inherited() {
    let fixture = Fixture()
    let view = square(on: fixture)
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      UIView.animateKeyframes(withDuration: 9, delay: 0, options: [self.linear, .repeat]) {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          view.frame.origin.x = 100
        }
      }
    }
    fixture.backend.advance(by: 1.5)
    #expect(abs(shownX(of: view) - 50) < 1e-9)
    fixture.backend.advance(by: 2)
    #expect(abs(shownX(of: view) - 50) < 1e-9)
  }

  @Test("is needed for keyframes: outside of one their changes are made at once")
  func outside() {
    let fixture = Fixture()
    let view = square(on: fixture)
    addKeyframes(view)
    expectEqual(shownX(of: view), 50)
  }
}
