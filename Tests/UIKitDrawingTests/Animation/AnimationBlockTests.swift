import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("An animation block, its time and its end")
@MainActor
struct AnimationBlockTests {
  struct Curve: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let options: UIView.AnimationOptions
    /// Whether less than a quarter, a quarter or more of the way is made in a quarter of the time.
    let firstQuarter: ClosedRange<CGFloat>
    let lastQuarter: ClosedRange<CGFloat>
  }

  // Apple's media timing functions: (0.42, 0)–(1, 1) in, (0, 0)–(0.58, 1) out, both for in and out.
  nonisolated static let curves = [
    Curve(
      testDescription: "linear",
      options: .curveLinear,
      firstQuarter: 24.99...25.01,
      lastQuarter: 74.99...75.01
    ),
    Curve(
      testDescription: "ease in",
      options: .curveEaseIn,
      firstQuarter: 5...15,
      lastQuarter: 55...70
    ),
    Curve(
      testDescription: "ease out",
      options: .curveEaseOut,
      firstQuarter: 30...45,
      lastQuarter: 85...95
    ),
    Curve(
      testDescription: "ease in and out",
      options: .curveEaseInOut,
      firstQuarter: 8...18,
      lastQuarter: 82...92
    ),
  ]

  @Test("spreads the way over the time as its curve says", arguments: curves)
  func curves(_ curve: Curve) {
    let fixture = Fixture()
    let view = square(on: fixture)
    UIView.animate(withDuration: 4, delay: 0, options: curve.options) {
      view.frame.origin.x = 100
    }
    fixture.backend.advance(by: 1)
    #expect(curve.firstQuarter.contains(shownX(of: view)))
    fixture.backend.advance(by: 2)
    #expect(curve.lastQuarter.contains(shownX(of: view)))
    fixture.backend.advance(by: 1)
    expectEqual(shownX(of: view), 100)
  }

  @Test("waits for its delay with everything where it was")
  func delay() {
    let fixture = Fixture()
    let view = square(on: fixture)
    var completions = 0
    UIView.animate(
      withDuration: 1,
      delay: 0.5,
      options: .curveLinear,
      animations: { view.frame.origin.x = 100 },
      completion: { _ in completions += 1 }
    )
    fixture.backend.advance(by: 0.5)
    expectEqual(shownX(of: view), 0)
    fixture.backend.advance(by: 0.5)
    #expect(abs(shownX(of: view) - 50) < 1e-9)
    fixture.backend.advance(by: 0.5)
    expectEqual(completions, 1)
  }

  @Test("swings past its end and comes to rest there, as a spring with little damping")
  func spring() {
    let fixture = Fixture()
    let view = square(on: fixture)
    var finished: [Bool] = []
    UIView.animate(
      withDuration: 1,
      delay: 0,
      usingSpringWithDamping: 0.4,
      initialSpringVelocity: 0,
      animations: { view.frame.origin.x = 100 },
      completion: { finished.append($0) }
    )
    var furthest: CGFloat = 0
    for _ in 0..<60 {
      fixture.backend.advance(by: 1.0 / 60)
      furthest = max(furthest, shownX(of: view))
    }
    // The first overshoot of a spring of damping ratio ζ is e^(−πζ/√(1−ζ²)): 25 % for 0.4.
    #expect(abs(furthest - 125.4) < 1)
    fixture.backend.advance(by: 0.1)
    #expect(shownX(of: view) == 100 && finished == [true])
  }

  // Critically damped with the period T, x(t) = 1 − (1 + 2πt/T)·e^(−2πt/T): 98.6 % after one T.
  @Test("creeps to its end as a spring without bounce, and comes to rest after its period")
  func springByPeriod() {
    let fixture = Fixture()
    let view = square(on: fixture)
    UIView.animate(springDuration: 0.5) { view.frame.origin.x = 100 }
    fixture.backend.advance(by: 0.5)
    #expect(abs(shownX(of: view) - 98.64) < 0.01)
    #expect(fixture.backend.advanceUntilIdle())
    expectEqual(shownX(of: view), 100)
    UIView.animate(springDuration: 0.5, bounce: 1) { view.frame.origin.x = 0 }
    #expect(fixture.backend.advanceUntilIdle(limit: 1000))
  }

  @Test("inside another has the outer one's time and curve, unless it insists on its own")
  func nested() {
    let fixture = Fixture()
    let inherits = square(on: fixture)
    let insists = square(on: fixture)
    var ends: [String] = []
    UIView.animate(
      withDuration: 2,
      delay: 0,
      options: .curveLinear,
      animations: {
        UIView.animate(
          withDuration: 0.5,
          animations: { inherits.frame.origin.x = 100 },
          completion: { _ in ends.append("inherits") }
        )
        UIView.animate(
          withDuration: 0.5,
          delay: 0,
          options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveLinear],
          animations: { insists.frame.origin.x = 100 },
          completion: { _ in ends.append("insists") }
        )
        expectEqual(UIView.inheritedAnimationDuration, 2)
      },
      completion: { _ in ends.append("outer") }
    )
    expectEqual(UIView.inheritedAnimationDuration, 0)
    fixture.backend.advance(by: 0.25)
    #expect(abs(shownX(of: inherits) - 12.5) < 1e-9)
    #expect(abs(shownX(of: insists) - 50) < 1e-9)
    fixture.backend.advance(by: 0.25)
    #expect(ends.contains("insists"))
    fixture.backend.advance(by: 1.5)
    expectEqual(ends.sorted(), ["inherits", "insists", "outer"])
  }

  @Test("moves subviews that are laid out in it, and not those that wait for the next layout")
  func layout() {
    final class Row: UIView {
      let icon = UIView()
      var indentation: CGFloat = 0
      override func layoutSubviews() {
        icon.frame = CGRect(x: indentation, y: 0, width: 10, height: 10)
      }
    }
    let fixture = Fixture()
    let row = Row(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    row.addSubview(row.icon)
    fixture.show(row)
    row.indentation = 40
    row.setNeedsLayout()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { row.layoutIfNeeded() }
    fixture.backend.advance(by: 0.5)
    #expect(abs(row.icon.layer.shown.frame.minX - 20) < 1e-9)
    row.indentation = 80
    UIView.animate(withDuration: 1) { row.setNeedsLayout() }
    fixture.backend.advance(by: 0.5)
    expectEqual(row.icon.layer.shown.frame.minX, 80)
    row.indentation = 0
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .layoutSubviews]) {
      row.setNeedsLayout()
    }
    fixture.backend.advance(by: 0.5)
    #expect(abs(row.icon.layer.shown.frame.minX - 40) < 1e-9)
  }

  @Test("completes once when all of it is over, and says whether all of it arrived")
  func partlyTakenAway() {
    let fixture = Fixture()
    let leaving = square(on: fixture)
    let staying = square(on: fixture)
    var finished: [Bool] = []
    UIView.animate(
      withDuration: 1,
      animations: {
        leaving.alpha = 0
        staying.frame.origin.x = 100
      },
      completion: { finished.append($0) }
    )
    fixture.backend.advance(by: 0.5)
    leaving.removeFromSuperview()
    expectEqual(finished, [])
    fixture.backend.advance(by: 0.5)
    expectEqual(finished, [false])
  }

  @Test("completes after it has run, although a view leaves in the middle of it")
  func leavingInside() {
    let fixture = Fixture()
    let leaving = square(on: fixture)
    let staying = square(on: fixture)
    var finished: [Bool] = []
    UIView.animate(
      withDuration: 1,
      animations: {
        leaving.alpha = 0
        leaving.removeFromSuperview()
        expectEqual(finished, [])
        staying.frame.origin.x = 100
      },
      completion: { finished.append($0) }
    )
    fixture.backend.advance(by: 0.5)
    expectEqual(finished, [])
    fixture.backend.advance(by: 0.5)
    expectEqual(finished, [false])
  }

  @Test("completes in the next frame where it takes no time, is turned off or shows nowhere")
  func atOnce() {
    let fixture = Fixture()
    let view = square(on: fixture)
    let unseen = UIView()
    var ends: [String] = []
    UIView.animate(withDuration: 0, animations: { view.alpha = 0.1 }) { _ in ends.append("zero") }
    expectEqual(view.layer.shown.opacity, 0.1)
    UIView.animate(withDuration: 1, animations: { unseen.alpha = 0.2 }) { _ in
      ends.append("unseen")
    }
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1, animations: { view.alpha = 0.3 }) { _ in ends.append("off") }
    UIView.setAnimationsEnabled(true)
    expectEqual(view.layer.shown.opacity, 0.3)
    expectEqual(ends, [])
    fixture.backend.makeFrame()
    expectEqual(ends, ["zero", "unseen", "off"])
  }

  @Test(
    "of a time that is none happens at once",
    arguments: [-1, Double.nan, .infinity, -Double.infinity]
  )
  func impossibleTimes(_ duration: Double) {
    let fixture = Fixture()
    let view = square(on: fixture)
    var ends = 0
    let count: (Bool) -> Void = { _ in ends += 1 }
    UIView.animate(
      withDuration: duration,
      animations: { view.frame.origin.x = 10 },
      completion: count
    )
    expectEqual(shownX(of: view), 10)
    UIView.animate(
      withDuration: 0.1,
      delay: duration,
      animations: { view.alpha = 0.5 },
      completion: count
    )
    UIView.animate(
      withDuration: duration,
      delay: 0,
      usingSpringWithDamping: duration,
      initialSpringVelocity: duration,
      animations: { view.frame.origin.x = 20 },
      completion: count
    )
    UIView.animate(
      springDuration: duration,
      bounce: duration,
      animations: { view.frame.origin.x = 30 },
      completion: count
    )
    #expect(fixture.backend.advanceUntilIdle(limit: 10))
    #expect(shownX(of: view) == 30 && view.layer.shown.opacity == 0.5)
    expectEqual(ends, 4)
  }

  @Test("keeps touches from views that move, unless it allows them")
  func touches() {
    let fixture = Fixture()
    let view = square(on: fixture)
    UIView.animate(withDuration: 1) { view.frame.origin.x = 100 }
    #expect(fixture.window.hitTest(CGPoint(x: 105, y: 5), with: nil) === fixture.window)
    fixture.backend.advance(by: 1)
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
      view.frame.origin.x = 200
    }
    #expect(fixture.window.hitTest(CGPoint(x: 205, y: 5), with: nil) === view)
  }

  @Test("can be caught where it is on screen, and sent on from there")
  func caught() throws {
    let fixture = Fixture()
    let view = square(on: fixture)
    #expect(UIView().layer.presentation() == nil)
    var finished: [Bool] = []
    UIView.animate(
      withDuration: 1,
      delay: 0,
      options: .curveLinear,
      animations: { view.frame.origin.x = 100 },
      completion: { finished.append($0) }
    )
    fixture.backend.advance(by: 0.5)
    let shown = try #require(view.layer.presentation())
    #expect(abs(shown.frame.minX - 50) < 1e-9)
    expectEqual(view.layer.frame.minX, 100)
    view.frame = shown.frame
    view.layer.removeAllAnimations()
    expectEqual(finished, [false])
    #expect(abs(shownX(of: view) - 50) < 1e-9)
    shown.opacity = 0
    expectEqual(view.alpha, 1)
  }
}
