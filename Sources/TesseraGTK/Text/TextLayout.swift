import CGTK
import CoreGraphics
import Foundation
import UIKit

/// A text that Pango has broken into lines, ready to be drawn.
@MainActor
final class TextLayout: UIBackendTextLayout {
  let text: ComposedText
  let attachmentFrames: [CGRect?]
  private var drawn: RenderNode?

  private let source: UIBackendText

  /// Takes what `source` was composed to.
  init(_ text: ComposedText, of source: UIBackendText) {
    self.text = text
    self.source = source
    attachmentFrames = text.attachmentFrames(count: source.runs.count { $0.attachment != nil })
  }

  func frames(of range: NSRange) -> [CGRect] {
    let string = source.runs.map(\.string).joined()
    func byte(_ unit: Int) -> Int {
      let index = String.Index(utf16Offset: min(max(0, unit), string.utf16.count), in: string)
      return string.utf8.distance(from: string.startIndex, to: index)
    }
    let (start, end) = (byte(range.location), byte(range.location + max(0, range.length)))
    return text.pieces.flatMap { $0.frames(ofBytes: start..<max(start, end)) }
  }

  var size: CGSize { text.size }
  var lineCount: Int { text.lineCount }
  var isTruncated: Bool { text.isTruncated }
  var firstBaseline: CGFloat { text.firstBaseline }
  var lastBaseline: CGFloat { text.lastBaseline }

  /// The letters, from the top left corner of the text; `nil` if there is nothing to see.
  var node: RenderNode? {
    if let drawn { return drawn }
    drawn = drawLetters(at: .zero)
    return drawn
  }

  /// Returns a node that no other layer shows.
  ///
  /// Labels of equal texts share their layout, and a node may stand in a frame once: GTK's daemon for browsers ends otherwise.
  func makeNode(at origin: CGPoint) -> RenderNode? {
    node?.copyOfText(movedBy: origin) ?? drawLetters(at: origin)
  }

  private func drawLetters(at corner: CGPoint) -> RenderNode? {
    guard let snapshot = gtk_snapshot_new() else { return nil }
    var corner = graphene_point_t(corner)
    gtk_snapshot_translate(snapshot, &corner)
    var ink = GdkRGBA(text.color)
    for piece in text.pieces {
      let isClipped = piece.overflow == .isClipped && text.clipWidth != nil
      if isClipped {
        var area = graphene_rect_t(
          CGRect(
            origin: CGPoint(x: 0, y: piece.origin.y),
            size: CGSize(width: text.clipWidth ?? 0, height: piece.size.height)
          )
        )
        gtk_snapshot_push_clip(snapshot, &area)
      }
      var origin = graphene_point_t(
        CGPoint(x: piece.origin.x, y: piece.origin.y + piece.letterShift)
      )
      gtk_snapshot_save(snapshot)
      gtk_snapshot_translate(snapshot, &origin)
      piece.appendShadows(to: snapshot)
      gtk_snapshot_append_layout(snapshot, piece.layout.pointer, &ink)
      gtk_snapshot_restore(snapshot)
      if isClipped { gtk_snapshot_pop(snapshot) }
    }
    return gtk_snapshot_free_to_node(snapshot).map { RenderNode(adopting: $0) }
  }
}
