import UIKit

/// How much more there is, and what a press does, at both ends of one line.
final class ArticleFooter: UIView {
  private let count = UILabel(.footnote, color: .secondaryLabel, lines: 1)
  private let toggle = UILabel(.footnote, color: .tintColor, lines: 1)

  override init(frame: CGRect) {
    super.init(frame: frame)
    for label in [count, toggle] {
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
    }
    toggle.setContentCompressionResistancePriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      count.leadingAnchor.constraint(equalTo: leadingAnchor),
      count.topAnchor.constraint(equalTo: topAnchor),
      count.bottomAnchor.constraint(equalTo: bottomAnchor),
      toggle.leadingAnchor.constraint(greaterThanOrEqualTo: count.trailingAnchor, constant: 8),
      toggle.trailingAnchor.constraint(equalTo: trailingAnchor),
      toggle.firstBaselineAnchor.constraint(equalTo: count.firstBaselineAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a number of further paragraphs; the footer is hidden where there are none.
  func show(count number: Int, isOpen: Bool, in size: ArticleTextSize) {
    isHidden = number == 0
    count.text = Quantity.count(number, "more paragraph", "more paragraphs")
    toggle.text = isOpen ? "Show less" : "Show more"
    for label in [count, toggle] { label.font = size.font(.footnote) }
  }
}
