import CGTK
import CoreGraphics
import UIKit

extension TextPiece {
  /// Where the bytes of a stretch of the whole text stand that are in this piece, from the top left corner of the text.
  func frames(ofBytes stretch: Range<Int>) -> [CGRect] {
    let shared = stretch.clamped(to: range)
    guard !shared.isEmpty else { return [] }
    let bytes = (shared.lowerBound - range.lowerBound)..<(shared.upperBound - range.lowerBound)
    var frames: [CGRect] = []
    forEachLine { iterator in
      guard let line = pango_layout_iter_get_line_readonly(iterator) else { return true }
      let start = Int(line.pointee.start_index)
      let part = bytes.clamped(to: start..<(start + Int(line.pointee.length)))
      guard !part.isEmpty else { return true }
      var logical = PangoRectangle()
      pango_layout_iter_get_line_extents(iterator, nil, &logical)
      let box = CGRect(logical).offsetBy(dx: origin.x, dy: origin.y)
      for (left, right) in Self.extents(of: part, in: line) {
        frames.append(
          CGRect(x: origin.x + left, y: box.minY, width: right - left, height: box.height)
        )
      }
      return true
    }
    return frames
  }

  /// The left and right edges of what a line shows of some of its bytes.
  private static func extents(
    of bytes: Range<Int>,
    in line: UnsafeMutablePointer<PangoLayoutLine>
  ) -> [(CGFloat, CGFloat)] {
    var edges: UnsafeMutablePointer<Int32>?
    var count: Int32 = 0
    pango_layout_line_get_x_ranges(
      line,
      Int32(bytes.lowerBound),
      Int32(bytes.upperBound),
      &edges,
      &count
    )
    guard let edges else { return [] }
    defer { g_free(edges) }
    return (0..<Int(count)).map {
      (CGFloat(pangoUnits: edges[2 * $0]), CGFloat(pangoUnits: edges[2 * $0 + 1]))
    }
  }
}
