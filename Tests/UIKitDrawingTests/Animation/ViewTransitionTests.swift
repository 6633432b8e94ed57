import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A transition of a view")
@MainActor
struct ViewTransitionTests {
  /// A label of 100 × 40 points on screen, in a view of its own.
  @MainActor
  private struct TransitionFixture {
    let fixture = Fixture()
    let container = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 100))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

    init(_ background: UIColor? = nil) {
      label.text = "old"
      label.backgroundColor = background
      container.addSubview(label)
      fixture.show(container)
    }

    /// The opacity with which a text is shown; 0 where it is not.
    func opacity(of text: String) -> Double {
      let opacity = fixture.scene.nodes(showing: text).first?.opacity ?? 0
      return (opacity * 1e6).rounded() / 1e6
    }

    func advance(_ time: TimeInterval) { fixture.backend.advance(by: time) }
  }

  @Test("that dissolves fades the old look out and the new one in")
  func dissolve() {
    let test = TransitionFixture()
    var finished: [Bool] = []
    UIView.transition(
      with: test.label,
      duration: 4,
      options: [.transitionCrossDissolve, .curveLinear],
      animations: { test.label.text = "new" },
      completion: { finished.append($0) }
    )
    expectEqual(test.label.text, "new")
    #expect(test.opacity(of: "old") == 1 && test.opacity(of: "new") == 0)
    test.advance(1)
    #expect(test.opacity(of: "old") == 0.75 && test.opacity(of: "new") == 0.25)
    expectEqual(test.container.subviews, [test.label])
    expectEqual(finished, [])
    test.advance(3)
    #expect(test.fixture.scene.nodes(showing: "old").isEmpty)
    expectEqual(test.opacity(of: "new"), 1)
    expectEqual(finished, [true])
    #expect(test.fixture.backend.advanceUntilIdle(limit: 1))
  }

  @Test("that dissolves lets nothing behind an opaque view show through")
  func opaque() {
    let test = TransitionFixture(.white)
    UIView.transition(
      with: test.label,
      duration: 4,
      options: [.transitionCrossDissolve, .curveLinear],
      animations: { test.label.text = "new" }
    )
    test.advance(1)
    #expect(test.opacity(of: "old") == 0.75 && test.opacity(of: "new") == 1)
  }

  // Half-way the view is seen from its edge: before that the old look is shown, and after it the new one. A quarter of the
  // turn about the vertical axis is 45°.
  @Test(
    "that flips turns the old look away and the new one towards the viewer",
    arguments: [
      UIView.AnimationOptions.transitionFlipFromLeft, .transitionFlipFromRight,
      .transitionFlipFromTop, .transitionFlipFromBottom,
    ]
  )
  func flip(direction: UIView.AnimationOptions) throws {
    let test = TransitionFixture()
    UIView.transition(
      with: test.label,
      duration: 4,
      options: [direction, .curveLinear],
      animations: { test.label.text = "new" }
    )
    #expect(test.opacity(of: "old") == 1 && test.opacity(of: "new") == 0)
    #expect(
      test.fixture.scene.nodes(showing: "old").first?.frame
        == CGRect(x: 10, y: 20, width: 100, height: 40)
    )
    test.advance(1)
    #expect(test.opacity(of: "old") == 1 && test.opacity(of: "new") == 0)
    let old = try corners("old", test)
    #expect(nearer(of: old, direction) > 1.05)
    test.advance(2)
    #expect(test.opacity(of: "old") == 0 && test.opacity(of: "new") == 1)
    // The other side is nearer to the viewer on the way to the front.
    let new = try corners("new", test)
    #expect(nearer(of: new, direction) < 0.95)
    test.advance(1)
    #expect(test.fixture.scene.nodes(showing: "old").isEmpty)
    expectEqual(test.fixture.scene.nodes(showing: "new").first?.corners, [])
    #expect(test.label.transform.isIdentity && test.label.alpha == 1)
  }

  /// Where the corners of the label are seen, clockwise from the top left one.
  private func corners(_ text: String, _ test: TransitionFixture) throws -> [CGPoint] {
    let node = try #require(test.fixture.scene.nodes(showing: text).first)
    return node.corners.map {
      CGPoint(x: ($0.x * 1e6).rounded() / 1e6, y: ($0.y * 1e6).rounded() / 1e6)
    }
  }

  /// How many times as long the side that a flip is named after looks as the one across from it.
  private func nearer(of corners: [CGPoint], _ direction: UIView.AnimationOptions) -> CGFloat {
    func length(_ first: Int, _ second: Int) -> CGFloat {
      hypot(corners[first].x - corners[second].x, corners[first].y - corners[second].y)
    }
    let (top, right, bottom, left) = (length(0, 1), length(1, 2), length(2, 3), length(3, 0))
    return switch direction {
    case .transitionFlipFromLeft: left / right
    case .transitionFlipFromRight: right / left
    case .transitionFlipFromTop: top / bottom
    default: bottom / top
    }
  }

  @Test("replaces a view by another one, in the place that it has among its siblings")
  func replacement() {
    let test = TransitionFixture()
    let front = UIView(frame: CGRect(x: 50, y: 50, width: 5, height: 5))
    test.container.addSubview(front)
    let other = UILabel(frame: CGRect(x: 5, y: 5, width: 50, height: 20))
    other.text = "new"
    var finished: [Bool] = []
    UIView.transition(
      from: test.label,
      to: other,
      duration: 4,
      options: [.transitionCrossDissolve, .curveLinear],
      completion: { finished.append($0) }
    )
    expectEqual(test.container.subviews, [other, front])
    test.advance(2)
    #expect(test.opacity(of: "old") == 0.5 && test.opacity(of: "new") == 0.5)
    test.advance(2)
    expectEqual(finished, [true])
    expectEqual(other.frame, CGRect(x: 5, y: 5, width: 50, height: 20))
  }

  @Test("hides one view and shows another one, if it is to")
  func visibility() {
    let test = TransitionFixture()
    let other = UILabel(frame: test.label.frame)
    other.text = "new"
    other.isHidden = true
    test.container.addSubview(other)
    UIView.transition(
      from: test.label,
      to: other,
      duration: 1,
      options: [.transitionFlipFromLeft, .showHideTransitionViews]
    )
    expectEqual(test.container.subviews, [test.label, other])
    #expect(test.label.isHidden && !other.isHidden)
    test.advance(1)
    #expect(test.opacity(of: "old") == 0 && test.opacity(of: "new") == 1)
  }

  @Test("without a kind, without time, or of what is in no window changes everything at once")
  func atOnce() {
    let unseen = UILabel()
    for (isShown, duration, options) in [
      (true, 1.0, []), (true, 0, .transitionCrossDissolve), (false, 1, .transitionFlipFromTop),
    ] as [(Bool, TimeInterval, UIView.AnimationOptions)] {
      let test = TransitionFixture()
      let label = isShown ? test.label : unseen
      var finished: [Bool] = []
      UIView.transition(
        with: label,
        duration: duration,
        options: options,
        animations: { label.text = "new" },
        completion: { finished.append($0) }
      )
      expectEqual(test.opacity(of: "new"), (isShown ? 1 : 0))
      test.fixture.backend.makeFrame()
      expectEqual(finished, [true])
    }
  }

  @Test("of a window dissolves, and shows what its block has changed")
  func window() {
    let test = TransitionFixture()
    let other = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    other.text = "new"
    UIView.transition(
      with: test.fixture.window,
      duration: 4,
      options: [.transitionFlipFromRight, .curveLinear],
      animations: {
        test.container.removeFromSuperview()
        test.fixture.window.addSubview(other)
      }
    )
    test.advance(1)
    #expect(test.opacity(of: "old") == 0.75 && test.opacity(of: "new") == 1)
    test.advance(3)
    #expect(test.fixture.scene.nodes(showing: "old").isEmpty)
  }

  @Test("animates what its block changes only where that is allowed", arguments: [true, false])
  func content(isAllowed: Bool) {
    let test = TransitionFixture()
    UIView.transition(
      with: test.container,
      duration: 4,
      options: isAllowed
        ? [.transitionCrossDissolve, .curveLinear, .allowAnimatedContent]
        : [.transitionCrossDissolve, .curveLinear],
      animations: { test.label.frame.origin.x = 100 }
    )
    test.advance(1)
    #expect(abs(test.label.layer.shown.frame.minX - (isAllowed ? 25 : 100)) < 1e-9)
  }

  @Test("of a view that leaves in its block is over")
  func leaving() {
    let test = TransitionFixture()
    var finished = 0
    UIView.transition(
      with: test.label,
      duration: 1,
      options: .transitionCrossDissolve,
      animations: { test.label.removeFromSuperview() },
      completion: { _ in finished += 1 }
    )
    test.fixture.backend.makeFrame()
    expectEqual(finished, 1)
    #expect(test.fixture.scene.nodes(showing: "old").isEmpty)
  }

  @Test("from a view that is in no other is reported")
  func nowhere() {
    let messages = reports {
      UIView.transition(from: UILabel(), to: UIView(), duration: 1, options: [])
    }
    #expect(messages.count == 1 && messages[0].contains("UILabel"))
  }
}
