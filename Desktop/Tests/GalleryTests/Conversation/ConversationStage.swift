import Foundation
import GalleryPlayback
import GallerySupport
import TesseraHeadless
import Testing
import UIKit

@testable import GalleryScreens

/// The conversation on a database of its own, which others can write as well.
@MainActor
final class ConversationStage {
  let path: String
  let store: MessageStore
  let fixture: GalleryFixture
  let controller: ConversationController
  private let folder: String
  private let log = DiagnosticLog()

  static let noon = Date(timeIntervalSince1970: 1_777_636_800)

  /// Shows messages “0”, “1” and so on, a minute after each other, by two authors in turn.
  ///
  /// The first `read` of them are read, and `prepare` is done with the database before it is opened.
  init(
    _ count: Int,
    read: Int? = nil,
    size: CGSize = CGSize(width: 500, height: 600),
    isRightToLeft: Bool = false,
    prepare: (MessageStore) throws -> Void = { _ in }
  ) async throws {
    folder = NSTemporaryDirectory() + "conversation-" + UUID().uuidString
    path = folder + "/conversation.sqlite"
    store = try MessageStore(path: path, isNew: true)
    try store.add((0..<count).map { Self.draft($0) })
    if let read { try store.markRead(Self.id(read - 1)) }
    try prepare(store)
    fixture = GalleryFixture(
      size: size,
      environment: UIBackendEnvironment(isRightToLeft: isRightToLeft)
    ) { [path] clock in
      let session = ConversationSession(path: path, now: { Self.noon.addingTimeInterval(1e6) })
      return ConversationController(session: session, clock: clock)
    }
    controller = try #require(fixture.screenController as? ConversationController)
    await fixture.rest()
  }

  isolated deinit {
    log.end()
    try? FileManager.default.removeItem(atPath: folder)
  }

  static func draft(_ number: Int) -> MessageDraft {
    let length = number % 7 * number % 50
    let words = String(repeating: " and so on", count: length)
    return MessageDraft(
      time: noon.addingTimeInterval(TimeInterval(number) * 60),
      author: number % 3 == 0 ? ConversationFiles.author : "Ada",
      text: "\(number)\(words)"
    )
  }

  var list: UICollectionView { controller.list }
  var diagnostics: [String] { log.messages }

  /// The message of a number.
  static func id(_ number: Int) -> Message.ID {
    Message.ID(key: Int64(draft(number).time.timeIntervalSince1970 * 1000) << 20)
  }

  /// The message of a number.
  func id(_ number: Int) -> Message.ID { Self.id(number) }

  /// Where the top of a message is in the window; `nil` out of sight.
  func top(_ id: Message.ID) -> CGFloat? {
    guard let path = controller.dataSource.indexPath(for: .message(id)),
      let cell = list.cellForItem(at: path)
    else { return nil }
    return list.convert(cell.frame.origin, to: nil).y
  }

  /// The messages in sight, from top to bottom.
  var visible: [Message.ID] {
    list.indexPathsForVisibleItems.sorted().compactMap { path in
      guard case .message(let id)? = controller.dataSource.itemIdentifier(for: path) else {
        return nil
      }
      return id
    }
  }

  /// The texts of the messages in sight that show in full.
  var texts: [String] { visible.compactMap { controller.session.window[$0]?.text } }

  /// The texts in the cell of a message, also of what is cut off; none out of sight.
  func labels(of id: Message.ID) -> [String] {
    func texts(in view: UIView) -> [String] {
      ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap { texts(in: $0) }
    }
    return controller.dataSource.indexPath(for: .message(id)).flatMap { list.cellForItem(at: $0) }
      .map(texts) ?? []
  }

  /// Lets a time pass.
  func wait(_ seconds: TimeInterval = 0.3) async {
    await fixture.advance(by: seconds)
    await fixture.settle()
  }

  /// Types a text and sends it.
  func send(_ text: String) async throws {
    controller.composer.textView.becomeFirstResponder()
    controller.composer.textView.insertText(text)
    fixture.screen?.press(.keyboardReturnOrEnter, characters: "\n")
    await fixture.settle()
  }

  /// What is said in a bar over the conversation, or in its place.
  var notice: String? {
    fixture.lines.first { $0.contains("database") || $0.contains("disk") || $0.contains("file at") }
  }
}
