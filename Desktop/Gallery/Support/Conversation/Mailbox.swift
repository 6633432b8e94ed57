import Foundation

/// Reads the mails of an mbox file: a line that begins with “From ” after an empty one begins a mail.
enum Mailbox {
  /// How much of the file is read at once; the file may be larger than the memory.
  private static let chunkLength = 1 << 20
  private static let newline = UInt8(ascii: "\n")
  private static let start = Array("From ".utf8)

  /// Calls `take` with each mail, and with how much of the file has been read.
  static func read(
    _ path: String,
    _ take: (MessageDraft, Double) throws(MessageStoreError) -> Void
  ) throws(MessageImportError) {
    guard let file = FileHandle(forReadingAtPath: path),
      let size = try? file.seekToEnd(), (try? file.seek(toOffset: 0)) != nil
    else { throw .unreadable(file: path) }
    defer { try? file.close() }
    var mail = Mail()
    var state = LineState.beforeFirst
    var position = 0
    func finish() throws(MessageImportError) {
      guard state != .beforeFirst else { return }
      do throws(MessageStoreError) {
        try take(mail.draft, min(1, Double(position) / Double(max(1, size))))
      } catch {
        throw .store(error)
      }
    }
    try lines(of: file, path) { line throws(MessageImportError) in
      position += line.count + 1
      if line.starts(with: start), state != .inParagraph {
        try finish()
        mail = Mail()
        state = .inParagraph
      } else if state == .beforeFirst {
        if !line.isEmpty { throw MessageImportError.noMailbox(file: path) }
      } else {
        mail.add(line)
        state = line.isEmpty ? .afterEmptyLine : .inParagraph
      }
    }
    try finish()
  }

  private enum LineState { case beforeFirst, inParagraph, afterEmptyLine }

  private static func lines(
    of file: FileHandle,
    _ path: String,
    _ body: (ArraySlice<UInt8>) throws(MessageImportError) -> Void
  ) throws(MessageImportError) {
    var rest: [UInt8] = []
    while true {
      let chunk: Data?
      do { chunk = try file.read(upToCount: chunkLength) } catch {
        throw .unreadable(file: path)
      }
      guard let chunk, !chunk.isEmpty else { break }
      rest += chunk
      var lineStart = rest.startIndex
      while let end = rest[lineStart...].firstIndex(of: newline) {
        let isReturned = end > lineStart && rest[end - 1] == UInt8(ascii: "\r")
        try body(rest[lineStart..<(isReturned ? end - 1 : end)])
        lineStart = end + 1
      }
      rest.removeSubrange(..<lineStart)
    }
    if !rest.isEmpty { try body(rest[...]) }
  }
}

/// A mail as its lines arrive.
private struct Mail {
  private var header = MailHeader()
  private var body: [UInt8] = []
  private var isInBody = false

  mutating func add(_ line: ArraySlice<UInt8>) {
    if isInBody {
      // Lines that look like the start of a mail were given a mark, which is taken away again.
      let isMarked =
        line.first == UInt8(ascii: ">")
        && line.drop { $0 == UInt8(ascii: ">") }.starts(with: Array("From ".utf8))
      body += isMarked ? line.dropFirst() : line
      body.append(UInt8(ascii: "\n"))
    } else if line.isEmpty {
      isInBody = true
    } else {
      header.add(String(decoding: line, as: UTF8.self))
    }
  }

  /// The mail as a message; its subject stands before the text, as far as there is one.
  var draft: MessageDraft {
    let text = MailBody(header: header, bytes: body).text
      .trimmingCharacters(in: .whitespacesAndNewlines)
    let subject = header["subject"].map { MailWords.decoded($0) } ?? ""
    return MessageDraft(
      time: header["date"].flatMap { MailDate.time(of: $0) } ?? Date(timeIntervalSince1970: 0),
      author: header["from"].map { MailWords.name(inAddress: $0) } ?? "",
      text: [subject, text].filter { !$0.isEmpty }.joined(separator: "\n\n"),
      source: header["message-id"].map { "mail:\($0)" }
    )
  }
}
