public import Foundation

/// One line of a conversation on screen.
public enum ConversationRow: Hashable, Sendable {
  /// The day of the messages below; a day comes again where clocks were not right.
  case date(day: Int, repetition: Int)
  /// What was not read when the conversation was opened begins here.
  case unread
  /// A message.
  case message(Message.ID)
  /// Others are typing.
  case typing
}

/// What a conversation shows, in order: messages with days, the unread mark and who types.
public struct ConversationRows: Hashable, Sendable {
  /// How a message stands among its neighbours.
  public struct Place: Hashable, Sendable {
    /// The number of changes of the message.
    let revision: Int64
    /// Whether it is the first of several messages of its author.
    public let isFirst: Bool
    /// Whether it is the last of several messages of its author.
    public let isLast: Bool
  }

  /// The rows from top to bottom.
  public private(set) var rows: [ConversationRow] = []
  /// Where the days are among the rows.
  public private(set) var dates: [Int] = []
  /// How the messages among them stand.
  public private(set) var places: [Message.ID: Place] = [:]
  /// Who types.
  public let typing: [String]

  /// Messages of one author within this time belong together, in seconds.
  private static let togetherness: TimeInterval = 300

  /// Arranges messages.
  ///
  /// - Parameters:
  ///   - window: The messages.
  ///   - read: The last message that was read, if the mark is to be shown.
  ///   - typing: Who types.
  ///   - timeZone: Where days begin and end.
  public init(
    _ window: MessageWindow = MessageWindow(),
    unreadAfter read: Message.ID? = nil,
    typing: [String] = [],
    timeZone: TimeZone = .current
  ) {
    self.typing = typing
    let messages = window.messages
    rows.reserveCapacity(messages.count + 16)
    places.reserveCapacity(messages.count)
    var repetitions: [Int: Int] = [:]
    var finder = DayFinder(timeZone: timeZone)
    let days = messages.map { finder.day(of: $0.time) }
    var day: Int?
    var isFirst = true
    for (index, message) in messages.enumerated() {
      let itsDay = days[index]
      if itsDay != day {
        dates.append(rows.count)
        rows.append(.date(day: itsDay, repetition: repetitions[itsDay, default: 0]))
        repetitions[itsDay, default: 0] += 1
        day = itsDay
        isFirst = true
      }
      // With the first message of the window as the first unread one, the mark is at its top.
      if let read, message.id > read, index == 0 ? !window.hasOlder : messages[index - 1].id <= read
      {
        rows.append(.unread)
        isFirst = true
      }
      let isLast =
        index + 1 == messages.count || days[index + 1] != itsDay
        || !Self.belongs(messages[index + 1], to: message, read)
      rows.append(.message(message.id))
      places[message.id] = Place(revision: message.revision, isFirst: isFirst, isLast: isLast)
      isFirst = isLast
    }
    if !typing.isEmpty, !window.hasNewer { rows.append(.typing) }
  }

  /// Whether two messages of one day, one after the other, are of one group.
  private static func belongs(
    _ next: Message,
    to message: Message,
    _ read: Message.ID?
  ) -> Bool {
    let isUnreadMark = read.map { message.id <= $0 && next.id > $0 } ?? false
    return next.author == message.author && !isUnreadMark
      && abs(next.time.timeIntervalSince(message.time)) <= togetherness
  }

  /// The rows that are in `former` as well and look different there.
  public func changes(since former: ConversationRows) -> [ConversationRow] {
    var changed: [ConversationRow] = []
    for row in rows {
      if case .message(let id) = row, let before = former.places[id], before != places[id] {
        changed.append(row)
      }
    }
    if typing != former.typing, rows.last == .typing, former.rows.last == .typing {
      changed.append(.typing)
    }
    return changed
  }
}

/// Finds days, and asks the time zone once for each hour.
private struct DayFinder {
  let timeZone: TimeZone
  private var hour: Int?
  private var offset = 0.0

  init(timeZone: TimeZone) { self.timeZone = timeZone }

  /// The number of a day since 1970.
  mutating func day(of time: Date) -> Int {
    let seconds = time.timeIntervalSince1970
    let hour = Int((seconds / 3600).rounded(.down))
    if hour != self.hour {
      self.hour = hour
      offset = Double(timeZone.secondsFromGMT(for: time))
    }
    return Int(((seconds + offset) / 86_400).rounded(.down))
  }
}

/// Words for days and times, the same for everyone.
public enum ConversationWords {
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// The words for a day since 1970, such as “24 May 2026”.
  public static func day(_ number: Int) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = calendar.dateComponents(
      [.year, .month, .day],
      from: Date(timeIntervalSince1970: Double(number) * 86_400)
    )
    let month = parts.month.flatMap { (1...12).contains($0) ? months[$0 - 1] : nil } ?? ""
    return "\(parts.day ?? 0) \(month) \(parts.year ?? 0)"
  }

  /// The words for a time of day, such as “09:05”.
  public static func time(_ time: Date, in timeZone: TimeZone = .current) -> String {
    let seconds = time.timeIntervalSince1970 + Double(timeZone.secondsFromGMT(for: time))
    let minute = Int((seconds / 60).rounded(.down)) % 1440
    let positive = minute < 0 ? minute + 1440 : minute
    let (hours, minutes) = (positive / 60, positive % 60)
    return (hours < 10 ? "0" : "") + "\(hours):" + (minutes < 10 ? "0" : "") + "\(minutes)"
  }

  /// Who types, as a sentence without an end.
  public static func typing(_ authors: [String]) -> String {
    switch authors.count {
    case 0: ""
    case 1: "\(authors[0]) is typing"
    case 2: "\(authors[0]) and \(authors[1]) are typing"
    default: "\(authors.count) people are typing"
    }
  }
}
