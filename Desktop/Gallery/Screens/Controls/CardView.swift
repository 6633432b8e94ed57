import UIKit

/// A titled group of views.
final class CardView: UIView {
  private let column: UIStackView

  private static let insets = UIEdgeInsets(top: 12, left: 16, bottom: 16, right: 16)

  init(title: String, content: UIView) {
    let label = UILabel(.footnote, weight: .semibold, color: .secondaryLabel, lines: 1)
    column = UIStackView.column([label.showing(title), content], spacing: 12)
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 12
    addSubview(column)
  }

  required init?(coder: NSCoder) { nil }

  func height(forWidth width: CGFloat) -> CGFloat {
    let inside = max(0, width - Self.insets.left - Self.insets.right)
    return column.height(forWidth: inside) + Self.insets.top + Self.insets.bottom
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    column.frame = bounds.inset(by: Self.insets)
  }
}

/// A view whose size does not depend on what is in it.
class FixedSizeView: UIView {
  private let size: CGSize

  init(width: CGFloat = UIView.noIntrinsicMetric, height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: self.size.width < 0 ? size.width : self.size.width,
      height: self.size.height
    )
  }
}
