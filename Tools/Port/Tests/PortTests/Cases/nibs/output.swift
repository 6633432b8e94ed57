import UIKit

class Card: UIView {
  let label = UILabel()

  /// Sets the card up.
  open func awakeFromNib() {
    // What UIKit does.
    // The label.
    addSubview(label)
  }

  func prepareForInterfaceBuilder() {
    label.text = "Card"
  }
}

final class LargeCard: Card {
  override func awakeFromNib() {
    super.awakeFromNib()
    label.numberOfLines = 0
  }
}

final class Row: UITableViewCell {
  let title = UILabel()

  func awakeFromNib() {
    // Initialization code
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
  }

  func prepareForInterfaceBuilder() {
    title.text = "Row"
  }
}

final class Tile: UICollectionViewCell {
  // The picture.
  let picture = UIImageView()
}
