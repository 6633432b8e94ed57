import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Of two constraints of one priority that cannot both hold, the one that was activated first does.
@Suite("The order in which constraints are activated")
@MainActor
struct ConstraintOrderTests {
  /// A view at the top left corner that is to be 30 and 60 wide, at one priority.
  private func contest() -> (ConstraintFixture, UIView, [NSLayoutConstraint]) {
    let fixture = ConstraintFixture()
    let view = fixture.view()
    activate(
      view.leftAnchor.constraint(equalTo: fixture.root.leftAnchor),
      view.topAnchor.constraint(equalTo: fixture.root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10)
    )
    let widths = [
      view.widthAnchor.constraint(equalToConstant: 30).at(500),
      view.widthAnchor.constraint(equalToConstant: 60).at(500),
    ]
    NSLayoutConstraint.activate(widths)
    return (fixture, view, widths)
  }

  @Test("is a new one when one is deactivated and activated again", arguments: [false, true])
  func again(isLaidOutBefore: Bool) {
    let (fixture, view, widths) = contest()
    if isLaidOutBefore { expectEqual(fixture.frames(view), [CGRect(0, 0, 30, 10)]) }
    widths[0].isActive = false
    widths[0].isActive = true
    expectEqual(fixture.frames(view), [CGRect(0, 0, 60, 10)])
  }

  @Test("is a new one also when nothing else changes between two layouts")
  func againAndAgain() {
    let (fixture, view, widths) = contest()
    for round in 0..<6 {
      let winner = round % 2
      expectEqual(fixture.frames(view), [CGRect(0, 0, winner == 0 ? 30 : 60, 10)])
      NSLayoutConstraint.deactivate([widths[winner]])
      NSLayoutConstraint.activate([widths[winner]])
    }
  }

  @Test("stays when a priority becomes required and optional again")
  func priority() {
    let (fixture, view, widths) = contest()
    expectEqual(fixture.frames(view), [CGRect(0, 0, 30, 10)])
    widths[0].priority = .required
    expectEqual(fixture.frames(view), [CGRect(0, 0, 30, 10)])
    widths[0].priority = UILayoutPriority(500)
    expectEqual(fixture.frames(view), [CGRect(0, 0, 30, 10)])
  }

  @Test("stays when the direction of reading changes")
  func direction() {
    let fixture = ConstraintFixture()
    let view = fixture.view()
    activate(
      view.topAnchor.constraint(equalTo: fixture.root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 20),
      view.heightAnchor.constraint(equalToConstant: 10),
      view.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor, constant: 5).at(500),
      view.leftAnchor.constraint(equalTo: fixture.root.leftAnchor, constant: 40).at(500)
    )
    expectEqual(fixture.frames(view), [CGRect(5, 0, 20, 10)])
    fixture.root.semanticContentAttribute = .forceRightToLeft
    // The leading edge is 5 from the right: 100 − 5 − 20.
    expectEqual(fixture.frames(view), [CGRect(75, 0, 20, 10)])
  }

  @Test("stays when the view is taken into the constraints of another one")
  func merging() {
    let fixture = ConstraintFixture()
    let inner = UIView(frame: CGRect(0, 0, 50, 50))
    fixture.root.addSubview(inner)
    let view = fixture.view(in: inner)
    activate(
      view.leftAnchor.constraint(equalTo: inner.leftAnchor),
      view.topAnchor.constraint(equalTo: inner.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
      view.widthAnchor.constraint(equalToConstant: 30).at(500)
    )
    expectEqual(fixture.frames(view), [CGRect(0, 0, 30, 10)])
    // Held by the root, whose engine takes over that of the inner view.
    activate(view.widthAnchor.constraint(equalTo: fixture.root.widthAnchor).at(500))
    expectEqual(fixture.frames(view), [CGRect(0, 0, 30, 10)])
  }

  @Test("decides along chains as well: of three that share a length the last gives way")
  func shares() {
    let fixture = ConstraintFixture()
    let views = (0..<3).map { _ in fixture.view() }
    var end = fixture.root.leftAnchor
    for view in views {
      activate(
        view.leftAnchor.constraint(equalTo: end),
        view.topAnchor.constraint(equalTo: fixture.root.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 10)
      )
      end = view.rightAnchor
    }
    activate(end.constraint(equalTo: fixture.root.rightAnchor))
    // 60 + 50 + 40 in 100: 50 are missing, and the one that was activated last has no more than 40 to give.
    for (view, width) in zip([views[1], views[0], views[2]], [50.0, 60, 40]) {
      activate(view.widthAnchor.constraint(equalToConstant: width).at(500))
    }
    expectEqual(
      fixture.frames(views[0], views[1], views[2]),
      [
        CGRect(0, 0, 50, 10), CGRect(50, 0, 50, 10), CGRect(100, 0, 0, 10),
      ]
    )
  }
}
