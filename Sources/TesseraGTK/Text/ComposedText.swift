import CoreGraphics
import UIKit

/// Pieces of a text that stand under each other, and how far they reach.
///
/// One thread uses it at a time, as it does the fonts that made it.
struct ComposedText {
  /// The text from top to bottom; at least one piece.
  let pieces: [TextPiece]
  /// The colour of what has no other.
  let color: UIBackendColor
  /// Where lines that go on are cut off.
  let clipWidth: CGFloat?
  let size: CGSize
  let lineCount: Int
  let isTruncated: Bool

  /// Takes pieces that stand where they belong; `isTruncated` says whether text is left out that none of them knows of.
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

  /// Where each of `count` attachments of the text stands; `nil` for one that is not shown.
  func attachmentFrames(count: Int) -> [CGRect?] {
    var frames = [CGRect?](repeating: nil, count: count)
    for (index, frame) in pieces.flatMap(\.attachmentFrames) where index < count {
      frames[index] = frame
    }
    return frames
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
}

extension CGFloat {
  /// The length, with a thousandth of a point let go so that sums of fractions stay whole.
  fileprivate var roundedUpToWholePoints: CGFloat { Swift.max(0, (self - 0.001).rounded(.up)) }
}
