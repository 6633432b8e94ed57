import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("An animation that repeats")
@MainActor
struct RepeatedAnimationTests {
  @Test("plays over and over again, and is over once it is taken away")
  func repeats() {
    let fixture = Fixture()
    let view = square(on: fixture)
    var finished: [Bool] = []
    UIView.animate(
      withDuration: 1,
      delay: 0.5,
      options: [.curveLinear, .repeat],
      animations: { view.frame.origin.x = 100 },
      completion: { finished.append($0) }
    )
    fixture.backend.advance(by: 0.75)
    #expect(abs(shownX(of: view) - 25) < 1e-9)
    fixture.backend.advance(by: 1)
    #expect(abs(shownX(of: view) - 25) < 1e-9)
    fixture.backend.advance(by: 100.5)
    #expect(abs(shownX(of: view) - 75) < 1e-6)
    expectEqual(finished, [])
    view.layer.removeAllAnimations()
    expectEqual(finished, [false])
    expectEqual(shownX(of: view), 100)
    #expect(fixture.backend.advanceUntilIdle(limit: 1))
  }

  @Test("goes back each time, if it is to")
  func autoreverses() {
    let fixture = Fixture()
    let view = square(on: fixture)
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .repeat, .autoreverse]) {
      view.frame.origin.x = 100
    }
    fixture.backend.advance(by: 1.25)
    #expect(abs(shownX(of: view) - 75) < 1e-9)
    fixture.backend.advance(by: 1)
    #expect(abs(shownX(of: view) - 25) < 1e-9)
  }

  @Test("only goes there and back, and then is where the model is")
  func thereAndBack() {
    let fixture = Fixture()
    let view = square(on: fixture)
    var finished: [Bool] = []
    UIView.animate(
      withDuration: 1,
      delay: 0,
      options: [.curveEaseIn, .autoreverse],
      animations: { view.frame.origin.x = 100 },
      completion: { finished.append($0) }
    )
    fixture.backend.advance(by: 0.5)
    let onTheWay = shownX(of: view)
    fixture.backend.advance(by: 1)
    // The way back is the way there backwards in time.
    #expect(abs(shownX(of: view) - onTheWay) < 1e-9)
    fixture.backend.advance(by: 0.499)
    #expect(shownX(of: view) < 1)
    expectEqual(finished, [])
    fixture.backend.advance(by: 0.001)
    expectEqual(shownX(of: view), 100)
    expectEqual(finished, [true])
  }

  @Test("may do so a number of times, for a part of what its block changes")
  func modified() {
    let fixture = Fixture()
    let view = square(on: fixture)
    var finished: [Bool] = []
    UIView.animate(
      withDuration: 1,
      delay: 0,
      options: .curveLinear,
      animations: {
        UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) {
          view.frame.origin.x = 100
        }
        view.alpha = 0
      },
      completion: { finished.append($0) }
    )
    fixture.backend.advance(by: 1)
    expectEqual(view.layer.shown.opacity, 0)
    expectEqual(finished, [])
    fixture.backend.advance(by: 1.5)
    #expect(abs(shownX(of: view) - 50) < 1e-9)
    fixture.backend.advance(by: 1.5)
    expectEqual(shownX(of: view), 100)
    expectEqual(finished, [true])
  }

  @Test("is no other one outside of an animation block")
  func modifiedOutside() {
    let fixture = Fixture()
    let view = square(on: fixture)
    UIView.modifyAnimations(withRepeatCount: 3, autoreverses: false) { view.frame.origin.x = 100 }
    expectEqual(shownX(of: view), 100)
    #expect(fixture.backend.advanceUntilIdle(limit: 1))
  }

  @Test(
    "is replaced by another animation of the same, from where that finds it",
    arguments: [1.0, 0.2]
  )
  func replaced(opacity: CGFloat) {
    let fixture = Fixture()
    let view = square(on: fixture)
    var finished: [Bool] = []
    UIView.animate(
      withDuration: 1,
      delay: 0,
      options: [.curveLinear, .repeat, .autoreverse],
      animations: {
        view.alpha = 0.2
        view.frame.origin.x = 100
      },
      completion: { finished.append($0) }
    )
    fixture.backend.advance(by: 3.5)
    #expect(abs(view.layer.shown.opacity - 0.6) < 1e-9)
    // Also where the model has that value already.
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = opacity }
    #expect(abs(view.layer.shown.opacity - 0.6) < 1e-9)
    fixture.backend.advance(by: 0.5)
    #expect(abs(view.layer.shown.opacity - (0.6 + opacity) / 2) < 1e-9)
    fixture.backend.advance(by: 0.5)
    expectEqual(view.layer.shown.opacity, opacity)
    // What else it animates goes on.
    fixture.backend.advance(by: 0.75)
    #expect(abs(shownX(of: view) - 75) < 1e-6)
    expectEqual(finished, [])
  }
}
