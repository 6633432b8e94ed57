import CoreGraphics
import Foundation

/// Makes a colour out of another.
///
/// The closure is called when the colour is resolved, which views do on the main actor; so it may use
/// what belongs to that. Two transformers are equal if one is a copy of the other.
public struct UIConfigurationColorTransformer: Hashable, @unchecked Sendable {
  /// The closure that makes a colour from another.
  public let transform: (UIColor) -> UIColor
  private let identity = ClosureIdentity()

  /// Creates a transformer.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// The colour made of `input`.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Whether one is a copy of the other.
  public static func == (
    first: UIConfigurationColorTransformer,
    second: UIConfigurationColorTransformer
  ) -> Bool { first.identity == second.identity }

  /// Adds what copies share to `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

extension UIConfigurationColorTransformer {
  /// Makes a grey of the same lightness.
  public static let grayscale = UIConfigurationColorTransformer { color in
    color.mapped { components in
      // The shares of the primaries in the lightness of sRGB: IEC 61966-2-1.
      let gray = 0.2126 * components.red + 0.7152 * components.green + 0.0722 * components.blue
      return UIColor(white: gray, alpha: components.alpha)
    }
  }

  /// Leaves the colour as it is, for there is no accent colour that would replace those of apps.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }

  /// Makes the colour of less important text from any colour.
  public static let monochromeTint = UIConfigurationColorTransformer { _ in
    .secondaryLabel
  }
}

extension UIColor {
  /// What `change` makes of the colour, in whatever surroundings it is shown.
  fileprivate func mapped(_ change: @escaping @Sendable (CGColor) -> UIColor) -> UIColor {
    UIColor { traits in change(self.cgColor(in: traits)) }
  }
}
