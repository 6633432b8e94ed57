import UIKit

/// How much more there is, unless it is shown, and what a press does, at both ends of a line.
final class ArticleFooter: UIStackView {
  private let count = UILabel(.footnote, color: .secondaryLabel)
  private let toggle = UILabel(.footnote, color: .tintColor, lines: 1)

  override init(frame: CGRect) {
    super.init(frame: frame)
    alignment = .firstBaseline
    spacing = 8
    toggle.setContentHuggingPriority(.required, for: .horizontal)
    toggle.setContentCompressionResistancePriority(.required, for: .horizontal)
    for label in [count, toggle] { addArrangedSubview(label) }
  }

  required init(coder: NSCoder) { super.init(coder: coder) }

  /// Shows a number of further paragraphs; the footer is hidden where there are none.
  func show(count number: Int, isOpen: Bool, in size: ArticleTextSize) {
    isHidden = number == 0
    // Empty, it still takes the room in front of what a press does.
    count.text = isOpen ? "" : Quantity.count(number, "more paragraph", "more paragraphs")
    toggle.text = isOpen ? "Show less" : "Show more"
    for label in [count, toggle] { label.font = size.font(.footnote) }
  }
}
