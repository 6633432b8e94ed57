import Foundation

/// Reads the commits of a repository, the oldest first.
enum GitHistory {
  private static let fieldEnd: Character = "\u{1F}"
  private static let recordEnd: UInt8 = 0x1E

  /// Calls `take` with each commit, and with how much has been read.
  static func read(
    _ folder: String,
    _ take: (MessageDraft, Double) throws(MessageStoreError) -> Void
  ) throws(MessageImportError) {
    let total = max(1, try count(folder))
    let format = "--format=%H%x1f%an%x1f%at%x1f%B%x1e"
    let process = GitProcess(folder, ["log", "--reverse", "--encoding=UTF-8", format, "HEAD"])
    try process.start()
    var rest = Data()
    var readCount = 0
    while let chunk = process.next() {
      rest.append(chunk)
      while let end = rest.firstIndex(of: recordEnd) {
        let record = String(decoding: rest[rest.startIndex..<end], as: UTF8.self)
        rest.removeSubrange(rest.startIndex...end)
        guard let draft = draft(of: record) else { continue }
        readCount += 1
        do throws(MessageStoreError) {
          try take(draft, min(1, Double(readCount) / Double(total)))
        } catch {
          process.stop()
          throw .store(error)
        }
      }
    }
    try process.end()
  }

  private static func count(_ folder: String) throws(MessageImportError) -> Int {
    let process = GitProcess(folder, ["rev-list", "--count", "HEAD"])
    try process.start()
    var output = Data()
    while let chunk = process.next() { output.append(chunk) }
    try process.end()
    let text = String(decoding: output, as: UTF8.self)
    return Int(text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0
  }

  private static func draft(of record: String) -> MessageDraft? {
    let fields = record.trimmingCharacters(in: .newlines)
      .split(separator: fieldEnd, maxSplits: 3, omittingEmptySubsequences: false)
    guard fields.count == 4, let seconds = Double(fields[2]) else { return nil }
    return MessageDraft(
      time: Date(timeIntervalSince1970: seconds),
      author: String(fields[1]),
      text: fields[3].trimmingCharacters(in: .whitespacesAndNewlines),
      source: "git:\(fields[0])"
    )
  }
}

/// git, while it writes what it was asked for.
private final class GitProcess {
  private let folder: String
  private let process = Process()
  private let output = Pipe()
  private let errors = Pipe()

  init(_ folder: String, _ arguments: [String]) {
    self.folder = folder
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + arguments
    process.standardOutput = output
    process.standardError = errors
  }

  func start() throws(MessageImportError) {
    do { try process.run() } catch { throw .noHistory(folder: folder, "\(error)") }
  }

  func next() -> Data? {
    let data = output.fileHandleForReading.availableData
    return data.isEmpty ? nil : data
  }

  func stop() { process.terminate() }

  func end() throws(MessageImportError) {
    // git says little on this pipe, so it never waits for it to be read.
    let said = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus != 0 else { return }
    let reason = String(decoding: said, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    throw .noHistory(folder: folder, reason)
  }
}
