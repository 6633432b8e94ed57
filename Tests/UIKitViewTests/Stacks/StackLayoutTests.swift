import TesseraEngine
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("The frames in a stack")
@MainActor
struct StackLayoutTests {
  nonisolated static let rows: [StackLayout] = [
    // 40 points are left over.
    .row(
      "too long: the first among equals is stretched",
      .fill,
      .fill,
      "20×10 30×40",
      in: (100, 50),
      "0,0 60×50 | 70,0 30×50"
    ) { $0.spacing = 10 },
    .row(
      "too long: the one that hugs least is stretched",
      .fill,
      .top,
      "20×10 30×40/200",
      in: (100, 50),
      "0,0 20×10 | 30,0 70×40"
    ) { $0.spacing = 10 },
    // 110 points in 90: 20 too many.
    .row(
      "too short: the last among equals is cut",
      .fill,
      .bottom,
      "60×10 50×20",
      in: (100, 30),
      "0,20 60×10 | 70,10 30×20"
    ) { $0.spacing = 10 },
    .row(
      "too short: the one that resists least is cut",
      .fill,
      .center,
      "60×10/250/740 50×20",
      in: (100, 30),
      "0,10 40×10 | 50,5 50×20"
    ) { $0.spacing = 10 },
    .row(
      "too short: what is required reaches out",
      .fill,
      .top,
      "60×10/250/1000 50×10/250/1000",
      in: (100, 10),
      "0,0 60×10 | 60,0 50×10"
    ),
    .row(
      "a spacer takes what is left",
      .fill,
      .top,
      "* 20×10",
      in: (100, 10),
      "0,0 80×0 | 80,0 20×10"
    ),
    // (100 − 2 × 5) / 3.
    .row(
      "equal lengths",
      .fillEqually,
      .fill,
      "20×10 30×40 10×10",
      in: (100, 40),
      "0,0 30×40 | 35,0 30×40 | 70,0 30×40"
    ) { $0.spacing = 5 },
    // 80 points as 1 : 3.
    .row(
      "lengths in their ratio",
      .fillProportionally,
      .center,
      "10×10 30×10",
      in: (90, 10),
      "0,0 20×10 | 30,0 60×10"
    ) { $0.spacing = 10 },
    .row(
      "equal distances",
      .equalSpacing,
      .top,
      "10×10 20×10 30×10",
      in: (100, 10),
      "0,0 10×10 | 30,0 20×10 | 70,0 30×10"
    ),
    // Of 40 points, 30 are taken.
    .row(
      "equal distances but for a longer custom spacing",
      .equalSpacing,
      .top,
      "10×10+30 20×10 30×10",
      in: (100, 10),
      "0,0 10×10 | 40,0 20×10 | 70,0 30×10"
    ),
    // Middles at 5, 45 and 85.
    .row(
      "equal distances of middles",
      .equalCentering,
      .top,
      "10×10 20×10 30×10",
      in: (100, 10),
      "0,0 10×10 | 35,0 20×10 | 70,0 30×10"
    ),
    .row(
      "a custom spacing of the system's 8 points",
      .fill,
      .top,
      "20×10+system 20×10",
      in: (48, 10),
      "0,0 20×10 | 28,0 20×10"
    ),
    .row(
      "hidden views have neither room nor spacing",
      .fill,
      .top,
      "20×10 !30×10+40 20×10",
      in: (50, 10),
      "0,0 20×10 | 30,0 20×10"
    ) { $0.spacing = 10 },
    .row(
      "from right to left",
      .fill,
      .top,
      "20×10 30×10",
      in: (60, 20),
      "40,0 20×10 | 0,0 30×10"
    ) {
      $0.spacing = 10
      $0.isRightToLeft = true
    },
    // From 6 to 66 of 70.
    .row(
      "margins follow the reading direction",
      .fill,
      .top,
      "20×10 30×10",
      in: (70, 20),
      "46,2 20×10 | 6,2 30×10"
    ) {
      $0.spacing = 10
      $0.isRightToLeft = true
      $0.margins = NSDirectionalEdgeInsets(top: 2, leading: 4, bottom: 0, trailing: 6)
    },
    // Baselines at 18, 36 and, for a view without text, 10.
    .row(
      "first baselines on one line",
      .fill,
      .firstBaseline,
      "'a \"b 10×10",
      in: (40, 48),
      "0,18 10×24 | 10,0 20×48 | 30,26 10×10"
    ),
    // The second line's baseline is at 42.
    .row(
      "last baselines on one line",
      .fill,
      .lastBaseline,
      "'a;b \"c",
      in: (30, 54),
      "0,0 10×48 | 10,6 20×48"
    ),
    // 125 − 40 − 10 leaves 75: “one two”, “three” and “four”.
    .row(
      "text wraps beside a picture",
      .fill,
      .top,
      "40×40/1000/1000 'one_two_three_four",
      in: (125, 72),
      "0,0 40×40 | 50,0 75×72"
    ) { $0.spacing = 10 },
  ]

  nonisolated static let columns: [StackLayout] = [
    .column(
      "too long: the first among equals is stretched",
      .fill,
      .fill,
      "20×10 30×40",
      in: (50, 100),
      "0,0 50×50 | 0,60 50×40"
    ) { $0.spacing = 10 },
    .column(
      "too short: the last among equals is cut",
      .fill,
      .fill,
      "10×60 10×50",
      in: (10, 90),
      "0,0 10×60 | 0,60 10×30"
    ),
    .column(
      "at the far edge",
      .fill,
      .trailing,
      "20×10 30×40",
      in: (50, 60),
      "30,0 20×10 | 20,20 30×40"
    ) { $0.spacing = 10 },
    .column(
      "in the middle",
      .fill,
      .center,
      "20×10 30×40",
      in: (50, 60),
      "15,0 20×10 | 10,20 30×40"
    ) { $0.spacing = 10 },
    .column(
      "at the near edge from right to left",
      .fill,
      .leading,
      "20×10 30×40",
      in: (50, 60),
      "30,0 20×10 | 20,20 30×40"
    ) {
      $0.spacing = 10
      $0.isRightToLeft = true
    },
    .column(
      "equal lengths",
      .fillEqually,
      .fill,
      "20×10 30×40",
      in: (50, 110),
      "0,0 50×50 | 0,60 50×50"
    ) { $0.spacing = 10 },
    // 80 points as 1 : 3.
    .column(
      "lengths in their ratio",
      .fillProportionally,
      .fill,
      "10×10 10×30",
      in: (10, 80),
      "0,0 10×20 | 0,20 10×60"
    ),
    .column(
      "equal distances",
      .equalSpacing,
      .leading,
      "10×10 10×20 10×30",
      in: (10, 100),
      "0,0 10×10 | 0,30 10×20 | 0,70 10×30"
    ),
    .column(
      "equal distances of middles",
      .equalCentering,
      .leading,
      "10×10 10×20 10×30",
      in: (10, 100),
      "0,0 10×10 | 0,35 10×20 | 0,70 10×30"
    ),
    .column(
      "text wraps from edge to edge",
      .fill,
      .fill,
      "'one_two_three_four 'x",
      in: (75, 96),
      "0,0 75×72 | 0,72 75×24"
    ),
    // “one two” is the longest line.
    .column(
      "wrapped text is as wide as its longest line",
      .fill,
      .trailing,
      "'one_two_three_four 'x",
      in: (75, 96),
      "5,0 70×72 | 65,72 10×24"
    ),
    // Baselines at 0 and 50, 18 and 36 below the tops.
    .column(
      "distances between baselines, also to the ends",
      .fill,
      .leading,
      "'a \"b",
      in: (20, 50),
      "0,-18 10×24 | 0,14 20×48"
    ) {
      $0.spacing = 50
      $0.isBaselineRelative = true
    },
    .column(
      "baselines keep the margins",
      .fill,
      .leading,
      "'a \"b",
      in: (20, 80),
      "0,0 10×24 | 0,32 20×48"
    ) {
      $0.spacing = 50
      $0.isBaselineRelative = true
      $0.margins = NSDirectionalEdgeInsets(top: 18, leading: 0, bottom: 12, trailing: 0)
    },
    // Baselines at 0, 50 and 100.
    .column(
      "equal distances between baselines",
      .equalSpacing,
      .leading,
      "'a 'b 'c",
      in: (10, 100),
      "0,-18 10×24 | 0,32 10×24 | 0,82 10×24"
    ) { $0.isBaselineRelative = true },
  ]

  @Test("are as a person computes them in a row", arguments: rows)
  func rowFrames(_ layout: StackLayout) { check(layout) }

  @Test("are as a person computes them in a column", arguments: columns)
  func columnFrames(_ layout: StackLayout) { check(layout) }

  private func check(_ layout: StackLayout) {
    _ = Fixture()
    let stack = layout.makeStack()
    stack.layoutIfNeeded()
    expectEqual(StackLayout.picture(stack), layout.expected)
    // The same again.
    stack.setNeedsLayout()
    stack.layoutIfNeeded()
    expectEqual(StackLayout.picture(stack), layout.expected)
  }

  /// Constraints say nothing about which of two equal views is stretched, and contradict each other where all views
  /// are required to be longer than there is room.
  nonisolated private static let decided = (rows + columns).filter {
    $0.testDescription != "too long: the first among equals is stretched"
      && $0.testDescription != "too short: what is required reaches out"
  }

  /// The constraint is met anyhow; the stack says its rules as constraints because of it.
  @Test("are the same where a constraint leads to an arranged view", arguments: decided)
  func constrainedFrames(_ layout: StackLayout) throws {
    _ = Fixture()
    var messages: [String] = []
    Diagnostics.hook = { messages.append($0.message) }
    defer { Diagnostics.hook = nil }
    let stack = layout.makeStack()
    let view = try #require(stack.arrangedSubviews.first { !$0.isHidden })
    let edge = view.leftAnchor.constraint(
      greaterThanOrEqualTo: stack.leftAnchor,
      constant: -1000
    )
    edge.isActive = true
    #expect(stack.rules?.isEmpty == false)
    stack.layoutIfNeeded()
    expectEqual(StackLayout.picture(stack), layout.expected)
    expectEqual(messages, [])
  }

  @Test("give the size that the stack asks for, with distances between baselines")
  func baselineRelativeSize() {
    _ = Fixture()
    let columns = Self.columns.filter { $0.isBaselineRelative && $0.distribution == .fill }
    for layout in columns {
      let stack = layout.makeStack()
      expectEqual(stack.intrinsicContentSize, CGSize(width: 20, height: layout.size.height))
    }
    expectEqual(columns.count, 2)
  }
}

@Suite("Stacks in stacks in a cell")
@MainActor
struct StackCellTests {
  /// A title above a picture with two texts beside it.
  @MainActor
  private final class Card {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let title = Card.label("one two three four")
    let text = Card.label("five six two")
    let footnote = Card.label("nine")
    let stack = UIStackView()

    init() {
      let picture = SizedView(CGSize(width: 24, height: 24))
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        picture.setContentHuggingPriority(.required, for: axis)
        picture.setContentCompressionResistancePriority(.required, for: axis)
      }
      let texts = UIStackView(arrangedSubviews: [text, footnote])
      texts.axis = .vertical
      let row = UIStackView(arrangedSubviews: [picture, texts])
      row.alignment = .top
      row.spacing = 6
      stack.axis = .vertical
      stack.spacing = 8
      stack.isLayoutMarginsRelativeArrangement = true
      stack.layoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
      stack.addArrangedSubview(title)
      stack.addArrangedSubview(row)
      stack.frame = cell.contentView.bounds
      stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      cell.contentView.addSubview(stack)
    }

    private static func label(_ text: String) -> UILabel {
      let label = UILabel()
      label.font = .systemFont(ofSize: 20)
      label.text = text
      label.numberOfLines = 0
      return label
    }
  }

  /// Where the texts stand in the cell, of the width of the row.
  struct Widths: Sendable {
    let cell: CGFloat
    let height: CGFloat
    let title: String
    let text: String
    let footnote: String
  }

  nonisolated static let widths = [
    // 180 points for the title, 150 beside the picture: one line each.
    Widths(
      cell: 200,
      height: 100,
      title: "10,10 180×24",
      text: "40,42 150×24",
      footnote: "40,66 150×24"
    ),
    // 110: “one two” and “three four”; 80: “five six” and “two”.
    Widths(
      cell: 130,
      height: 148,
      title: "10,10 110×48",
      text: "40,66 80×48",
      footnote: "40,114 80×24"
    ),
    // 75: three lines; 45: a line for each word.
    Widths(
      cell: 95,
      height: 196,
      title: "10,10 75×72",
      text: "40,90 45×72",
      footnote: "40,162 45×24"
    ),
  ]

  @Test("are as high as their wrapped texts", arguments: widths)
  func heights(_ widths: Widths) {
    _ = Fixture()
    let card = Card()
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 0, y: 0, width: widths.cell, height: 50)
    attributes.fixedSides = .width
    let size = card.cell.preferredLayoutAttributesFitting(attributes).size
    expectEqual(size, CGSize(width: widths.cell, height: widths.height))
    card.cell.frame.size = size
    card.cell.layoutIfNeeded()
    func place(_ view: UIView) -> String {
      StackLayout.picture(view.convert(view.bounds, to: card.cell))
    }
    expectEqual(place(card.title), widths.title)
    expectEqual(place(card.text), widths.text)
    expectEqual(place(card.footnote), widths.footnote)
  }
}
