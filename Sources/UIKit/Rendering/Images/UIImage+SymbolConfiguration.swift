import CoreGraphics
public import Foundation

extension UIImage {
  /// The size and the weight of a symbol.
  ///
  /// A configuration may leave open any of the three: the size of the text that the symbol goes with,
  /// its weight, and whether it is small or large beside that text. What is left open in the end is 17
  /// points, regular and medium.
  public final class SymbolConfiguration: NSObject, Sendable {
    private let look: Look

    private struct Look: Hashable {
      var pointSize: CGFloat?
      var weight = SymbolWeight.unspecified
      var scale = SymbolScale.unspecified
    }

    private init(_ look: Look) {
      var look = look
      if let size = look.pointSize {
        look.pointSize = size.isFinite && size > 0 ? min(size, 1024) : 17
      }
      self.look = look
    }

    /// Creates a configuration for symbols beside text of a size, in points.
    ///
    /// A size that is no number or not positive counts as 17, one above 1024 as 1024.
    public convenience init(pointSize: CGFloat) { self.init(Look(pointSize: pointSize)) }

    /// Creates a configuration that says the weight alone.
    public convenience init(weight: SymbolWeight) { self.init(Look(weight: weight)) }

    /// Creates a configuration that says the scale alone.
    public convenience init(scale: SymbolScale) { self.init(Look(scale: scale)) }

    /// Creates a configuration for symbols beside text of a size, in points, in a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(Look(pointSize: pointSize, weight: weight))
    }

    /// Creates a configuration that leaves nothing open but what is `unspecified`.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(Look(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// Creates a configuration for symbols beside text in a font, as heavy as its letters.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

    /// Creates a configuration for symbols beside text in a font, as heavy as its letters.
    public convenience init(font: UIFont, scale: SymbolScale) {
      let weight = SymbolWeight(cssWeight: font.backendFont.weight)
      self.init(Look(pointSize: font.pointSize, weight: weight, scale: scale))
    }

    /// Creates a configuration for symbols beside text of a style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: .preferredFont(forTextStyle: textStyle))
    }

    /// Creates a configuration for symbols beside text of a style.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// Returns the values of `configuration`, and those of this one where `configuration` has none.
    public func applying(_ configuration: SymbolConfiguration) -> SymbolConfiguration {
      var look = configuration.look
      look.pointSize = look.pointSize ?? self.look.pointSize
      if look.weight == .unspecified { look.weight = self.look.weight }
      if look.scale == .unspecified { look.scale = self.look.scale }
      return SymbolConfiguration(look)
    }

    /// The configuration of symbols that have none.
    static let `default` = SymbolConfiguration(pointSize: 17)

    /// The size of the text that the symbol goes with, in points.
    var pointSize: CGFloat { look.pointSize ?? 17 }

    /// How heavy the symbol is, as CSS counts it.
    var cssWeight: Int { look.weight.cssWeight }

    /// The extent of a symbol: a square as high as a line of the text, 1.2 times its size, that is
    /// larger or smaller by its scale.
    var symbolSize: CGSize {
      let edge = (pointSize * 1.2 * look.scale.factor).rounded()
      return CGSize(width: edge, height: edge)
    }

    /// Whether two configurations say the same.
    public override func isEqual(_ object: Any?) -> Bool {
      (object as? SymbolConfiguration)?.look == look
    }

    /// A number that equal configurations share.
    public override var hash: Int { look.hashValue }
  }

  /// The weight of a symbol's strokes.
  public enum SymbolWeight: Int, Sendable {
    /// As another configuration says, or else regular.
    case unspecified
    /// The lightest.
    case ultraLight
    /// Very light.
    case thin
    /// Light.
    case light
    /// As the icon theme draws them.
    case regular
    /// A little heavier than regular.
    case medium
    /// Between medium and bold.
    case semibold
    /// Bold.
    case bold
    /// Heavier than bold.
    case heavy
    /// The heaviest.
    case black

    init(cssWeight: Int) {
      self = SymbolWeight(rawValue: min(max((cssWeight + 50) / 100, 1), 9)) ?? .regular
    }

    var cssWeight: Int { self == .unspecified ? 400 : rawValue * 100 }

    /// The weight of letters that go with such a symbol.
    public func fontWeight() -> UIFont.Weight {
      switch self {
      case .unspecified, .regular: .regular
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }

  /// The size of a symbol beside text of its point size.
  public enum SymbolScale: Int, Sendable {
    /// As the system likes it: medium.
    case `default` = -1
    /// As another configuration says, or else medium.
    case unspecified
    /// Four fifths of the medium one.
    case small
    /// As high as a line of the text.
    case medium
    /// Five fourths of the medium one.
    case large

    fileprivate var factor: CGFloat {
      switch self {
      case .default, .unspecified, .medium: 1
      case .small: 0.8
      case .large: 1.25
      }
    }
  }
}
