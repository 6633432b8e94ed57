public import Foundation

/// A conversation while it is open: which part of it is shown, and what is done with it.
///
/// Whatever goes wrong is a ``notice``, never a loss: a message that cannot be written is not taken out of the composer,
/// and what was read stays on screen. Used on one thread.
public final class ConversationSession {
  /// What the rows have become.
  public enum Change: Hashable, Sendable {
    /// Nothing that is shown is another one.
    case nothing
    /// Some rows are new, gone or different.
    case rows
    /// Other messages are shown; the conversation begins anew.
    case start
  }

  /// Where the database is.
  public let path: String
  /// The messages that are shown.
  public private(set) var window = MessageWindow()
  /// What is shown.
  public private(set) var content = ConversationRows()
  /// The rows that look different since ``content`` was another one.
  public private(set) var changedRows: [ConversationRow] = []
  /// Why nothing can be shown at all.
  public private(set) var failure: MessageStoreError?

  private var store: MessageStore?
  private var seenVersion: Int64?
  private var read: Message.ID?
  private var readingFailure: MessageStoreError?
  private var writingFailure: MessageStoreError?
  private var isReplaced = false
  private var marked: Message.ID?
  private let now: () -> Date
  private let words: String?
  /// The message that the words were found in.
  public private(set) var found: Message.ID?

  /// Opens a database; ``failure`` says if that does not work.
  ///
  /// - Parameters:
  ///   - path: Where it is.
  ///   - words: What the message has that it is opened at; the last one of several.
  ///   - now: The clock.
  public init(path: String, words: String? = nil, now: @escaping () -> Date = { Date() }) {
    self.path = path
    self.words = words
    self.now = now
    _ = open()
  }

  /// What the person at the screen should know; `nil` if all is well.
  public var notice: String? {
    if let failure = writingFailure ?? readingFailure { return failure.description }
    return isReplaced ? "The database was replaced. This is what the new one holds." : nil
  }

  /// The row that the conversation is opened at: what was found, or the unread mark, or `nil` for the end.
  public var startRow: ConversationRow? {
    if let found { return .message(found) }
    return content.rows.contains(.unread) ? .unread : nil
  }

  private func open() -> Bool {
    do throws(MessageStoreError) {
      let store = try ConversationFiles.open(path)
      // What one has written oneself counts as read: the mark stands above the first message of others.
      let unread = try store.lastRead().flatMap { read throws(MessageStoreError) in
        try store.first(after: read, notBy: ConversationFiles.author)
      }
      let read = unread.map { Message.ID(key: $0.key - 1) }
      let end = Message.ID(key: .max)
      let found =
        try words.map { words throws(MessageStoreError) in
          try store.message(with: words, from: end, .older)
        } ?? nil
      let window: MessageWindow
      if let place = found ?? unread {
        window = try store.window(around: place)
      } else {
        window = try store.latest()
      }
      seenVersion = try store.dataVersion()
      (self.store, self.read, self.found) = (store, read, found)
      (failure, readingFailure) = (nil, nil)
      show(window, typing: try store.typing(at: now()))
      return true
    } catch {
      if store == nil { failure = error } else { readingFailure = error }
      return false
    }
  }

  @discardableResult
  private func show(_ window: MessageWindow, typing: [String]? = nil) -> Change {
    let former = content
    let content = ConversationRows(window, unreadAfter: read, typing: typing ?? former.typing)
    changedRows = content.changes(since: former)
    self.window = window
    self.content = content
    return content == former ? .nothing : .rows
  }

  /// Reads from the store; what goes wrong is a notice.
  private func reading(
    _ body: (MessageStore) throws(MessageStoreError) -> Change
  ) -> Change {
    guard let store else { return .nothing }
    do throws(MessageStoreError) {
      let change = try body(store)
      readingFailure = nil
      return change
    } catch {
      readingFailure = error
      return .nothing
    }
  }

  /// Takes in what others have written since; opens the database if that did not work before.
  public func poll() -> Change {
    guard let store else { return open() ? .start : .nothing }
    guard store.isInPlace else {
      guard open() else { return .nothing }
      isReplaced = true
      return .start
    }
    return reading { store throws(MessageStoreError) in
      let version = try store.dataVersion()
      let typing = try store.typing(at: now())
      guard version != seenVersion || typing != content.typing else { return .nothing }
      let renewed = version == seenVersion ? window : try store.renewed(window)
      seenVersion = version
      return show(renewed, typing: typing)
    }
  }

  /// Shows one more page before what is shown.
  public func loadOlder() -> Change {
    guard window.hasOlder else { return .nothing }
    return reading { store throws(MessageStoreError) in
      show(try store.extendedBackward(window))
    }
  }

  /// Shows one more page after what is shown.
  public func loadNewer() -> Change {
    guard window.hasNewer else { return .nothing }
    return reading { store throws(MessageStoreError) in show(try store.extendedForward(window)) }
  }

  /// Shows the messages around one: what is shown with more at its ends, if the message is among it.
  ///
  /// There is half a page before and after the message then, as far as the conversation goes.
  public func show(around id: Message.ID) -> Change {
    reading { store throws(MessageStoreError) in
      guard window[id] != nil else {
        show(try store.window(around: id))
        return .start
      }
      var extended = window
      let half = MessageWindow.pageLength / 2
      if extended.index(ofFirstFrom: id) < half, extended.hasOlder {
        extended = try store.extendedBackward(extended)
      }
      if extended.messages.count - extended.index(ofFirstFrom: id) < half, extended.hasNewer {
        extended = try store.extendedForward(extended)
      }
      return show(extended)
    }
  }

  /// Shows the end of the conversation, if it is not shown.
  public func showEnd() -> Change {
    guard window.hasNewer else { return .nothing }
    return reading { store throws(MessageStoreError) in
      show(try store.latest())
      return .start
    }
  }

  /// The nearest message with the words of a text, before or after one; the end stands for none.
  public func find(
    _ text: String,
    from id: Message.ID?,
    _ direction: MessageSearchDirection
  ) -> Message.ID? {
    var found: Message.ID?
    _ = reading { store throws(MessageStoreError) in
      let start = id ?? Message.ID(key: direction == .older ? .max : .min)
      found = try store.message(with: text, from: start, direction)
      return .nothing
    }
    return found
  }

  /// The whole text of a message.
  public func text(of id: Message.ID) -> String? {
    var text: String?
    _ = reading { store throws(MessageStoreError) in
      text = try store.text(of: id)
      return .nothing
    }
    return text
  }
}

extension ConversationSession {
  /// Writes, and shows what has become of it.
  ///
  /// - Returns: Whether it was written; if not, the notice says why.
  private func writing(_ body: (MessageStore) throws(MessageStoreError) -> Void) -> Bool {
    guard let store else { return false }
    do throws(MessageStoreError) {
      try body(store)
      (writingFailure, isReplaced) = (nil, false)
    } catch {
      writingFailure = error
      return false
    }
    _ = reading { store throws(MessageStoreError) in show(try store.renewed(window)) }
    return true
  }

  /// Adds a message at the end, and shows the end.
  public func send(_ text: String, as author: String = ConversationFiles.author) -> Message.ID? {
    var sent: Message.ID?
    let draft = MessageDraft(time: now(), author: author, text: text)
    let isWritten = writing { store throws(MessageStoreError) in sent = try store.send(draft) }
    return isWritten ? sent : nil
  }

  /// Gives a message another text.
  public func setText(of id: Message.ID, to text: String, isEdit: Bool = true) -> Bool {
    writing { store throws(MessageStoreError) in
      try store.setText(of: id, to: text, isEdit: isEdit)
    }
  }

  /// Deletes a message.
  public func delete(_ id: Message.ID) -> Bool {
    writing { store throws(MessageStoreError) in try store.delete(id) }
  }

  /// Puts a reaction below a message, or takes it away.
  public func toggleReaction(_ reaction: String, of id: Message.ID) -> Bool {
    writing { store throws(MessageStoreError) in try store.toggleReaction(reaction, of: id) }
  }

  /// Limits the database to so many pages more than it has, as a disk does.
  ///
  /// `nil` lifts the limit. For tests.
  public func limitRoom(to pages: Int?) throws(MessageStoreError) {
    guard let store else { return }
    try store.limitPages(
      to: pages.map { pages throws(MessageStoreError) in
        try store.pageCount() + pages
      } ?? 1_000_000
    )
  }

  /// Says that someone types for some seconds from now.
  public func setTyping(_ author: String, for seconds: TimeInterval) {
    let end = now().addingTimeInterval(seconds)
    _ = writing { store throws(MessageStoreError) in try store.setTyping(author, until: end) }
  }

  /// Notes that all that is shown was read.
  public func markRead() {
    guard let last = window.messages.last?.id, last != marked else { return }
    marked = last
    // A mark that cannot be written is written with the next message.
    try? store?.markRead(last)
  }
}
