extension Article {
  /// The newest entry of a change log; `nil` for a text without words.
  ///
  /// A Debian entry is a line with package, version and urgency, points that begin with a star, and a line
  /// that says who wrote it and when. Of any other text the first paragraph leads, and the others follow.
  init?(changeLog text: String, of package: String) {
    let id = ID(package: package, kind: .changes)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let entry = DebianEntry(lines) else {
      let paragraphs = Self.paragraphs(of: lines)
      guard let lead = paragraphs.first else { return nil }
      self.init(
        id: id,
        title: "News of \(package)",
        byline: "",
        lead: lead,
        paragraphs: Array(paragraphs.dropFirst().prefix(Self.maximumParagraphs))
      )
      return
    }
    self.init(
      id: id,
      title: "\(package) \(entry.version)",
      byline: entry.byline,
      lead: entry.points.first ?? "No changes are listed.",
      paragraphs: Array(entry.points.dropFirst().prefix(Self.maximumParagraphs))
    )
  }

  /// How much of a long file a card holds.
  static var maximumParagraphs: Int { 12 }

  /// The paragraphs of a text: lines up to an empty one, joined.
  static func paragraphs(of lines: [Substring]) -> [String] {
    lines.split { line in line.allSatisfy { $0.isWhitespace || $0 == "." } }
      .map { paragraph in paragraph.map(Self.trimmed).joined(separator: " ") }
      .filter { paragraph in paragraph.contains { $0.isLetter } }
  }

  static func trimmed(_ line: Substring) -> String {
    let start = line.drop { $0.isWhitespace }
    let end = start.lastIndex { !$0.isWhitespace }
    return end.map { String(start[...$0]) } ?? ""
  }
}

/// The first entry of a Debian change log.
private struct DebianEntry {
  var version = ""
  var points: [String] = []
  var byline = ""

  init?(_ lines: [Substring]) {
    guard let head = lines.first(where: { line in line.contains { !$0.isWhitespace } }),
      let open = head.firstIndex(of: "("), let close = head[open...].firstIndex(of: ")"),
      head.contains(";"), head.first?.isWhitespace == false
    else { return nil }
    version = String(head[head.index(after: open)..<close])
    for line in lines.drop(while: { $0 != head }).dropFirst() {
      if line.hasPrefix(" -- ") {
        byline = Self.byline(line.dropFirst(4))
        break
      }
      // The next entry begins, or the text was cut.
      if line.first.map({ !$0.isWhitespace }) ?? false { break }
      add(Article.trimmed(line))
    }
    points.removeAll { point in !point.contains { $0.isLetter } }
  }

  private mutating func add(_ line: String) {
    // Names in brackets say whose changes follow.
    guard !line.isEmpty, !line.hasPrefix("[") else { return }
    if let first = line.first, "*-+".contains(first) {
      points.append(Article.trimmed(line.dropFirst()))
    } else if points.isEmpty {
      points.append(line)
    } else {
      points[points.count - 1] += " " + line
    }
  }

  /// “Name, Wed, 01 Feb 2023” out of “Name <mail>  Wed, 01 Feb 2023 10:00:00 +0100”.
  private static func byline(_ line: Substring) -> String {
    let name = line.prefix { $0 != "<" }
    let date = line.drop { $0 != ">" }.dropFirst().split(separator: " ").prefix(4)
    return ([Article.trimmed(name)] + [date.joined(separator: " ")])
      .filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
