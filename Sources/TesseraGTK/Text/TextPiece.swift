import CGTK
import CoreGraphics
import Foundation
import UIKit

/// Some lines of a text that Pango has laid out together.
struct TextPiece {
  /// The treatment of a line that is wider than the space.
  enum Overflow: Equatable {
    /// It breaks, and any number of lines follows.
    case wraps(PangoWrapMode)
    /// It breaks, and an ellipsis stands for what is left over in the last of so many lines.
    case ellipsizes(PangoEllipsizeMode, lineLimit: Int, wrap: PangoWrapMode)
    /// It goes on, and is not shown there.
    case isClipped
  }

  /// How lines are placed, the same in all lines of a paragraph.
  struct Setting {
    /// The width of the text, or `nil` if there is no end to it.
    var width: CGFloat?
    /// How the paragraph is set, its alignment and direction filled in.
    var paragraph: UIBackendText.Paragraph
    var emptyLineFont: UIBackendFont
    /// The colour in which letters are drawn that have no other.
    var color: UIBackendColor

    var alignment: UIBackendText.Alignment { paragraph.alignment ?? .left }
    var isRightToLeft: Bool { paragraph.isRightToLeft ?? false }
  }

  let layout: ObjectReference
  /// Where the piece stands under the top left corner of the text, in points.
  var origin = CGPoint.zero
  let overflow: Overflow
  /// The bytes of the text that it shows, without what stands for those that are left out.
  let range: Range<Int>
  /// Whether it goes on with a paragraph that begins in another piece.
  let isContinuation: Bool
  /// The width that lines break at and stand in, or `nil` if there is no end to it.
  let room: CGFloat?
  /// How far below the place that Pango gives them letters are drawn.
  let letterShift: CGFloat
  /// The shadows of the piece; none if it casts none.
  let stretches: [Stretch]
  /// The attachments in the piece, and their bytes.
  let attachments: [Attachment]
  private let indents: (first: CGFloat, others: CGFloat)
  /// How much room lines leave free at their end, as far as it is part of their extent.
  private let endMargin: CGFloat
  /// The height of a piece without letters, which Pango gives no other height.
  private let emptyHeight: CGFloat?

  init(
    _ text: Paragraphs,
    overflow: Overflow,
    setting: Setting,
    fonts: FontCache,
    range: Range<Int>,
    isContinuation: Bool = false
  ) {
    self.range = range
    layout = fonts.makeLayout(isRightToLeft: setting.isRightToLeft)
    self.overflow = overflow
    self.isContinuation = isContinuation
    attachments = text.spans.compactMap(Attachment.init)
    stretches =
      text.spans.contains { $0.style.shadow != nil }
      ? text.spans.map { Stretch(range: $0.range, shadow: $0.style.shadow) } : []
    let starts = setting.paragraph.lineStarts
    indents = isContinuation ? (starts.others, starts.others) : starts
    endMargin = max(0, -setting.paragraph.lineEnd)
    let end = setting.paragraph.lineEnd(in: setting.width ?? .infinity)
    room = end.isFinite ? max(0, end - min(indents.first, indents.others)) : nil
    let height = LineHeight(of: text, setting: setting, fonts: fonts)
    letterShift = height.letterShift
    emptyHeight = text.bytes.isEmpty ? height.fixed : nil
    fill(text, lineHeight: height.fixed, setting: setting, fonts: fonts)
    place(in: setting)
  }

  private func fill(
    _ text: Paragraphs,
    lineHeight: CGFloat?,
    setting: Setting,
    fonts: FontCache
  ) {
    let pointer = layout.pointer
    let description = fonts.description(of: text.spans.first?.style.font ?? setting.emptyLineFont)
    pango_layout_set_font_description(pointer, description.pointer)
    text.bytes.withUnsafeBytes { bytes in
      pango_layout_set_text(
        pointer,
        bytes.bindMemory(to: CChar.self).baseAddress,
        Int32(bytes.count)
      )
    }
    let attributes = TextAttributes(
      text,
      lineHeight: lineHeight,
      color: setting.color,
      fonts: fonts
    )
    if let attributes {
      pango_layout_set_attributes(pointer, attributes.list)
    }
    pango_layout_set_spacing(pointer, setting.paragraph.lineSpacing.pangoUnits)
    pango_layout_set_indent(pointer, (indents.first - indents.others).pangoUnits)
  }

  private mutating func place(in setting: Setting) {
    origin.x =
      setting.isRightToLeft
      ? setting.paragraph.endMargin(in: setting.width ?? .infinity)
      : min(indents.first, indents.others)
    switch overflow {
    case .isClipped: moveLine(in: setting)
    case .wraps(let mode): breakLines(mode, in: setting)
    case .ellipsizes(let mode, let lineLimit, let wrap):
      pango_layout_set_ellipsize(layout.pointer, mode)
      pango_layout_set_height(layout.pointer, -Int32(clamping: lineLimit))
      breakLines(wrap, in: setting)
      tightenEllipsis(in: setting)
    }
  }

  /// Puts a line where it belongs that Pango would break if it knew the width.
  private mutating func moveLine(in setting: Setting) {
    guard let room else { return }
    let free = room - logicalSize.width
    switch setting.alignment {
    case .left: break
    case .justified: if setting.isRightToLeft { origin.x += free }
    case .center: origin.x += max(0, free / 2)
    case .right: origin.x += free
    }
  }

  private func breakLines(_ wrap: PangoWrapMode, in setting: Setting) {
    let pointer = layout.pointer
    pango_layout_set_wrap(pointer, wrap)
    // As much more as `ComposedText.size` lets go: text must fit the size it says it has.
    pango_layout_set_width(pointer, room.map { ($0 + 0.002).pangoUnits } ?? -1)
    switch setting.alignment {
    case .left: pango_layout_set_alignment(pointer, PANGO_ALIGN_LEFT)
    case .center: pango_layout_set_alignment(pointer, PANGO_ALIGN_CENTER)
    case .right: pango_layout_set_alignment(pointer, PANGO_ALIGN_RIGHT)
    case .justified:
      let edge = setting.isRightToLeft ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT
      pango_layout_set_alignment(pointer, edge)
      pango_layout_set_justify(pointer, 1)
    }
  }
}

/// How high the lines of a paragraph are if it says so, and what that does to its letters.
///
/// Pango keeps lines at least so high that their baseline is in them: about half as high as their font.
private struct LineHeight {
  /// The height of each line; `nil` where lines are as high as their fonts.
  let fixed: CGFloat?
  /// How far below the place that Pango gives them letters are drawn.
  let letterShift: CGFloat

  init(of text: Paragraphs, setting: TextPiece.Setting, fonts: FontCache) {
    let styles = text.spans.map(\.style)
    let used = styles.isEmpty ? [setting.emptyLineFont] : styles.map(\.font)
    let natural =
      used.map { font in
        let metrics = fonts.metrics(of: font)
        return metrics.ascender + metrics.descender
      }.max() ?? 0
    fixed = setting.paragraph.lineHeight(natural: natural)
    guard let fixed else {
      letterShift = 0
      return
    }
    // Pango puts half of the extra room below letters, and lines follow their letters where those are all raised.
    let offsets = Set(styles.map(\.baselineOffset))
    letterShift = (fixed - natural) / 2 - (offsets.count == 1 ? offsets.first ?? 0 : 0)
  }
}

extension TextPiece {
  /// The extent of the widest line, with the room that is kept free at both ends, and of all lines, in points.
  var size: CGSize {
    var size = logicalSize
    if indents.first == indents.others {
      size.width += indents.first
    } else {
      size.width = 0
      var indent = indents.first
      forEachLine { iterator in
        var logical = PangoRectangle()
        pango_layout_iter_get_line_extents(iterator, nil, &logical)
        size.width = max(size.width, CGRect(logical).width + indent)
        indent = indents.others
        return true
      }
    }
    size.width += endMargin
    return size
  }

  private var logicalSize: CGSize {
    var logical = PangoRectangle()
    pango_layout_get_extents(layout.pointer, nil, &logical)
    let size = CGRect(logical).size
    return CGSize(width: size.width, height: emptyHeight ?? size.height)
  }

  var lineCount: Int { Int(pango_layout_get_line_count(layout.pointer)) }

  var isEllipsized: Bool { pango_layout_is_ellipsized(layout.pointer) != 0 }

  /// From the top of the text to the baseline of the piece's first line.
  var firstBaseline: CGFloat {
    origin.y + letterShift + CGFloat(pangoUnits: pango_layout_get_baseline(layout.pointer))
  }

  /// From the top of the text to the baseline of the piece's last line.
  var lastBaseline: CGFloat {
    guard lineCount > 1 else { return firstBaseline }
    var baseline = firstBaseline
    forEachLine { iterator in
      baseline = self.baseline(at: iterator)
      return true
    }
    return baseline
  }

  /// From the top of the text to the baseline at `iterator`.
  func baseline(at iterator: OpaquePointer) -> CGFloat {
    origin.y + letterShift + CGFloat(pangoUnits: pango_layout_iter_get_baseline(iterator))
  }

  /// The number of lines that end above `height`, in points from the top of the text.
  func lineCount(above height: CGFloat) -> Int {
    var count = 0
    forEachLine { iterator in
      var logical = PangoRectangle()
      pango_layout_iter_get_line_extents(iterator, nil, &logical)
      // Sizes are handed out rounded up, so a height that came from here holds every line.
      let bottom = emptyHeight ?? CGRect(logical).maxY
      guard origin.y + bottom <= height + 0.001 else { return false }
      count += 1
      return true
    }
    return count
  }

  /// Calls `body` with an iterator at each line, until it returns false.
  func forEachLine(_ body: (OpaquePointer) -> Bool) {
    guard let iterator = pango_layout_get_iter(layout.pointer) else { return }
    defer { pango_layout_iter_free(iterator) }
    repeat {
      guard body(iterator) else { return }
    } while pango_layout_iter_next_line(iterator) != 0
  }

  /// The bytes of line `index`.
  func bytes(ofLine index: Int) -> Range<Int>? {
    guard let line = pango_layout_get_line_readonly(layout.pointer, Int32(index)) else {
      return nil
    }
    let start = Int(line.pointee.start_index)
    return start..<(start + Int(line.pointee.length))
  }
}
