import Foundation
import GallerySupport
import Testing

@Suite("The rows of a conversation")
struct ConversationRowsTests {
  private let folder: TemporaryFolder
  private let store: MessageStore

  init() throws {
    folder = try TemporaryFolder()
    store = try ConversationSamples.store(folder)
  }

  /// A row for each line: days, `unread`, `typing`, and texts with `<` for the first and `>` for the last of an author.
  private func picture(_ rows: ConversationRows, _ window: MessageWindow) -> [String] {
    rows.rows.map { row in
      switch row {
      case .date(let day, let repetition): return "\(ConversationWords.day(day)) \(repetition)"
      case .unread: return "unread"
      case .typing: return "typing"
      case .message(let id):
        let place = rows.places[id]
        return (place?.isFirst == true ? "<" : "") + (window[id]?.text ?? "?")
          + (place?.isLast == true ? ">" : "")
      }
    }
  }

  private func rows(
    _ window: MessageWindow,
    after read: Message.ID? = nil,
    typing: [String] = []
  ) -> ConversationRows {
    ConversationRows(window, unreadAfter: read, typing: typing, timeZone: .gmt)
  }

  @Test("are messages in groups of their authors, below their days")
  func groups() throws {
    for (text, time, author) in [
      ("a", 0.0, "Ada"), ("b", 10, "Ada"), ("c", 20, "Eve"), ("d", 400, "Eve"),
      ("e", 43_190, "Ada"), ("f", 43_200, "Ada"), ("g", 43_100, "Ada"),
    ] {
      try store.send(ConversationSamples.draft(text, at: time, by: author))
    }
    let window = try store.latest()
    #expect(
      picture(rows(window), window) == [
        "1 May 2026 0", "<a", "b>", "<c>", "<d>", "<e>", "2 May 2026 0", "<f>",
        // The clock has run backwards over midnight.
        "1 May 2026 1", "<g>",
      ]
    )
    #expect(rows(window).dates == [0, 6, 8])
  }

  @Test("have the unread mark before what is not read, and who types at the end")
  func marks() throws {
    let ids = try (0..<4).map {
      try store.send(ConversationSamples.draft("\($0)", at: TimeInterval($0)))
    }
    let window = try store.latest()
    #expect(
      picture(rows(window, after: ids[1], typing: ["Eve"]), window)
        == ["1 May 2026 0", "<0", "1>", "unread", "<2", "3>", "typing"]
    )
    #expect(!rows(window, after: ids[3]).rows.contains(.unread))
    let none = Message.ID(key: 0)
    #expect(rows(window, after: none).rows[1] == .unread)
  }

  @Test("that look different are those whose message or neighbours have changed")
  func changes() throws {
    let ids = try (0..<3).map {
      try store.send(ConversationSamples.draft("\($0)", at: TimeInterval($0)))
    }
    let before = rows(try store.latest())
    try store.setText(of: ids[0], to: "new")
    try store.send(ConversationSamples.draft("3", at: 3))
    let after = rows(try store.latest())
    #expect(after.changes(since: before) == [.message(ids[0]), .message(ids[2])])
    #expect(before.changes(since: before) == [])
  }

  @Test("say days and times as people do, also before 1970")
  func words() {
    #expect(ConversationWords.day(0) == "1 January 1970")
    #expect(ConversationWords.day(-1) == "31 December 1969")
    #expect(ConversationWords.time(Date(timeIntervalSince1970: -60), in: .gmt) == "23:59")
    #expect(ConversationWords.time(ConversationSamples.noon, in: .gmt) == "12:00")
    #expect(ConversationWords.typing(["Ada"]) == "Ada is typing")
    #expect(ConversationWords.typing(["Ada", "Eve"]) == "Ada and Eve are typing")
    #expect(ConversationWords.typing(["a", "b", "c"]) == "3 people are typing")
  }
}
