public import CoreGraphics
import Foundation

/// A resolved sRGB colour, ready to be drawn.
public struct UIBackendColor: Hashable, Sendable {
  /// The share of red, 0…1.
  public var red: Double
  /// The share of green, 0…1.
  public var green: Double
  /// The share of blue, 0…1.
  public var blue: Double
  /// The opacity, 0…1.
  public var alpha: Double

  /// Creates a colour from its components.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates the colour that `color` is.
  public init(_ color: CGColor) {
    self.init(
      red: Double(color.red),
      green: Double(color.green),
      blue: Double(color.blue),
      alpha: Double(color.alpha)
    )
  }

  /// Black of no opacity.
  public static let clear = UIBackendColor(red: 0, green: 0, blue: 0, alpha: 0)
}
