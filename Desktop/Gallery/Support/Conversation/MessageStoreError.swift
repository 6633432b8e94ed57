/// Why a database of messages cannot be read or written.
public enum MessageStoreError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no file at the path.
  case missing(path: String)
  /// There is no folder to make the file in, or it cannot be written to.
  case unwritable(path: String)
  /// Another program holds the database.
  case locked
  /// The file is no database, or a damaged one.
  case corrupt(path: String)
  /// The database was made by a later version of the program.
  case newer(path: String, version: Int)
  /// There is no room left for what is to be written.
  case full
  /// The file is another one than the one that was opened, or has gone.
  case replaced(path: String)
  /// Anything else, in the words of SQLite.
  case other(String)

  /// One or two sentences that say what is wrong, and what can be done.
  public var description: String {
    switch self {
    case .missing(let path): "There is no database at \(path)."
    case .unwritable(let path): "The database at \(path) cannot be made or written to."
    case .locked: "Another program holds the database. It is tried again until it lets go."
    case .corrupt(let path): "The file at \(path) is damaged, or is no database."
    case .newer(let path, let version):
      "The database at \(path) is of version \(version); this program knows version "
        + "\(MessageStore.version)."
    case .full: "There is no room left on the disk. Nothing was written."
    case .replaced(let path): "The database at \(path) was replaced or removed while it was open."
    case .other(let message): "The database says: \(message)."
    }
  }
}
