import Foundation

/// Where messages come from that are imported.
public enum MessageImport: Hashable, Sendable {
  /// The commits of a git repository: authors are people, and commit messages are messages.
  case git(folder: String)
  /// The mails of a file in the form that mail programs know as mbox.
  case mailbox(file: String)
}

/// Why nothing more is imported.
public enum MessageImportError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The folder is not in a git repository, or git is not there; with what git says.
  case noHistory(folder: String, String)
  /// The file cannot be read.
  case unreadable(file: String)
  /// The file does not begin as a mailbox does.
  case noMailbox(file: String)
  /// The database cannot be written.
  case store(MessageStoreError)

  /// A sentence that names the folder or file.
  public var description: String {
    switch self {
    case .noHistory(let folder, let reason): "\(folder) has no git history: \(reason)"
    case .unreadable(let file): "The file \(file) cannot be read."
    case .noMailbox(let file):
      "The file \(file) is no mailbox: its first line must begin with “From ”."
    case .store(let error): error.description
    }
  }
}

extension MessageStore {
  /// How far an import has come.
  public struct ImportProgress: Hashable, Sendable {
    /// How many messages were read.
    public var readCount = 0
    /// How many of them were added.
    public var addedCount = 0
    /// How much of everything was read, from 0 to 1.
    public var fraction = 0.0
  }

  /// How many messages are written in one transaction; other programs write in between.
  private static let batchLength = 500

  /// Adds the messages of a mailbox or a history; those that are there already are left out.
  ///
  /// - Parameters:
  ///   - source: Where the messages come from.
  ///   - progress: Called after each transaction.
  /// - Returns: What was done.
  /// - Throws: `MessageImportError`; what was added before stays, and is left out the next time.
  @discardableResult
  public func add(
    _ source: MessageImport,
    progress: (ImportProgress) -> Void = { _ in }
  ) throws(MessageImportError) -> ImportProgress {
    var state = ImportProgress()
    var batch: [MessageDraft] = []
    func write() throws(MessageStoreError) {
      state.addedCount += try add(batch)
      batch.removeAll(keepingCapacity: true)
      progress(state)
    }
    func take(_ draft: MessageDraft, _ fraction: Double) throws(MessageStoreError) {
      batch.append(draft)
      state.readCount += 1
      state.fraction = fraction
      if batch.count == Self.batchLength { try write() }
    }
    switch source {
    case .git(let folder): try GitHistory.read(folder, take)
    case .mailbox(let file): try Mailbox.read(file, take)
    }
    state.fraction = 1
    do throws(MessageStoreError) { try write() } catch { throw .store(error) }
    return state
  }
}
