import CoreGraphics
public import Foundation

extension UIButton {
  /// The contents and the appearance of a button.
  public struct Configuration: Hashable, Sendable {
    /// The roundness of the background's corners.
    public enum CornerStyle: Int, Sendable {
      /// As `background.cornerRadius` says.
      case fixed
      /// As the size of the button asks for; the default.
      case dynamic
      /// 5 points.
      case small
      /// 8 points.
      case medium
      /// 12 points.
      case large
      /// Half circles.
      case capsule
    }

    /// The sizes of text and margins.
    public enum Size: Int, Sendable {
      /// Text of 17 points with 7 points above and below; the default.
      case medium
      /// Text of 15 points with 5 points above and below.
      case small
      /// Text of 13 points with 3 points above and below.
      case mini
      /// Text of 17 points with 15 points above and below.
      case large
    }

    /// The alignment of the lines of title and subtitle.
    public enum TitleAlignment: Int, Sendable {
      /// As the content of the button stands in it.
      case automatic
      /// At the edge where reading begins.
      case leading
      /// In the middle.
      case center
      /// At the edge where reading ends.
      case trailing
    }

    enum Style: Hashable, Sendable { case plain, gray, tinted, filled }

    let style: Style
    /// The words; `nil` by default.
    public var title: String?
    /// Smaller words below the title; `nil` by default.
    public var subtitle: String?
    /// A closure that makes the attributes of the title from those it would have.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// A closure that makes the attributes of the subtitle from those it would have.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The picture; `nil` by default.
    public var image: UIImage?
    /// Makes the colour of the picture that is shown out of the one it would have.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The size of a symbol that has none of its own; that of the title by default.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The edge at which the picture is placed, beside the text; leading by default.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between picture and words, in points; 0 by default.
    public var imagePadding: CGFloat = 0
    /// The distance between title and subtitle, in points; 1 by default.
    public var titlePadding: CGFloat = 1
    /// The alignment of the lines of title and subtitle; that of the content by default.
    public var titleAlignment = TitleAlignment.automatic
    /// The size of text and margins; setting it does not change `contentInsets` once they were set.
    public var buttonSize = Size.medium
    /// The roundness of the corners; given by the size of the button unless specified.
    public var cornerStyle = CornerStyle.dynamic
    /// The colour of words and picture; by the style and the tint colour for `nil`.
    public var baseForegroundColor: UIColor?
    /// The colour that the background is made of; by the style and the tint colour for `nil`.
    public var baseBackgroundColor: UIColor?
    /// The background; a colour that is not `nil` stays as it is in all states.
    public var background = UIBackgroundConfiguration(.button)
    private var ownInsets: NSDirectionalEdgeInsets?

    private init(_ style: Style) { self.style = style }

    /// Words and picture in the tint colour, without background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Words and picture in the tint colour, on grey.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Words and picture in the tint colour, on a light shade of it.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// White words and picture on the tint colour.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// The same as `plain()`.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// The same as `gray()`.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// The same as `tinted()`.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// The same as `filled()`.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// The distances of the content from the edges, in points; by the size until they are set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }

    /// Makes the distances of the content from the edges follow the size of the button again.
    public mutating func setDefaultContentInsets() { ownInsets = nil }
  }
}

extension UIButton.Configuration.Size {
  var insets: NSDirectionalEdgeInsets {
    switch self {
    case .mini: NSDirectionalEdgeInsets(top: 3, leading: 8, bottom: 3, trailing: 8)
    case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  var titleFont: UIFont {
    switch self {
    case .mini: .preferredFont(forTextStyle: .footnote)
    case .small: .preferredFont(forTextStyle: .subheadline)
    case .medium: .preferredFont(forTextStyle: .body)
    case .large: .systemFont(ofSize: 17, weight: .semibold)
    }
  }

  var subtitleFont: UIFont {
    switch self {
    case .mini, .small: .preferredFont(forTextStyle: .caption2)
    case .medium: .preferredFont(forTextStyle: .caption1)
    case .large: .preferredFont(forTextStyle: .footnote)
    }
  }
}

extension UIButton.Configuration {
  /// The radius of the corners of a background of the given size.
  func cornerRadius(in size: CGSize) -> CGFloat {
    let largest = max(0, min(size.width, size.height) / 2)
    switch cornerStyle {
    case .fixed: return min(max(0, background.cornerRadius), largest)
    case .small: return min(5, largest)
    case .medium: return min(8, largest)
    case .large: return min(12, largest)
    case .capsule: return largest
    case .dynamic:
      if let radius = background.ownCornerRadius { return min(max(0, radius), largest) }
      switch buttonSize {
      case .mini, .small: return min(5, largest)
      case .medium: return min(8, largest)
      case .large: return min(12, largest)
      }
    }
  }
}
