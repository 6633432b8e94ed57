import Foundation

extension MessageStore {
  private static let columns = """
    SELECT key, time, author, substr(text, 1, \(Message.longestText)), length(text), isEdited,
      reactions, revision FROM message
    """

  /// The messages that a statement answers, with as many as `limit`.
  private func messages(
    _ condition: String,
    _ key: Int64,
    _ limit: Int
  ) throws(MessageStoreError) -> [Message] {
    let statement = try connection.statement(
      "\(Self.columns) WHERE \(condition) LIMIT ?2",
      .number(key),
      .number(Int64(limit))
    )
    defer { statement.reset() }
    var messages: [Message] = []
    while try statement.step() {
      let reactions = statement.text(6)
      messages.append(
        Message(
          id: Message.ID(key: statement.number(0)),
          time: Date(timeIntervalSince1970: Double(statement.number(1)) / 1000),
          author: statement.text(2),
          text: statement.text(3),
          length: Int(statement.number(4)),
          isEdited: statement.number(5) != 0,
          reactions: reactions.isEmpty ? [] : reactions.components(separatedBy: " "),
          revision: statement.number(7)
        )
      )
    }
    return messages
  }

  /// The last messages before a key, in order, and whether there are more.
  private func page(before key: Int64, _ count: Int) throws(MessageStoreError) -> ([Message], Bool)
  {
    let found = try messages("key < ?1 ORDER BY key DESC", key, count + 1)
    return (Array(found.prefix(count).reversed()), found.count > count)
  }

  /// The first messages from a key on, and whether there are more.
  private func page(from key: Int64, _ count: Int) throws(MessageStoreError) -> ([Message], Bool) {
    let found = try messages("key >= ?1 ORDER BY key", key, count + 1)
    return (Array(found.prefix(count)), found.count > count)
  }

  /// The end of the conversation, with as much before it as a page.
  public func latest() throws(MessageStoreError) -> MessageWindow {
    var window = MessageWindow()
    (window.messages, window.hasOlder) = try page(before: .max, MessageWindow.pageLength)
    return window
  }

  /// A page of messages with `id`, or the place where it was, in the middle.
  public func window(around id: Message.ID) throws(MessageStoreError) -> MessageWindow {
    let half = MessageWindow.pageLength / 2
    var window = MessageWindow()
    let (before, hasOlder) = try page(before: id.key, half)
    let (after, hasNewer) = try page(from: id.key, half)
    window.messages = before + after
    (window.hasOlder, window.hasNewer) = (hasOlder, hasNewer)
    return window
  }

  /// A window with one more page before it; what is more than ``MessageWindow/longest`` goes at the end.
  public func extendedBackward(_ window: MessageWindow) throws(MessageStoreError) -> MessageWindow {
    guard let first = window.messages.first else { return try latest() }
    let (older, hasOlder) = try page(before: first.id.key, MessageWindow.pageLength)
    var extended = window
    extended.messages = older + window.messages
    extended.hasOlder = hasOlder
    let excess = extended.messages.count - MessageWindow.longest
    if excess > 0 {
      extended.messages.removeLast(excess)
      extended.hasNewer = true
    }
    return extended
  }

  /// A window with one more page after it; what is more than ``MessageWindow/longest`` goes at the start.
  public func extendedForward(_ window: MessageWindow) throws(MessageStoreError) -> MessageWindow {
    guard let last = window.messages.last else { return try latest() }
    let (newer, hasNewer) = try page(from: last.id.key + 1, MessageWindow.pageLength)
    var extended = window
    extended.messages += newer
    extended.hasNewer = hasNewer
    let excess = extended.messages.count - MessageWindow.longest
    if excess > 0 {
      extended.messages.removeFirst(excess)
      extended.hasOlder = true
    }
    return extended
  }

  /// What a window shows now, after anyone has written.
  ///
  /// At the ends of the conversation it takes in what has come there, up to a page at the end.
  public func renewed(_ window: MessageWindow) throws(MessageStoreError) -> MessageWindow {
    guard let first = window.messages.first, let last = window.messages.last else {
      return try latest()
    }
    let start = window.hasOlder ? first.id.key : .min
    let room = window.messages.count + MessageWindow.pageLength
    var (found, hasNewer) = try page(from: start, room)
    if window.hasNewer {
      let end = found.firstIndex { $0.id > last.id } ?? found.count
      hasNewer = hasNewer || end < found.count
      found.removeLast(found.count - end)
    }
    guard !found.isEmpty else { return try latest() }
    var renewed = window
    renewed.messages = found
    renewed.hasNewer = hasNewer
    renewed.hasOlder = try hasMessage(before: start)
    return renewed
  }

  private func hasMessage(before key: Int64) throws(MessageStoreError) -> Bool {
    try connection.number("SELECT 1 FROM message WHERE key < ?1 LIMIT 1", .number(key)) != nil
  }

  /// The last message, if there is any.
  public func last() throws(MessageStoreError) -> Message.ID? {
    try connection.number("SELECT key FROM message ORDER BY key DESC LIMIT 1")
      .map { Message.ID(key: $0) }
  }

  /// The first message after one that another author has written, if there is any; O(log n + messages of the author).
  public func first(
    after id: Message.ID,
    notBy author: String
  ) throws(MessageStoreError) -> Message.ID? {
    try connection.number(
      "SELECT key FROM message WHERE key > ?1 AND author <> ?2 ORDER BY key LIMIT 1",
      .number(id.key),
      .text(author)
    ).map { Message.ID(key: $0) }
  }

  /// How many messages come after one; it counts them, but no more than `limit`.
  public func count(after id: Message.ID, limit: Int) throws(MessageStoreError) -> Int {
    let sql = "SELECT count(*) FROM (SELECT 1 FROM message WHERE key > ?1 LIMIT ?2)"
    return Int(try connection.number(sql, .number(id.key), .number(Int64(limit))) ?? 0)
  }

  /// How many messages there are; it counts them, O(n).
  public func count() throws(MessageStoreError) -> Int {
    Int(try connection.number("SELECT count(*) FROM message") ?? 0)
  }

  /// The whole text of a message.
  public func text(of id: Message.ID) throws(MessageStoreError) -> String? {
    let statement = try connection.statement(
      "SELECT text FROM message WHERE key = ?1",
      .number(id.key)
    )
    defer { statement.reset() }
    return try statement.step() ? statement.text(0) : nil
  }
}
