import ConversationLayout
import GallerySupport
import MessageViews
import UIKit

/// A message in a bubble at the side of its author.
final class MessageCell: ConversationCell {
  /// What is shown of a message.
  struct Content {
    let message: Message
    let place: ConversationRows.Place
    /// Whether it is what a search has found.
    let isFound: Bool

    init?(_ id: Message.ID, in session: ConversationSession, hit: Message.ID?) {
      guard let message = session.window[id], let place = session.content.places[id] else {
        return nil
      }
      (self.message, self.place, isFound) = (message, place, id == hit)
    }
  }

  private let author = UILabel(.caption1, weight: .semibold, lines: 1)
  private let text = UILabel(.subheadline)
  private let reactions = UILabel(.footnote, lines: 1)
  private let status = MessageStatusView()
  private lazy var column = UIStackView.column(
    [author, text, UIStackView.row([reactions, UIView(), status], spacing: 8)],
    spacing: 3
  )
  private lazy var bubble = BubbleView(content: column)
  private let avatar = AvatarView()
  private lazy var side = AvatarSideView(avatar: avatar, content: bubble)
  private lazy var row = EdgeAligningView(content: side)
  private var bubbleFrame = CGRect.null
  private lazy var top = row.topAnchor.constraint(equalTo: contentView.topAnchor)

  private static let bubbleRadius: CGFloat = 16
  private static let widestMessage: CGFloat = 560
  private static let widestShare: CGFloat = 0.84

  override init(frame: CGRect) {
    super.init(frame: frame)
    row.translatesAutoresizingMaskIntoConstraints = false
    row.maximumContentWidth = Self.widestMessage
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      top,
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      side.widthAnchor.constraint(
        lessThanOrEqualTo: contentView.widthAnchor,
        multiplier: Self.widestShare
      ),
    ])
  }

  required init?(coder: NSCoder) { nil }

  /// The ring of the focus goes round the bubble, and leaves the picture of the author alone.
  override func layoutSubviews() {
    super.layoutSubviews()
    let frame = bubble.convert(bubble.bounds, to: self)
    guard frame != bubbleFrame else { return }
    bubbleFrame = frame
    let effect = UIFocusHaloEffect(
      roundedRect: frame,
      cornerRadius: Self.bubbleRadius,
      curve: .circular
    )
    effect.position = .outside
    focusEffect = effect
  }

  func show(_ content: Content) {
    let message = content.message
    let isOwn = message.author == ConversationFiles.author
    show(message, isOwn: isOwn)
    author.isHidden = isOwn || !content.place.isFirst
    author.text = message.author
    author.textColor = AvatarView.color(of: message.author)
    row.alignment = isOwn ? .trailing : .leading
    side.side = isOwn ? .trailing : .leading
    side.visibility = isOwn ? .gone : content.place.isLast ? .visible : .reserved
    avatar.name = message.author
    bubble.side = side.side
    bubble.showsTail = content.place.isLast
    bubble.backgroundColor =
      content.isFound ? .systemOrange : isOwn ? .tintColor : .secondarySystemBackground
    if content.isFound {
      for label in [author, text, reactions] { label.textColor = .black }
      status.color = .black.withAlphaComponent(0.7)
    }
    top.constant = content.place.isFirst ? 8 : 2
    accessibilityLabel = words(of: message, isOwn: isOwn)
  }

  /// The words of a screen reader for the message: author, text and time, also where the author stands above another message.
  private func words(of message: Message, isOwn: Bool) -> String {
    let reactions = message.reactions.isEmpty ? nil : "Reactions: \(reactions.text ?? "")"
    let parts = [isOwn ? "You" : message.author, text.text, reactions, status.spokenText]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  private func show(_ message: Message, isOwn: Bool) {
    let isEmpty = message.text.allSatisfy(\.isWhitespace)
    text.text = isEmpty ? "Empty message" : message.text + omission(of: message)
    let faint: UIColor = isOwn ? .white.withAlphaComponent(0.75) : .secondaryLabel
    text.textColor = isEmpty ? faint : isOwn ? .white : .label
    reactions.text = message.reactions.joined(separator: " ")
    reactions.isHidden = message.reactions.isEmpty
    reactions.textColor = isOwn ? .white : .label
    status.color = faint
    status.words = [message.isEdited ? "edited" : "", ConversationWords.time(message.time)]
    status.delivery = isOwn ? .sent : nil
  }

  /// How much of a long message is not shown.
  private func omission(of message: Message) -> String {
    guard message.omittedLength > 0 else { return "" }
    return "…\n\nand \(Quantity.count(message.omittedLength, "more character", "more characters"))"
  }
}
