import TesseraTestSupport
import Testing
import UIKit

@testable import UIKitTestSupport

@Suite("Layout guides in layouts")
@MainActor
struct GuideLayoutTests {
  nonisolated static let layouts = [
    // Two guides of one width beside the view: (100 - 20) / 2.
    LayoutCase("as springs keep a view in the middle", expected: [CGRect(40, 0, 20, 10)]) {
      fixture in
      let view = fixture.box(20, 10)
      let springs = [UILayoutGuide(), UILayoutGuide()]
      for spring in springs { fixture.root.addLayoutGuide(spring) }
      activate(
        springs[0].leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
        springs[0].trailingAnchor.constraint(equalTo: view.leadingAnchor),
        springs[1].leadingAnchor.constraint(equalTo: view.trailingAnchor),
        springs[1].trailingAnchor.constraint(equalTo: fixture.root.trailingAnchor),
        springs[0].widthAnchor.constraint(equalTo: springs[1].widthAnchor),
        view.topAnchor.constraint(equalTo: fixture.root.topAnchor)
      )
      return [view]
    },
    // The second spring is three times as wide: 20 and 60 beside a view of 20.
    LayoutCase("as springs share what is left", expected: [CGRect(20, 0, 20, 10)]) { fixture in
      let view = fixture.box(20, 10)
      let springs = [UILayoutGuide(), UILayoutGuide()]
      for spring in springs { fixture.root.addLayoutGuide(spring) }
      activate(
        springs[0].leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
        springs[0].trailingAnchor.constraint(equalTo: view.leadingAnchor),
        springs[1].leadingAnchor.constraint(equalTo: view.trailingAnchor),
        springs[1].trailingAnchor.constraint(equalTo: fixture.root.trailingAnchor),
        springs[1].widthAnchor.constraint(equalTo: springs[0].widthAnchor, multiplier: 3),
        view.topAnchor.constraint(equalTo: fixture.root.topAnchor)
      )
      return [view]
    },
    // Margins of 8 all around, by default.
    LayoutCase("of the margins keep views off the edges", expected: [CGRect(8, 8, 84, 84)]) {
      fixture in
      [fixture.filled(fixture.root.layoutMarginsGuide, in: fixture.root)]
    },
    // The middle of 20 … 90 is 55.
    LayoutCase("of the margins have a middle", expected: [CGRect(50, 0, 10, 10)]) { fixture in
      fixture.root.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 10)
      let view = fixture.box(10, 10)
      activate(
        NSLayoutConstraint(
          item: view,
          attribute: .centerX,
          relatedBy: .equal,
          toItem: fixture.root,
          attribute: .centerXWithinMargins,
          multiplier: 1,
          constant: 0
        ),
        view.topAnchor.constraint(equalTo: fixture.root.topAnchor)
      )
      return [view]
    },
    // The guide begins where the longer label ends: 30; the values begin 10 further.
    LayoutCase(
      "make columns",
      expected: [
        CGRect(0, 0, 20, 12), CGRect(0, 12, 30, 12), CGRect(40, 0, 10, 12), CGRect(40, 12, 10, 12),
      ]
    ) { fixture in
      let names = [fixture.label("aaaa"), fixture.label("aaaaaa")]
      let values = [fixture.label("bb"), fixture.label("bb")]
      let column = UILayoutGuide()
      fixture.root.addLayoutGuide(column)
      var top = fixture.root.topAnchor
      column.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor).isActive = true
      column.widthAnchor.constraint(equalToConstant: 0).at(10).isActive = true
      for (name, value) in zip(names, values) {
        activate(
          name.topAnchor.constraint(equalTo: top),
          name.leadingAnchor.constraint(equalTo: column.leadingAnchor),
          name.trailingAnchor.constraint(lessThanOrEqualTo: column.trailingAnchor),
          value.topAnchor.constraint(equalTo: name.topAnchor),
          value.leadingAnchor.constraint(equalTo: column.trailingAnchor, constant: 10)
        )
        top = name.bottomAnchor
      }
      return names + values
    },
    // A guide from the first to the second view: 30 … 60, its middle at 45.
    LayoutCase("span views", expected: [CGRect(40, 0, 10, 10)]) { fixture in
      let first = fixture.box(30, 10)
      let second = fixture.box(40, 10)
      let view = fixture.box(10, 10)
      let guide = UILayoutGuide()
      fixture.root.addLayoutGuide(guide)
      fixture.corner(first)
      activate(
        second.rightAnchor.constraint(equalTo: fixture.root.rightAnchor),
        second.topAnchor.constraint(equalTo: fixture.root.topAnchor),
        guide.leftAnchor.constraint(equalTo: first.rightAnchor),
        guide.rightAnchor.constraint(equalTo: second.leftAnchor),
        view.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
        view.topAnchor.constraint(equalTo: fixture.root.topAnchor)
      )
      return [view]
    },
  ]

  @Test("give the frames that a person computes", arguments: layouts)
  func frames(_ layout: LayoutCase) { expectEqual(layout.frames(), layout.expected) }
}

@Suite("Baselines in layouts")
@MainActor
struct BaselineLayoutTests {
  // The baseline of a line is at 0.9 of the font: 9 below the top for 10 points, 18 for 20 points.
  nonisolated static let layouts = [
    LayoutCase(
      "align a small text with a large one",
      expected: [CGRect(0, 0, 20, 24), CGRect(20, 9, 10, 12)]
    ) { fixture in
      let large = fixture.label("aa", size: 20)
      let small = fixture.label("aa")
      fixture.corner(large)
      activate(
        small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
        small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor)
      )
      return [large, small]
    },
    // Two lines of 12: the last baseline is at 12 + 9, so the other begins at 12.
    LayoutCase(
      "align with the last line",
      expected: [CGRect(0, 0, 20, 24), CGRect(20, 12, 10, 12)]
    ) { fixture in
      let (lines, line) = fixture.twoLinesAndOne()
      line.lastBaselineAnchor.constraint(equalTo: lines.lastBaselineAnchor).isActive = true
      return [lines, line]
    },
    LayoutCase(
      "align with the first line",
      expected: [CGRect(0, 0, 20, 24), CGRect(20, 0, 10, 12)]
    ) { fixture in
      let (lines, line) = fixture.twoLinesAndOne()
      line.firstBaselineAnchor.constraint(equalTo: lines.firstBaselineAnchor).isActive = true
      return [lines, line]
    },
    // The baseline is at 30, 9 below the top of the label.
    LayoutCase("stand a distance below an edge", expected: [CGRect(0, 21, 10, 12)]) { fixture in
      let label = fixture.label("aa")
      activate(
        label.leftAnchor.constraint(equalTo: fixture.root.leftAnchor),
        label.firstBaselineAnchor.constraint(equalTo: fixture.root.topAnchor, constant: 30)
      )
      return [label]
    },
    // A view without text has its baseline at the bottom: 40 - 9 = 31.
    LayoutCase(
      "of a view without text are its bottom",
      expected: [CGRect(0, 0, 40, 40), CGRect(40, 31, 10, 12)]
    ) { fixture in
      let box = fixture.box(40, 40)
      let label = fixture.label("aa")
      fixture.corner(box)
      activate(
        label.leadingAnchor.constraint(equalTo: box.trailingAnchor),
        label.lastBaselineAnchor.constraint(equalTo: box.lastBaselineAnchor)
      )
      return [box, label]
    },
    // From baseline to baseline twice the height of a line of 10 points, which is 12: 9 + 24 - 9.
    LayoutCase(
      "keep system distances between lines",
      expected: [CGRect(0, 0, 10, 12), CGRect(0, 24, 10, 12)]
    ) { fixture in
      let first = fixture.label("aa")
      let second = fixture.label("aa")
      fixture.corner(first)
      activate(
        second.leftAnchor.constraint(equalTo: first.leftAnchor),
        second.firstBaselineAnchor.constraint(
          equalToSystemSpacingBelow: first.lastBaselineAnchor,
          multiplier: 2
        )
      )
      return [first, second]
    },
  ]

  @Test("give the frames that a person computes", arguments: layouts)
  func frames(_ layout: LayoutCase) { expectEqual(layout.frames(), layout.expected) }
}

@Suite("Right to left in layouts")
@MainActor
struct RightToLeftLayoutTests {
  nonisolated static let layouts = [
    LayoutCase("begins at the right", isRightToLeft: true, expected: [CGRect(70, 0, 30, 10)]) {
      fixture in
      let view = fixture.box(30, 10)
      activate(
        view.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
        view.topAnchor.constraint(equalTo: fixture.root.topAnchor)
      )
      return [view]
    },
    // 100 - 20, then 8 between them and 30.
    LayoutCase(
      "orders a row from the right",
      isRightToLeft: true,
      expected: [CGRect(80, 0, 20, 10), CGRect(0, 0, 72, 10)]
    ) { fixture in
      let views = [fixture.box(20, 10).hugs(300), fixture.box(30, 10)]
      fixture.row(views, spacing: 8)
      return views
    },
    LayoutCase("leaves left and right alone", isRightToLeft: true, expected: [CGRect(5, 0, 30, 10)])
    {
      fixture in
      let view = fixture.box(30, 10)
      activate(
        view.leftAnchor.constraint(equalTo: fixture.root.leftAnchor, constant: 5),
        view.topAnchor.constraint(equalTo: fixture.root.topAnchor)
      )
      return [view]
    },
    // At least 10 from the leading edge, which is the right one: 100 - 10 - 30.
    LayoutCase("turns inequalities round", isRightToLeft: true, expected: [CGRect(60, 0, 30, 10)]) {
      fixture in
      let view = fixture.box(30, 10)
      activate(
        view.leadingAnchor.constraint(
          greaterThanOrEqualTo: fixture.root.leadingAnchor,
          constant: 10
        ),
        view.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor).at(500),
        view.topAnchor.constraint(equalTo: fixture.root.topAnchor)
      )
      return [view]
    },
    // A quarter of the width from the leading edge: 100 - 25 - 30.
    LayoutCase(
      "counts multiples from the right",
      isRightToLeft: true,
      expected: [CGRect(45, 0, 30, 10)]
    ) {
      fixture in
      let view = fixture.box(30, 10)
      activate(
        NSLayoutConstraint(
          item: view,
          attribute: .leading,
          relatedBy: .equal,
          toItem: fixture.root,
          attribute: .trailing,
          multiplier: 0.25,
          constant: 0
        ),
        view.topAnchor.constraint(equalTo: fixture.root.topAnchor)
      )
      return [view]
    },
    // The leading margin of 12 is at the right: 100 - 12 - 30.
    LayoutCase("turns margins round", isRightToLeft: true, expected: [CGRect(58, 0, 30, 10)]) {
      fixture in
      fixture.root.directionalLayoutMargins.leading = 12
      let view = fixture.box(30, 10)
      activate(
        view.leadingAnchor.constraint(equalTo: fixture.root.layoutMarginsGuide.leadingAnchor),
        view.topAnchor.constraint(equalTo: fixture.root.topAnchor)
      )
      return [view]
    },
    // The inner view has its own direction, and what it holds follows that.
    LayoutCase(
      "ends at a view that says another direction",
      isRightToLeft: true,
      expected: [CGRect(40, 0, 60, 20), CGRect(5, 0, 10, 10)]
    ) { fixture in
      let outer = fixture.box(60, 20)
      outer.semanticContentAttribute = .forceLeftToRight
      let inner = fixture.box(10, 10, in: outer)
      activate(
        outer.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
        outer.topAnchor.constraint(equalTo: fixture.root.topAnchor),
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 5),
        inner.topAnchor.constraint(equalTo: outer.topAnchor)
      )
      return [outer, inner]
    },
  ]

  @Test("gives the frames that a person computes", arguments: layouts)
  func frames(_ layout: LayoutCase) { expectEqual(layout.frames(), layout.expected) }
}
