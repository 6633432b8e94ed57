import UIKit

extension ShopProduct.Category {
  /// The colour of everything in the category.
  var color: UIColor {
    switch self {
    case .sound: .systemIndigo
    case .desk: .systemTeal
    case .pictures: .systemOrange
    case .outdoors: .systemGreen
    }
  }
}

/// A tile in the colour of its category with a name and a price.
final class ShopFeatureCell: UICollectionViewCell {
  private let picture = UIImageView()
  private let name = UILabel(.title3, weight: .bold, color: .white)
  private let price = UILabel(.subheadline, weight: .semibold, color: .white)
  private lazy var column = UIStackView.column([name, price], spacing: 2)

  private static let insets = UIEdgeInsets(top: 14, left: 16, bottom: 14, right: 16)

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 14
    contentView.clipsToBounds = true
    picture.contentMode = .scaleAspectFit
    picture.tintColor = .white
    picture.alpha = 0.35
    contentView.addSubview(picture)
    contentView.addSubview(column)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ product: ShopProduct) {
    name.text = product.name
    price.text = product.priceText
    picture.image = UIImage(systemName: product.category.symbolName)
    contentView.backgroundColor = product.category.color
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = contentView.bounds.inset(by: Self.insets)
    let height = min(room.height, column.height(forWidth: room.width))
    column.frame = CGRect(x: room.minX, y: room.maxY - height, width: room.width, height: height)
    let side = max(0, min(room.width, room.height - height - 8))
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    picture.frame = CGRect(
      x: isRightToLeft ? room.minX : room.maxX - side,
      y: room.minY,
      width: side,
      height: side
    )
  }
}

/// A category that can be chosen.
final class ShopCategoryCell: UICollectionViewCell {
  private let picture = UIImageView()
  private let name = UILabel(.footnote, weight: .semibold, lines: 1)

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 12
    contentView.clipsToBounds = true
    picture.contentMode = .scaleAspectFit
    name.textAlignment = .center
    contentView.addSubview(picture)
    contentView.addSubview(name)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ category: ShopProduct.Category, isChosen: Bool) {
    picture.image = UIImage(systemName: category.symbolName)
    name.text = category.rawValue
    picture.tintColor = isChosen ? .white : category.color
    name.textColor = isChosen ? .white : .label
    contentView.backgroundColor = isChosen ? category.color : .secondarySystemGroupedBackground
  }

  override var isHighlighted: Bool {
    didSet { contentView.alpha = isHighlighted ? 0.6 : 1 }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    picture.frame = CGRect(x: bounds.midX - 11, y: 10, width: 22, height: 22)
    name.frame = CGRect(x: 4, y: bounds.height - 26, width: max(0, bounds.width - 8), height: 18)
  }
}

/// A card as high as its text needs, with the price at its bottom.
final class ShopProductCell: UICollectionViewCell {
  private let tile = UIView()
  private let picture = UIImageView()
  private let name = UILabel(.subheadline, weight: .semibold)
  private let text = UILabel(.footnote, color: .secondaryLabel)
  private let price = UILabel(.subheadline, weight: .bold, lines: 1)
  private lazy var column = UIStackView.column([name, text], spacing: 4)

  private static let tileHeight: CGFloat = 96
  private static let priceHeight: CGFloat = 20
  private static let padding: CGFloat = 12

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .tertiarySystemGroupedBackground
    contentView.layer.cornerRadius = 10
    contentView.clipsToBounds = true
    picture.contentMode = .scaleAspectFit
    tile.addSubview(picture)
    for view in [tile, column, price] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ product: ShopProduct) {
    picture.image = UIImage(systemName: product.category.symbolName)
    picture.tintColor = product.category.color
    tile.backgroundColor = product.category.color.withAlphaComponent(0.16)
    name.text = product.name
    text.text = product.text
    price.text = product.priceText
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    tile.frame = CGRect(x: 0, y: 0, width: bounds.width, height: Self.tileHeight)
    picture.frame = CGRect(x: bounds.midX - 20, y: Self.tileHeight / 2 - 20, width: 40, height: 40)
    let width = max(0, bounds.width - 2 * Self.padding)
    column.frame = CGRect(
      x: Self.padding,
      y: Self.tileHeight + Self.padding,
      width: width,
      height: column.height(forWidth: width)
    )
    price.frame = CGRect(
      x: Self.padding,
      y: bounds.height - Self.padding - Self.priceHeight,
      width: width,
      height: Self.priceHeight
    )
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let width = max(0, layoutAttributes.size.width - 2 * Self.padding)
    layoutAttributes.size.height =
      Self.tileHeight + column.height(forWidth: width) + Self.priceHeight + 3 * Self.padding
    return layoutAttributes
  }
}
