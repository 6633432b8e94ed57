import GallerySupport
import UIKit

/// A row with a package's name, version and wrapped summary, as high as they need.
final class PackageCell: UICollectionViewCell {
  static let identifier = "package"

  private let name = UILabel(.subheadline, weight: .semibold, lines: 1)
  private let version = UILabel(.footnote, color: .secondaryLabel, lines: 1)
  private let summary = UILabel(.subheadline, color: .secondaryLabel)
  private let line = UIView()
  private lazy var heading = UIStackView.row(
    [name, version],
    spacing: 10,
    alignment: .firstBaseline
  )
  private lazy var column = UIStackView.column([heading, summary], spacing: 3)

  private static let insets = UIEdgeInsets(top: 10, left: 16, bottom: 10, right: 16)

  override init(frame: CGRect) {
    super.init(frame: frame)
    name.lineBreakMode = .byTruncatingMiddle
    version.lineBreakMode = .byTruncatingMiddle
    name.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    name.setContentCompressionResistancePriority(.required, for: .horizontal)
    version.textAlignment = .natural
    line.backgroundColor = .separator
    // Rows that move cover those that fade away below them.
    backgroundColor = .systemBackground
    contentView.addSubview(line)
    contentView.addSubview(column)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ package: DebianPackage) {
    name.text = package.name
    name.textColor = package.isInstalled ? .label : .secondaryLabel
    version.text = package.isInstalled ? package.version : "\(package.version) · \(package.state)"
    summary.text = package.summary
    summary.isHidden = package.summary.isEmpty
  }

  override var isSelected: Bool { didSet { updateBackground() } }
  override var isHighlighted: Bool { didSet { updateBackground() } }

  private func updateBackground() {
    contentView.backgroundColor =
      isSelected
      ? .selectedRow : isHighlighted ? .tertiarySystemFill : .clear
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    column.frame = bounds.inset(by: Self.insets)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    line.frame = CGRect(
      x: isRightToLeft ? 0 : Self.insets.left,
      y: bounds.height - 1,
      width: bounds.width - Self.insets.left,
      height: 1
    )
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let width = layoutAttributes.size.width - Self.insets.left - Self.insets.right
    layoutAttributes.size.height =
      column.height(forWidth: max(0, width)) + Self.insets.top + Self.insets.bottom
    return layoutAttributes
  }
}
