public import Foundation

extension MessageStore {
  /// Adds a message after all others, also where its author's clock runs behind theirs.
  ///
  /// - Returns: What it is known by.
  /// - Throws: `MessageStoreError`; nothing was written then.
  @discardableResult
  public func send(_ draft: MessageDraft) throws(MessageStoreError) -> Message.ID {
    try requirePlace()
    let key = try connection.number(
      """
      INSERT INTO message(key, time, author, text) VALUES (
        max(?1, coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'message'), 0) + 1), ?2, ?3, ?4
      ) RETURNING key
      """,
      .number(Message.ID.first(at: draft.time)),
      .number(Message.ID.milliseconds(of: draft.time)),
      .text(draft.author),
      .text(draft.text)
    )
    guard let key else { throw .other("the message has no key") }
    return Message.ID(key: key)
  }

  /// Adds messages where they belong by their times, all or none; those of one time in their order.
  ///
  /// - Parameter drafts: The messages. Those whose source is in the database already are left out.
  /// - Returns: How many were added.
  /// - Throws: `MessageStoreError`; nothing was written then.
  @discardableResult
  public func add(_ drafts: some Sequence<MessageDraft>) throws(MessageStoreError) -> Int {
    try requirePlace()
    var count = 0
    try connection.transaction { () throws(MessageStoreError) in
      for draft in drafts where try !hasSource(draft.source) {
        let first = Message.ID.first(at: draft.time)
        try connection.run(
          """
          INSERT INTO message(key, time, author, text, source) VALUES (
            max(?1, coalesce((SELECT key FROM message WHERE key < ?2 ORDER BY key DESC LIMIT 1) + 1, ?1)),
            ?3, ?4, ?5, ?6
          )
          """,
          .number(first),
          .number(first + 1 << Message.ID.counterBits),
          .number(Message.ID.milliseconds(of: draft.time)),
          .text(draft.author),
          .text(draft.text),
          draft.source.map { .text($0) } ?? .nothing
        )
        count += 1
      }
    } as: {
      $0
    }
    return count
  }

  /// Repeats what is there until the conversation is as long as `count`, for trials of long ones.
  ///
  /// What is repeated stands before what is there, a minute after each other.
  public func repeatMessages(upTo count: Int) throws(MessageStoreError) {
    let found = try self.count()
    let first = try connection.number("SELECT min(time) FROM message")
    guard found > 0, count > found, let first else { return }
    try connection.transaction { () throws(MessageStoreError) in
      try connection.execute("CREATE TEMP TABLE pattern AS SELECT author, text FROM message")
      try connection.run(
        """
        WITH RECURSIVE place(number) AS (
          SELECT ?1 UNION ALL SELECT number - 1 FROM place WHERE number > 1
        )
        INSERT INTO message(key, time, author, text)
        SELECT (?2 - 60000 * number) << \(Message.ID.counterBits), ?2 - 60000 * number, author, text
        FROM place JOIN temp.pattern ON temp.pattern.rowid = 1 + number % ?3
        """,
        .number(Int64(count - found)),
        .number(first),
        .number(Int64(found))
      )
      try connection.execute("DROP TABLE temp.pattern")
    } as: {
      $0
    }
  }

  private func hasSource(_ source: String?) throws(MessageStoreError) -> Bool {
    guard let source else { return false }
    return try connection.number("SELECT 1 FROM message WHERE source = ?1", .text(source)) != nil
  }

  /// Gives a message another text.
  ///
  /// - Parameters:
  ///   - id: The message; nothing happens if it has gone.
  ///   - text: Its new text.
  ///   - isEdit: Whether it is said that the message was changed.
  /// - Throws: `MessageStoreError`; nothing was written then.
  public func setText(
    of id: Message.ID,
    to text: String,
    isEdit: Bool = true
  ) throws(MessageStoreError) {
    try requirePlace()
    try connection.run(
      """
      UPDATE message SET text = ?2, isEdited = isEdited OR ?3, revision = revision + 1
      WHERE key = ?1
      """,
      .number(id.key),
      .text(text),
      .number(isEdit ? 1 : 0)
    )
  }

  /// Puts a reaction below a message, or takes it away if it is there.
  public func toggleReaction(
    _ reaction: String,
    of id: Message.ID
  ) throws(MessageStoreError) {
    try requirePlace()
    guard let message = try window(around: id)[id] else { return }
    var reactions = message.reactions
    if let index = reactions.firstIndex(of: reaction) {
      reactions.remove(at: index)
    } else {
      reactions.append(reaction)
    }
    try connection.run(
      "UPDATE message SET reactions = ?2, revision = revision + 1 WHERE key = ?1",
      .number(id.key),
      .text(reactions.joined(separator: " "))
    )
  }

  /// Deletes a message.
  public func delete(_ id: Message.ID) throws(MessageStoreError) {
    try requirePlace()
    try connection.run("DELETE FROM message WHERE key = ?1", .number(id.key))
  }

  /// The last message that was read; `nil` before any was.
  public func lastRead() throws(MessageStoreError) -> Message.ID? {
    try connection.number("SELECT key FROM mark WHERE name = 'read'").map { Message.ID(key: $0) }
  }

  /// Notes that everything up to a message was read; a mark that is further on stays.
  public func markRead(_ id: Message.ID) throws(MessageStoreError) {
    try requirePlace()
    try connection.run(
      """
      INSERT INTO mark VALUES ('read', ?1)
      ON CONFLICT(name) DO UPDATE SET key = max(key, excluded.key)
      """,
      .number(id.key)
    )
  }

  /// Has everything after a message be unread, also what was read.
  public func resetRead(to id: Message.ID) throws(MessageStoreError) {
    try requirePlace()
    try connection.run("INSERT OR REPLACE INTO mark VALUES ('read', ?1)", .number(id.key))
  }

  /// Notes until when someone is known to type.
  public func setTyping(_ author: String, until time: Date) throws(MessageStoreError) {
    try requirePlace()
    try connection.run(
      "INSERT OR REPLACE INTO typing VALUES (?1, ?2)",
      .text(author),
      .number(Message.ID.milliseconds(of: time))
    )
  }

  /// Who types at a time, by name.
  public func typing(at time: Date) throws(MessageStoreError) -> [String] {
    let statement = try connection.statement(
      "SELECT author FROM typing WHERE until > ?1 ORDER BY author",
      .number(Message.ID.milliseconds(of: time))
    )
    defer { statement.reset() }
    var authors: [String] = []
    while try statement.step() { authors.append(statement.text(0)) }
    return authors
  }
}
