import Foundation
import GallerySupport

/// Databases and messages for tests.
enum ConversationSamples {
  /// 1 May 2026, 12:00 in Greenwich.
  static let noon = Date(timeIntervalSince1970: 1_777_636_800)

  /// A message some seconds after noon.
  static func draft(_ text: String, at seconds: TimeInterval = 0, by author: String = "Ada")
    -> MessageDraft
  {
    MessageDraft(time: noon.addingTimeInterval(seconds), author: author, text: text)
  }

  /// A database with messages “0”, “1” and so on, a second after each other.
  static func store(_ folder: TemporaryFolder, count: Int = 0) throws -> MessageStore {
    let store = try MessageStore(path: folder.path + "/conversation.sqlite", isNew: true)
    try store.add((0..<count).map { draft("\($0)", at: TimeInterval($0)) })
    return store
  }

  static func texts(_ window: MessageWindow) -> [String] { window.messages.map(\.text) }

  static func numbers(_ range: Range<Int>) -> [String] { range.map { "\($0)" } }
}

extension MessageStore {
  /// All texts in order.
  var allTexts: [String] {
    get throws {
      var window = try latest()
      while window.hasOlder {
        var older = try extendedBackward(window)
        if older.hasNewer { older = try self.window(around: older.messages[0].id) }
        if older.messages.count == window.messages.count { break }
        window = older
      }
      return window.messages.map(\.text)
    }
  }
}
