import UIKit

/// A cell with round corners, in a colour that changes while it is pressed.
class StoreRoundCell: UICollectionViewCell {
  /// What is behind the content.
  class var color: UIColor { .storeCard }
  /// The same while the cell is pressed.
  class var pressedColor: UIColor { .storePressedCard }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = Self.color
    contentView.layer.cornerRadius = StoreLayout.corner
    contentView.clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { contentView.backgroundColor = isHighlighted ? Self.pressedColor : Self.color }
  }
}

/// Such a cell that is as high as views side by side, with a gap around them.
class StoreRowCell: StoreRoundCell {
  /// The views.
  let row = UIStackView.row([])

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(row)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    row.frame = contentView.bounds.insetBy(
      dx: min(StoreLayout.gap, bounds.width * 0.5),
      dy: min(StoreLayout.gap, bounds.height * 0.5)
    )
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let room = max(0, layoutAttributes.size.width - StoreLayout.gap - StoreLayout.gap)
    layoutAttributes.size.height = StoreLayout.gap + row.height(forWidth: room) + StoreLayout.gap
    return layoutAttributes
  }
}
