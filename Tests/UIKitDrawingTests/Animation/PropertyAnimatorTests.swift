import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A property animator")
@MainActor
struct PropertyAnimatorTests {
  /// A square of 10 points on screen, and an animator that takes it 100 points to the right in 4 seconds.
  @MainActor
  private final class AnimatorFixture {
    let fixture = Fixture()
    let view: UIView
    let animator: UIViewPropertyAnimator
    var ends: [UIViewAnimatingPosition] = []

    init(_ curve: UIView.AnimationCurve = .linear) {
      view = fixture.show(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
      animator = UIViewPropertyAnimator(duration: 4, curve: curve)
      let view = view
      animator.addAnimations { view.frame.origin.x = 100 }
      animator.addCompletion { [unowned self] in ends.append($0) }
    }

    var shownX: CGFloat { (view.layer.shown.frame.minX * 1e6).rounded() / 1e6 }

    func advance(_ time: TimeInterval) { fixture.backend.advance(by: time) }

    /// Whether another frame is needed.
    var needsFrames: Bool { !fixture.backend.advanceUntilIdle(limit: 0.1) }
  }

  @Test("animates what its blocks change, from when it is started on")
  func start() {
    let test = AnimatorFixture()
    #expect(test.animator.state == .inactive && !test.animator.isRunning)
    expectEqual(test.view.frame.minX, 0)
    test.animator.startAnimation(afterDelay: 1)
    #expect(test.animator.state == .active && test.animator.isRunning)
    expectEqual(test.animator.delay, 1)
    expectEqual(test.view.frame.minX, 100)
    test.advance(2)
    expectEqual(test.shownX, 25)
    #expect(abs(test.animator.fractionComplete - 0.25) < 1e-9)
    test.advance(3)
    expectEqual(test.shownX, 100)
    expectEqual(test.ends, [.end])
    #expect(test.animator.state == .inactive && !test.animator.isRunning)
    #expect(!test.needsFrames)
  }

  @Test("stays where it is paused, needs no frames there, and goes on along its curve")
  func pause() {
    let test = AnimatorFixture(.easeInOut)
    test.animator.startAnimation()
    test.advance(1)
    let before = test.shownX
    test.animator.pauseAnimation()
    expectEqual(test.shownX, before)
    #expect(test.animator.state == .active && !test.animator.isRunning)
    #expect(!test.needsFrames)
    test.advance(100)
    expectEqual(test.shownX, before)
    test.animator.startAnimation()
    test.advance(1)
    // Half the time is half the way, on a curve that is the same forwards and backwards.
    #expect(abs(test.shownX - 50) < 1e-3)
    test.advance(2)
    expectEqual(test.ends, [.end])
  }

  @Test("can be scrubbed, along its curve or linearly")
  func scrub() {
    let test = AnimatorFixture(.easeIn)
    test.animator.fractionComplete = 0.5
    #expect(test.animator.state == .active && !test.animator.isRunning)
    expectEqual(test.shownX, 50)
    test.animator.fractionComplete = 0.2
    expectEqual(test.shownX, 20)
    test.animator.fractionComplete = 7
    expectEqual(test.shownX, 100)
    expectEqual(test.ends, [])
    test.animator.scrubsLinearly = false
    test.animator.fractionComplete = 0.5
    // A slow start has less than half of the way behind it at half of the time.
    #expect(test.shownX > 10 && test.shownX < 40)
    expectEqual(test.animator.fractionComplete, 0.5)
  }

  @Test(
    "turns round and ends where everything was before, colours that follow the surroundings included"
  )
  func reverse() {
    let test = AnimatorFixture()
    let view = test.view
    view.backgroundColor = .label
    test.animator.addAnimations {
      view.backgroundColor = .red
      view.alpha = 0.5
      view.transform = CGAffineTransform(rotationAngle: 1)
      view.layer.cornerRadius = 4
    }
    test.animator.startAnimation()
    test.advance(1)
    test.animator.isReversed = true
    #expect(abs(test.animator.fractionComplete - 0.75) < 1e-9)
    test.advance(0.5)
    #expect(abs(view.layer.shown.position.x - 17.5) < 1e-6)
    expectEqual(test.ends, [])
    test.advance(0.5)
    expectEqual(test.ends, [.start])
    #expect(view.backgroundColor === UIColor.label)
    #expect(view.alpha == 1 && view.layer.cornerRadius == 0 && view.transform.isIdentity)
    expectEqual(view.frame, CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(!test.animator.isReversed)
  }

  @Test("begins at its end, if it is reversed before it begins")
  func reversedFromStart() {
    let test = AnimatorFixture()
    test.animator.isReversed = true
    test.animator.startAnimation()
    expectEqual(test.shownX, 100)
    test.advance(1)
    expectEqual(test.shownX, 75)
    test.advance(3)
    #expect(test.ends == [.start] && test.view.frame.minX == 0)
  }

  @Test("goes on with another curve in another time, from where it is")
  func continued() {
    let test = AnimatorFixture(.easeInOut)
    test.animator.fractionComplete = 0.4
    test.animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear),
      durationFactor: 0.5
    )
    test.advance(1)
    expectEqual(test.shownX, 70)
    test.animator.pauseAnimation()
    test.animator.isReversed = true
    #expect(abs(test.animator.fractionComplete - 0.3) < 1e-9)
    // What is left of the time is 0.7 of 4 seconds.
    test.animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear),
      durationFactor: 0
    )
    test.advance(1.4)
    expectEqual(test.shownX, 35)
    test.advance(1.4)
    expectEqual(test.ends, [.start])
  }

  @Test("goes on with a spring, and with its own curve in another time")
  func continuedOtherwise() {
    let test = AnimatorFixture()
    test.animator.fractionComplete = 0.5
    test.animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
    test.advance(2)
    expectEqual(test.shownX, 75)
    let spring = UISpringTimingParameters(
      dampingRatio: 0.4,
      initialVelocity: CGVector(dx: 0, dy: 6)
    )
    test.animator.continueAnimation(withTimingParameters: spring, durationFactor: 0.25)
    var furthest: CGFloat = 0
    for _ in 0..<60 {
      test.advance(1.0 / 60)
      furthest = max(furthest, test.shownX)
    }
    #expect(furthest > 105)
    test.advance(0.1)
    #expect(test.shownX == 100 && test.ends == [.end])
  }

  @Test(
    "is stopped where it is, and finished where the program says",
    arguments: [
      (UIViewAnimatingPosition.current, 25), (.start, 0), (.end, 100),
    ] as [(UIViewAnimatingPosition, CGFloat)]
  )
  func stop(position: UIViewAnimatingPosition, x: CGFloat) {
    let test = AnimatorFixture()
    test.animator.startAnimation()
    test.advance(1)
    test.animator.stopAnimation(false)
    #expect(test.animator.state == .stopped && !test.animator.isRunning)
    #expect(test.view.frame.minX == 25 && test.shownX == 25)
    expectEqual(test.ends, [])
    test.animator.finishAnimation(at: position)
    expectEqual(test.animator.state, .inactive)
    #expect(test.view.frame.minX == x && test.shownX == x)
    expectEqual(test.ends, [position])
    #expect(!test.needsFrames)
  }

  @Test("is stopped without a completion, if that is all")
  func stopWithoutFinishing() {
    let test = AnimatorFixture()
    test.animator.startAnimation()
    test.advance(1)
    test.animator.stopAnimation(true)
    expectEqual(test.animator.state, .inactive)
    expectEqual(test.view.frame.minX, 25)
    test.advance(10)
    #expect(test.ends == [] && test.view.frame.minX == 25)
  }

  @Test("animates in the time that is left what is added on the way, or after a part of that")
  func added() {
    let test = AnimatorFixture()
    let late = test.fixture.show(UIView(frame: CGRect(x: 0, y: 20, width: 10, height: 10)))
    let latest = test.fixture.show(UIView(frame: CGRect(x: 0, y: 40, width: 10, height: 10)))
    test.animator.startAnimation()
    test.advance(2)
    test.animator.addAnimations { late.frame.origin.x = 100 }
    test.animator.addAnimations({ latest.frame.origin.x = 100 }, delayFactor: 0.5)
    test.advance(1)
    #expect(abs(late.layer.shown.frame.minX - 50) < 1e-6)
    expectEqual(latest.layer.shown.frame.minX, 0)
    test.advance(0.5)
    #expect(abs(latest.layer.shown.frame.minX - 50) < 1e-6)
    test.advance(0.5)
    #expect(late.layer.shown.frame.minX == 100 && latest.layer.shown.frame.minX == 100)
    expectEqual(test.ends, [.end])
  }

  @Test("moves what blocks inside of its own animate, with keyframes and without")
  func nested() {
    let test = AnimatorFixture()
    let plain = test.fixture.show(UIView(frame: CGRect(x: 0, y: 20, width: 10, height: 10)))
    let framed = test.fixture.show(UIView(frame: CGRect(x: 0, y: 40, width: 10, height: 10)))
    test.animator.addAnimations {
      UIView.animate(withDuration: 0.1) { plain.frame.origin.x = 100 }
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          framed.frame.origin.x = 100
        }
      }
    }
    test.animator.fractionComplete = 0.75
    #expect(abs(plain.layer.shown.frame.minX - 75) < 1e-6)
    #expect(abs(framed.layer.shown.frame.minX - 50) < 1e-6)
    test.animator.isReversed = true
    test.animator.startAnimation()
    test.advance(3)
    #expect(plain.frame.minX == 0 && framed.frame.minX == 0)
  }

  @Test("pauses on completion if it is to, and can be reversed from there")
  func pausesOnCompletion() {
    let test = AnimatorFixture()
    test.animator.pausesOnCompletion = true
    test.animator.startAnimation()
    test.advance(5)
    #expect(test.animator.state == .active && !test.animator.isRunning)
    expectEqual(test.ends, [])
    #expect(!test.needsFrames)
    test.animator.isReversed = true
    test.animator.startAnimation()
    test.advance(3)
    expectEqual(test.shownX, 25)
    test.animator.stopAnimation(false)
    test.animator.finishAnimation(at: .end)
    #expect(test.ends == [.end] && test.view.frame.minX == 100)
  }

  @Test("lets touches reach what it moves, unless it is to keep them")
  func touches() {
    for isEnabled in [true, false] {
      let test = AnimatorFixture()
      test.animator.isUserInteractionEnabled = isEnabled
      test.animator.startAnimation()
      let hit = test.fixture.window.hitTest(CGPoint(x: 105, y: 5), with: nil)
      expectEqual((hit === test.view), isEnabled)
    }
  }

  @Test("reports what it cannot do, and goes on")
  func impossible() {
    let test = AnimatorFixture()
    let messages = reports {
      test.animator.isInterruptible = false
      test.animator.startAnimation()
      test.advance(1)
      test.animator.pauseAnimation()
      test.animator.fractionComplete = 0.9
      test.animator.stopAnimation(true)
      #expect(test.animator.isRunning && test.shownX == 25)
      test.animator.finishAnimation(at: .end)
      test.animator.isInterruptible = true
      test.animator.stopAnimation(false)
      test.animator.startAnimation()
      test.animator.addAnimations {}
      expectEqual(test.animator.state, .stopped)
    }
    expectEqual(messages.count, 6)
    #expect(messages.allSatisfy { $0.contains("4.0 s") })
  }

  @Test("of no time, or while animations are turned off, changes everything at once")
  func atOnce() {
    let fixture = Fixture()
    let view = fixture.show(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    for (duration, isEnabled) in [(0.0, true), (.nan, true), (-1, true), (4, false)] {
      var ends: [UIViewAnimatingPosition] = []
      view.alpha = 1
      UIView.setAnimationsEnabled(isEnabled)
      let animator = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: duration,
        delay: 0,
        animations: { view.alpha = 0.5 },
        completion: { ends.append($0) }
      )
      UIView.setAnimationsEnabled(true)
      expectEqual(view.layer.shown.opacity, 0.5)
      fixture.backend.makeFrame()
      expectEqual(ends, [.end])
      expectEqual(animator.state, .inactive)
    }
  }

  @Test("keeps itself while it runs, with the curve of its options")
  func running() {
    let fixture = Fixture()
    let view = fixture.show(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    var ends: [UIViewAnimatingPosition] = []
    _ = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1,
      delay: 0.5,
      options: .curveLinear,
      animations: { view.alpha = 0 },
      completion: { ends.append($0) }
    )
    fixture.backend.advance(by: 0.75)
    #expect(abs(view.layer.shown.opacity - 0.75) < 1e-9)
    fixture.backend.advance(by: 0.75)
    expectEqual(ends, [.end])
  }

  @Test("can be used again with other blocks")
  func again() {
    let test = AnimatorFixture()
    test.animator.startAnimation()
    test.advance(4)
    let view = test.view
    test.animator.addAnimations { view.frame.origin.x = 0 }
    test.animator.startAnimation()
    test.advance(1)
    expectEqual(test.shownX, 75)
    test.advance(3)
    // Completions are called once.
    expectEqual(test.ends, [.end])
  }
}
