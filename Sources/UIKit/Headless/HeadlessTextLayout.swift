import CoreGraphics
public import Foundation

/// Text broken into lines by a rule that can be computed on paper.
///
/// 1. A character is half as wide as its font is large; East Asian wide ones and emoji are as wide
///    as the font is large.
/// 2. A line is 1.2 times as high as its largest font, rounded up to a whole point.
/// 3. Lines break after the last space that fits; the space itself does not count. A word wider than
///    the space breaks where it must, with at least one character on a line.
/// 4. Text that is cut by the number of lines or by the height loses characters until an ellipsis,
///    half as wide as the font, fits.
@preconcurrency @MainActor
public final class HeadlessTextLayout: UIBackendTextLayout {
  /// The text of each line, with an ellipsis where text was cut.
  public let lines: [String]
  /// The extent of the widest line and of all lines together, rounded up to whole points.
  public let size: CGSize
  /// Whether some of the text is not shown.
  public let isTruncated: Bool
  /// From the top to the baseline of the first line.
  public let firstBaseline: CGFloat
  /// From the top to the baseline of the last line.
  public let lastBaseline: CGFloat
  /// The number of lines.
  public var lineCount: Int { lines.count }

  nonisolated init(_ text: UIBackendText, in space: UIBackendTextSpace) {
    let font = text.runs.map(\.font).max { $0.pointSize < $1.pointSize }
    let pointSize = font?.pointSize ?? 17
    let lineHeight = Self.lineHeight(pointSize)
    var breaker = HeadlessLineBreaker(text, width: space.width)
    var broken = breaker.lines()
    let pitch = lineHeight + text.lineSpacing
    var limit = text.maximumLineCount > 0 ? text.maximumLineCount : Int.max
    if space.height.isFinite, space.height < 1e9 {
      limit = min(limit, max(1, Int((space.height + text.lineSpacing + 0.001) / pitch)))
    }
    isTruncated = broken.count > limit || breaker.isCut
    if broken.count > limit {
      let rest = broken[(limit - 1)...].joined()
      broken = Array(broken[..<(limit - 1)]) + [breaker.truncated(rest)]
    }
    lines = broken.map { $0.trimmingCharacters(in: .newlines) }
    let widest = lines.map { breaker.width(of: $0) }.max() ?? 0
    let count = CGFloat(max(1, lines.count))
    size = CGSize(
      width: min(widest, max(space.width, 0)).rounded(.up),
      height: (count * lineHeight + (count - 1) * text.lineSpacing).rounded(.up)
    )
    firstBaseline = (pointSize * 0.9).rounded(.up)
    lastBaseline = firstBaseline + (count - 1) * pitch
  }

  nonisolated static func lineHeight(_ pointSize: CGFloat) -> CGFloat {
    (pointSize * 1.2).rounded(.up)
  }

  nonisolated static func metrics(of font: UIBackendFont) -> UIBackendFontMetrics {
    UIBackendFontMetrics(
      ascender: (font.pointSize * 0.9).rounded(.up),
      descender: lineHeight(font.pointSize) - (font.pointSize * 0.9).rounded(.up),
      capHeight: font.pointSize * 0.7,
      xHeight: font.pointSize * 0.5
    )
  }
}

/// Breaks a paragraph into lines.
struct HeadlessLineBreaker {
  private let characters: [(character: Character, width: CGFloat)]
  private let text: UIBackendText
  private let width: CGFloat
  /// Whether a single line was cut although nothing limits the number of lines.
  private(set) var isCut = false

  init(_ text: UIBackendText, width: CGFloat) {
    self.text = text
    self.width = width.isNaN ? 0 : width
    characters = text.runs.flatMap { run in
      run.string.map { ($0, Self.width(of: $0, pointSize: run.font.pointSize)) }
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

  private var pointSize: CGFloat { text.runs.map(\.font.pointSize).max() ?? 17 }

  func width(of line: String) -> CGFloat {
    var trimmed = Substring(line)
    while trimmed.last == " " { trimmed.removeLast() }
    let pointSize = pointSize
    return trimmed.reduce(0) { $0 + Self.width(of: $1, pointSize: pointSize) }
  }

  mutating func lines() -> [String] {
    var lines: [String] = []
    var start = 0
    while start < characters.count {
      let end = endOfLine(from: start)
      lines.append(String(characters[start..<end].map(\.character)))
      start = end
    }
    if characters.isEmpty || characters.last?.character.isNewline == true { lines.append("") }
    return lines
  }

  /// The index after the last character of the line that starts at `start`, at least one further.
  private func endOfLine(from start: Int) -> Int {
    var used: CGFloat = 0
    var lastBreak: Int?
    for index in start..<characters.count {
      let (character, advance) = characters[index]
      if character.isNewline { return index + 1 }
      if character == " ", text.lineBreaking != .byCharacters {
        lastBreak = index + 1
      } else if used + advance > width + 0.001, index > start {
        return lastBreak ?? index
      }
      used += advance
    }
    return characters.count
  }

  /// `rest` with characters left out until it fits with an ellipsis; O(n) for n characters.
  func truncated(_ rest: String) -> String {
    let pointSize = pointSize
    let line = HeadlessTruncation(rest.replacingOccurrences(of: "\n", with: " ")) { character in
      Self.width(of: character, pointSize: pointSize)
    }
    return switch text.lineBreaking {
    case .clipped: line.clipped(to: width)
    case .truncatedHead: line.withoutHead(in: width)
    case .truncatedMiddle: line.withoutMiddle(in: width)
    case .byWords, .byCharacters, .truncatedTail: line.withoutTail(in: width)
    }
  }
}
