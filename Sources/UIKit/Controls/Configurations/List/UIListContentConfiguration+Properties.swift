public import CoreGraphics
import Foundation

extension UIListContentConfiguration {
  /// The style of text in a list.
  public struct TextProperties: Hashable {
    /// The alignment of lines between the edges.
    public enum TextAlignment: Hashable, Sendable {
      /// At the edge where reading begins.
      case natural
      /// In the middle.
      case center
      /// At both edges, but for the last line.
      case justified
    }

    /// The changes of letters before they are displayed.
    public enum TextTransform: Hashable, Sendable {
      /// Not at all.
      case none
      /// All of them are capitals.
      case uppercase
      /// None of them is a capital.
      case lowercase
      /// The first of each word is a capital.
      case capitalized
    }

    private var ownColor: Adjustable<UIColor>
    /// The font.
    public var font: UIFont
    /// Makes the colour that is shown out of `color`.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The alignment of lines; natural by default.
    public var alignment = TextAlignment.natural
    /// The treatment of text that does not fit; truncated at its end with an ellipsis by default.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines; 0, which is any number, by default.
    public var numberOfLines = 0
    /// Whether text that does not fit is drawn smaller, down to `minimumScaleFactor`; `false` by default.
    public var adjustsFontSizeToFitWidth = false
    /// Whether a font of a text style, or a scaled one, follows the preferred text size; `true` by default.
    public var adjustsFontForContentSizeCategory = true
    /// The part of its size that text may be made smaller to, 0…1; 0, which keeps the size, by default.
    public var minimumScaleFactor: CGFloat = 0
    /// The change of letters before they are displayed.
    public var transform: TextTransform

    init(_ style: ListTextStyle) {
      ownColor = Adjustable(style.color(.none))
      font = style.font
      transform = style.transform
    }

    /// The colour; one that is set stays in all states.
    public var color: UIColor {
      get { ownColor.value }
      set { ownColor.value = newValue }
    }

    /// The colour that is shown.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    var standardColor: UIColor {
      get { ownColor.standard }
      set { ownColor.standard = newValue }
    }
  }

  /// The style of a picture in a list.
  public struct ImageProperties: Hashable {
    private var ownTintColor = Adjustable<UIColor?>(nil)
    /// The size of a symbol that has none of its own.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// Makes the tint colour that is shown out of `tintColor`.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the corners, in points; 0 by default.
    public var cornerRadius: CGFloat = 0
    /// The greatest extent, in points; zero, which limits nothing, by default.
    ///
    /// A picture that is larger in a direction that is limited is made smaller, its shape kept.
    public var maximumSize = CGSize.zero
    /// The space that is reserved for the picture, which is placed in the middle of it, in points.
    ///
    /// In a direction in which it is zero, the default, symbols have room of a standard size, so that
    /// the texts of rows are in line, and other pictures the room they fill. Use `standardDimension`
    /// to give those room of the standard size too.
    public var reservedLayoutSize = CGSize.zero
    /// The colour of the line around the picture; `nil`, the default, is the view's tint colour.
    public var strokeColor: UIColor?
    /// Makes the colour of the line that is shown out of `strokeColor`.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the line just inside the edges, in points; 0, which draws none, by default.
    public var strokeWidth: CGFloat = 0

    /// A value that means the extent of the space that symbols have.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude

    init(_ style: ListContentStyle) {
      preferredSymbolConfiguration = UIImage.SymbolConfiguration(font: style.text.font)
    }

    /// The colour of templates and symbols; `nil`, the default, is the view's tint colour.
    ///
    /// A colour that is set stays in all states.
    public var tintColor: UIColor? {
      get { ownTintColor.value }
      set { ownTintColor.value = newValue }
    }

    /// The tint colour that is shown in a view with a tint colour.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// The colour of the line that is shown in a view with a tint colour.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
      let color = strokeColor ?? tintColor
      return strokeColorTransformer?(color) ?? color
    }

    var standardTintColor: UIColor? {
      get { ownTintColor.standard }
      set { ownTintColor.standard = newValue }
    }
  }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
  func applied(to string: String) -> String {
    switch self {
    case .none: string
    case .uppercase: string.localizedUppercase
    case .lowercase: string.localizedLowercase
    case .capitalized: string.localizedCapitalized
    }
  }
}
