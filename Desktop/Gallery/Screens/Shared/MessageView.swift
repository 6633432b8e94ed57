import UIKit

/// What stands in the middle of a screen that has nothing else to show.
final class MessageView: UIView {
  private let symbol = UIImageView()
  private let title = UILabel(.headline)
  private let explanation = UILabel(.subheadline, color: .secondaryLabel)
  private lazy var column = UIStackView.column([symbol, title, explanation], spacing: 6)

  private static let widestText: CGFloat = 420
  private static let margin: CGFloat = 24
  private static let symbolSize: CGFloat = 48

  override init(frame: CGRect) {
    super.init(frame: frame)
    symbol.contentMode = .center
    symbol.tintColor = .tertiaryLabel
    for label in [title, explanation] { label.textAlignment = .center }
    column.setCustomSpacing(12, after: symbol)
    addSubview(column)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a symbol, a title and an explanation below it.
  func show(symbolName: String, title: String, explanation: String = "") {
    symbol.image = UIImage(
      systemName: symbolName,
      withConfiguration: UIImage.SymbolConfiguration(pointSize: Self.symbolSize)
    )
    self.title.text = title
    self.explanation.text = explanation
    self.explanation.isHidden = explanation.isEmpty
    setNeedsLayout()
  }

  /// Shows why something cannot be shown, or hides the view where there is no reason.
  func showFailure(_ reason: String?, title: String) {
    isHidden = reason == nil
    show(symbolName: "exclamationmark.circle", title: title, explanation: reason ?? "")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, min(bounds.width - 2 * Self.margin, Self.widestText))
    let height = column.height(forWidth: width)
    column.frame = CGRect(
      x: ((bounds.width - width) / 2).rounded(),
      y: max(0, ((bounds.height - height) * 0.45).rounded()),
      width: width,
      height: height
    )
  }
}
