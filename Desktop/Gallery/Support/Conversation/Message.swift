public import Foundation

/// A message of a conversation, as it is kept in a ``MessageStore``.
public struct Message: Hashable, Sendable, Identifiable {
  /// What a message is known by: where it stands in the order of all messages.
  ///
  /// The milliseconds since 1970 are in the upper bits and a counter in the lower twenty, so any number of messages of
  /// one time have an order, and a message between two others needs no other to be numbered again.
  public struct ID: Hashable, Comparable, Sendable, Codable {
    /// The key in the database.
    public let key: Int64

    /// Creates the identity of a key.
    public init(key: Int64) { self.key = key }

    /// Whether one message stands before another.
    public static func < (first: Self, second: Self) -> Bool { first.key < second.key }

    /// The first key of a time.
    static func first(at time: Date) -> Int64 { milliseconds(of: time) << counterBits }

    static let counterBits: Int64 = 20

    /// Milliseconds since 1970, as many as leave room for the counter.
    static func milliseconds(of time: Date) -> Int64 {
      let limit: Double = 4_398_046_511_103
      let milliseconds = (time.timeIntervalSince1970 * 1000).rounded()
      return milliseconds.isNaN ? 0 : Int64(min(max(milliseconds, -limit), limit))
    }
  }

  /// What it is known by.
  public let id: ID
  /// When it was written, as its author's clock said.
  public var time: Date
  /// Who wrote it.
  public var author: String
  /// Its text, or the first ``longestText`` characters of it.
  public var text: String
  /// How many Unicode scalars it has in all.
  public var length: Int
  /// Whether it was changed after it was written.
  public var isEdited: Bool
  /// What others have put below it, in the order in which they came.
  public var reactions: [String]
  /// A number that grows with every change of the message.
  public var revision: Int64

  /// How many Unicode scalars of a text are read for a list.
  public static let longestText = 2000

  /// How many Unicode scalars are not in ``text``.
  public var omittedLength: Int { max(0, length - Self.longestText) }
}

/// A message that is not in a database yet.
public struct MessageDraft: Hashable, Sendable {
  /// When it was written.
  public var time: Date
  /// Who wrote it.
  public var author: String
  /// Its text.
  public var text: String
  /// What the message is known by where it comes from; a second one of the same source is left out.
  public var source: String?

  /// Describes a message.
  public init(time: Date, author: String, text: String, source: String? = nil) {
    self.time = time
    self.author = author
    self.text = text
    self.source = source
  }
}

/// A part of a conversation without gaps, in order.
public struct MessageWindow: Hashable, Sendable {
  /// The messages.
  public internal(set) var messages: [Message] = []
  /// Whether there are messages before the first one.
  public internal(set) var hasOlder = false
  /// Whether there are messages after the last one.
  public internal(set) var hasNewer = false

  /// Creates a window without messages.
  public init() {}

  /// How many messages a page has.
  public static let pageLength = 200
  /// How many messages a window has at most; those farthest from a new page go.
  public static let longest = 10 * pageLength

  /// The message of an identity, if it is in the window.
  public subscript(id: Message.ID) -> Message? {
    let index = index(ofFirstFrom: id)
    return index < messages.count && messages[index].id == id ? messages[index] : nil
  }

  /// The place of the first message that is not before `id`.
  func index(ofFirstFrom id: Message.ID) -> Int {
    var (low, high) = (0, messages.count)
    while low < high {
      let middle = (low + high) / 2
      if messages[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
