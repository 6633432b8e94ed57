import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("An animation block")
@MainActor
struct UIViewAnimationTests {
  @Test("moves what is on screen from the old place to the new one")
  func moves() {
    let fixture = Fixture()
    let view = fixture.show(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.origin.x = 100 }
    expectEqual(view.frame.minX, 100)
    expectEqual(shownX(of: view), 0)
    fixture.backend.advance(by: 0.25)
    #expect(abs(shownX(of: view) - 25) < 1e-9)
    fixture.backend.advance(by: 0.75)
    expectEqual(shownX(of: view), 100)
    #expect(fixture.backend.advanceUntilIdle())
  }

  @Test("starts from what is on screen when it interrupts another")
  func interrupts() {
    let fixture = Fixture()
    let view = fixture.show(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    UIView.animate(withDuration: 1, animations: { view.frame.origin.x = 100 })
    fixture.backend.advance(by: 0.4)
    let before = shownX(of: view)
    UIView.animate(withDuration: 1, animations: { view.frame.origin.x = -50 })
    #expect(abs(shownX(of: view) - before) < 1e-9)
    fixture.backend.advance(by: 1.1)
    expectEqual(shownX(of: view), -50)
  }

  @Test("may start another of the same view from its completion")
  func chains() {
    let fixture = Fixture()
    let view = fixture.show(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    UIView.animate(withDuration: 0.2) {
      view.frame.origin.x = 100
    } completion: { _ in
      UIView.animate(withDuration: 0.2) { view.frame.origin.x = 0 }
      view.layer.removeAllAnimations()
    }
    #expect(fixture.backend.advanceUntilIdle())
    expectEqual(shownX(of: view), 0)
  }

  @Test("tells its completion once, after all its views have arrived")
  func completes() {
    let fixture = Fixture()
    let view = fixture.show(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    var completions: [Bool] = []
    UIView.animate(
      withDuration: 0.5,
      animations: {
        view.frame.origin.x = 100; view.alpha = 0.5
      }
    ) {
      completions.append($0)
    }
    fixture.backend.advance(by: 0.4)
    expectEqual(completions, [])
    fixture.backend.advance(by: 0.2)
    expectEqual(completions, [true])
  }

  @Test("tells its completion in the next frame when nothing animates")
  func completesWithoutAnimations() {
    let fixture = Fixture()
    var completions: [Bool] = []
    UIView.animate(withDuration: 0.5, animations: {}) { completions.append($0) }
    expectEqual(completions, [])
    fixture.backend.makeFrame()
    expectEqual(completions, [true])
  }

  @Test("tells its completion that it did not finish when the view leaves the window")
  func cancels() {
    let fixture = Fixture()
    let view = fixture.show(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    var completions: [Bool] = []
    UIView.animate(withDuration: 0.5, animations: { view.frame.origin.x = 100 }) {
      completions.append($0)
    }
    fixture.backend.advance(by: 0.1)
    view.removeFromSuperview()
    expectEqual(completions, [false])
  }

  @Test("is turned off inside performWithoutAnimation")
  func isTurnedOff() {
    let fixture = Fixture()
    let view = fixture.show(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    UIView.animate(
      withDuration: 1,
      animations: {
        UIView.performWithoutAnimation { view.frame.origin.x = 100 }
      }
    )
    expectEqual(shownX(of: view), 100)
  }

  @Test("is known to be turned off or on")
  func areAnimationsEnabled() {
    _ = Fixture()
    #expect(UIView.areAnimationsEnabled)
    UIView.performWithoutAnimation { #expect(!UIView.areAnimationsEnabled) }
    #expect(UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(false)
    #expect(!UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(true)
  }

  @Test("starts from what is on screen with and without the option that asks for it")
  func fromCurrentState() {
    for options in [UIView.AnimationOptions.beginFromCurrentState, []] {
      let fixture = Fixture()
      let view = square(on: fixture)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.frame.origin.x = 100
      }
      fixture.backend.advance(by: 0.5)
      UIView.animate(withDuration: 1, delay: 0, options: options.union(.curveLinear)) {
        view.frame.origin.x = 0
      }
      expectEqual(shownX(of: view), 50)
      // What is left of both ways adds up: the first one is over now, and the second half over.
      fixture.backend.advance(by: 0.5)
      expectEqual(shownX(of: view), 50)
      fixture.backend.advance(by: 0.5)
      expectEqual(shownX(of: view), 0)
    }
    let fixture = Fixture()
    let view = square(on: fixture)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.origin.x = 100 }
    fixture.backend.advance(by: 0.5)
    let options: UIView.KeyframeAnimationOptions = [.beginFromCurrentState, .calculationModeLinear]
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: options) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
        view.frame.origin.x = 0
      }
    }
    expectEqual(shownX(of: view), 50)
  }

  @Test("lets a turning view keep its size on the way")
  func turns() {
    let fixture = Fixture()
    let view = fixture.show(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    }
    fixture.backend.advance(by: 0.5)
    let shown = view.layer.shown.transform.affine
    #expect(abs((shown.a * shown.a + shown.b * shown.b).squareRoot() - 1) < 1e-12)
    #expect(abs(shown.a - CGFloat(0.5).squareRoot()) < 1e-12)
  }

  @Test("leaves what is inside a view in its place when the view is to shrink below nothing")
  func shrinksBelowNothing() throws {
    let fixture = Fixture()
    let view = fixture.show(UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 0)))
    let inside = UIView(frame: CGRect(x: 0, y: 5, width: 10, height: 10))
    view.addSubview(inside)
    func corner() throws -> CGPoint {
      let window = try #require(view.window)
      return try #require(window.convert(.zero, shownIn: inside, toShownIn: window))
    }
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.frame.size.height = 24
    }
    fixture.backend.advance(by: 0.25)
    // It has grown by 6 of 24 points; now it is 18 points lower than it is to be.
    view.frame.size.height = 0
    expectEqual(view.layer.shown.bounds.size, CGSize(width: 40, height: 0))
    expectEqual(try corner(), CGPoint(x: 10, y: 25))
    fixture.backend.advance(by: 0.25)
    expectEqual(try corner(), CGPoint(x: 10, y: 25))
  }
}
