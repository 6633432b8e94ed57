import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("The parts of a constraint")
@MainActor
struct ConstraintSymbolTests {
  @Test("are those it was made with")
  func parts() {
    let fixture = ConstraintFixture()
    let view = fixture.view()
    let constraint = NSLayoutConstraint(
      item: view,
      attribute: .leading,
      relatedBy: .greaterThanOrEqual,
      toItem: fixture.root,
      attribute: .leadingMargin,
      multiplier: 2,
      constant: 3
    )
    #expect(constraint.firstItem === view)
    expectEqual(constraint.firstAttribute, .leading)
    expectEqual(constraint.relation, .greaterThanOrEqual)
    #expect(constraint.secondItem === fixture.root)
    expectEqual(constraint.secondAttribute, .leadingMargin)
    expectEqual(constraint.multiplier, 2)
    expectEqual(constraint.constant, 3)
    expectEqual(constraint.priority, .required)
    #expect(!constraint.isActive)
    let width = view.widthAnchor.constraint(equalToConstant: 3)
    #expect(width.secondItem == nil)
    expectEqual(width.secondAttribute, .notAnAttribute)
  }

  @Test("are anchors of the sides, of which further constraints are made")
  func anchorsOfSides() {
    let fixture = ConstraintFixture()
    let view = fixture.view()
    let constraint = view.leadingAnchor.constraint(equalTo: fixture.root.trailingAnchor)
    #expect(constraint.firstAnchor.item === view)
    expectEqual(constraint.firstAnchor.name, "leading")
    #expect(constraint.secondAnchor?.item === fixture.root)
    expectEqual(constraint.secondAnchor?.name, "trailing")
    let other = constraint.firstAnchor.constraint(equalTo: constraint.firstAnchor, constant: 2)
    #expect(other.firstItem === view && other.firstAttribute == .leading)
    #expect(view.widthAnchor.constraint(equalToConstant: 3).secondAnchor == nil)
  }

  @Test("may be the margins of a view, to each of which another one keeps")
  func margins() {
    let sides: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute, CGRect)] = [
      (.left, .leftMargin, CGRect(10, 0, 20, 10)), (.right, .rightMargin, CGRect(40, 0, 20, 10)),
      (.top, .topMargin, CGRect(0, 20, 20, 10)), (.bottom, .bottomMargin, CGRect(0, 50, 20, 10)),
      (.leading, .leadingMargin, CGRect(10, 0, 20, 10)),
      (.trailing, .trailingMargin, CGRect(40, 0, 20, 10)),
      // The middle between 10 and 60 is 35, that between 20 and 60 is 40.
      (.centerX, .centerXWithinMargins, CGRect(25, 0, 20, 10)),
      (.centerY, .centerYWithinMargins, CGRect(0, 35, 20, 10)),
    ]
    for (side, margin, expected) in sides {
      let fixture = ConstraintFixture()
      fixture.root.insetsLayoutMarginsFromSafeArea = false
      fixture.root.layoutMargins = UIEdgeInsets(top: 20, left: 10, bottom: 40, right: 40)
      let box = fixture.box(20, 10)
      box.topAnchor.constraint(equalTo: fixture.root.topAnchor).at(1).isActive = true
      box.leftAnchor.constraint(equalTo: fixture.root.leftAnchor).at(1).isActive = true
      NSLayoutConstraint(
        item: box,
        attribute: side,
        relatedBy: .equal,
        toItem: fixture.root,
        attribute: margin,
        multiplier: 1,
        constant: 0
      ).isActive = true
      fixture.root.layoutIfNeeded()
      expectEqual(box.frame, expected)
    }
  }

  @Test("are read in its description, with its identifier")
  func description() {
    let fixture = ConstraintFixture()
    let label = fixture.label("Name")
    let guide = UILayoutGuide()
    guide.identifier = "column"
    fixture.root.addLayoutGuide(guide)
    let edge = label.leadingAnchor.constraint(lessThanOrEqualTo: guide.trailingAnchor, constant: -8)
      .at(750)
    expectEqual(edge.description, "UILabel “Name”.leading <= ‘column’ of UIView.trailing - 8 @ 750")
    let ratio = label.widthAnchor.constraint(equalTo: label.heightAnchor, multiplier: 1.5)
    ratio.identifier = "ratio"
    expectEqual(ratio.description, "‘ratio’ (UILabel “Name”.width == 1.5 × UILabel “Name”.height)")
  }

  @Test("of an anchor are its item and its name")
  func anchors() {
    let view = UIView()
    #expect(view.leadingAnchor.item === view)
    expectEqual(view.leadingAnchor.name, "leading")
  }

  @Test("take effect when they are activated together, and lose it together")
  func activation() {
    let fixture = ConstraintFixture()
    let view = fixture.view()
    let constraints = [
      view.leftAnchor.constraint(equalTo: fixture.root.leftAnchor),
      view.topAnchor.constraint(equalTo: fixture.root.topAnchor),
    ]
    NSLayoutConstraint.activate(constraints)
    expectEqual(constraints.map(\.isActive), [true, true])
    expectEqual(fixture.root.constraints, constraints)
    NSLayoutConstraint.deactivate(constraints)
    expectEqual(constraints.map(\.isActive), [false, false])
    #expect(fixture.root.constraints.isEmpty)
  }

  @Test("can be held by a view that is named")
  func adding() {
    let fixture = ConstraintFixture()
    let outer = fixture.view()
    let inner = fixture.view(in: outer)
    let width = inner.widthAnchor.constraint(equalToConstant: 10)
    let height = inner.heightAnchor.constraint(equalToConstant: 10)
    fixture.root.addConstraints([width, height])
    expectEqual(fixture.root.constraints, [width, height])
    outer.addConstraint(width)
    expectEqual(fixture.root.constraints, [height])
    expectEqual(outer.constraints, [width])
    fixture.root.removeConstraint(width)
    #expect(width.isActive)
    fixture.root.removeConstraints([height])
    outer.removeConstraint(width)
    #expect(!width.isActive && !height.isActive)
    let messages = reports { inner.addConstraint(outer.widthAnchor.constraint(equalToConstant: 1)) }
    expectEqual(messages.count, 1)
  }

  /// The frame of a view of 10 × 10 at 50, 50 in 100 × 100, unless constraints at 750 place it elsewhere.
  private func frame(
    _ make: (_ view: UIView, _ root: UIView) -> [NSLayoutConstraint]
  ) -> CGRect {
    let fixture = ConstraintFixture()
    let view = fixture.box(10, 10).hugs(100).hugs(100, .vertical).resists(100).resists(
      100,
      .vertical
    )
    NSLayoutConstraint.activate(make(view, fixture.root))
    activate(
      view.leftAnchor.constraint(equalTo: fixture.root.leftAnchor, constant: 50).at(50),
      view.topAnchor.constraint(equalTo: fixture.root.topAnchor, constant: 50).at(50)
    )
    return fixture.frames(view)[0]
  }

  @Test("from an anchor are equal to, at least and at most another one")
  func places() {
    expectEqual(frame { [$0.leftAnchor.constraint(equalTo: $1.leftAnchor)] }.minX, 0)
    expectEqual(frame { [$0.leftAnchor.constraint(equalTo: $1.leftAnchor, constant: 7)] }.minX, 7)
    expectEqual(frame { [$0.rightAnchor.constraint(lessThanOrEqualTo: $1.centerXAnchor)] }.minX, 40)
    #expect(
      frame { [$0.rightAnchor.constraint(lessThanOrEqualTo: $1.rightAnchor, constant: -60)] }.minX
        == 30
    )
    expectEqual(
      frame { [$0.topAnchor.constraint(greaterThanOrEqualTo: $1.bottomAnchor)] }.minY,
      100
    )
    #expect(
      frame { [$0.topAnchor.constraint(greaterThanOrEqualTo: $1.centerYAnchor, constant: 5)] }.minY
        == 55
    )
  }

  @Test("from a dimension are equal to, at least and at most a number or a share")
  func lengths() {
    expectEqual(frame { [$0.widthAnchor.constraint(equalToConstant: 30)].with($1) }.width, 30)
    expectEqual(
      frame { [$0.widthAnchor.constraint(greaterThanOrEqualToConstant: 30)].with($1) }.width,
      30
    )
    expectEqual(
      frame { [$0.widthAnchor.constraint(lessThanOrEqualToConstant: 5)].with($1) }.width,
      5
    )
    expectEqual(
      frame { [$0.widthAnchor.constraint(equalTo: $1.widthAnchor, multiplier: 0.3)] }.width,
      30
    )
    #expect(
      frame { [$0.widthAnchor.constraint(greaterThanOrEqualTo: $1.widthAnchor, multiplier: 0.3)] }
        .width
        == 30
    )
    expectEqual(
      frame { [$0.widthAnchor.constraint(lessThanOrEqualTo: $1.widthAnchor, multiplier: 0.05)] }
        .width,
      5
    )
    #expect(
      frame { [$0.widthAnchor.constraint(equalTo: $1.widthAnchor, multiplier: 0.3, constant: 4)] }
        .width
        == 34
    )
    expectEqual(
      frame {
        [
          $0.heightAnchor.constraint(
            greaterThanOrEqualTo: $1.heightAnchor,
            multiplier: 0.3,
            constant: 4
          )
        ]
      }.height,
      34
    )
    expectEqual(
      frame {
        [
          $0.heightAnchor.constraint(
            lessThanOrEqualTo: $1.heightAnchor,
            multiplier: 0.05,
            constant: 1
          )
        ]
      }.height,
      6
    )
  }

  @Test("with system distances are equal to, at least and at most 8 points for each")
  func systemSpacing() {
    #expect(
      frame { [$0.leftAnchor.constraint(equalToSystemSpacingAfter: $1.leftAnchor, multiplier: 2)] }
        .minX
        == 16
    )
    expectEqual(
      frame {
        [
          $0.leftAnchor.constraint(
            greaterThanOrEqualToSystemSpacingAfter: $1.centerXAnchor,
            multiplier: 1
          )
        ]
      }.minX,
      58
    )
    expectEqual(
      frame {
        [
          $0.leftAnchor.constraint(
            lessThanOrEqualToSystemSpacingAfter: $1.leftAnchor,
            multiplier: 1
          )
        ]
      }.minX,
      8
    )
    #expect(
      frame { [$0.topAnchor.constraint(equalToSystemSpacingBelow: $1.topAnchor, multiplier: 0.5)] }
        .minY
        == 4
    )
    expectEqual(
      frame {
        [
          $0.topAnchor.constraint(
            greaterThanOrEqualToSystemSpacingBelow: $1.centerYAnchor,
            multiplier: 1
          )
        ]
      }.minY,
      58
    )
    expectEqual(
      frame {
        [$0.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: $1.topAnchor, multiplier: 1)]
      }.minY,
      8
    )
  }

  @Test("can be distances between places, along both axes")
  func distances() {
    #expect(
      frame { [$1.leftAnchor.anchorWithOffset(to: $0.leftAnchor).constraint(equalToConstant: 12)] }
        .minX
        == 12
    )
    #expect(
      frame { [$1.topAnchor.anchorWithOffset(to: $0.topAnchor).constraint(equalToConstant: 13)] }
        .minY
        == 13
    )
  }

  @Test("of a guide are all its anchors")
  func guideAnchors() {
    let fixture = ConstraintFixture(isRightToLeft: true)
    let guide = UILayoutGuide()
    guide.owningView = fixture.root
    expectEqual(fixture.root.layoutGuides, [guide])
    activate(
      guide.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor, constant: 10),
      guide.trailingAnchor.constraint(equalTo: fixture.root.trailingAnchor, constant: -20),
      guide.topAnchor.constraint(equalTo: fixture.root.topAnchor, constant: 5),
      guide.heightAnchor.constraint(equalToConstant: 40)
    )
    let views = (0..<3).map { _ in fixture.box(2, 2) }
    activate(
      views[0].leftAnchor.constraint(equalTo: guide.leftAnchor),
      views[0].topAnchor.constraint(equalTo: guide.bottomAnchor),
      views[1].rightAnchor.constraint(equalTo: guide.rightAnchor),
      views[1].centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      views[2].centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      views[2].widthAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 0.5),
      views[2].topAnchor.constraint(equalTo: guide.topAnchor)
    )
    // From 20 to 90, 5 to 45: the middle is at 55, 25, and half of the width is 35.
    #expect(
      fixture.frames(views[0], views[1], views[2])
        == [CGRect(20, 45, 2, 2), CGRect(88, 24, 2, 2), CGRect(37.5, 5, 35, 2)]
    )
    expectEqual(guide.layoutFrame, CGRect(20, 5, 70, 40))
    guide.owningView = nil
    #expect(fixture.root.layoutGuides.isEmpty)
  }

  @Test("change in updateViewConstraints of the controller of a view")
  func controller() {
    final class Controller: UIViewController {
      var updates = 0
      override func updateViewConstraints() {
        updates += 1
        super.updateViewConstraints()
      }
    }
    let controller = Controller()
    let window = UIWindow(frame: CGRect(0, 0, 100, 100))
    window.rootViewController = controller
    controller.view.setNeedsUpdateConstraints()
    window.layoutIfNeeded()
    expectEqual(controller.updates, 1)
    window.layoutIfNeeded()
    expectEqual(controller.updates, 1)
  }

  @Test("let a view be as large as they allow, or as small")
  func fittingSizes() {
    let fixture = ConstraintFixture()
    let view = fixture.view()
    let inner = fixture.view(in: view)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      inner.topAnchor.constraint(equalTo: view.topAnchor),
      inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      inner.widthAnchor.constraint(lessThanOrEqualToConstant: 70),
      inner.widthAnchor.constraint(greaterThanOrEqualToConstant: 30),
      inner.heightAnchor.constraint(equalToConstant: 20),
    ])
    let largest = view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
    expectEqual(largest, CGSize(width: 70, height: 20))
    let smallest = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    expectEqual(smallest, CGSize(width: 30, height: 20))
  }
}

extension [NSLayoutConstraint] {
  /// The same constraints; lets closures that take two views use one.
  @MainActor
  fileprivate func with(_ view: UIView) -> Self { self }
}
