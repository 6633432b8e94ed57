import CSQLite
import Foundation

/// A connection to an SQLite database, and the statements that were prepared on it.
final class SQLiteConnection {
  private let handle: OpaquePointer
  let path: String
  private var statements: [String: SQLiteStatement] = [:]

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - path: Where the file is.
  ///   - isNew: Whether it is made if it is not there.
  ///   - patience: How long to wait for other programs, in seconds.
  /// - Throws: `MessageStoreError`.
  init(path: String, isNew: Bool, patience: TimeInterval) throws(MessageStoreError) {
    var handle: OpaquePointer?
    let flags =
      SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
      | (isNew ? SQLITE_OPEN_CREATE : 0)
    let code = sqlite3_open_v2(path, &handle, flags, nil)
    guard code == SQLITE_OK, let handle else {
      let error = Self.error(code, handle, path)
      sqlite3_close_v2(handle)
      throw error
    }
    self.handle = handle
    self.path = path
    sqlite3_busy_timeout(handle, Int32(min(max(patience, 0), 3600) * 1000))
  }

  deinit {
    for statement in statements.values { statement.finalize() }
    sqlite3_close_v2(handle)
  }

  /// What SQLite says with a code.
  static func error(_ code: Int32, _ handle: OpaquePointer?, _ path: String) -> MessageStoreError {
    switch code & 0xff {
    case SQLITE_BUSY, SQLITE_LOCKED: return .locked
    case SQLITE_CORRUPT, SQLITE_NOTADB: return .corrupt(path: path)
    case SQLITE_FULL: return .full
    case SQLITE_CANTOPEN, SQLITE_READONLY, SQLITE_PERM: return .unwritable(path: path)
    default:
      let message = sqlite3_errmsg(handle).map { String(cString: $0) }
      return .other(message ?? "error \(code)")
    }
  }

  func error(_ code: Int32) -> MessageStoreError { Self.error(code, handle, path) }

  /// Carries out statements that answer nothing.
  func execute(_ sql: String) throws(MessageStoreError) {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw error(code) }
  }

  /// Calls `body` with a statement whose parameters have values; it is prepared once.
  func statement(
    _ sql: String,
    _ values: SQLiteValue...
  ) throws(MessageStoreError) -> SQLiteStatement {
    let statement: SQLiteStatement
    if let prepared = statements[sql] {
      statement = prepared
    } else {
      var pointer: OpaquePointer?
      let code = sqlite3_prepare_v2(handle, sql, -1, &pointer, nil)
      guard code == SQLITE_OK, let pointer else { throw error(code) }
      statement = SQLiteStatement(pointer, of: self)
      statements[sql] = statement
    }
    try statement.bind(values)
    return statement
  }

  /// Carries out a statement; what it answers is not read.
  func run(_ sql: String, _ values: SQLiteValue...) throws(MessageStoreError) {
    let statement = try self.statement(sql)
    try statement.bind(values)
    defer { statement.reset() }
    while try statement.step() {}
  }

  /// The number in the first column of the first row of an answer.
  ///
  /// The statement is carried out to its end: what it writes is written then, or the error is known.
  func number(_ sql: String, _ values: SQLiteValue...) throws(MessageStoreError) -> Int64? {
    let statement = try self.statement(sql)
    try statement.bind(values)
    defer { statement.reset() }
    guard try statement.step() else { return nil }
    let number = statement.number(0)
    while try statement.step() {}
    return number
  }

  /// Carries `body` out as a whole, or not at all.
  func transaction<Failure>(
    _ body: () throws(Failure) -> Void,
    as failure: (MessageStoreError) -> Failure
  ) throws(Failure) {
    do { try execute("BEGIN IMMEDIATE") } catch { throw failure(error) }
    do throws(Failure) {
      try body()
    } catch {
      // After some errors SQLite has rolled back already, and says so.
      try? execute("ROLLBACK")
      throw error
    }
    do { try execute("COMMIT") } catch {
      try? execute("ROLLBACK")
      throw failure(error)
    }
  }
}

/// A value of a parameter.
enum SQLiteValue {
  case number(Int64)
  case text(String)
  case nothing
}

/// A statement that is carried out step by step.
final class SQLiteStatement {
  private let pointer: OpaquePointer
  private unowned let connection: SQLiteConnection

  init(_ pointer: OpaquePointer, of connection: SQLiteConnection) {
    self.pointer = pointer
    self.connection = connection
  }

  func finalize() { sqlite3_finalize(pointer) }

  func bind(_ values: [SQLiteValue]) throws(MessageStoreError) {
    for (index, value) in values.enumerated() {
      let place = Int32(index + 1)
      let code: Int32
      switch value {
      case .number(let number): code = sqlite3_bind_int64(pointer, place, number)
      case .nothing: code = sqlite3_bind_null(pointer, place)
      case .text(let text):
        // The bytes are copied: the text need not outlive the call.
        let copies = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        code = sqlite3_bind_text64(
          pointer,
          place,
          text,
          sqlite3_uint64(text.utf8.count),
          copies,
          UInt8(SQLITE_UTF8)
        )
      }
      guard code == SQLITE_OK else { throw connection.error(code) }
    }
  }

  /// Goes to the next row; `false` after the last one.
  func step() throws(MessageStoreError) -> Bool {
    let code = sqlite3_step(pointer)
    switch code {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default: throw connection.error(code)
    }
  }

  func reset() { sqlite3_reset(pointer) }

  func number(_ column: Int32) -> Int64 { sqlite3_column_int64(pointer, column) }

  func text(_ column: Int32) -> String {
    guard let bytes = sqlite3_column_text(pointer, column) else { return "" }
    let count = Int(sqlite3_column_bytes(pointer, column))
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }
}
