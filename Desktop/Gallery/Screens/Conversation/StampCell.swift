import ConversationLayout
import GallerySupport
import MessageViews
import UIKit

/// A day, or the mark above what is unread.
final class StampCell: ConversationCell {
  private let stamp = DateStampView()
  private lazy var row = EdgeAligningView(content: stamp)

  override init(frame: CGRect) {
    super.init(frame: frame)
    row.alignment = .center
    accessibilityTraits = .header
    contentView.add(row, top: 8, bottom: 4)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ row: ConversationRow) {
    let isUnread = row == .unread
    self.row.alignment = isUnread ? .fill : .center
    stamp.textColor = isUnread ? .tintColor : .secondaryLabel
    if case .date(let day, _) = row { stamp.text = ConversationWords.day(day) }
    if isUnread { stamp.text = "Unread messages" }
  }
}

/// Who types.
final class TypingCell: ConversationCell {
  private let label = UILabel(.subheadline, color: .secondaryLabel, lines: 1)
  private lazy var bubble = BubbleView(content: label)
  private lazy var row = EdgeAligningView(content: bubble)

  override init(frame: CGRect) {
    super.init(frame: frame)
    bubble.side = .leading
    bubble.backgroundColor = .secondarySystemBackground
    contentView.add(row, top: 8, bottom: 0)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ authors: [String]) { label.text = ConversationWords.typing(authors) + "…" }
}

extension UIView {
  /// Adds a view that is as wide as this one.
  fileprivate func add(_ view: UIView, top: CGFloat, bottom: CGFloat) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor, constant: top),
      view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -bottom),
      view.leadingAnchor.constraint(equalTo: leadingAnchor),
      view.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
}
