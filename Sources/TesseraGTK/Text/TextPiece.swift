import CGTK
import CoreGraphics
import Foundation
import UIKit

/// Some lines of a text that Pango has laid out together.
struct TextPiece {
  /// What happens to a line that is wider than the space.
  enum Overflow: Equatable {
    /// It breaks, and any number of lines follows.
    case wraps(PangoWrapMode)
    /// It breaks, and an ellipsis stands for what is left over in the last of so many lines.
    case ellipsizes(PangoEllipsizeMode, lineLimit: Int, wrap: PangoWrapMode)
    /// It goes on, and is not shown there.
    case isClipped
  }

  /// How lines are placed, the same in all pieces of a text.
  struct Setting {
    /// The width that lines break at and stand in, or `nil` if there is no end to it.
    var width: CGFloat?
    var alignment: UIBackendText.Alignment
    var lineSpacing: CGFloat
    var isRightToLeft: Bool
    var emptyLineFont: UIBackendFont
  }

  let layout: ObjectReference
  /// Where the piece stands under the top left corner of the text, in points.
  var origin = CGPoint.zero
  let overflow: Overflow

  init(_ text: Paragraphs, overflow: Overflow, setting: Setting, fonts: FontBook) {
    layout = fonts.makeLayout(isRightToLeft: setting.isRightToLeft)
    self.overflow = overflow
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
    if let attributes = TextAttributes(text, fonts: fonts) {
      pango_layout_set_attributes(pointer, attributes.list)
    }
    pango_layout_set_spacing(pointer, setting.lineSpacing.pangoUnits)
    place(in: setting)
  }

  private mutating func place(in setting: Setting) {
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
    guard let width = setting.width else { return }
    let room = width - size.width
    switch setting.alignment {
    case .left: break
    case .justified: if setting.isRightToLeft { origin.x = room }
    case .center: origin.x = max(0, room / 2)
    case .right: origin.x = room
    }
  }

  private func breakLines(_ wrap: PangoWrapMode, in setting: Setting) {
    let pointer = layout.pointer
    pango_layout_set_wrap(pointer, wrap)
    // As much more as `ComposedText.size` lets go: text must fit the size it says it has.
    pango_layout_set_width(pointer, setting.width.map { ($0 + 0.002).pangoUnits } ?? -1)
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

extension TextPiece {
  /// The extent of the widest line and of all lines, in points.
  var size: CGSize {
    var logical = PangoRectangle()
    pango_layout_get_extents(layout.pointer, nil, &logical)
    return CGRect(logical).size
  }

  var lineCount: Int { Int(pango_layout_get_line_count(layout.pointer)) }

  var isEllipsized: Bool { pango_layout_is_ellipsized(layout.pointer) != 0 }

  /// From the top of the text to the baseline of the piece's first line.
  var firstBaseline: CGFloat {
    origin.y + CGFloat(pangoUnits: pango_layout_get_baseline(layout.pointer))
  }

  /// From the top of the text to the baseline of the piece's last line.
  var lastBaseline: CGFloat {
    guard lineCount > 1 else { return firstBaseline }
    var baseline = firstBaseline
    forEachLine { iterator in
      baseline = origin.y + CGFloat(pangoUnits: pango_layout_iter_get_baseline(iterator))
      return true
    }
    return baseline
  }

  /// The number of lines that end above `height`, in points from the top of the text.
  func lineCount(above height: CGFloat) -> Int {
    var count = 0
    forEachLine { iterator in
      var logical = PangoRectangle()
      pango_layout_iter_get_line_extents(iterator, nil, &logical)
      // Sizes are handed out rounded up, so a height that came from here holds every line.
      guard origin.y + CGRect(logical).maxY <= height + 0.001 else { return false }
      count += 1
      return true
    }
    return count
  }

  /// Calls `body` with an iterator at each line, until it returns false.
  private func forEachLine(_ body: (OpaquePointer) -> Bool) {
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
