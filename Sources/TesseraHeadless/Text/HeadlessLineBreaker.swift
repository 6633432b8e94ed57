import CoreGraphics
import Foundation
import UIKit

/// Breaks a text into lines.
struct HeadlessLineBreaker {
  /// A character with the room that it takes.
  struct Glyph {
    var character: Character
    /// Its width with its kerning.
    var width: CGFloat
    var kerning: CGFloat
    var attachment: UIBackendText.Attachment?
  }

  /// A line of the text.
  struct Line {
    /// Where it begins among the characters of the text.
    var start: Int
    /// Its characters with the spaces at its end, or what stands for them where text was cut.
    var text: String
    /// How many characters of the text it has, with the spaces and the break at its end.
    var count: Int
    /// The number of its paragraph.
    var paragraph: Int
    /// Whether it is the first of its paragraph.
    var startsParagraph: Bool
    /// How far it begins from the edge where reading begins.
    var indent: CGFloat
  }

  let glyphs: [Glyph]
  private let text: UIBackendText
  private let width: CGFloat
  /// The size of the largest font.
  let pointSize: CGFloat
  private let hasKerning: Bool

  init(_ text: UIBackendText, width: CGFloat) {
    self.text = text
    self.width = width.isNaN ? 0 : width
    pointSize = text.runs.map(\.font.pointSize).max() ?? 17
    hasKerning = text.runs.contains { $0.kerning != 0 }
    glyphs = text.runs.flatMap { run in
      run.string.map { character in
        let own =
          run.attachment?.width ?? Self.width(of: character, pointSize: run.font.pointSize)
        let width = own > 0 ? max(0, own + run.kerning) : 0
        return Glyph(
          character: character,
          width: width,
          kerning: width - own,
          attachment: run.attachment
        )
      }
    }
  }

  static func width(of character: Character, pointSize: CGFloat) -> CGFloat {
    guard let scalar = character.unicodeScalars.first, !character.isNewline else { return 0 }
    let isWide =
      (0x1100...0x115F).contains(scalar.value) || (0x2E80...0xA4CF).contains(scalar.value)
      || (0xAC00...0xD7A3).contains(scalar.value) || (0xF900...0xFAFF).contains(scalar.value)
      || (0xFE30...0xFE6F).contains(scalar.value) || (0xFF00...0xFF60).contains(scalar.value)
      || scalar.value >= 0x1F300
    return isWide ? pointSize : pointSize / 2
  }

  func lines() -> [Line] {
    var lines: [Line] = []
    var start = 0
    var paragraph = 0
    while start < glyphs.count {
      let first = start == 0 || glyphs[start - 1].character.endsParagraph
      if first, start > 0 { paragraph += 1 }
      var line = self.line(at: start, in: paragraph, startsParagraph: first)
      let end = endOfLine(from: start, in: paragraph, indent: line.indent)
      line.text = String(glyphs[start..<end].map(\.character))
      line.count = end - start
      lines.append(line)
      start = end
    }
    if glyphs.isEmpty || glyphs.last?.character.isNewline == true {
      let first = glyphs.last?.character.endsParagraph ?? true
      let number = glyphs.isEmpty || !first ? paragraph : paragraph + 1
      lines.append(line(at: start, in: number, startsParagraph: first))
    }
    return lines
  }

  private func line(at start: Int, in paragraph: Int, startsParagraph: Bool) -> Line {
    let starts = text.paragraph(at: paragraph).lineStarts
    return Line(
      start: start,
      text: "",
      count: 0,
      paragraph: paragraph,
      startsParagraph: startsParagraph,
      indent: startsParagraph ? starts.first : starts.others
    )
  }

  /// The room of a line between its indent and where lines of its paragraph end.
  private func room(in paragraph: Int, indent: CGFloat) -> CGFloat {
    text.paragraph(at: paragraph).lineEnd(in: width) - indent
  }

  /// The index after the last character of the line that starts at `start`, at least one further.
  private func endOfLine(from start: Int, in paragraph: Int, indent: CGFloat) -> Int {
    let room = room(in: paragraph, indent: indent)
    var used: CGFloat = 0
    var lastBreak: Int?
    for index in start..<glyphs.count {
      let glyph = glyphs[index]
      if glyph.character.isNewline { return index + 1 }
      if glyph.character == " ", text.lineBreaking != .byCharacters {
        lastBreak = index + 1
      } else if used + glyph.width - glyph.kerning > room + 0.001, index > start {
        return lastBreak ?? index
      }
      used += glyph.width
    }
    return glyphs.count
  }

  /// The first `limit` of `lines` without line breaks, the last one with what stands for the rest if something does.
  func shown(_ lines: [Line], limit: Int) -> [Line] {
    var shown = lines
    if lines.count > limit {
      shown.removeSubrange(limit...)
      if text.lineBreaking.marksRest {
        let rest = lines[(limit - 1)...].map(\.text).joined()
        shown[limit - 1].text = truncated(rest, in: shown[limit - 1])
      }
    }
    for index in shown.indices {
      shown[index].text = shown[index].text.trimmingCharacters(in: .newlines)
    }
    return shown
  }

  /// `rest` with characters left out until it fits into `line` with an ellipsis; O(n) for n characters.
  private func truncated(_ rest: String, in line: Line) -> String {
    let width = room(in: line.paragraph, indent: line.indent)
    let truncation = HeadlessTruncation(
      Array(rest.replacingOccurrences(of: "\n", with: " ")),
      ellipsisWidth: Self.width(of: "…", pointSize: pointSize)
    ) { index, character in
      let known = line.start + index
      guard known < glyphs.count, glyphs[known].character == character else {
        return Self.width(of: character, pointSize: pointSize)
      }
      return glyphs[known].width
    }
    return switch text.lineBreaking {
    case .clipped: truncation.clipped(to: width)
    case .truncatedHead: truncation.withoutHead(in: width)
    case .truncatedMiddle: truncation.withoutMiddle(in: width)
    case .byWords, .byCharacters, .truncatedTail: truncation.withoutTail(in: width)
    }
  }

  /// The widths of the characters that `line` shows, in order; behind an ellipsis those of the largest font.
  func widths(of line: Line) -> [CGFloat] {
    var isWhole = true
    return line.text.enumerated().map { index, character in
      let known = line.start + index
      isWhole = isWhole && known < glyphs.count && glyphs[known].character == character
      return isWhole ? glyphs[known].width : Self.width(of: character, pointSize: pointSize)
    }
  }

  /// The width of `line` without the spaces at its end, and the kerning behind its last letter.
  func width(of line: Line) -> CGFloat {
    let spaces = line.text.reversed().prefix { $0 == " " || $0.isNewline }.count
    let widths = widths(of: line).dropLast(spaces)
    guard hasKerning, !widths.isEmpty else { return widths.reduce(0, +) }
    let isWhole = widths.count <= wholeCount(of: line)
    let kerning = isWhole ? glyphs[line.start + widths.count - 1].kerning : 0
    return widths.reduce(0, +) - kerning
  }

  /// How many characters at the start of `line` are those of the text.
  func wholeCount(of line: Line) -> Int {
    let characters = Array(line.text)
    return characters.indices.first { index in
      let known = line.start + index
      return known >= glyphs.count || glyphs[known].character != characters[index]
    } ?? characters.count
  }
}

extension Character {
  /// Whether the next character begins a paragraph, and not just a line.
  fileprivate var endsParagraph: Bool {
    self == "\n" || self == "\r" || self == "\r\n" || self == "\u{2029}"
  }
}

extension UIBackendText.LineBreaking {
  /// Whether the last line is not broken like the others where text is left over.
  fileprivate var marksRest: Bool { self != .byWords && self != .byCharacters }
}
