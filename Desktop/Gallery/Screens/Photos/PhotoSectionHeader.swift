import GallerySupport
import UIKit

/// The title of a group of pictures and their number.
final class PhotoSectionHeader: UICollectionReusableView {
  private let title = UILabel(.subheadline, weight: .semibold, lines: 1)
  private let count = UILabel(.footnote, color: .secondaryLabel, lines: 1)
  private lazy var row = UIStackView.row([title, count], spacing: 8, alignment: .firstBaseline)

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.setContentHuggingPriority(.required, for: .horizontal)
    // Pictures go by below it.
    backgroundColor = .systemBackground.withAlphaComponent(0.92)
    clipsToBounds = true
    addSubview(row)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ group: ItemGroup<Picture>) {
    title.text = group.title
    count.text = Quantity.count(group.items.count, "picture", "pictures")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = row.height(forWidth: bounds.width)
    row.frame = CGRect(
      x: 0,
      y: bounds.height - height - 8,
      width: bounds.width,
      height: height
    )
  }
}
