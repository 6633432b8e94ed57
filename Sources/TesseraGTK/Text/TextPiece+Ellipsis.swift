import CGTK
import CoreGraphics
import UIKit

extension TextPiece {
  /// Lays a cut line out again without the room that Pango adds to its ellipsis to fill the width.
  ///
  /// Pango makes the ellipsis wider by what the characters that were left out leave over. In the middle of a line that
  /// is a gap, and a line that ends with it stands off a right edge. The ellipsis keeps at most a point of it, so that
  /// no further character has to go.
  mutating func tightenEllipsis(in setting: Setting) {
    guard let width = room, lineCount == 1, isEllipsized else { return }
    let free = ellipsisRoom - 1
    guard free >= 1 else { return }
    pango_layout_set_width(layout.pointer, (width - free).pangoUnits)
    switch setting.alignment {
    case .left: break
    case .justified: if setting.isRightToLeft { origin.x += free }
    case .center: origin.x += free / 2
    case .right: origin.x += free
    }
  }

  /// By how much the ellipsis of the first line is wider than its glyphs, in points.
  private var ellipsisRoom: CGFloat {
    guard let line = pango_layout_get_line_readonly(layout.pointer, 0) else { return 0 }
    var room: CGFloat = 0
    var link = line.pointee.runs
    while let current = link {
      let run = current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self)
      if let run = run?.pointee { room += Self.room(of: run) }
      link = current.pointee.next
    }
    return room
  }

  private static func room(of run: PangoGlyphItem) -> CGFloat {
    guard let item = run.item, let glyphs = run.glyphs,
      Int32(item.pointee.analysis.flags) & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS != 0
    else { return 0 }
    return (0..<Int(glyphs.pointee.num_glyphs)).reduce(0) { sum, index in
      let glyph = glyphs.pointee.glyphs[index]
      var logical = PangoRectangle()
      pango_font_get_glyph_extents(item.pointee.analysis.font, glyph.glyph, nil, &logical)
      return sum + CGFloat(pangoUnits: glyph.geometry.width - logical.width)
    }
  }
}
