import GallerySupport
import UIKit

/// The name of an archive section with the number and size of its packages.
final class PackageSectionHeader: UICollectionReusableView {
  static let identifier = "section"
  static let height: CGFloat = 32

  private let title = UILabel(.footnote, weight: .semibold, lines: 1)
  private let totals = UILabel(.footnote, color: .secondaryLabel, lines: 1)
  private lazy var row = UIStackView.row([title, totals], spacing: 10, alignment: .firstBaseline)

  private static let margin: CGFloat = 16

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    title.setContentHuggingPriority(.defaultLow, for: .horizontal)
    totals.setContentHuggingPriority(.required, for: .horizontal)
    addSubview(row)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ group: ItemGroup<DebianPackage>) {
    title.text = group.title
    let count = Quantity.count(group.items.count, "package", "packages")
    totals.text = "\(count) · \(Quantity.room(kibibytes: group.installedSize))"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = row.height(forWidth: max(0, bounds.width - 2 * Self.margin))
    row.frame = CGRect(
      x: Self.margin,
      y: ((bounds.height - height) / 2).rounded(),
      width: max(0, bounds.width - 2 * Self.margin),
      height: height
    )
  }
}
