import Foundation

/// The fields above the text of a mail.
struct MailHeader {
  private var fields: [String: String] = [:]
  private var last: String?

  init() {}

  /// The fields in `lines`, as parts of a mail have them.
  init(lines: some Sequence<Substring>) {
    for line in lines { add(String(line)) }
  }

  /// The first field of a name in small letters.
  subscript(name: String) -> String? { fields[name] }

  mutating func add(_ line: String) {
    if let first = line.first, first == " " || first == "\t" {
      if let last { fields[last]? += " " + line.trimmingCharacters(in: .whitespaces) }
      return
    }
    let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return }
    let name = parts[0].lowercased()
    last = fields[name] == nil ? name : nil
    if last != nil { fields[name] = parts[1].trimmingCharacters(in: .whitespaces) }
  }

  /// The value of a parameter, such as `charset` in a content type.
  func parameter(_ name: String, of field: String) -> String? {
    guard let value = fields[field] else { return nil }
    for part in value.split(separator: ";").dropFirst() {
      let pair = part.split(separator: "=", maxSplits: 1)
      guard pair.count == 2,
        pair[0].trimmingCharacters(in: .whitespaces).lowercased() == name
      else { continue }
      return pair[1].trimmingCharacters(in: CharacterSet(charactersIn: " \""))
    }
    return nil
  }
}

/// The text of a mail or of a part of it.
struct MailBody {
  let header: MailHeader
  let bytes: [UInt8]

  /// The first plain text, decoded; of unknown forms the text as it stands.
  var text: String { text(depth: 0) }

  private func text(depth: Int) -> String {
    let type = header["content-type"]?.lowercased() ?? ""
    if type.hasPrefix("multipart/"), depth < 4,
      let boundary = header.parameter("boundary", of: "content-type"), !boundary.isEmpty
    {
      let parts = parts(between: boundary)
      let plain = parts.first { part in
        let type = part.header["content-type"]?.lowercased() ?? "text/plain"
        return type.hasPrefix("text/plain") || type.hasPrefix("multipart/")
      }
      return (plain ?? parts.first)?.text(depth: depth + 1) ?? ""
    }
    let content: [UInt8]
    switch header["content-transfer-encoding"]?.lowercased() {
    case "quoted-printable": content = MailWords.unquoted(bytes, isHeader: false)
    case "base64":
      content =
        Data(base64Encoded: Data(bytes), options: .ignoreUnknownCharacters)
        .map { [UInt8]($0) } ?? bytes
    default: content = bytes
    }
    return MailWords.string(content, charset: header.parameter("charset", of: "content-type"))
  }

  private func parts(between boundary: String) -> [MailBody] {
    String(decoding: bytes, as: UTF8.self).components(separatedBy: "--\(boundary)")
      .dropFirst()
      .filter { !$0.hasPrefix("--") }
      .map { part in
        let lines = part.drop { $0.isNewline }.split(
          separator: "\n",
          omittingEmptySubsequences: false
        )
        let end = lines.firstIndex { $0.isEmpty } ?? lines.endIndex
        return MailBody(
          header: MailHeader(lines: lines[..<end]),
          bytes: Array(lines[min(end + 1, lines.endIndex)...].joined(separator: "\n").utf8)
        )
      }
  }
}
