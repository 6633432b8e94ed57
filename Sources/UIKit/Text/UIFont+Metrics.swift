public import CoreGraphics
import Foundation

/// How far letters reach, as the running program's backend measures them, on any thread and in points.
extension UIFont {
  /// From the baseline up to the top of a line.
  public var ascender: CGFloat { metrics.ascender }

  /// From the baseline down to the bottom of a line, as a negative number.
  public var descender: CGFloat { -metrics.descender }

  /// The height of a line: `ascender` minus `descender`.
  public var lineHeight: CGFloat { metrics.ascender + metrics.descender }

  /// The distance between the bottom of a line and the top of the next: 0, lines touch.
  public var leading: CGFloat { 0 }

  /// The height of a capital letter.
  public var capHeight: CGFloat { metrics.capHeight }

  /// The height of a small x.
  public var xHeight: CGFloat { metrics.xHeight }

  private var metrics: UIBackendFontMetrics { TextMeasuring.metrics(of: backendFont) }
}
