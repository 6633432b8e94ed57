import CoreGraphics
public import Foundation
public import UIKit

/// Text broken into lines by a rule that can be computed on paper.
///
/// 1. A character is half as wide as its font is large; East Asian wide ones and emoji are as wide
///    as the font is large, and attachments as wide as they say. Kerning is added to each of them
///    but the last of a line.
/// 2. A line is 1.2 times as high as the largest font of the text, rounded up to a whole point, with its baseline at 0.9 of
///    the font, rounded up as well. Attachments, and letters above and below the baseline, make it higher by
///    what they reach beyond. Where the paragraph says how high lines are, they are that high, and their letters stand at the
///    bottom.
/// 3. Lines break after the last space that fits; the space itself does not count. A word wider than
///    the space breaks where it must, with at least one character on a line. Indents narrow the space.
/// 4. Text that is cut by the number of lines or by the height loses characters until an ellipsis,
///    half as wide as the font, fits.
@preconcurrency @MainActor
public final class HeadlessTextLayout: UIBackendTextLayout {
  /// The text of each line, with an ellipsis where text was cut.
  public let lines: [String]
  /// The frame of each line, from the top left corner of the text.
  public let lineFrames: [CGRect]
  /// The extent of the widest line with its indents and of all lines together, rounded up to whole points.
  public let size: CGSize
  /// Whether some of the text is not shown.
  public let isTruncated: Bool
  /// From the top to the baseline of the first line.
  public let firstBaseline: CGFloat
  /// From the top to the baseline of the last line.
  public let lastBaseline: CGFloat
  /// The frames of the attachments; `nil` for those that are not displayed.
  public let attachmentFrames: [CGRect?]
  private let stack: HeadlessLineStack
  /// The number of lines.
  public var lineCount: Int { lines.count }

  nonisolated init(_ text: UIBackendText, in space: UIBackendTextSpace) {
    let breaker = HeadlessLineBreaker(text, width: space.width)
    let broken = breaker.lines()
    let all = HeadlessLineStack(broken, of: text, in: breaker)
    let fitting =
      space.height.isFinite && space.height < 1e9 ? all.count(above: space.height) : Int.max
    let limit = min(text.maximumLineCount > 0 ? text.maximumLineCount : Int.max, fitting)
    isTruncated = broken.count > limit
    let shown = breaker.shown(broken, limit: limit)
    let stack = broken.count > limit ? HeadlessLineStack(shown, of: text, in: breaker) : all
    self.stack = stack
    lines = shown.map(\.text)
    size = stack.size(in: space.width)
    lineFrames = stack.frames(alignedIn: space.width.isFinite ? space.width : size.width)
    firstBaseline = stack.baselines[0]
    lastBaseline = stack.baselines[stack.baselines.count - 1]
    attachmentFrames = stack.attachmentFrames(lineFrames)
  }

  /// Returns the frames of a range of the text, from the top left corner of the text.
  public func frames(of range: NSRange) -> [CGRect] { stack.frames(of: range, in: lineFrames) }

  nonisolated static func lineHeight(_ pointSize: CGFloat) -> CGFloat {
    (pointSize * 1.2).rounded(.up)
  }

  nonisolated static func metrics(of font: UIBackendFont) -> UIBackendFontMetrics {
    UIBackendFontMetrics(
      ascender: (font.pointSize * 0.9).rounded(.up),
      descender: lineHeight(font.pointSize) - (font.pointSize * 0.9).rounded(.up),
      capHeight: font.pointSize * 0.7,
      xHeight: font.pointSize * 0.5
    )
  }
}
