/// The fields of one paragraph of a Debian control file.
struct ControlParagraph {
  /// The line of the file the paragraph starts on, counted from 1.
  let firstLine: Int
  private var values: [String: Field] = [:]
  private var lastName = ""

  private struct Field {
    var firstLine: String
    var foldedLines: [String] = []
  }

  init(firstLine: Int) { self.firstLine = firstLine }

  /// The first line of the field called `name`, without space around it; `nil` if there is none.
  subscript(name: String) -> String? { values[name.lowercased()]?.firstLine }

  /// The further lines of the field called `name`, each with the space it starts with.
  func foldedLines(of name: String) -> [String] { values[name.lowercased()]?.foldedLines ?? [] }

  var isEmpty: Bool { values.isEmpty }

  /// Adds a line that starts a field; of a field given twice the last one counts.
  mutating func addField(_ name: String, _ value: String) {
    lastName = name.lowercased()
    values[lastName] = Field(firstLine: value)
  }

  /// Adds a line that goes on with the last field; returns whether there is one.
  mutating func addFoldedLine(_ line: String) -> Bool {
    guard values[lastName] != nil else { return false }
    values[lastName]?.foldedLines.append(line)
    return true
  }
}

/// Cuts the bytes of a Debian control file into paragraphs.
struct ControlFileReader {
  private let bytes: [UInt8]
  private var position = 0
  private var lineNumber = 0

  /// Why a line cannot be read.
  struct Failure: Error {
    let line: Int
    let reason: String
  }

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next paragraph that holds a field, or `nil` at the end of the file.
  mutating func next() throws(Failure) -> ControlParagraph? {
    var paragraph: ControlParagraph?
    while let line = nextLine() {
      if line.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) {
        if let paragraph { return paragraph }
        continue
      }
      var current = paragraph ?? ControlParagraph(firstLine: lineNumber)
      try add(line, to: &current)
      paragraph = current
    }
    return paragraph
  }

  private func add(
    _ line: ArraySlice<UInt8>,
    to paragraph: inout ControlParagraph
  ) throws(Failure) {
    if line.first == UInt8(ascii: " ") || line.first == UInt8(ascii: "\t") {
      guard paragraph.addFoldedLine(String(decoding: line, as: UTF8.self)) else {
        throw Failure(line: lineNumber, reason: "a continuation line has no field to continue")
      }
      return
    }
    guard line.first != UInt8(ascii: "#") else { return }
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex,
      line[..<colon].allSatisfy({ $0 > 0x20 && $0 < 0x7F })
    else { throw Failure(line: lineNumber, reason: "there is no “Field: value”") }
    let value = String(decoding: line[line.index(after: colon)...], as: UTF8.self)
    paragraph.addField(
      String(decoding: line[..<colon], as: UTF8.self),
      String(value.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    )
  }

  private mutating func nextLine() -> ArraySlice<UInt8>? {
    guard position < bytes.count else { return nil }
    lineNumber += 1
    let rest = bytes[position...]
    var end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    let start = position
    position = end + 1
    if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return bytes[start..<end]
  }
}
