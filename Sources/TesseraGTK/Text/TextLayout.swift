import CGTK
import CoreGraphics
import Foundation
import UIKit

/// A paragraph that Pango has broken into lines.
@MainActor
final class TextLayout: UIBackendTextLayout {
  let size: CGSize
  let lineCount: Int
  let isTruncated: Bool
  private let pieces: [TextPiece]
  private let color: UIBackendColor
  private let clipWidth: CGFloat?
  private var drawn: RenderNode?

  /// - Parameters:
  ///   - pieces: The text from top to bottom; at least one.
  ///   - isTruncated: Whether text is left out that no piece knows of.
  ///   - color: The colour of what has no other.
  ///   - clipWidth: Where lines that go on are cut off.
  init(pieces: [TextPiece], isTruncated: Bool, color: UIBackendColor, clipWidth: CGFloat?) {
    self.pieces = pieces
    self.color = color
    self.clipWidth = clipWidth
    self.isTruncated = isTruncated || pieces.contains { $0.isEllipsized }
    lineCount = pieces.reduce(0) { $0 + $1.lineCount }
    let widest = pieces.map { $0.size.width }.max() ?? 0
    let bottom = pieces.last.map { $0.origin.y + $0.size.height } ?? 0
    size = CGSize(
      width: min(widest, clipWidth ?? widest).roundedUpToWholePoints,
      height: bottom.roundedUpToWholePoints
    )
  }

  var firstBaseline: CGFloat { pieces.first?.firstBaseline ?? 0 }

  var lastBaseline: CGFloat { pieces.last?.lastBaseline ?? 0 }

  /// The number of lines that end above `height`, at least 1.
  func lineCount(above height: CGFloat) -> Int {
    var count = 0
    for piece in pieces {
      let fitting = piece.lineCount(above: height)
      count += fitting
      if fitting < piece.lineCount { break }
    }
    return max(1, count)
  }

  /// The letters, from the top left corner of the text; `nil` if there is nothing to see.
  var node: RenderNode? {
    if let drawn { return drawn }
    drawn = makeNode()
    return drawn
  }

  private func makeNode() -> RenderNode? {
    guard let snapshot = gtk_snapshot_new() else { return nil }
    var ink = GdkRGBA(color)
    for piece in pieces {
      let isClipped = piece.overflow == .isClipped && clipWidth != nil
      if isClipped {
        var area = graphene_rect_t(
          CGRect(
            origin: CGPoint(x: 0, y: piece.origin.y),
            size: CGSize(width: clipWidth ?? 0, height: piece.size.height)
          )
        )
        gtk_snapshot_push_clip(snapshot, &area)
      }
      var origin = graphene_point_t(piece.origin)
      gtk_snapshot_save(snapshot)
      gtk_snapshot_translate(snapshot, &origin)
      gtk_snapshot_append_layout(snapshot, piece.layout.pointer, &ink)
      gtk_snapshot_restore(snapshot)
      if isClipped { gtk_snapshot_pop(snapshot) }
    }
    return gtk_snapshot_free_to_node(snapshot).map { RenderNode(adopting: $0) }
  }
}

extension CGFloat {
  /// The length, with a thousandth of a point let go so that sums of fractions stay whole.
  fileprivate var roundedUpToWholePoints: CGFloat { Swift.max(0, (self - 0.001).rounded(.up)) }
}
