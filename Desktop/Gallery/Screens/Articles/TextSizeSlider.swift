import UIKit

/// A slider between a small and a large letter.
final class TextSizeSlider: UIStackView {
  private let slider = UISlider()

  private static let shortest: CGFloat = 120

  /// Makes a slider at `size`, which calls `changed` for each other size that is chosen.
  init(_ size: ArticleTextSize, changed: @escaping (ArticleTextSize) -> Void) {
    super.init(frame: .zero)
    alignment = .center
    spacing = 8
    slider.accessibilityLabel = "Size of the text"
    slider.minimumValue = ArticleTextSize.range.lowerBound
    slider.maximumValue = ArticleTextSize.range.upperBound
    slider.value = Float(size.factor)
    slider.widthAnchor.constraint(greaterThanOrEqualToConstant: Self.shortest).isActive = true
    var chosen = size
    slider.addAction(
      UIAction { [unowned slider] _ in
        let size = ArticleTextSize(slider.value)
        guard size != chosen else { return }
        chosen = size
        changed(size)
      },
      for: .valueChanged
    )
    for view in [letter(.footnote), slider, letter(.title2)] { addArrangedSubview(view) }
  }

  required init(coder: NSCoder) { super.init(coder: coder) }

  private func letter(_ style: UIFont.TextStyle) -> UILabel {
    let letter = UILabel(style, color: .secondaryLabel, lines: 1).showing("A")
    letter.isAccessibilityElement = false
    letter.setContentHuggingPriority(.required, for: .horizontal)
    letter.setContentCompressionResistancePriority(.required, for: .horizontal)
    return letter
  }
}
