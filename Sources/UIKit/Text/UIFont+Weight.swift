public import CoreGraphics
import Foundation

extension UIFont {
  /// The weight of letters: 0 is regular, negative values are lighter, 1 is the heaviest.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: CGFloat

    /// Creates a weight from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a weight from its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The lightest.
    public static let ultraLight = Weight(-0.8)
    /// Very light.
    public static let thin = Weight(-0.6)
    /// Light.
    public static let light = Weight(-0.4)
    /// Neither light nor heavy.
    public static let regular = Weight(0)
    /// A little heavier than regular.
    public static let medium = Weight(0.23)
    /// Between medium and bold.
    public static let semibold = Weight(0.3)
    /// Bold.
    public static let bold = Weight(0.4)
    /// Heavier than bold.
    public static let heavy = Weight(0.56)
    /// The heaviest.
    public static let black = Weight(0.62)

    /// The weights that CSS counts from 100 to 900, in their order.
    private static let names: [Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    /// Creates the weight that CSS counts as a number, to the nearest hundred.
    init(cssWeight: Int) {
      self = Self.names[min(max((cssWeight + 50) / 100 - 1, 0), Self.names.count - 1)]
    }

    /// The weight as CSS counts it, 100…900; numbers between two names are rounded to the nearer.
    var cssWeight: Int {
      let names = Self.names
      guard rawValue.isFinite else { return 400 }
      let distances = names.map { abs($0.rawValue - rawValue) }
      let nearest = distances.indices.min { distances[$0] < distances[$1] } ?? 3
      return (nearest + 1) * 100
    }
  }
}
