extension Article {
  /// The terms of a copyright file; `nil` for a text without sentences.
  ///
  /// The first line that names a year and a holder is the byline. Fields of the machine-readable format and
  /// lists of holders are left out.
  init?(copyright text: String, of package: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let paragraphs = Self.paragraphs(of: lines.map { Self.isField($0) ? "" : $0 })
      .filter { Self.isSentence($0) }
    guard let lead = paragraphs.first else { return nil }
    let holder = lines.first { line in
      line.lowercased().contains("copyright") && line.contains { $0.isNumber }
        && !line.contains("://")
    }
    self.init(
      id: ID(package: package, kind: .copyright),
      title: "Who may use \(package)",
      byline: holder.map { Self.trimmed(Self.value(of: $0)) } ?? "",
      lead: lead,
      paragraphs: Array(paragraphs.dropFirst().prefix(Self.maximumParagraphs))
    )
  }

  /// Whether a paragraph has some words, and is no list of people with their addresses.
  private static func isSentence(_ paragraph: String) -> Bool {
    paragraph.split(separator: " ").count > 6 && !paragraph.contains { $0 == "@" }
  }

  /// Whether a line is “Name: value”, with a name of one word.
  private static func isField(_ line: Substring) -> Bool {
    guard let colon = line.firstIndex(of: ":"), colon > line.startIndex,
      line.first?.isUppercase == true
    else { return false }
    return line[..<colon].allSatisfy { $0.isLetter || $0 == "-" }
  }

  private static func value(of line: Substring) -> Substring {
    guard isField(line), let colon = line.firstIndex(of: ":") else { return line }
    return line[line.index(after: colon)...]
  }
}
