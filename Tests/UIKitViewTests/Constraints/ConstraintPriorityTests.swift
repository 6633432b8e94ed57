import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("The priority and the numbers of a constraint")
@MainActor
struct ConstraintPriorityTests {
  /// A view at the top left corner whose width is to be 30 at `first` and 60 at `second`.
  private func contest(
    _ first: Float,
    _ second: Float
  ) -> (ConstraintFixture, UIView, [NSLayoutConstraint]) {
    let fixture = ConstraintFixture()
    let view = fixture.view()
    let widths = [
      view.widthAnchor.constraint(equalToConstant: 30).at(first),
      view.widthAnchor.constraint(equalToConstant: 60).at(second),
    ]
    activate(
      view.leftAnchor.constraint(equalTo: fixture.root.leftAnchor),
      view.topAnchor.constraint(equalTo: fixture.root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10)
    )
    NSLayoutConstraint.activate(widths)
    return (fixture, view, widths)
  }

  @Test("decides which of two holds")
  func decides() {
    let (fixture, view, _) = contest(500, 501)
    expectEqual(fixture.frames(view), [CGRect(0, 0, 60, 10)])
  }

  @Test("may be a fraction")
  func fraction() {
    let (fixture, view, _) = contest(500.5, 500.25)
    expectEqual(fixture.frames(view), [CGRect(0, 0, 30, 10)])
  }

  @Test("may change while the constraint is active, to and from required")
  func changes() {
    let (fixture, view, widths) = contest(500, 600)
    expectEqual(fixture.frames(view), [CGRect(0, 0, 60, 10)])
    let messages = reports {
      widths[0].priority = .required
      expectEqual(fixture.frames(view), [CGRect(0, 0, 30, 10)])
      widths[0].priority = UILayoutPriority(100)
      expectEqual(fixture.frames(view), [CGRect(0, 0, 60, 10)])
    }
    #expect(messages.isEmpty)
  }

  @Test("that are not finite are reported, and the former ones kept")
  func notFinite() {
    let (fixture, view, widths) = contest(1000, 1)
    let messages = reports {
      widths[0].constant = .nan
      widths[0].constant = .infinity
      widths[0].priority = UILayoutPriority(.nan)
      expectEqual(fixture.frames(view), [CGRect(0, 0, 30, 10)])
      let odd = view.heightAnchor.constraint(
        equalTo: view.widthAnchor,
        multiplier: .infinity,
        constant: .nan
      )
      expectEqual(odd.multiplier, 1)
      expectEqual(odd.constant, 0)
    }
    expectEqual(messages.count, 5)
    expectEqual(
      messages.first,
      "The constraint UIView.width == 30 was given the constant nan; it has 30.0."
    )
  }

  @Test("that contradict each other are reported once, and the one added last is broken")
  func conflict() {
    let (fixture, view, widths) = contest(1000, 1000)
    let messages = reports {
      expectEqual(fixture.frames(view), [CGRect(0, 0, 30, 10)])
      fixture.root.setNeedsLayout()
      expectEqual(fixture.frames(view), [CGRect(0, 0, 30, 10)])
    }
    expectEqual(
      messages,
      [
        """
        Constraints in UIView contradict each other: UIView.width == 30; UIView.width == 60. The one added \
        last, UIView.width == 60, is broken. Remove one of them, or give one a priority below 1000.
        """
      ]
    )
    widths[0].isActive = false
    expectEqual(fixture.frames(view), [CGRect(0, 0, 60, 10)])
  }

  @Test("between views without a common superview is reported, and the constraint stays inactive")
  func acrossTrees() {
    let first = UIView()
    let second = UIView()
    let constraint = first.leftAnchor.constraint(equalTo: second.leftAnchor)
    let messages = reports { constraint.isActive = true }
    #expect(!constraint.isActive)
    expectEqual(
      messages,
      [
        """
        The constraint UIView.left == UIView.left was not activated: its items are in no common view; add \
        them to one first.
        """
      ]
    )
  }

  @Test("of sides that cannot be compared are reported, and the constraint stays inactive")
  func nonsense() {
    let fixture = ConstraintFixture()
    let view = fixture.view()
    func constraint(
      _ first: NSLayoutConstraint.Attribute,
      _ item: Any?,
      _ second: NSLayoutConstraint.Attribute
    ) -> NSLayoutConstraint {
      NSLayoutConstraint(
        item: view,
        attribute: first,
        relatedBy: .equal,
        toItem: item,
        attribute: second,
        multiplier: 1,
        constant: 3
      )
    }
    let odd = [
      constraint(.left, fixture.root, .width), constraint(.left, fixture.root, .top),
      constraint(.left, fixture.root, .leading), constraint(.left, nil, .notAnAttribute),
      constraint(.notAnAttribute, fixture.root, .left), constraint(.left, "text", .left),
    ]
    let messages = reports { NSLayoutConstraint.activate(odd) }
    expectEqual(messages.count, odd.count)
    #expect(odd.allSatisfy { !$0.isActive })
    expectEqual(fixture.frames(view), [.zero])
  }
}
