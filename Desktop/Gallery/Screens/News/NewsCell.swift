import GallerySupport
import MessageViews
import UIKit

/// A piece of news: what it is about, when it came, its first line and the rest.
final class NewsCell: UICollectionViewCell {
  private let avatar = AvatarView()
  private let subject = UILabel(.footnote, weight: .semibold, lines: 1)
  private let time = UILabel(.footnote, color: .secondaryLabel, lines: 1)
  private let title = UILabel(.headline)
  private let text = UILabel(.subheadline, color: .secondaryLabel)
  private lazy var column = UIStackView.column(
    [UIStackView.row([subject, UIView(), time], spacing: 8), title, text],
    spacing: 4
  )

  private static let avatarLength: CGFloat = 36

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [avatar, column] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let margins = contentView.layoutMarginsGuide
    contentView.layoutMargins = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
    // Gives way while the cell still has the height that it is assumed to have.
    let lowest = avatar.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor)
    lowest.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      avatar.topAnchor.constraint(equalTo: margins.topAnchor),
      avatar.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      avatar.widthAnchor.constraint(equalToConstant: Self.avatarLength),
      avatar.heightAnchor.constraint(equalToConstant: Self.avatarLength),
      column.topAnchor.constraint(equalTo: margins.topAnchor),
      column.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
      column.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      column.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      lowest,
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ entry: NewsEntry) {
    avatar.name = entry.subject
    subject.text = entry.subject
    subject.textColor = AvatarView.color(of: entry.subject)
    time.text = ConversationWords.time(entry.time)
    title.text = entry.title
    text.text = entry.text
    text.isHidden = entry.text.isEmpty
  }
}
