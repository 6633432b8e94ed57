public import Foundation

/// A piece of news.
public struct NewsEntry: Hashable, Sendable, Identifiable {
  /// What it is known by.
  public let id: String
  /// When it came.
  public let time: Date
  /// What it is about.
  public let subject: String
  /// Its first line.
  public let title: String
  /// What else it says, mail by mail.
  public let details: [String]

  /// What else it says; none for an empty text.
  public var text: String { details.joined(separator: " ") }
}

/// A feed of news, of which a part is shown: older news come when they are asked for, newer ones by themselves.
public struct NewsFeed: Sendable {
  /// All there is, the newest first.
  public let entries: [NewsEntry]
  /// Which of them are shown.
  public private(set) var shown: Range<Int>

  /// The mailbox that comes with the gallery: what happens in a town by the sea.
  public static var sample: String {
    Bundle.module.bundleURL.appending(path: "Sample/news.mbox").path
  }

  /// How many older entries a page has.
  public static let pageLength = 40
  /// How many entries are still to come when the feed is opened.
  private static let laterCount = 120

  /// Takes entries, the newest first, of which the first ones are still to come.
  public init(_ entries: [NewsEntry]) {
    self.entries = entries
    let start = min(Self.laterCount, entries.count / 2)
    shown = start..<min(entries.count, start + Self.pageLength)
  }

  /// The news in a mailbox: mails whose identities are alike up to the first point are one entry.
  ///
  /// - Throws: `MessageImportError`.
  public init(mailbox path: String) throws(MessageImportError) {
    var groups: [(id: String, drafts: [MessageDraft])] = []
    do throws(MessageImportError) {
      try Mailbox.read(path) { draft, _ throws(MessageStoreError) in
        let source = draft.source ?? "\(groups.count)"
        let id = String(source.prefix { $0 != "." })
        if groups.last?.id == id {
          groups[groups.count - 1].drafts.append(draft)
        } else {
          groups.append((id, [draft]))
        }
      }
    } catch {
      throw error
    }
    self.init(groups.reversed().compactMap { NewsEntry(id: $0.id, $0.drafts) })
  }

  /// The entries that are shown, the newest first.
  public var shownEntries: ArraySlice<NewsEntry> { entries[shown] }

  /// Whether there are older entries than those that are shown.
  public var hasOlder: Bool { shown.upperBound < entries.count }

  /// Shows one more page of older entries.
  public mutating func showOlder() {
    shown = shown.lowerBound..<min(entries.count, shown.upperBound + Self.pageLength)
  }

  /// Shows entries that have just come; returns them, none when there are no more.
  public mutating func showNewer(_ count: Int) -> ArraySlice<NewsEntry> {
    let start = max(0, shown.lowerBound - max(0, count))
    let new = entries[start..<shown.lowerBound]
    shown = start..<shown.upperBound
    return new
  }
}

extension NewsEntry {
  fileprivate init?(id: String, _ drafts: [MessageDraft]) {
    guard let first = drafts.first else { return nil }
    self.init(
      id: id,
      time: first.time,
      subject: first.author,
      title: first.text,
      details: drafts.dropFirst().map(\.text)
    )
  }
}
