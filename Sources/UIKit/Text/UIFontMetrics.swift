import CoreGraphics
public import Foundation

/// A scale for fonts and lengths, which grow and shrink as text of a style does with the preferred text size.
public final class UIFontMetrics: NSObject, Sendable {
  private let style: UIFont.TextStyle

  /// Creates metrics that change with text of `textStyle`.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// Metrics that change with text to be read.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// A font as large as it should be now, whose size counts where text is as large as usual.
  ///
  /// Labels, text fields and text views that adjust their fonts keep it as large as it should be. A font that was scaled
  /// already is not scaled again: it is reported and returned as it is.
  public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity)
  }

  /// A font as large as it should be now, but no larger than a size.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// A font as large as it should be in some surroundings; in the present ones for `nil`.
  public func scaledFont(
    for font: UIFont,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
  }

  /// A font as large as it should be in some surroundings, but no larger than a size.
  ///
  /// A size of 0 or less, or one that is no number, is no limit.
  public func scaledFont(
    for font: UIFont,
    maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    guard font.scaling == nil else {
      Diagnostics.reportFromAnyThread(
        .text,
        "A font of \(font.pointSize) points follows a text style already and was not scaled again."
      )
      return font
    }
    let limit = maximumPointSize > 0 ? maximumPointSize : .infinity
    let scaling = FontScaling(style: style, usualSize: font.pointSize, maximumSize: limit)
    return UIFont(font.backendFont, scaling: scaling).adapted(to: category(in: traitCollection))
  }

  /// A length as it should be now, which counts where text is as large as usual, in points.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// A length as it should be in some surroundings, to the nearest third of a point; in the present ones for `nil`.
  public func scaledValue(
    for value: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let factor = TextStyleSizes.factor(of: style, in: category(in: traitCollection))
    return (value * factor * 3).rounded() / 3
  }

  private func category(in traits: UITraitCollection?) -> UIContentSizeCategory {
    (traits ?? .current).preferredContentSizeCategory
  }
}
