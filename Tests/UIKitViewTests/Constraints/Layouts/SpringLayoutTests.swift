import TesseraTestSupport
import Testing
import UIKit

@testable import UIKitTestSupport

@Suite("Autoresizing masks among constraints")
@MainActor
struct SpringLayoutTests {
  // The superview grows from 100 × 100 to 200 × 150. A view without a mask hangs on the right of the one with it,
  // and another one is inside of it.
  private struct Growth {
    let spring: CGRect
    let beside: CGRect
    let inside: CGRect
  }

  private func grown(_ mask: UIView.AutoresizingMask, from frame: CGRect) -> Growth {
    let fixture = ConstraintFixture()
    let spring = UIView(frame: frame)
    spring.autoresizingMask = mask
    fixture.root.addSubview(spring)
    let beside = fixture.box(5, 5)
    let inside = fixture.box(5, 5, in: spring)
    activate(
      beside.leftAnchor.constraint(equalTo: spring.rightAnchor),
      beside.topAnchor.constraint(equalTo: spring.topAnchor),
      inside.rightAnchor.constraint(equalTo: spring.rightAnchor),
      inside.bottomAnchor.constraint(equalTo: spring.bottomAnchor)
    )
    fixture.root.layoutIfNeeded()
    fixture.root.frame.size = CGSize(width: 200, height: 150)
    fixture.root.layoutIfNeeded()
    return Growth(spring: spring.frame, beside: beside.frame, inside: inside.frame)
  }

  @Test("without flexible parts keep the view where it is")
  func nothing() {
    let growth = grown([], from: CGRect(10, 10, 40, 40))
    expectEqual(growth.spring, CGRect(10, 10, 40, 40))
    expectEqual(growth.beside, CGRect(50, 10, 5, 5))
    expectEqual(growth.inside, CGRect(35, 35, 5, 5))
  }

  @Test("with a flexible width give it all that the superview gains")
  func width() {
    let growth = grown(.flexibleWidth, from: CGRect(10, 10, 40, 40))
    expectEqual(growth.spring, CGRect(10, 10, 140, 40))
    expectEqual(growth.beside, CGRect(150, 10, 5, 5))
    expectEqual(growth.inside, CGRect(135, 35, 5, 5))
  }

  @Test("with flexible width and height fill what is gained in both directions")
  func size() {
    let growth = grown([.flexibleWidth, .flexibleHeight], from: CGRect(0, 0, 100, 100))
    expectEqual(growth.spring, CGRect(0, 0, 200, 150))
    expectEqual(growth.beside, CGRect(200, 0, 5, 5))
    expectEqual(growth.inside, CGRect(195, 145, 5, 5))
  }

  @Test("with a flexible left margin keep the distance to the right")
  func left() {
    let growth = grown(.flexibleLeftMargin, from: CGRect(10, 10, 40, 40))
    expectEqual(growth.spring, CGRect(110, 10, 40, 40))
    expectEqual(growth.beside, CGRect(150, 10, 5, 5))
  }

  @Test("with flexible margins on both sides keep the ratio of the distances")
  func margins() {
    // 10 and 50 points grow by 100 to 10 + 100 / 6 and the rest.
    let growth = grown([.flexibleLeftMargin, .flexibleRightMargin], from: CGRect(10, 10, 40, 40))
    #expect(abs(growth.spring.minX - (10 + 100.0 / 6)) < 1e-9)
    #expect(abs(growth.beside.minX - (50 + 100.0 / 6)) < 1e-9)
  }

  @Test("with a flexible top margin keep the distance to the bottom")
  func top() {
    let growth = grown(.flexibleTopMargin, from: CGRect(10, 10, 40, 40))
    expectEqual(growth.spring, CGRect(10, 60, 40, 40))
    expectEqual(growth.beside, CGRect(50, 60, 5, 5))
  }

  @Test("follow a superview that constraints place")
  func constrainedSuperview() {
    let fixture = ConstraintFixture()
    let outer = fixture.view()
    let width = outer.widthAnchor.constraint(equalToConstant: 50)
    fixture.corner(outer)
    activate(width, outer.heightAnchor.constraint(equalToConstant: 50))
    fixture.root.layoutIfNeeded()
    let spring = UIView(frame: CGRect(5, 5, 40, 40))
    spring.autoresizingMask = [.flexibleWidth]
    outer.addSubview(spring)
    let beside = fixture.box(5, 5)
    activate(
      beside.leftAnchor.constraint(equalTo: spring.rightAnchor),
      beside.topAnchor.constraint(equalTo: fixture.root.topAnchor)
    )
    expectEqual(fixture.frames(spring, beside), [CGRect(5, 5, 40, 40), CGRect(45, 0, 5, 5)])
    width.constant = 80
    expectEqual(fixture.frames(spring, beside), [CGRect(5, 5, 70, 40), CGRect(75, 0, 5, 5)])
  }

  @Test("follow the frame of a superview with ornaments")
  func ornamentedSuperview() {
    let fixture = ConstraintFixture()
    let outer = fixture.ornamentedBox()
    let width = outer.widthAnchor.constraint(equalToConstant: 60)
    fixture.corner(outer)
    width.isActive = true
    fixture.root.layoutIfNeeded()
    let spring = UIView(frame: CGRect(6, 4, 54, 5))
    spring.autoresizingMask = [.flexibleWidth]
    outer.addSubview(spring)
    let beside = fixture.box(5, 5, in: outer)
    activate(
      beside.leftAnchor.constraint(equalTo: spring.rightAnchor),
      beside.topAnchor.constraint(equalTo: spring.topAnchor)
    )
    // The frame is 2 + 4 wider than what is aligned: 66, and then 86.
    expectEqual(fixture.frames(spring, beside), [CGRect(6, 4, 54, 5), CGRect(60, 4, 5, 5)])
    width.constant = 80
    expectEqual(fixture.frames(spring, beside), [CGRect(6, 4, 74, 5), CGRect(80, 4, 5, 5)])
  }
}

@Suite("Sizes and places in layouts")
@MainActor
struct SizeLayoutTests {
  nonisolated static let layouts = [
    LayoutCase("can be a third of the superview", 90, expected: [CGRect(0, 0, 30, 10)]) { fixture in
      let view = fixture.box(1, 10)
      fixture.corner(view)
      view.widthAnchor.constraint(equalTo: fixture.root.widthAnchor, multiplier: 1.0 / 3).isActive =
        true
      return [view]
    },
    // Three of one width and two distances of 5: (100 - 10) / 3.
    LayoutCase(
      "can be equal",
      expected: [CGRect(0, 0, 30, 10), CGRect(35, 0, 30, 10), CGRect(70, 0, 30, 10)]
    ) { fixture in
      let views = [fixture.box(1, 10), fixture.box(2, 10), fixture.box(3, 10)]
      fixture.row(views, spacing: 5)
      for view in views.dropFirst() {
        view.widthAnchor.constraint(equalTo: views[0].widthAnchor).isActive = true
      }
      return views
    },
    // The middle of the view is at half of the middle of the superview: 25 - 5.
    LayoutCase("can be multiples of places", expected: [CGRect(20, 0, 10, 10)]) { fixture in
      let view = fixture.box(10, 10)
      activate(
        NSLayoutConstraint(
          item: view,
          attribute: .centerX,
          relatedBy: .equal,
          toItem: fixture.root,
          attribute: .centerX,
          multiplier: 0.5,
          constant: 0
        ),
        view.topAnchor.constraint(equalTo: fixture.root.topAnchor)
      )
      return [view]
    },
    // Multiples count in the view that holds the constraint: the outer one begins at 40 · 0.5 of the root.
    LayoutCase(
      "are multiples in the holder, wherever that is",
      expected: [CGRect(30, 0, 40, 20), CGRect(20, 0, 10, 10)]
    ) { fixture in
      let outer = fixture.box(40, 20)
      let inner = fixture.box(10, 10, in: outer)
      activate(
        outer.leftAnchor.constraint(equalTo: fixture.root.leftAnchor, constant: 30),
        outer.topAnchor.constraint(equalTo: fixture.root.topAnchor),
        NSLayoutConstraint(
          item: inner,
          attribute: .left,
          relatedBy: .equal,
          toItem: outer,
          attribute: .right,
          multiplier: 0.5,
          constant: 0
        ),
        inner.topAnchor.constraint(equalTo: outer.topAnchor)
      )
      return [outer, inner]
    },
    // 20 × 10 without ornaments, at the corner; 2 + 4 wider and 1 + 3 higher with them.
    LayoutCase("leave ornaments out", expected: [CGRect(-2, -1, 26, 14)]) { fixture in
      let box = fixture.ornamentedBox()
      fixture.corner(box)
      return [box]
    },
    // What is inside stands in the frame: 10 points right of the aligned edge, which is at 2.
    LayoutCase(
      "leave ornaments out around what is inside",
      expected: [CGRect(-2, -1, 26, 14), CGRect(12, 1, 5, 5)]
    ) { fixture in
      let box = fixture.ornamentedBox()
      let inner = fixture.box(5, 5, in: box)
      fixture.corner(box)
      activate(
        inner.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 10),
        inner.topAnchor.constraint(equalTo: box.topAnchor)
      )
      return [box, inner]
    },
    // Both distances are equal: (100 - 20 - 30 - 10) / 2 between three views.
    LayoutCase(
      "can be distances",
      expected: [CGRect(0, 0, 20, 10), CGRect(40, 0, 30, 10), CGRect(90, 0, 10, 10)]
    ) { fixture in
      let views = [fixture.box(20, 10), fixture.box(30, 10), fixture.box(10, 10)]
      fixture.corner(views[0])
      activate(
        views[1].topAnchor.constraint(equalTo: fixture.root.topAnchor),
        views[2].topAnchor.constraint(equalTo: fixture.root.topAnchor),
        views[2].rightAnchor.constraint(equalTo: fixture.root.rightAnchor),
        views[0].rightAnchor.anchorWithOffset(to: views[1].leftAnchor)
          .constraint(equalTo: views[1].rightAnchor.anchorWithOffset(to: views[2].leftAnchor))
      )
      return views
    },
    // 8 points between views.
    LayoutCase(
      "keep system distances",
      expected: [CGRect(0, 0, 20, 10), CGRect(28, 0, 10, 10), CGRect(0, 26, 20, 10)]
    ) { fixture in
      let first = fixture.box(20, 10)
      let beside = fixture.box(10, 10)
      let below = fixture.box(20, 10)
      fixture.corner(first)
      activate(
        beside.leadingAnchor.constraint(
          equalToSystemSpacingAfter: first.trailingAnchor,
          multiplier: 1
        ),
        beside.topAnchor.constraint(equalTo: first.topAnchor),
        below.topAnchor.constraint(equalToSystemSpacingBelow: first.bottomAnchor, multiplier: 2),
        below.leftAnchor.constraint(equalTo: first.leftAnchor)
      )
      return [first, beside, below]
    },
    // A transform turns the view about the middle of its place: 40 × 20 at 30, 40 becomes 20 × 40.
    LayoutCase("are those before a transform", expected: [CGRect(40, 30, 20, 40)]) { fixture in
      let view = fixture.box(40, 20)
      view.transform = CGAffineTransform(rotationAngle: .pi / 2)
      activate(
        view.centerXAnchor.constraint(equalTo: fixture.root.centerXAnchor),
        view.centerYAnchor.constraint(equalTo: fixture.root.centerYAnchor)
      )
      return [view]
    },
  ]

  @Test("give the frames that a person computes", arguments: layouts)
  func frames(_ layout: LayoutCase) {
    for (frame, expected) in zip(layout.frames(), layout.expected) {
      #expect(abs(frame.minX - expected.minX) < 1e-9)
      #expect(abs(frame.minY - expected.minY) < 1e-9)
      #expect(abs(frame.width - expected.width) < 1e-9)
      #expect(abs(frame.height - expected.height) < 1e-9)
    }
  }
}
