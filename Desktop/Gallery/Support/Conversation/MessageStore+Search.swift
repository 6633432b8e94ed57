import Foundation

/// Which way a search goes from where it begins.
public enum MessageSearchDirection: Hashable, Sendable {
  /// To messages before.
  case older
  /// To messages after.
  case newer
}

extension MessageStore {
  /// The nearest message with all words of a text, the last of which may be begun only.
  ///
  /// - Parameters:
  ///   - text: The words; letters and digits count.
  ///   - id: Where the search begins; this message is not found.
  ///   - direction: Where it goes.
  /// - Returns: The message, or `nil` if there is none in that direction or no word.
  /// - Throws: `MessageStoreError`.
  public func message(
    with text: String,
    from id: Message.ID,
    _ direction: MessageSearchDirection
  ) throws(MessageStoreError) -> Message.ID? {
    let words = text.split { !$0.isLetter && !$0.isNumber }
    guard !words.isEmpty else { return nil }
    let (sign, order) = direction == .older ? ("<", "DESC") : (">", "ASC")
    let key: Int64?
    if try hasWords() {
      let query = words.map { "\"\($0)\"" }.joined(separator: " ") + "*"
      key = try connection.number(
        """
        SELECT rowid FROM word WHERE word MATCH ?1 AND rowid \(sign) ?2
        ORDER BY rowid \(order) LIMIT 1
        """,
        .text(query),
        .number(id.key)
      )
    } else {
      key = try connection.number(
        """
        SELECT key FROM message WHERE key \(sign) ?2 AND instr(lower(text), lower(?1)) > 0
        ORDER BY key \(order) LIMIT 1
        """,
        .text(text.trimmingCharacters(in: .whitespacesAndNewlines)),
        .number(id.key)
      )
    }
    return key.map { Message.ID(key: $0) }
  }

  private func hasWords() throws(MessageStoreError) -> Bool {
    try connection.number("SELECT 1 FROM sqlite_master WHERE name = 'word'") != nil
  }
}
