import UIKit

/// One paragraph behind a dot that stands on its first line.
final class ArticlePoint: UIStackView {
  private let dot = UILabel(.body, color: .tintColor, lines: 1).showing("•")
  private let words = UILabel(.body)

  override init(frame: CGRect) {
    super.init(frame: frame)
    alignment = .firstBaseline
    dot.setContentHuggingPriority(.required, for: .horizontal)
    dot.setContentCompressionResistancePriority(.required, for: .horizontal)
    addArrangedSubview(dot)
    addArrangedSubview(words)
  }

  required init(coder: NSCoder) { super.init(coder: coder) }

  func show(_ text: String, in size: ArticleTextSize) {
    words.text = text
    spacing = size.scaled(8)
    for label in [dot, words] { label.font = size.font(.subheadline) }
  }
}
