import CoreGraphics

/// How large text of each style is, by how large a person wants text to be.
///
/// The sizes are those in Apple's Human Interface Guidelines, under Typography.
enum TextStyleSizes {
  /// In points, one for each of `UIContentSizeCategory.ordered`.
  private static let sizes: [UIFont.TextStyle: [CGFloat]] = [
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]

  /// The size of a style, in points; the usual one for a category that says no size.
  ///
  /// A style that has no sizes of its own has those of `body`, and the two largest follow `largeTitle` and `title1`.
  static func size(of style: UIFont.TextStyle, in category: UIContentSizeCategory) -> CGFloat {
    switch style {
    case .extraLargeTitle: 36 * factor(of: .largeTitle, in: category)
    case .extraLargeTitle2: 28 * factor(of: .title1, in: category)
    default: size(ofListed: style, in: category)
    }
  }

  /// How much larger than usual text of a style is.
  static func factor(of style: UIFont.TextStyle, in category: UIContentSizeCategory) -> CGFloat {
    size(of: style, in: category) / size(of: style, in: .large)
  }

  private static func size(
    ofListed style: UIFont.TextStyle,
    in category: UIContentSizeCategory
  ) -> CGFloat {
    let usual = 3
    guard let sizes = sizes[style] ?? sizes[.body] else { return 17 }
    return sizes[category.order ?? usual]
  }
}

/// What a font follows that changes with the size of text that a person wants.
struct FontScaling: Hashable, Sendable {
  /// Whose sizes it changes with.
  let style: UIFont.TextStyle
  /// Its size where text is as large as usual, in points.
  let usualSize: CGFloat
  /// The largest that it becomes, in points.
  var maximumSize = CGFloat.infinity

  /// The size for a category, to the nearest third of a point, which every display can show.
  func size(in category: UIContentSizeCategory) -> CGFloat {
    let size = usualSize * TextStyleSizes.factor(of: style, in: category)
    return min((size * 3).rounded() / 3, maximumSize)
  }
}

extension UIFont {
  /// The same font in the size for a category; itself if it follows none or has that size.
  func adapted(to category: UIContentSizeCategory) -> UIFont {
    guard let scaling else { return self }
    var font = backendFont
    font.pointSize = scaling.size(in: category)
    return font == backendFont ? self : UIFont(font, scaling: scaling)
  }
}
