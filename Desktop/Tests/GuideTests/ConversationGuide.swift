import ConversationLayout
import Foundation
import MessageViews
import UIKit

struct Message: Identifiable {
  let id: Int
  var text: String
  var isOwn = false
}

final class MessageCell: ConversationCell {
  private let label = UILabel()
  private lazy var bubble = BubbleView(content: label)

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    bubble.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(bubble)
    NSLayoutConstraint.activate([
      bubble.topAnchor.constraint(equalTo: contentView.topAnchor),
      bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      bubble.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      label.widthAnchor.constraint(lessThanOrEqualToConstant: 220),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ message: Message) {
    label.text = message.text
    label.textColor = message.isOwn ? .white : .label
    bubble.side = message.isOwn ? .trailing : .leading
    bubble.backgroundColor = message.isOwn ? .tintColor : .secondarySystemBackground
  }
}

final class ChatController: UIViewController {
  let layout = CollectionViewConversationLayout()
  private(set) lazy var list = UICollectionView(frame: .zero, collectionViewLayout: layout)
  private lazy var source = makeSource()
  var messages = (1...30).map { Message(id: $0, text: "Message \($0)", isOwn: $0 % 3 == 0) }

  override func loadView() { view = list }

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.settings.interItemSpacing = 4
    layout.settings.additionalInsets = .init(top: 8, leading: 12, bottom: 8, trailing: 12)
    layout.keepContentAtBottomOfVisibleArea = true
    layout.delegate = self
    show(animated: false)
    scrollToEnd(animated: false)
  }

  private func makeSource() -> UICollectionViewDiffableDataSource<Int, Message.ID> {
    let cells = UICollectionView.CellRegistration<MessageCell, Message> { cell, _, message in
      cell.show(message)
    }
    return UICollectionViewDiffableDataSource(collectionView: list) { [weak self] list, path, id in
      guard let message = self?.message(id) else { return nil }
      return list.dequeueConfiguredReusableCell(using: cells, for: path, item: message)
    }
  }

  private func message(_ id: Message.ID) -> Message? { messages.first { $0.id == id } }

  /// Shows the messages, and configures the cells of `changed` again.
  func show(changed: [Message.ID] = [], animated: Bool = true) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Message.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(messages.map(\.id))
    snapshot.reconfigureItems(changed)
    source.apply(snapshot, animatingDifferences: animated)
  }

  func scrollToEnd(animated: Bool) {
    let last = IndexPath(item: messages.count - 1, section: 0)
    layout.scrollToItem(at: last, edge: .bottom, animated: animated)
  }
}

extension ChatController: ConversationLayoutDelegate {
  func alignmentForItem(
    _ conversationLayout: CollectionViewConversationLayout,
    at indexPath: IndexPath
  ) -> ConversationItemAlignment {
    let message = source.itemIdentifier(for: indexPath).flatMap { self.message($0) }
    return message?.isOwn == true ? .trailing : .leading
  }
}

// MARK: - Tasks

extension ChatController {
  private var nextID: Message.ID { (messages.map(\.id).max() ?? 0) + 1 }

  func receive(_ message: Message) {
    messages.append(message)
    show()
  }

  func send(_ text: String) {
    messages.append(Message(id: nextID, text: text, isOwn: true))
    show()
    scrollToEnd(animated: true)
  }

  func loadEarlier(_ earlier: [Message]) {
    messages.insert(contentsOf: earlier, at: 0)
    show(animated: false)
  }

  func beginReply() {
    messages.append(Message(id: nextID, text: "…"))
    show(animated: false)
    layout.followMessage(at: IndexPath(item: messages.count - 1, section: 0), edge: .top)
  }

  func continueReply(_ words: String) {
    messages[messages.count - 1].text += words
    show(changed: [messages[messages.count - 1].id], animated: false)
  }

  func storePosition() -> Data? {
    layout.position(from: .bottom).flatMap { try? JSONEncoder().encode($0) }
  }

  func restorePosition(_ data: Data) {
    guard let position = try? JSONDecoder().decode(ConversationPosition.self, from: data) else {
      return
    }
    layout.restore(position)
  }

  /// Leaves room for what covers the end of the list, such as a field for the next message.
  func coverEnd(height: CGFloat) { list.contentInset.bottom = height }
}

/// The sizes, identities and pinning of messages whose heights are known.
final class KnownSizes: ConversationLayoutSizingDelegate, ConversationLayoutIdentityDelegate,
  ConversationLayoutPinningDelegate
{
  var messages: [Message] = []

  func sizeForItem(
    _ conversationLayout: CollectionViewConversationLayout,
    at indexPath: IndexPath
  ) -> ConversationItemSize { .exact(CGSize(width: 200, height: 40)) }

  func interItemSpacing(
    _ conversationLayout: CollectionViewConversationLayout,
    after indexPath: IndexPath
  ) -> CGFloat? { messages[indexPath.item].isOwn ? 12 : nil }

  func identityOfItem(
    _ conversationLayout: CollectionViewConversationLayout,
    at indexPath: IndexPath
  ) -> String? { "\(messages[indexPath.item].id)" }

  func indexPathOfItem(
    _ conversationLayout: CollectionViewConversationLayout,
    identity: String
  ) -> IndexPath? {
    messages.firstIndex { "\($0.id)" == identity }.map { IndexPath(item: $0, section: 0) }
  }

  func pinnedItems(
    _ conversationLayout: CollectionViewConversationLayout,
    to edge: ConversationPosition.Edge
  ) -> [IndexPath] { edge == .top ? [IndexPath(item: 0, section: 0)] : [] }
}
