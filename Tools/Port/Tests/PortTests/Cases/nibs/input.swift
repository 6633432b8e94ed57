import UIKit

class Card: UIView {
  let label = UILabel()

  /// Sets the card up.
  @objc override open func awakeFromNib() {
    super.awakeFromNib() // What UIKit does.
    // The label.
    addSubview(label)
  }

  override func prepareForInterfaceBuilder() {
    super.prepareForInterfaceBuilder()
    label.text = "Card"
  }
}

final class LargeCard: Card {
  override func awakeFromNib() {
    super.awakeFromNib()
    label.numberOfLines = 0
  }

  override func prepareForInterfaceBuilder() {
    super.prepareForInterfaceBuilder()
  }
}

final class Row: UITableViewCell {
  let title = UILabel()

  override func awakeFromNib() {
    super.awakeFromNib()
    // Initialization code
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
  }

  override func prepareForInterfaceBuilder() {
    title.text = "Row"
    super.prepareForInterfaceBuilder()
  }
}

final class Tile: UICollectionViewCell {
  @objc override func awakeFromNib() {
    super.awakeFromNib()
  }

  // The picture.
  let picture = UIImageView()
}
