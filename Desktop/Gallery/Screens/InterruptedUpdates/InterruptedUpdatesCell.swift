import UIKit

/// A block with a letter, in the letter's colour and of a height of its own.
final class InterruptedUpdatesCell: UICollectionViewCell {
  private let letter = UILabel(.headline, color: .white, lines: 1)
  private var height: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 8
    letter.textAlignment = .center
    contentView.addSubview(letter)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ letter: Character, height: CGFloat) {
    self.letter.text = String(letter)
    self.height = height
    let number = CGFloat(letter.unicodeScalars.first?.value ?? 0)
    contentView.backgroundColor = UIColor(
      // Steps of the golden ratio keep letters that follow each other apart.
      hue: (number * 0.618 + 0.2).truncatingRemainder(dividingBy: 1),
      saturation: 0.62,
      brightness: 0.78,
      alpha: 1
    )
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    letter.frame = contentView.bounds
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = height
    return layoutAttributes
  }
}
