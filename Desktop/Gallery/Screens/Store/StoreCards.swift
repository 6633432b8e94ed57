import UIKit

/// A card with a picture above a name, a text and a line at its bottom; as high as its texts need, or higher.
final class StoreCardCell: StoreRoundCell {
  private let picture = StorePictureView(frame: .zero)
  private let name = UILabel(.subheadline, weight: .semibold)
  private let text = UILabel(.footnote, color: .secondaryLabel)
  private let detail = UILabel(.footnote, weight: .semibold, color: .secondaryLabel, lines: 1)
  private lazy var column = UIStackView.column([name, text], spacing: StoreLayout.lineSpacing)

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [picture, column, detail] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows texts and a picture; an empty text takes no room.
  func show(_ name: String, text: String = "", detail: String, picture: UIImage?) {
    self.name.text = name
    self.text.text = text
    self.text.isHidden = text.isEmpty
    self.detail.text = detail
    self.picture.show(picture)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var rest: CGRect
    (picture.frame, rest) = contentView.bounds.divided(
      atDistance: Self.pictureHeight(bounds.width),
      from: .minYEdge
    )
    rest = rest.insetBy(dx: StoreLayout.gap, dy: StoreLayout.gap)
    guard !rest.isNull else { return }
    (detail.frame, rest) = rest.divided(atDistance: detailHeight, from: .maxYEdge)
    column.frame =
      rest.divided(
        atDistance: column.height(forWidth: rest.width),
        from: .minYEdge
      ).slice
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let width = layoutAttributes.size.width
    let room = max(0, width - StoreLayout.gap - StoreLayout.gap)
    let texts = column.height(forWidth: room) + StoreLayout.gap + detailHeight
    layoutAttributes.size.height =
      Self.pictureHeight(width) + StoreLayout.gap + texts + StoreLayout.gap
    return layoutAttributes
  }

  private var detailHeight: CGFloat { detail.intrinsicContentSize.height.rounded(.up) }

  private static func pictureHeight(_ width: CGFloat) -> CGFloat {
    (width * StoreLayout.pictureShape.card).rounded()
  }
}

/// A picture that fills its room, or a symbol in the place of a broken one.
final class StorePictureView: UIImageView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .tertiarySystemFill
    tintColor = .tertiaryLabel
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  func show(_ picture: UIImage?) {
    image = picture ?? UIImage(systemName: "photo")
    contentMode = picture == nil ? .center : .scaleAspectFill
  }
}

/// A kitchen with a picture and the number of its dishes.
final class StoreKitchenCell: StoreRoundCell {
  private let picture = StorePictureView(frame: .zero)
  private let name = UILabel(.footnote, weight: .semibold, lines: 1)
  private let count = UILabel(.caption1, color: .secondaryLabel, lines: 1)
  private lazy var column = UIStackView.column([name, count])

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [picture, column] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ name: String, count: Int, picture: UIImage?) {
    self.name.text = name
    self.count.text = Quantity.count(count, "dish", "dishes")
    self.picture.show(picture)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var rest: CGRect
    (picture.frame, rest) = contentView.bounds.divided(
      atDistance: bounds.height * StoreLayout.pictureShape.tile,
      from: isRightToLeft ? .maxXEdge : .minXEdge
    )
    rest = rest.insetBy(dx: min(StoreLayout.gap, rest.width * 0.5), dy: 0)
    let height = column.height(forWidth: rest.width)
    column.frame = CGRect(
      x: rest.minX,
      y: (rest.midY - height * 0.5).rounded(),
      width: rest.width,
      height: height
    )
  }
}

/// Says what could not be read.
final class StoreMessageCell: StoreRowCell {
  private let symbol = UIImageView(image: UIImage(systemName: "exclamationmark.triangle"))
  private let words = UILabel(.footnote)

  override class var color: UIColor {
    .systemOrange.withAlphaComponent(StoreLayout.panelStrength)
  }
  override class var pressedColor: UIColor { color }

  override init(frame: CGRect) {
    super.init(frame: frame)
    symbol.tintColor = .systemOrange
    symbol.setContentHuggingPriority(.required, for: .horizontal)
    symbol.setContentCompressionResistancePriority(.required, for: .horizontal)
    row.spacing = StoreLayout.gap
    for view in [symbol, words] { row.addArrangedSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ words: String) {
    self.words.text = words
    setNeedsLayout()
  }
}
