import CoreGraphics
import UIKit

@testable import TesseraGTK

/// Texts for tests, in the pinned fonts.
@MainActor
enum TextSamples {
  static let resources = GTKResources(style: .pinned)
  static let font = UIBackendFont(pointSize: 16)
  static let black = UIBackendColor(red: 0, green: 0, blue: 0)

  static func run(
    _ string: String,
    font: UIBackendFont = font,
    color: UIBackendColor = black
  ) -> UIBackendText.Run {
    UIBackendText.Run(string: string, font: font, color: color)
  }

  static func text(
    _ string: String,
    _ lineBreaking: UIBackendText.LineBreaking = .truncatedTail,
    lines: Int = 0
  ) -> UIBackendText {
    UIBackendText(runs: [run(string)], lineBreaking: lineBreaking, maximumLineCount: lines)
  }

  static func layOut(
    _ text: UIBackendText,
    width: CGFloat = .infinity,
    height: CGFloat = .infinity
  ) -> any UIBackendTextLayout {
    resources.layOut(text, in: UIBackendTextSpace(width: width, height: height))
  }

  /// The height of one line of the sample font, before it is rounded up.
  static var lineHeight: CGFloat {
    let metrics = resources.metrics(of: font)
    return metrics.ascender + metrics.descender
  }

  /// The height of so many lines.
  static func height(lines: Int) -> CGFloat { (CGFloat(lines) * lineHeight).rounded(.up) }

  /// A sentence of nine words.
  static let sentence = "The quick brown fox jumps over the lazy dog"
}
