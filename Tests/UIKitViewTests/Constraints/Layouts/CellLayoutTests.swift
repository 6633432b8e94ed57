import CoreGraphics
import TesseraTestSupport
import Testing
import UIKit

@testable import UIKitTestSupport

/// A cell whose content a test builds, measured in a width and laid out in the size that came of it.
struct CellCase: Sendable, CustomTestStringConvertible {
  struct Expectation: Sendable {
    let width: CGFloat
    let height: CGFloat
    let frames: [CGRect]
  }

  let testDescription: String
  let expectations: [Expectation]
  let build: @MainActor @Sendable (UIView) -> [UIView]

  /// Measures and lays out one cell for each width in turn, as a cell is when a window is resized.
  @MainActor
  func check() {
    // The program of the test before may be one that goes from right to left.
    let program = Fixture()
    defer { withExtendedLifetime(program) {} }
    let cell = UICollectionViewCell(frame: .zero)
    let views = build(cell.contentView)
    for expected in expectations + expectations.reversed() {
      let size = cell.systemLayoutSizeFitting(
        CGSize(width: expected.width, height: 1000),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
      expectEqual(size, CGSize(width: expected.width, height: expected.height))
      cell.frame.size = size
      cell.layoutIfNeeded()
      expectEqual(views.map(\.frame), expected.frames)
    }
  }
}

@Suite("Texts in cells at three widths")
@MainActor
struct CellLayoutTests {
  private typealias Expectation = CellCase.Expectation

  @MainActor
  private static func label(_ text: String, size: CGFloat = 10, lines: Int = 0) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    label.font = .systemFont(ofSize: size)
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }

  /// Keeps a view off the left and right edges.
  @MainActor
  private static func span(_ view: UIView, in outer: UIView, margin: CGFloat = 10) {
    activate(
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: margin),
      view.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -margin)
    )
  }

  /// Keeps views off the top and bottom edges, the first at the top and the last at the bottom.
  @MainActor
  private static func fillHeight(of content: UIView, from first: UIView, to last: UIView) {
    activate(
      first.topAnchor.constraint(equalTo: content.topAnchor, constant: 10),
      last.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -10)
    )
  }

  // A character is half as wide as the font is large, a line 1.2 times as high; margins are 10.
  nonisolated static let cells = [
    // In 40: “aaaa” and “bb” of 20 points are two lines, the three words below three. In 80 and 180 one line each.
    CellCase(
      testDescription: "a title above a text",
      expectations: [
        .init(width: 60, height: 108, frames: [CGRect(10, 10, 40, 48), CGRect(10, 62, 40, 36)]),
        .init(width: 100, height: 60, frames: [CGRect(10, 10, 80, 24), CGRect(10, 38, 80, 12)]),
        .init(width: 200, height: 60, frames: [CGRect(10, 10, 180, 24), CGRect(10, 38, 180, 12)]),
      ]
    ) { content in
      let title = label("aaaa bb", size: 20)
      let text = label("cccc dddd eeee")
      content.addSubview(title)
      content.addSubview(text)
      span(title, in: content)
      span(text, in: content)
      fillHeight(of: content, from: title, to: text)
      text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4).isActive = true
      return [title, text]
    },
    // The text has 60 - 10 - 20 - 10 - 10 = 10: a word on each of three lines. In 50 and 150 one line, and the
    // picture is higher.
    CellCase(
      testDescription: "a text beside a picture, the higher one deciding",
      expectations: [
        .init(width: 60, height: 56, frames: [CGRect(10, 10, 20, 20), CGRect(40, 10, 10, 36)]),
        .init(width: 100, height: 40, frames: [CGRect(10, 10, 20, 20), CGRect(40, 10, 50, 12)]),
        .init(width: 200, height: 40, frames: [CGRect(10, 10, 20, 20), CGRect(40, 10, 150, 12)]),
      ]
    ) { content in
      let picture = ContentBox(20, 20)
      let text = label("aa bb cc")
      content.addSubview(picture)
      content.addSubview(text)
      activate(
        picture.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 10),
        picture.topAnchor.constraint(equalTo: content.topAnchor, constant: 10),
        picture.bottomAnchor.constraint(lessThanOrEqualTo: content.bottomAnchor, constant: -10),
        picture.widthAnchor.constraint(equalToConstant: 20),
        text.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 10),
        text.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -10),
        text.topAnchor.constraint(equalTo: content.topAnchor, constant: 10),
        text.bottomAnchor.constraint(lessThanOrEqualTo: content.bottomAnchor, constant: -10)
      )
      return [picture, text]
    },
    // In 40 two lines and one, 4 between them: 24 + 4 + 12. In 80 and 180 one line each.
    CellCase(
      testDescription: "texts in a stack",
      expectations: [
        .init(
          width: 60,
          height: 60,
          frames: [CGRect(10, 10, 40, 40), CGRect(0, 0, 40, 24), CGRect(0, 28, 40, 12)]
        ),
        .init(
          width: 100,
          height: 48,
          frames: [CGRect(10, 10, 80, 28), CGRect(0, 0, 80, 12), CGRect(0, 16, 80, 12)]
        ),
        .init(
          width: 200,
          height: 48,
          frames: [CGRect(10, 10, 180, 28), CGRect(0, 0, 180, 12), CGRect(0, 16, 180, 12)]
        ),
      ]
    ) { content in
      let texts = [label("aaaa bbbb"), label("cc")]
      let stack = UIStackView(arrangedSubviews: texts)
      stack.axis = .vertical
      stack.spacing = 4
      stack.translatesAutoresizingMaskIntoConstraints = false
      content.addSubview(stack)
      span(stack, in: content)
      fillHeight(of: content, from: stack, to: stack)
      return [stack] + texts
    },
    // The time is 25 wide: 60 - 20 - 25 - 5 = 10 are left, a word on each line. In 50 and 150 one line.
    CellCase(
      testDescription: "a text beside a time that stays whole",
      expectations: [
        .init(width: 60, height: 44, frames: [CGRect(10, 10, 10, 24), CGRect(25, 10, 25, 12)]),
        .init(width: 100, height: 32, frames: [CGRect(10, 10, 50, 12), CGRect(65, 10, 25, 12)]),
        .init(width: 200, height: 32, frames: [CGRect(10, 10, 150, 12), CGRect(165, 10, 25, 12)]),
      ]
    ) { content in
      let text = label("aa bb")
      let time = label("12:00", lines: 1).hugs(251).resists(751)
      content.addSubview(text)
      content.addSubview(time)
      activate(
        text.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 10),
        time.leadingAnchor.constraint(equalTo: text.trailingAnchor, constant: 5),
        time.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -10),
        time.firstBaselineAnchor.constraint(equalTo: text.firstBaselineAnchor)
      )
      fillHeight(of: content, from: text, to: text)
      return [text, time]
    },
    // The picture is half as high as the cell is wide. In 40 the text has two lines.
    CellCase(
      testDescription: "a text below a picture with an aspect ratio",
      expectations: [
        .init(width: 60, height: 74, frames: [CGRect(0, 0, 60, 30), CGRect(10, 40, 40, 24)]),
        .init(width: 100, height: 82, frames: [CGRect(0, 0, 100, 50), CGRect(10, 60, 80, 12)]),
        .init(width: 200, height: 132, frames: [CGRect(0, 0, 200, 100), CGRect(10, 110, 180, 12)]),
      ]
    ) { content in
      let picture = UIView()
      picture.translatesAutoresizingMaskIntoConstraints = false
      let text = label("aaaa bbbb")
      content.addSubview(picture)
      content.addSubview(text)
      span(picture, in: content, margin: 0)
      span(text, in: content)
      activate(
        picture.topAnchor.constraint(equalTo: content.topAnchor),
        picture.widthAnchor.constraint(equalTo: picture.heightAnchor, multiplier: 2),
        text.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 10),
        text.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -10)
      )
      return [picture, text]
    },
    // At most half of the cell: in 30 a word of 20 on each line, in 50 “aaaa bbbb” of 45 and a word, in 100 all 70.
    // The bubble is as wide as its longest line.
    CellCase(
      testDescription: "a bubble that is as wide as its longest line",
      expectations: [
        .init(width: 60, height: 56, frames: [CGRect(10, 10, 20, 36)]),
        .init(width: 100, height: 44, frames: [CGRect(10, 10, 45, 24)]),
        .init(width: 200, height: 32, frames: [CGRect(10, 10, 70, 12)]),
      ]
    ) { content in
      let text = label("aaaa bbbb cccc")
      content.addSubview(text)
      activate(
        text.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 10),
        text.widthAnchor.constraint(lessThanOrEqualTo: content.widthAnchor, multiplier: 0.5)
      )
      fillHeight(of: content, from: text, to: text)
      return [text]
    },
  ]

  @Test("have the frames that a person computes, up and down through the widths", arguments: cells)
  func frames(_ cell: CellCase) { cell.check() }

  @Test("say nothing of a height that nothing asks for, which stays as it was offered")
  func undetermined() {
    let cell = UICollectionViewCell(frame: CGRect(0, 0, 100, 44))
    let label = Self.label("aa")
    cell.contentView.addSubview(label)
    activate(
      label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      label.centerYAnchor.constraint(equalTo: cell.contentView.centerYAnchor)
    )
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 100, height: 44),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    expectEqual(size, CGSize(width: 100, height: 44))
  }
}
