import Foundation

/// Where conversations are, and the one that comes with the gallery.
public enum ConversationFiles {
  /// The database that is used where no other is named: in the folder for data of the person at the machine.
  public static var database: String {
    let environment = ProcessInfo.processInfo.environment
    let folder =
      environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? NSHomeDirectory() + "/.local/share"
    return folder + "/tessera-gallery/conversation.sqlite"
  }

  /// The mailbox that comes with the gallery: friends who plan some days on an island.
  public static var sample: String {
    Bundle.module.bundleURL.appending(path: "Sample/conversation.mbox").path
  }

  /// The name under which a person writes, unless it is said otherwise.
  public static let author = "You"

  /// How many messages of the sample are unread at first.
  private static let unreadCount = 12

  /// Opens a database for a screen.
  ///
  /// - Parameter path: Where it is. The one of ``database`` is made from the sample if there is none.
  /// - Returns: The store.
  /// - Throws: `MessageStoreError`.
  public static func open(_ path: String) throws(MessageStoreError) -> MessageStore {
    guard path == database, !FileManager.default.fileExists(atPath: path) else {
      return try MessageStore(path: path)
    }
    let store = try MessageStore(path: path, isNew: true)
    try fill(store)
    return store
  }

  /// Adds the sample to a database; its last messages are unread.
  public static func fill(_ store: MessageStore) throws(MessageStoreError) {
    do throws(MessageImportError) {
      try store.add(.mailbox(file: sample))
    } catch {
      guard case .store(let error) = error else { throw .other("\(error)") }
      throw error
    }
    let messages = try store.latest().messages
    if let read = messages.dropLast(unreadCount).last { try store.markRead(read.id) }
  }
}
