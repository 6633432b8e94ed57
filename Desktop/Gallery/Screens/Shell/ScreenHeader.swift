import UIKit

/// The title of a screen and what it shows, above it.
final class ScreenHeader: UIView {
  private let title = UILabel(.title2, weight: .bold)
  private let summary = UILabel(.subheadline, color: .secondaryLabel)
  private lazy var column = UIStackView.column([title, summary], spacing: 2)

  private static let insets = UIEdgeInsets(top: 16, left: 16, bottom: 12, right: 16)

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(column)
    title.accessibilityTraits = .header
    shouldGroupAccessibilityChildren = true
  }

  required init?(coder: NSCoder) { nil }

  func show(title: String, summary: String) {
    self.title.text = title
    self.summary.text = summary
    superview?.setNeedsLayout()
  }

  func height(forWidth width: CGFloat) -> CGFloat {
    let inside = max(0, width - Self.insets.left - Self.insets.right)
    return column.height(forWidth: inside) + Self.insets.top + Self.insets.bottom
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    column.frame = bounds.inset(by: Self.insets)
  }
}
