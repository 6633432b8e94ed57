import Foundation
import GallerySupport

/// The commands that write to the database of the conversation.
@MainActor
struct ConversationProgram {
  private let database: String

  /// How long other programs are waited for, in seconds.
  private static let patience: TimeInterval = 10

  init(database: String?) { self.database = database ?? ConversationFiles.database }

  private func open() throws(MessageStoreError) -> MessageStore {
    try MessageStore(path: database, isNew: true, patience: Self.patience)
  }

  /// Adds messages and shows how far that has come; what was added before an error stays.
  func add(_ source: MessageImport) -> Int32 {
    do throws(MessageStoreError) {
      let store = try open()
      do throws(MessageImportError) {
        let result = try store.add(source) { write(progress: $0) }
        print("\rRead \(result.readCount) messages, added \(result.addedCount).       ")
        return GalleryProgram.ExitCode.success
      } catch {
        GalleryProgram.printError("\n\(error)")
        return GalleryProgram.ExitCode.failure
      }
    } catch {
      return fail(error)
    }
  }

  private func write(progress: MessageStore.ImportProgress) {
    let percent = Int(progress.fraction * 100)
    let line = "\rRead \(progress.readCount) messages (\(percent) %)…"
    FileHandle.standardError.write(Data(line.utf8))
  }

  /// Adds one message.
  func say(_ text: String, as author: String) -> Int32 {
    do throws(MessageStoreError) {
      try open().send(MessageDraft(time: Date(), author: author, text: text))
      return GalleryProgram.ExitCode.success
    } catch {
      return fail(error)
    }
  }

  private func fail(_ error: MessageStoreError) -> Int32 {
    GalleryProgram.printError(error.description)
    return GalleryProgram.ExitCode.failure
  }
}
