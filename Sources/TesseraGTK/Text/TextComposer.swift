import CGTK
import CoreGraphics
import Foundation
import UIKit

/// Breaks one text into lines in one width.
///
/// Pango can leave out what does not fit of *one* paragraph. Where a text of several paragraphs has to
/// end after some lines, the lines before the last are one piece and the last is another.
struct TextComposer {
  private let text: UIBackendText
  private let paragraphs: Paragraphs
  private let lineLimit: Int?
  private let setting: TextPiece.Setting
  private let fonts: FontBook
  private let isTrimmed: Bool

  /// Prepares to break lines at the width of `room`, or nowhere, and to show at most as many as its line limit.
  init(_ text: UIBackendText, in room: TextRoom, fonts: FontBook) {
    self.text = text
    self.fonts = fonts
    let whole = Paragraphs(text.runs)
    let limits = TextLimits(text, width: room.width, lineLimit: room.lineLimit)
    self.lineLimit = limits.lineLimit(byteCount: whole.bytes.count)
    paragraphs = whole.trimmed(to: limits.byteBudget, keepsEnd: text.lineBreaking.showsEnd)
    isTrimmed = paragraphs.bytes.count < whole.bytes.count
    setting = TextPiece.Setting(
      width: limits.width(byteCount: whole.bytes.count),
      alignment: text.alignment,
      lineSpacing: text.lineSpacing.isFinite ? min(max(text.lineSpacing, 0), 4096) : 0,
      isRightToLeft: text.isRightToLeft,
      emptyLineFont: text.runs.first?.font ?? UIBackendFont(pointSize: 17)
    )
  }

  func compose() -> ComposedText {
    if let lineLimit, let mode = text.lineBreaking.ellipsis, paragraphs.isSingle {
      let wrap = text.lineBreaking.wrap
      let overflow = TextPiece.Overflow.ellipsizes(mode, lineLimit: lineLimit, wrap: wrap)
      return stack([piece(paragraphs, overflow)])
    }
    if lineLimit == 1, text.lineBreaking.marksEnd {
      return stack(endingAfter: [], lastLineFrom: 0)
    }
    var pieces: [TextPiece] = []
    var linesLeft = lineLimit ?? .max
    var start: Int? = 0
    while let current = start {
      let stretch = paragraphs.stretch(from: current, paragraphLimit: Self.paragraphLimit)
      let piece = piece(paragraphs[stretch.range], .wraps(text.lineBreaking.wrap))
      start = stretch.next
      let isMore = start.map { !paragraphs.isBlank(from: $0) } ?? false
      if piece.lineCount > linesLeft || (piece.lineCount == linesLeft && isMore) {
        return stack(pieces, cutting: piece, from: current, after: linesLeft)
      }
      pieces.append(piece)
      linesLeft -= piece.lineCount
      if linesLeft == 0 { break }
    }
    return stack(pieces)
  }

  /// Pango takes ever longer for each further paragraph, so it is given no more than these at once.
  private static let paragraphLimit = 100

  /// Ends the text in `piece`, which starts at byte `start`, after so many of its lines.
  private func stack(
    _ pieces: [TextPiece],
    cutting piece: TextPiece,
    from start: Int,
    after lineCount: Int
  ) -> ComposedText {
    guard let last = piece.bytes(ofLine: lineCount - 1) else { return stack(pieces + [piece]) }
    guard text.lineBreaking.marksEnd else {
      let shown = self.piece(paragraphs[start..<(start + last.upperBound)], piece.overflow)
      return stack(pieces + [shown], isTruncated: true)
    }
    guard lineCount > 1, let body = piece.bytes(ofLine: lineCount - 2) else {
      return stack(endingAfter: pieces, lastLineFrom: start + last.lowerBound)
    }
    let upper = self.piece(paragraphs[start..<(start + body.upperBound)], piece.overflow)
    return stack(endingAfter: pieces + [upper], lastLineFrom: start + last.lowerBound)
  }

  /// Puts the one line that stands for everything from `start` on under `pieces`.
  private func stack(endingAfter pieces: [TextPiece], lastLineFrom start: Int) -> ComposedText {
    let rest = paragraphs[start..<paragraphs.bytes.count]
    let separator = rest.separator(from: 0)
    let isCut = !rest.isBlank(from: separator.lowerBound)
    var line = rest[0..<separator.lowerBound]
    let overflow: TextPiece.Overflow
    switch text.lineBreaking {
    case .truncatedHead, .truncatedMiddle:
      if isCut { line = rest.joined }
      overflow = singleLine(text.lineBreaking.ellipsis)
    case .truncatedTail:
      if isCut { line.append("…") }
      overflow = singleLine(text.lineBreaking.ellipsis)
    case .byWords, .byCharacters, .clipped: overflow = .isClipped
    }
    return stack(pieces + [piece(line, overflow)], isTruncated: isCut)
  }

  private func singleLine(_ mode: PangoEllipsizeMode?) -> TextPiece.Overflow {
    .ellipsizes(mode ?? PANGO_ELLIPSIZE_END, lineLimit: 1, wrap: text.lineBreaking.wrap)
  }

  private func piece(_ part: Paragraphs, _ overflow: TextPiece.Overflow) -> TextPiece {
    TextPiece(part, overflow: overflow, setting: setting, fonts: fonts)
  }

  /// Stacks `pieces` from top to bottom.
  private func stack(_ pieces: [TextPiece], isTruncated: Bool = false) -> ComposedText {
    var stacked: [TextPiece] = []
    var top: CGFloat = 0
    for piece in pieces {
      var piece = piece
      piece.origin.y = top
      top += piece.size.height + setting.lineSpacing
      stacked.append(piece)
    }
    return ComposedText(
      pieces: stacked,
      isTruncated: isTruncated || isTrimmed || clips(stacked),
      color: text.runs.first { !$0.string.isEmpty }?.color ?? .clear,
      clipWidth: setting.width
    )
  }

  private func clips(_ pieces: [TextPiece]) -> Bool {
    guard let width = setting.width else { return false }
    return pieces.contains { $0.overflow == .isClipped && $0.size.width > width + 0.001 }
  }
}

extension UIBackendText.LineBreaking {
  fileprivate var ellipsis: PangoEllipsizeMode? {
    switch self {
    case .truncatedHead: PANGO_ELLIPSIZE_START
    case .truncatedMiddle: PANGO_ELLIPSIZE_MIDDLE
    case .truncatedTail: PANGO_ELLIPSIZE_END
    case .byWords, .byCharacters, .clipped: nil
    }
  }

  /// Whether the last line is not broken like the others.
  fileprivate var marksEnd: Bool { ellipsis != nil || self == .clipped }

  fileprivate var wrap: PangoWrapMode {
    self == .byCharacters ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR
  }

  fileprivate var showsEnd: Bool { self == .truncatedHead || self == .truncatedMiddle }
}
