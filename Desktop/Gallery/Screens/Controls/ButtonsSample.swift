import UIKit

/// Buttons of every configuration, and a label that counts their taps.
final class ButtonsSample: UIStackView {
  private let counter = UILabel(.subheadline, color: .secondaryLabel, lines: 1)
  private var tapCount = 0 {
    didSet { counter.text = Quantity.count(tapCount, "tap", "taps") }
  }

  init() {
    super.init(frame: .zero)
    axis = .vertical
    spacing = 12
    let disabled = button("Disabled", .filled())
    disabled.isEnabled = false
    let rows = [
      [button("Plain", .plain()), button("Gray", .gray()), button("Tinted", .tinted())],
      [button("Filled", .filled()), disabled],
      [
        button("Add", .tinted(), symbolName: "plus"),
        button("Remove", .gray(), symbolName: "minus", color: .systemRed),
      ],
    ]
    for buttons in rows {
      addArrangedSubview(UIStackView.row(buttons + [UIView()], spacing: 8))
    }
    counter.text = Quantity.count(tapCount, "tap", "taps")
    addArrangedSubview(counter)
  }

  required init(coder: NSCoder) { super.init(coder: coder) }

  private func button(
    _ title: String,
    _ configuration: UIButton.Configuration,
    symbolName: String? = nil,
    color: UIColor? = nil
  ) -> UIButton {
    var configuration = configuration
    configuration.title = title
    configuration.image = symbolName.flatMap { UIImage(systemName: $0) }
    configuration.imagePadding = 6
    configuration.baseForegroundColor = color
    let button = UIButton(
      configuration: configuration,
      primaryAction: UIAction { [weak self] _ in self?.tapCount += 1 }
    )
    button.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    return button
  }
}
