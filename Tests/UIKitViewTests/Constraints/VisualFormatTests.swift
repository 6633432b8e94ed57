import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A visual format")
@MainActor
struct VisualFormatTests {
  /// The frames of two views of 10 × 10 at the top that a format places, with their names in it.
  private func frames(
    _ format: String,
    options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil,
    isRightToLeft: Bool = false
  ) -> [CGRect] {
    let fixture = ConstraintFixture(100, 100, isRightToLeft: isRightToLeft)
    let views = ["first": fixture.box(10, 10), "second": fixture.box(10, 10)]
    for view in [views["first"], views["second"]].compactMap({ $0 }) {
      view.topAnchor.constraint(equalTo: fixture.root.topAnchor).at(1).isActive = true
      view.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor).at(1).isActive = true
    }
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: format,
        options: options,
        metrics: metrics,
        views: views
      )
    )
    fixture.root.layoutIfNeeded()
    return [views["first"], views["second"]].compactMap { $0?.frame }
  }

  @Test("keeps views at the edges, and distances between them")
  func distances() {
    // 100 - 10 - 5 - 10 = 75 for both, of which the second is 20.
    expectEqual(
      frames("|-10-[first]-5-[second(20)]-10-|"),
      [CGRect(10, 0, 55, 10), CGRect(70, 0, 20, 10)]
    )
  }

  @Test("runs where reading goes, unless its options say from left to right")
  func directions() {
    let format = "|[first(30)]"
    expectEqual(frames(format)[0].minX, 0)
    expectEqual(frames(format, options: .directionLeadingToTrailing)[0].minX, 0)
    expectEqual(frames(format, isRightToLeft: true)[0].minX, 70)
    let leading = frames(format, options: .directionLeadingToTrailing, isRightToLeft: true)
    expectEqual(leading[0].minX, 70)
    expectEqual(frames(format, options: .directionLeftToRight, isRightToLeft: true)[0].minX, 0)
  }

  @Test("has views touch that nothing is between")
  func touching() {
    expectEqual(frames("H:|[first(30)][second]|"), [CGRect(0, 0, 30, 10), CGRect(30, 0, 70, 10)])
  }

  @Test("keeps the margins of the superview and 8 points between views where a dash says no number")
  func standard() {
    // Margins are 8: 8 + 20 + 8.
    expectEqual(
      frames("H:|-[first(20)]-[second]-|"),
      [CGRect(8, 0, 20, 10), CGRect(36, 0, 56, 10)]
    )
  }

  @Test("stands from top to bottom after V:")
  func vertical() {
    expectEqual(
      frames("V:|-5-[first(20)]-(15)-[second]"),
      [CGRect(0, 5, 10, 20), CGRect(0, 40, 10, 10)]
    )
  }

  @Test("takes numbers by name")
  func metrics() {
    let metrics: [String: Any] = ["gap": 7, "width": 12.5, "low": Float(200)]
    #expect(
      frames("|-gap-[first(width)]-gap-[second(40@low)]", metrics: metrics)
        == [CGRect(7, 0, 12.5, 10), CGRect(26.5, 0, 10, 10)]
    )
  }

  @Test("compares lengths with those of other views, several at once and with priorities")
  func predicates() {
    #expect(
      frames("|[first(>=15,<=30,==25@900)][second(==first)]")
        == [CGRect(0, 0, 25, 10), CGRect(25, 0, 25, 10)]
    )
    expectEqual(
      frames("|-(>=5,==20@500)-[first]"),
      [CGRect(20, 0, 10, 10), CGRect(0, 0, 10, 10)]
    )
  }

  @Test("aligns views with each other")
  func alignment() {
    #expect(
      frames("V:|-10-[first(10)]-[second(10)]", options: [.alignAllRight])
        == [CGRect(0, 10, 10, 10), CGRect(0, 28, 10, 10)]
    )
    #expect(
      frames("H:|[first(30)]-[second]", options: [.alignAllTop, .alignAllBottom])
        == [CGRect(0, 0, 30, 10), CGRect(38, 0, 10, 10)]
    )
  }

  @Test(
    "aligns views by each of its options",
    arguments: [
      (NSLayoutConstraint.FormatOptions.alignAllLeft, NSLayoutConstraint.Attribute.left),
      (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
      (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
      (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
      (.alignAllFirstBaseline, .firstBaseline),
    ]
  )
  func alignments(
    _ option: NSLayoutConstraint.FormatOptions,
    _ attribute: NSLayoutConstraint.Attribute
  ) {
    let views = ["first": UIView(), "second": UIView()]
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "[first][second]",
      options: option,
      views: views
    )
    expectEqual(made.count, 2)
    #expect(made[0].firstItem === views["second"] && made[0].secondItem === views["first"])
    #expect(made[0].firstAttribute == attribute && made[0].secondAttribute == attribute)
  }

  @Test("has options of three kinds that do not overlap")
  func masks() {
    typealias Options = NSLayoutConstraint.FormatOptions
    #expect(Options.alignmentMask.intersection(.directionMask).isEmpty)
    #expect(Options.alignmentMask.intersection(.spacingMask).isEmpty)
    #expect(Options.directionMask.intersection(.spacingMask).isEmpty)
    #expect(Options.alignmentMask.contains([.alignAllLeft, .alignAllFirstBaseline]))
    #expect(Options.directionMask.contains(.directionRightToLeft))
    #expect(Options.spacingMask.contains(.spacingBaselineToBaseline))
  }

  @Test("is read in the direction of the interface, or as its options say")
  func direction() {
    let format = "H:|-5-[first]-[second(20)]"
    expectEqual(
      frames(format, isRightToLeft: true),
      [CGRect(85, 0, 10, 10), CGRect(57, 0, 20, 10)]
    )
    #expect(
      frames(format, options: .directionLeftToRight, isRightToLeft: true)
        == [CGRect(5, 0, 10, 10), CGRect(23, 0, 20, 10)]
    )
    expectEqual(
      frames(format, options: .directionRightToLeft),
      [
        CGRect(85, 0, 10, 10), CGRect(57, 0, 20, 10),
      ]
    )
  }

  @Test("measures from baseline to baseline if its options say so")
  func baselines() {
    let fixture = ConstraintFixture()
    let views = ["first": fixture.label("a"), "second": fixture.label("b")]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|[first]-30-[second]",
        options: .spacingBaselineToBaseline,
        views: views
      )
    )
    fixture.root.layoutIfNeeded()
    // Both baselines are 9 below the top.
    expectEqual(views["second"]?.frame.minY, 30)
  }

  @Test(
    "that cannot be read is reported with the place, and makes nothing",
    arguments: [
      ("[first", "a view must end with ‘]’, at character 6"),
      ("first", "a view must begin with ‘[’, at character 0"),
      ("|-10[first]", "a distance must end with ‘-’, at character 4"),
      ("[first(>=)]", "a name or a number is missing, at character 9"),
      ("[first]|[second]", "nothing may follow the superview, at character 8"),
      ("[third]", "there is no view “third”, at character 0"),
      ("[first]-gap-[second]", "there is no metric “gap”, at character 0"),
      ("[first]-", "a distance leads to nothing, at character 8"),
      ("", "a view must begin with ‘[’, at character 0"),
    ]
  )
  func unreadable(_ format: String, _ reason: String) {
    let fixture = ConstraintFixture()
    let views = ["first": fixture.view(), "second": fixture.view()]
    var made: [NSLayoutConstraint] = []
    let messages = reports {
      made = NSLayoutConstraint.constraints(withVisualFormat: format, views: views)
    }
    #expect(made.isEmpty)
    expectEqual(messages, ["The visual format “\(format)” makes no constraints: \(reason)."])
  }
}
