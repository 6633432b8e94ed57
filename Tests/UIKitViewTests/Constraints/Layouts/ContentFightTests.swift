import TesseraTestSupport
import Testing
import UIKit

@testable import UIKitTestSupport

@Suite("Content that is stretched or compressed")
@MainActor
struct ContentFightTests {
  nonisolated static let fights = [
    // 100 - 20 = 80 for the second.
    .row(
      "stretches the view that hugs less",
      expected: [CGRect(0, 0, 20, 10), CGRect(20, 0, 80, 10)]
    ) {
      [$0.box(20, 10).hugs(252), $0.box(30, 10).hugs(251)]
    },
    // 100 - 20 - 30 = 50 for the one in the middle.
    .row(
      "stretches one of three",
      expected: [CGRect(0, 0, 20, 10), CGRect(20, 0, 50, 10), CGRect(70, 0, 30, 10)]
    ) {
      [$0.box(20, 10).hugs(300), $0.box(10, 10), $0.box(30, 10).hugs(300)]
    },
    // 100 - 60 = 40 for the second, which asks for 70.
    .row(
      "compresses the view that resists less",
      expected: [CGRect(0, 0, 60, 10), CGRect(60, 0, 40, 10)]
    ) {
      [$0.box(60, 10).resists(751), $0.box(70, 10).resists(750)]
    },
    // The first keeps 60, the second would be -20 wide without a floor of 0.
    .row(
      "compresses a view to nothing and no further",
      expected: [CGRect(0, 0, 100, 10), CGRect(100, 0, 0, 10)]
    ) {
      [$0.box(120, 10).resists(740), $0.box(70, 10).resists(200)]
    },
    // Half a point of priority decides: 100 - 30.
    .row(
      "is decided by fractions of a priority",
      expected: [CGRect(0, 0, 70, 10), CGRect(70, 0, 30, 10)]
    ) {
      [$0.box(20, 10).hugs(250), $0.box(30, 10).hugs(250.5)]
    },
    // A width of 50 at 240 is weaker than hugging at 250 and stronger than hugging at 230.
    LayoutCase(
      "hugs a constraint away that is weaker",
      expected: [CGRect(0, 0, 20, 10), CGRect(0, 0, 50, 10)]
    ) { fixture in
      let views = [fixture.box(20, 10), fixture.box(20, 10).hugs(230)]
      for view in views {
        fixture.corner(view)
        view.widthAnchor.constraint(equalToConstant: 50).at(240).isActive = true
      }
      return views
    },
    // The label resists at 750, the space beside it is to be 60 at 749: the label keeps 4 · 5.
    LayoutCase(
      "keeps a text whole before a distance",
      80,
      expected: [CGRect(0, 0, 20, 12)]
    ) {
      [$0.label("aaaa", before: 70, at: 749)]
    },
    // As above, with the distance at 751: 80 - 70.
    LayoutCase(
      "cuts a text for a distance that is stronger",
      80,
      expected: [CGRect(0, 0, 10, 12)]
    ) {
      [$0.label("aaaa", before: 70, at: 751)]
    },
    // Vertically: 100 - 10 = 90 for the second.
    LayoutCase(
      "stretches along the height as well",
      expected: [CGRect(0, 0, 20, 10), CGRect(0, 10, 20, 90)]
    ) { fixture in
      let first = fixture.box(20, 10).hugs(300, .vertical)
      let second = fixture.box(20, 30)
      fixture.corner(first)
      activate(
        second.leftAnchor.constraint(equalTo: first.leftAnchor),
        second.topAnchor.constraint(equalTo: first.bottomAnchor),
        second.bottomAnchor.constraint(equalTo: fixture.root.bottomAnchor)
      )
      return [first, second]
    },
  ]

  @Test("gives the frames that a person computes", arguments: fights)
  func frames(_ layout: LayoutCase) { expectEqual(layout.frames(), layout.expected) }
}

extension ConstraintFixture {
  /// Puts a line of text at the corner, with a distance behind it that counts with a priority.
  fileprivate func label(_ text: String, before distance: CGFloat, at priority: Float) -> UILabel {
    let label = label(text, lines: 1)
    corner(label)
    label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -distance).at(priority)
      .isActive = true
    return label
  }
}

@Suite("Priorities")
@MainActor
struct PriorityLayoutTests {
  nonisolated static let layouts = [
    LayoutCase("let a stronger width win", expected: [CGRect(0, 0, 60, 10)]) { fixture in
      let view = fixture.box(10, 10)
      fixture.corner(view)
      activate(
        view.widthAnchor.constraint(equalToConstant: 30).at(900),
        view.widthAnchor.constraint(equalToConstant: 60).at(901)
      )
      return [view]
    },
    // At least 40 is required; 30 at 999 comes as near as it can.
    LayoutCase("come as near as what is stronger allows", expected: [CGRect(0, 0, 40, 10)]) {
      fixture in
      let view = fixture.box(10, 10)
      fixture.corner(view)
      activate(
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: 40),
        view.widthAnchor.constraint(equalToConstant: 30).at(999)
      )
      return [view]
    },
    // One at 501 outweighs both at 500.
    LayoutCase("are not outweighed by numbers", expected: [CGRect(0, 0, 20, 10)]) { fixture in
      let view = fixture.box(1, 10)
      fixture.corner(view)
      activate(
        view.widthAnchor.constraint(equalToConstant: 80).at(500),
        view.widthAnchor.constraint(equalToConstant: 80).at(500),
        view.widthAnchor.constraint(equalToConstant: 20).at(501)
      )
      return [view]
    },
    // 90 % of 100, but no more than 70.
    LayoutCase("bound a share by a maximum", expected: [CGRect(0, 0, 70, 10)]) { fixture in
      let view = fixture.box(1, 10)
      fixture.corner(view)
      activate(
        view.widthAnchor.constraint(equalTo: fixture.root.widthAnchor, multiplier: 0.9).at(750),
        view.widthAnchor.constraint(lessThanOrEqualToConstant: 70)
      )
      return [view]
    },
    // The middle is wanted at 500, a distance of 10 from the first is required: 30 + 10.
    LayoutCase(
      "move a view off the middle for a distance",
      expected: [CGRect(0, 0, 60, 10), CGRect(70, 0, 20, 10)]
    ) { fixture in
      let first = fixture.box(60, 10)
      let second = fixture.box(20, 10)
      fixture.corner(first)
      activate(
        second.topAnchor.constraint(equalTo: fixture.root.topAnchor),
        second.centerXAnchor.constraint(equalTo: fixture.root.centerXAnchor).at(500),
        second.leadingAnchor.constraint(greaterThanOrEqualTo: first.trailingAnchor, constant: 10)
      )
      return [first, second]
    },
    // Without the first: the middle of 100 less half of 20.
    LayoutCase(
      "leave a view in the middle where the distance is kept anyway",
      expected: [CGRect(0, 0, 20, 10), CGRect(40, 0, 20, 10)]
    ) { fixture in
      let first = fixture.box(20, 10)
      let second = fixture.box(20, 10)
      fixture.corner(first)
      activate(
        second.topAnchor.constraint(equalTo: fixture.root.topAnchor),
        second.centerXAnchor.constraint(equalTo: fixture.root.centerXAnchor).at(500),
        second.leadingAnchor.constraint(greaterThanOrEqualTo: first.trailingAnchor, constant: 10)
      )
      return [first, second]
    },
  ]

  @Test("give the frames that a person computes", arguments: layouts)
  func frames(_ layout: LayoutCase) { expectEqual(layout.frames(), layout.expected) }
}

@Suite("Aspect ratios")
@MainActor
struct AspectRatioLayoutTests {
  nonisolated static let layouts = [
    LayoutCase("make a square of a width", expected: [CGRect(0, 0, 40, 40)]) { fixture in
      let view = fixture.view()
      fixture.corner(view)
      activate(
        view.widthAnchor.constraint(equalToConstant: 40),
        view.heightAnchor.constraint(equalTo: view.widthAnchor)
      )
      return [view]
    },
    // 16:9 in a width of 80.
    LayoutCase("follow the width of the superview", 80, expected: [CGRect(0, 0, 80, 45)]) {
      fixture in
      let view = fixture.view()
      fixture.corner(view)
      activate(
        view.rightAnchor.constraint(equalTo: fixture.root.rightAnchor),
        view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 16.0 / 9)
      )
      return [view]
    },
    // As large as fits 100 × 30 at 2:1: 60 × 30, in the middle.
    LayoutCase("fit into a space", 100, 30, expected: [CGRect(20, 0, 60, 30)]) { fixture in
      let view = fixture.view()
      activate(
        view.centerXAnchor.constraint(equalTo: fixture.root.centerXAnchor),
        view.centerYAnchor.constraint(equalTo: fixture.root.centerYAnchor),
        view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 2),
        view.widthAnchor.constraint(lessThanOrEqualTo: fixture.root.widthAnchor),
        view.heightAnchor.constraint(lessThanOrEqualTo: fixture.root.heightAnchor),
        view.widthAnchor.constraint(equalTo: fixture.root.widthAnchor).at(750)
      )
      return [view]
    },
    // As small as covers 100 × 30 at 2:1: 100 × 50, in the middle of the height.
    LayoutCase("fill a space", 100, 30, expected: [CGRect(0, -10, 100, 50)]) { fixture in
      let view = fixture.view()
      activate(
        view.centerXAnchor.constraint(equalTo: fixture.root.centerXAnchor),
        view.centerYAnchor.constraint(equalTo: fixture.root.centerYAnchor),
        view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 2),
        view.widthAnchor.constraint(greaterThanOrEqualTo: fixture.root.widthAnchor),
        view.heightAnchor.constraint(greaterThanOrEqualTo: fixture.root.heightAnchor),
        view.heightAnchor.constraint(equalTo: fixture.root.heightAnchor).at(750)
      )
      return [view]
    },
    // The height is 2 · 20 + 10.
    LayoutCase("add a constant", expected: [CGRect(0, 0, 20, 50)]) { fixture in
      let view = fixture.view()
      fixture.corner(view)
      activate(
        view.widthAnchor.constraint(equalToConstant: 20),
        view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 2, constant: 10)
      )
      return [view]
    },
    // The first is twice as wide as the second: 60 and 30 of 90.
    LayoutCase(
      "share a width",
      90,
      expected: [CGRect(0, 0, 60, 5), CGRect(60, 0, 30, 5)]
    ) { fixture in
      let views = [fixture.box(1, 5), fixture.box(1, 5)]
      fixture.row(views)
      views[0].widthAnchor.constraint(equalTo: views[1].widthAnchor, multiplier: 2).isActive = true
      return views
    },
  ]

  @Test("give the frames that a person computes", arguments: layouts)
  func frames(_ layout: LayoutCase) { expectEqual(layout.frames(), layout.expected) }
}
