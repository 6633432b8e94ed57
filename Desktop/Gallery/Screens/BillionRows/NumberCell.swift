import UIKit

/// A row with its number and a colour that goes round with it.
final class NumberCell: UICollectionViewCell {
  private let swatch = UIView()
  private let number = UILabel(.subheadline, lines: 1)
  private let line = UIView()

  private static let margin: CGFloat = 16
  private static let swatchSize: CGFloat = 12

  override init(frame: CGRect) {
    super.init(frame: frame)
    number.font = .systemFont(ofSize: 15)
    swatch.layer.cornerRadius = Self.swatchSize / 2
    line.backgroundColor = .separator
    for subview in [line, swatch, number] { contentView.addSubview(subview) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ row: Int) {
    number.text = Quantity.grouped(row)
    swatch.backgroundColor = UIColor(
      hue: CGFloat(row % 60) / 60,
      saturation: 0.65,
      brightness: 0.85,
      alpha: 1
    )
  }

  override var isSelected: Bool {
    didSet {
      contentView.backgroundColor = isSelected ? .selectedRow : .clear
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ rect: CGRect) -> CGRect {
      guard isRightToLeft else { return rect }
      return CGRect(
        x: bounds.width - rect.maxX,
        y: rect.minY,
        width: rect.width,
        height: rect.height
      )
    }
    swatch.frame = place(
      CGRect(
        x: Self.margin,
        y: (bounds.height - Self.swatchSize) / 2,
        width: Self.swatchSize,
        height: Self.swatchSize
      )
    )
    let textStart = Self.margin + Self.swatchSize + 12
    number.frame = place(
      CGRect(
        x: textStart,
        y: 0,
        width: max(0, bounds.width - textStart - Self.margin),
        height: bounds.height
      )
    )
    number.textAlignment = isRightToLeft ? .right : .left
    line.frame = place(
      CGRect(x: textStart, y: bounds.height - 1, width: bounds.width - textStart, height: 1)
    )
  }
}
