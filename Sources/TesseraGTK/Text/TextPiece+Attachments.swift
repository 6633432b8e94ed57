import CGTK
import CoreGraphics
import UIKit

extension TextPiece {
  /// Room in a line for what is not a letter.
  struct Attachment {
    /// Which of the attachments of the text it is.
    let index: Int
    /// The first of its bytes in the piece.
    let byte: Int
    let room: UIBackendText.Attachment

    init?(_ span: Paragraphs.Span) {
      guard let index = span.attachmentIndex, let room = span.style.attachment else { return nil }
      (self.index, byte, self.room) = (index, span.range.lowerBound, room)
    }
  }

  /// Where the attachments of the piece stand that are shown, from the top left corner of the text.
  var attachmentFrames: [(index: Int, frame: CGRect)] {
    guard !attachments.isEmpty, let iterator = pango_layout_get_iter(layout.pointer) else {
      return []
    }
    defer { pango_layout_iter_free(iterator) }
    var frames: [(index: Int, frame: CGRect)] = []
    repeat {
      guard let run = pango_layout_iter_get_run_readonly(iterator)?.pointee,
        let bytes = Self.bytes(of: run)
      else { continue }
      for attachment in attachments where bytes.contains(attachment.byte) {
        frames.append((attachment.index, frame(of: attachment, at: iterator)))
      }
    } while pango_layout_iter_next_run(iterator) != 0
    return frames
  }

  private func frame(of attachment: Attachment, at iterator: OpaquePointer) -> CGRect {
    var place = PangoRectangle()
    pango_layout_index_to_pos(layout.pointer, Int32(attachment.byte), &place)
    // From right to left, the place begins at the right and has a negative width.
    let left = CGFloat(pangoUnits: min(place.x, place.x + place.width))
    return CGRect(
      x: origin.x + left,
      y: baseline(at: iterator) - attachment.room.ascent,
      width: attachment.room.width,
      height: attachment.room.ascent + attachment.room.descent
    )
  }

  /// The bytes that a run shows; `nil` for an ellipsis.
  private static func bytes(of run: PangoGlyphItem) -> Range<Int>? {
    guard let item = run.item?.pointee,
      Int32(item.analysis.flags) & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS == 0
    else { return nil }
    return Int(item.offset)..<Int(item.offset + item.length)
  }
}
