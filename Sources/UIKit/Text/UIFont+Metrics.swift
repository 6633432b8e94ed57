public import CoreGraphics
import Foundation

/// How far letters reach, as the running program's backend measures them, in points.
extension UIFont {
  /// From the baseline up to the top of a line.
  @preconcurrency @MainActor public var ascender: CGFloat { metrics.ascender }

  /// From the baseline down to the bottom of a line, as a negative number.
  @preconcurrency @MainActor public var descender: CGFloat { -metrics.descender }

  /// The height of a line: `ascender` minus `descender`.
  @preconcurrency @MainActor public var lineHeight: CGFloat { metrics.ascender + metrics.descender }

  /// The distance between the bottom of a line and the top of the next: 0, lines touch.
  @preconcurrency @MainActor public var leading: CGFloat { 0 }

  /// The height of a capital letter.
  @preconcurrency @MainActor public var capHeight: CGFloat { metrics.capHeight }

  /// The height of a small x.
  @preconcurrency @MainActor public var xHeight: CGFloat { metrics.xHeight }

  @MainActor private var metrics: UIBackendFontMetrics {
    UIApplication.shared.backend.metrics(of: backendFont)
  }
}
