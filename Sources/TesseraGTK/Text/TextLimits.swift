import CoreGraphics
import Foundation
import UIKit

/// How much of a text can be shown at all, whatever is in it.
///
/// Pango counts in 1/1024 of a point with 32 bits, so nothing may reach two million points. And a
/// label of one line need not look at a megabyte of text.
struct TextLimits {
  /// The longest line and the highest text, in points.
  private static let extent: CGFloat = 1_000_000
  /// The most bytes a line without end may have before it is given one.
  private static let endlessByteCount = 20_000

  private let asked: (width: CGFloat?, lineLimit: Int?)
  private let lineHeight: CGFloat
  private let narrowestLetter: CGFloat

  init(_ text: UIBackendText, width: CGFloat?, lineLimit: Int?) {
    asked = (width, lineLimit)
    let sizes = text.runs.map { $0.font.pointSize }.filter(\.isFinite).map { max($0, 1) }
    let natural = (sizes.max() ?? 17) * 2
    let paragraphs = text.paragraphs.map { Self.pitch(of: $0, natural: natural) }
    lineHeight = paragraphs.max() ?? natural
    // The letter i takes more than a quarter of an em in every common font.
    narrowestLetter = (sizes.min() ?? 17) * 0.15
  }

  /// The most that a line adds to the height of the text.
  private static func pitch(
    of paragraph: UIBackendText.Paragraph,
    natural: CGFloat
  ) -> CGFloat {
    let height = paragraph.lineHeight(natural: natural) ?? natural
    let gaps = [paragraph.lineSpacing, paragraph.spacingBefore, paragraph.spacingAfter]
    return gaps.reduce(max(1, height)) { $0 + ($1.isFinite ? max(0, $1) : 0) }
  }

  /// The width that lines break at.
  func width(byteCount: Int) -> CGFloat? {
    guard let width = asked.width, width.isFinite else {
      return byteCount > Self.endlessByteCount ? Self.extent : nil
    }
    return min(max(width, 0), Self.extent)
  }

  /// The number of lines to show at most, if the text could have more.
  func lineLimit(byteCount: Int) -> Int? {
    let highest = max(1, Int(Self.extent / lineHeight))
    guard let limit = asked.lineLimit else { return byteCount > highest ? highest : nil }
    return min(max(limit, 1), highest)
  }

  /// The number of bytes that fill all lines, even if each were as narrow as letters get.
  var byteBudget: Int {
    guard let lineLimit = asked.lineLimit else { return .max }
    let width = min(max(asked.width ?? Self.extent, 0), Self.extent)
    let letters = (Double(width) / Double(narrowestLetter)).rounded(.up) + 64
    return Int(min(letters * 4 * Double(lineLimit), 1e9))
  }
}
