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
  private let width: CGFloat?
  private let fonts: FontCache
  private let isTrimmed: Bool

  /// Prepares to break lines at the width of `room`, or nowhere, and to show at most as many as its line limit.
  init(_ text: UIBackendText, in room: TextRoom, fonts: FontCache) {
    self.text = text
    self.fonts = fonts
    let whole = Paragraphs(text.runs)
    let limits = TextLimits(text, width: room.width, lineLimit: room.lineLimit)
    self.lineLimit = limits.lineLimit(byteCount: whole.bytes.count)
    paragraphs = whole.trimmed(to: limits.byteBudget, keepsEnd: text.lineBreaking.showsEnd)
    isTrimmed = paragraphs.bytes.count < whole.bytes.count
    width = limits.width(byteCount: whole.bytes.count)
  }

  func compose() -> ComposedText {
    let composed = composeOnce()
    guard width == nil, composed.pieces.count > 1, needsWidth else { return composed }
    // Pieces without end know nothing of each other's width, which is what their lines are aligned in.
    let space = UIBackendTextSpace(width: composed.size.width)
    var room = TextRoom(text, in: space)
    room.lineLimit = lineLimit
    return TextComposer(text, in: room, fonts: fonts).composeOnce()
  }

  private var needsWidth: Bool {
    (0..<max(1, text.paragraphs.count)).contains { index in
      let paragraph = text.paragraph(at: index)
      return paragraph.alignment != .left || paragraph.isRightToLeft == true
    }
  }

  private func composeOnce() -> ComposedText {
    if let lineLimit, let mode = text.lineBreaking.ellipsis, paragraphs.isSingle {
      let wrap = text.lineBreaking.wrap
      let overflow = TextPiece.Overflow.ellipsizes(mode, lineLimit: lineLimit, wrap: wrap)
      return stack([piece(paragraphs, overflow, in: 0, from: 0)])
    }
    if lineLimit == 1, text.lineBreaking.marksEnd {
      return stack(endingAfter: [], lastLineFrom: 0, in: 0)
    }
    var pieces: [TextPiece] = []
    var linesLeft = lineLimit ?? .max
    var start: Int? = 0
    var number = -1
    while let current = start {
      number += 1
      let stretch = paragraphs.stretch(from: current, paragraphLimit: paragraphLimit)
      let part = paragraphs[stretch.range]
      let piece = piece(part, .wraps(text.lineBreaking.wrap), in: number, from: current)
      start = stretch.next
      let isMore = start.map { !paragraphs.isBlank(from: $0) } ?? false
      if piece.lineCount > linesLeft || (piece.lineCount == linesLeft && isMore) {
        return stack(pieces, cutting: piece, from: current, in: number, after: linesLeft)
      }
      pieces.append(piece)
      linesLeft -= piece.lineCount
      if linesLeft == 0 { break }
    }
    return stack(pieces)
  }

  /// Pango takes ever longer for each further paragraph, so it is given no more than these at once; and one at a time
  /// where paragraphs differ or stand apart, which it knows nothing of.
  private var paragraphLimit: Int {
    guard text.paragraphs.count <= 1 else { return 1 }
    var plain = UIBackendText.Paragraph()
    guard let only = text.paragraphs.first else { return 100 }
    (plain.alignment, plain.isRightToLeft) = (only.alignment, only.isRightToLeft)
    plain.lineSpacing = only.lineSpacing
    return only == plain ? 100 : 1
  }

  /// Ends the text in `piece`, which starts at byte `start` in paragraph `number`, after so many of its lines.
  private func stack(
    _ pieces: [TextPiece],
    cutting piece: TextPiece,
    from start: Int,
    in number: Int,
    after lineCount: Int
  ) -> ComposedText {
    guard let last = piece.bytes(ofLine: lineCount - 1) else { return stack(pieces + [piece]) }
    guard text.lineBreaking.marksEnd else {
      let range = start..<(start + last.upperBound)
      let shown = self.piece(paragraphs[range], piece.overflow, in: number, from: start)
      return stack(pieces + [shown], isTruncated: true)
    }
    guard lineCount > 1, let body = piece.bytes(ofLine: lineCount - 2) else {
      return stack(endingAfter: pieces, lastLineFrom: start + last.lowerBound, in: number)
    }
    let range = start..<(start + body.upperBound)
    let upper = self.piece(paragraphs[range], piece.overflow, in: number, from: start)
    let lastStart = start + last.lowerBound
    return stack(endingAfter: pieces + [upper], lastLineFrom: lastStart, in: number)
  }

  /// Puts the one line that stands for everything from `start` on, in paragraph `number`, under `pieces`.
  private func stack(
    endingAfter pieces: [TextPiece],
    lastLineFrom start: Int,
    in number: Int
  ) -> ComposedText {
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
    let goesOn = !paragraphs.startsParagraph(at: start)
    let last = piece(line, overflow, in: number, from: start, isContinuation: goesOn)
    return stack(pieces + [last], isTruncated: isCut)
  }

  private func singleLine(_ mode: PangoEllipsizeMode?) -> TextPiece.Overflow {
    .ellipsizes(mode ?? PANGO_ELLIPSIZE_END, lineLimit: 1, wrap: text.lineBreaking.wrap)
  }

  /// A piece that begins at byte `start`, in paragraph `number`.
  private func piece(
    _ part: Paragraphs,
    _ overflow: TextPiece.Overflow,
    in number: Int,
    from start: Int,
    isContinuation: Bool = false
  ) -> TextPiece {
    let setting = TextPiece.Setting(
      width: width,
      paragraph: text.paragraph(at: number).bounded,
      emptyLineFont: text.runs.first?.font ?? UIBackendFont(pointSize: 17),
      color: commonColor
    )
    return TextPiece(
      part,
      overflow: overflow,
      setting: setting,
      fonts: fonts,
      range: start..<min(start + part.bytes.count, paragraphs.bytes.count),
      isContinuation: isContinuation
    )
  }

  /// The colour of the first letters, in which all pieces are drawn where they say no other.
  private var commonColor: UIBackendColor {
    text.runs.first { !$0.string.isEmpty }?.color ?? .clear
  }

  /// Stacks `pieces` from top to bottom.
  private func stack(_ pieces: [TextPiece], isTruncated: Bool = false) -> ComposedText {
    var stacked: [TextPiece] = []
    var top: CGFloat = 0
    var number = -1
    for piece in pieces {
      var piece = piece
      if !stacked.isEmpty { top += gap(below: number, endsParagraph: !piece.isContinuation) }
      if !piece.isContinuation { number += 1 }
      piece.origin.y = top
      top += piece.size.height
      stacked.append(piece)
    }
    return ComposedText(
      pieces: stacked,
      isTruncated: isTruncated || isTrimmed || clips(stacked),
      color: commonColor,
      clipWidth: width
    )
  }

  /// The distance between a piece that ends in paragraph `number` and the next one.
  private func gap(below number: Int, endsParagraph: Bool) -> CGFloat {
    let upper = text.paragraph(at: number).bounded
    guard endsParagraph else { return upper.lineSpacing }
    let lower = text.paragraph(at: number + 1).bounded
    return upper.lineSpacing + upper.spacingAfter + lower.spacingBefore
  }

  private func clips(_ pieces: [TextPiece]) -> Bool {
    guard let width else { return false }
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

extension UIBackendText.Paragraph {
  /// The same paragraph with lengths that Pango can count.
  fileprivate var bounded: Self {
    func length(_ length: CGFloat) -> CGFloat { length.isFinite ? min(max(length, 0), 4096) : 0 }
    var bounded = self
    bounded.lineSpacing = length(lineSpacing)
    bounded.lineHeightMultiple = length(lineHeightMultiple)
    bounded.minimumLineHeight = length(minimumLineHeight)
    bounded.maximumLineHeight = length(maximumLineHeight)
    bounded.firstLineIndent = length(firstLineIndent)
    bounded.indent = length(indent)
    bounded.lineEnd = lineEnd < 0 ? -length(-lineEnd) : length(lineEnd)
    bounded.spacingBefore = length(spacingBefore)
    bounded.spacingAfter = length(spacingAfter)
    return bounded
  }
}
