import UIKit

/// A line in each text style.
final class TextStylesSample: UIStackView {
  private static let styles: [(UIFont.TextStyle, String)] = [
    (.largeTitle, "Large title"), (.title1, "Title 1"), (.title2, "Title 2"), (.title3, "Title 3"),
    (.headline, "Headline"), (.body, "Body"), (.callout, "Callout"),
    (.subheadline, "Subheadline"), (.footnote, "Footnote"), (.caption1, "Caption"),
  ]

  init() {
    super.init(frame: .zero)
    axis = .vertical
    spacing = 4
    for (style, name) in Self.styles {
      addArrangedSubview(UILabel(style, lines: 1).showing(name))
    }
  }

  required init(coder: NSCoder) { super.init(coder: coder) }
}

/// Text that wraps, is cut off, is aligned, and changes its looks on the way.
final class ParagraphsSample: UIStackView {
  private static let sentence = """
    A label breaks its text between words, and where its lines do not suffice it says with an \
    ellipsis that there is more of it than can be seen in this place
    """

  private static let longPath =
    "/usr/share/doc/a-package-with-a-long-name/examples/quick-start.swift"

  init() {
    super.init(frame: .zero)
    axis = .vertical
    spacing = 10
    let twoLines = UILabel(.subheadline, lines: 2).showing(Self.sentence)
    let head = UILabel(.subheadline, lines: 1).showing(Self.longPath)
    head.lineBreakMode = .byTruncatingHead
    let middle = UILabel(.subheadline, lines: 1).showing(Self.longPath)
    middle.lineBreakMode = .byTruncatingMiddle
    let centered = UILabel(.subheadline, color: .secondaryLabel).showing("In the middle")
    centered.textAlignment = .center
    let trailing = UILabel(.subheadline, color: .secondaryLabel).showing("At the right edge")
    trailing.textAlignment = .right
    let mixed = UILabel(.subheadline)
    mixed.attributedText = Self.mixedText
    for label in [twoLines, head, middle, centered, trailing, mixed] { addArrangedSubview(label) }
  }

  required init(coder: NSCoder) { super.init(coder: coder) }

  private static var mixedText: NSAttributedString {
    let text = NSMutableAttributedString(string: "Runs of bold, coloured and large text.")
    let looks: [(String, UIFont, UIColor)] = [
      ("bold", .boldSystemFont(ofSize: 15), .label),
      ("coloured", .systemFont(ofSize: 15), .systemPink),
      ("large", .systemFont(ofSize: 22, weight: .light), .systemIndigo),
    ]
    for (word, font, color) in looks {
      text.addAttributes(
        [.font: font, .foregroundColor: color],
        range: (text.string as NSString).range(of: word)
      )
    }
    return text
  }
}
