public import Foundation

/// A fixed colour in sRGB, with opacity.
///
/// It has no appearance variants; `UIColor` resolves to one of these.
public final class CGColor: Hashable, Sendable {
  /// The share of red, 0…1.
  public let red: CGFloat
  /// The share of green, 0…1.
  public let green: CGFloat
  /// The share of blue, 0…1.
  public let blue: CGFloat
  /// The opacity, 0 (clear) … 1 (opaque).
  public let alpha: CGFloat

  /// Creates a colour from its sRGB components, each clamped to 0…1; NaN counts as 0.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    func clamped(_ value: CGFloat) -> CGFloat { value > 0 ? min(value, 1) : 0 }
    self.red = clamped(red)
    self.green = clamped(green)
    self.blue = clamped(blue)
    self.alpha = clamped(alpha)
  }

  /// Red, green, blue and alpha, in this order.
  public var components: [CGFloat]? { [red, green, blue, alpha] }

  /// The number of components, alpha included.
  public var numberOfComponents: Int { 4 }

  /// This colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Whether two colours have the same components.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.red == right.red && left.green == right.green && left.blue == right.blue
      && left.alpha == right.alpha
  }

  /// Feeds the components to `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
  }
}
