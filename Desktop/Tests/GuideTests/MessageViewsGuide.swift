import ConversationLayout
import MessageViews
import UIKit

/// A message of a group.
struct GroupMessage {
  var text: String
  var author: String
  var time = "17:45"
  var isOwn = false
  var isEdited = false
}

final class GroupMessageCell: ConversationCell {
  private let avatar = AvatarView()
  private let label = UILabel()
  private let status = MessageStatusView()
  private lazy var bubble = BubbleView(content: makeColumn())
  private lazy var side = AvatarSideView(avatar: avatar, content: bubble)
  private lazy var row = EdgeAligningView(content: side)

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    row.maximumContentWidth = 280
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: contentView.topAnchor),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ message: GroupMessage) {
    label.text = message.text
    avatar.name = message.author
    status.words = message.isEdited ? ["edited", message.time] : [message.time]
    status.delivery = message.isOwn ? .sent : nil
    bubble.side = message.isOwn ? .trailing : .leading
    bubble.backgroundColor = message.isOwn ? .systemGray4 : .secondarySystemBackground
    side.visibility = message.isOwn ? .gone : .visible
    row.alignment = message.isOwn ? .trailing : .leading
  }

  private func makeColumn() -> UIView {
    let column = UIStackView(arrangedSubviews: [label, status])
    column.axis = .vertical
    column.spacing = 2
    return column
  }
}
