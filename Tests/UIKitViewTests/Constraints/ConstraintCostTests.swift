import TesseraCore
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("What constraints cost")
@MainActor
struct ConstraintLayoutCostTests {
  /// A cell with a picture, a title, a time, a text, a badge and a line: 6 views and 18 constraints.
  private func card() -> (ConstraintFixture, UILabel) {
    let fixture = ConstraintFixture(320, 100)
    let root = fixture.root
    let picture = fixture.box(40, 40)
    let title = fixture.label("Title", lines: 1)
    let time = fixture.label("12:00", lines: 1).hugs(251).resists(751)
    let text = fixture.label(
      "aaaa bbbb cccc dddd eeee ffff gggg hhhh iiii jjjj kkkk llll mmmm nnnn oooo pppp"
    )
    let badge = fixture.box(8, 8)
    let line = fixture.view()
    activate(
      picture.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      picture.topAnchor.constraint(equalTo: root.topAnchor, constant: 12),
      picture.widthAnchor.constraint(equalToConstant: 40),
      title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
      title.topAnchor.constraint(equalTo: picture.topAnchor),
      time.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
      time.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
      time.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      text.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -12),
      badge.centerXAnchor.constraint(equalTo: picture.trailingAnchor),
      badge.centerYAnchor.constraint(equalTo: picture.topAnchor),
      line.leadingAnchor.constraint(equalTo: text.leadingAnchor),
      line.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      line.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      line.heightAnchor.constraint(equalToConstant: 1)
    )
    return (fixture, text)
  }

  private func measure(_ fixture: ConstraintFixture) -> CGFloat {
    fixture.root.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  private func pivots(_ fixture: ConstraintFixture) -> Int {
    fixture.root.layoutState.membership?.engine?.solver.pivotCount ?? 0
  }

  @Test("at most a tenth of the first solution for a changed text")
  func changedText() {
    let (fixture, text) = card()
    // 320 - 16 - 40 - 12 - 16 = 236 are 47 characters: 79 take two lines. 12 + 12 + 4 + 24 + 12.
    expectEqual(measure(fixture), 64)
    let first = pivots(fixture)
    text.text =
      "aaaa bbbb cccc dddd eeee ffff gggg hhhh iiii jjjj kkkk llll mmmm nnnn oooo pppp qqqq rrrr ssss tttt"
    expectEqual(measure(fixture), 76)
    #expect(
      (pivots(fixture) - first) * 10 <= first,
      "\(pivots(fixture) - first) of \(first) pivots"
    )
  }

  @Test("nothing for the same question twice")
  func known() {
    let (fixture, _) = card()
    _ = measure(fixture)
    let first = pivots(fixture)
    expectEqual(measure(fixture), 64)
    expectEqual(pivots(fixture), first)
  }

  @Test("a number of pivots that grows with the number of views", arguments: [10, 100, 1_000])
  func chains(_ count: Int) {
    let fixture = ConstraintFixture(CGFloat(count * 10), 10)
    let views = (0..<count).map { _ in fixture.box(10, 10) }
    fixture.row(views)
    fixture.root.layoutIfNeeded()
    expectEqual(views[count - 1].frame, CGRect(CGFloat(count - 1) * 10, 0, 10, 10))
    // Four variables each, and those of the row.
    #expect(pivots(fixture) <= 8 * count + 8)
  }
}
