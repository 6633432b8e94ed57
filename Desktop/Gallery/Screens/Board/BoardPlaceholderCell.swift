import UIKit

/// The place of a card that has not come yet.
final class BoardPlaceholderCell: UICollectionViewCell {
  static let identifier = "placeholder"

  override init(frame: CGRect) {
    super.init(frame: frame)
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Loading…"
    content.textProperties.color = .secondaryLabel
    content.secondaryText = "From another program"
    content.secondaryTextProperties.color = .tertiaryLabel
    contentConfiguration = content
    var background = UIBackgroundConfiguration.clear()
    background.strokeColor = .separator
    background.strokeWidth = 1
    background.cornerRadius = BoardLayout.corner
    backgroundConfiguration = background
  }

  required init?(coder: NSCoder) { nil }
}
