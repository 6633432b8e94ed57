import ConversationLayout
import GallerySupport
import UIKit

extension ConversationController {
  /// Where the reader was before the first search.
  struct Origin {
    let position: ConversationPosition
    /// A message there.
    let message: Message.ID
  }

  /// Goes to the next message with the words in the bar.
  func find(_ direction: MessageSearchDirection) {
    guard let found = session.find(bar.text, from: hit, direction) else {
      return bar.showNothingFound(hit != nil)
    }
    if origin == nil { origin = currentOrigin }
    bar.showFound()
    go(to: found)
  }

  private var currentOrigin: Origin? {
    guard let position = layout.position(from: .bottom) else { return nil }
    let rows = session.content.rows[position.indexPath.item...]
    let message = rows.lazy.compactMap(\.message).first ?? session.window.messages.last?.id
    return message.map { Origin(position: position, message: $0) }
  }

  private func go(to id: Message.ID) {
    let former = hit
    hit = id
    let change = session.show(around: id)
    show(change)
    reconfigure([former, id].compactMap(\.self).map { .message($0) })
    view.layoutIfNeeded()
    scroll(to: .message(id), animated: change != .start)
  }

  /// Returns to where the reader was before the first search.
  func goBack() {
    guard let origin else { return }
    let former = hit
    (self.origin, hit) = (nil, nil)
    show(session.show(around: origin.message))
    reconfigure(former.map { [.message($0)] } ?? [])
    view.layoutIfNeeded()
    layout.restore(origin.position)
    bar.showNothingToReturnFrom()
  }

  private func reconfigure(_ rows: [ConversationRow]) {
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(rows.filter { snapshot.indexOfItem($0) != nil })
    dataSource.apply(snapshot, animatingDifferences: true)
  }
}

extension ConversationController: ConversationLayoutIdentityDelegate,
  ConversationLayoutPinningDelegate
{
  func identityOfItem(
    _ conversationLayout: CollectionViewConversationLayout,
    at indexPath: IndexPath
  ) -> String? { dataSource.itemIdentifier(for: indexPath)?.identity }

  func indexPathOfItem(
    _ conversationLayout: CollectionViewConversationLayout,
    identity: String
  ) -> IndexPath? {
    session.content.rows.first { $0.identity == identity }.flatMap { dataSource.indexPath(for: $0) }
  }

  /// Days stay at the top while their messages are read.
  func pinnedItems(
    _ conversationLayout: CollectionViewConversationLayout,
    to edge: ConversationPosition.Edge
  ) -> [IndexPath] {
    edge == .top ? session.content.dates.map { IndexPath(item: $0, section: 0) } : []
  }
}
