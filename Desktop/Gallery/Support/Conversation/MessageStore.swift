public import Foundation

/// The messages of a conversation in an SQLite database, which several programs can read and write at the same time.
///
/// The order of messages is their primary key (``Message/ID``), so the table itself is the index that pages by position:
/// a page before or after any message, at the end, at the unread mark or at a search hit is one descent into the same
/// tree and a run of neighbours, O(log n + page). No rank is kept: nothing shows the number of a message, and ranks
/// would have every insertion write to a second tree. The index of words has the same key, so its hits come in the
/// order of the conversation.
///
/// A store is used on one thread. Readers and the one writer do not wait for each other (WAL).
public final class MessageStore {
  /// The version of the schema that this program writes.
  public static let version = 1
  /// Says that a database holds a conversation, in its header.
  private static let applicationID = 0x5465_7373

  /// Where the file is.
  public let path: String
  let connection: SQLiteConnection
  private let file: FileIdentity

  /// Which file is at a path.
  private struct FileIdentity: Equatable {
    let device: Int
    let number: Int

    init?(path: String) {
      guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
        let device = attributes[.systemNumber] as? Int,
        let number = attributes[.systemFileNumber] as? Int
      else { return nil }
      (self.device, self.number) = (device, number)
    }
  }

  /// Opens a database.
  ///
  /// - Parameters:
  ///   - path: Where the file is.
  ///   - isNew: Whether it is made if it is not there, with its folder.
  ///   - patience: How long each call waits for other programs, in seconds.
  /// - Throws: `MessageStoreError` when there is none, or one that this program cannot read.
  public init(
    path: String,
    isNew: Bool = false,
    patience: TimeInterval = 0.05
  ) throws(MessageStoreError) {
    if isNew {
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
      // What cannot be made is found out when the file is opened.
      try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } else if !FileManager.default.fileExists(atPath: path) {
      throw .missing(path: path)
    }
    self.path = path
    connection = try SQLiteConnection(path: path, isNew: isNew, patience: patience)
    guard let file = FileIdentity(path: path) else { throw .missing(path: path) }
    self.file = file
    try prepare()
  }

  /// Makes the tables of a new database; finds out whether this program knows those of another one.
  private func prepare() throws(MessageStoreError) {
    let found = Int(try connection.number("PRAGMA user_version") ?? 0)
    guard found <= Self.version else { throw .newer(path: path, version: found) }
    try connection.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL")
    if found == Self.version {
      let id = Int(try connection.number("PRAGMA application_id") ?? 0)
      if id != Self.applicationID { throw .corrupt(path: path) }
    } else {
      try makeTables()
    }
  }

  private func makeTables() throws(MessageStoreError) {
    try connection.transaction { () throws(MessageStoreError) in
      // Another program may have been first.
      guard try connection.number("PRAGMA user_version") == 0 else { return }
      guard try connection.number("SELECT count(*) FROM sqlite_master") == 0 else {
        throw .corrupt(path: path)
      }
      try connection.execute(MessageSchema.tables)
      do throws(MessageStoreError) {
        try connection.execute(MessageSchema.words)
      } catch {
        // An SQLite without an index of words: searching reads the texts.
        guard case .other = error else { throw error }
      }
      try connection.execute(
        "PRAGMA application_id = \(Self.applicationID); PRAGMA user_version = \(Self.version)"
      )
    } as: {
      $0
    }
  }

  /// Whether the file at the path is still the one that was opened.
  public var isInPlace: Bool { FileIdentity(path: path) == file }

  /// Throws unless the file at the path is the one that was opened: what is written into another one is lost.
  func requirePlace() throws(MessageStoreError) {
    guard isInPlace else { throw .replaced(path: path) }
  }

  /// A number that is another one after other programs, or other stores, have written.
  public func dataVersion() throws(MessageStoreError) -> Int64 {
    try connection.number("PRAGMA data_version") ?? 0
  }

  /// Limits the database to so many pages, as a disk does; for tests.
  public func limitPages(to count: Int) throws(MessageStoreError) {
    _ = try connection.number("PRAGMA max_page_count = \(count)")
  }

  /// Writes a copy of the database to another file, which must not be there.
  public func copy(to path: String) throws(MessageStoreError) {
    try connection.run("VACUUM INTO ?1", .text(path))
  }

  /// Keeps all others from writing, as a program that writes much does; for tests.
  public func hold() throws(MessageStoreError) { try connection.execute("BEGIN IMMEDIATE") }

  /// Lets others write again.
  public func letGo() throws(MessageStoreError) { try connection.execute("COMMIT") }

  /// How many pages the database has.
  public func pageCount() throws(MessageStoreError) -> Int {
    Int(try connection.number("PRAGMA page_count") ?? 0)
  }
}

/// The tables of a database of messages.
enum MessageSchema {
  /// AUTOINCREMENT: a key is never given again after its message was deleted.
  static let tables = """
    CREATE TABLE message(
      key INTEGER PRIMARY KEY AUTOINCREMENT,
      time INTEGER NOT NULL,
      author TEXT NOT NULL,
      text TEXT NOT NULL,
      revision INTEGER NOT NULL DEFAULT 0,
      isEdited INTEGER NOT NULL DEFAULT 0,
      reactions TEXT NOT NULL DEFAULT '',
      source TEXT
    );
    CREATE UNIQUE INDEX messageSource ON message(source) WHERE source IS NOT NULL;
    CREATE TABLE mark(name TEXT PRIMARY KEY, key INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE typing(author TEXT PRIMARY KEY, until INTEGER NOT NULL) WITHOUT ROWID;
    """

  static let words = """
    CREATE VIRTUAL TABLE word USING fts5(text, content = 'message', content_rowid = 'key');
    CREATE TRIGGER wordInsert AFTER INSERT ON message BEGIN
      INSERT INTO word(rowid, text) VALUES (new.key, new.text);
    END;
    CREATE TRIGGER wordDelete AFTER DELETE ON message BEGIN
      INSERT INTO word(word, rowid, text) VALUES ('delete', old.key, old.text);
    END;
    CREATE TRIGGER wordUpdate AFTER UPDATE OF text ON message BEGIN
      INSERT INTO word(word, rowid, text) VALUES ('delete', old.key, old.text);
      INSERT INTO word(rowid, text) VALUES (new.key, new.text);
    END;
    """
}
