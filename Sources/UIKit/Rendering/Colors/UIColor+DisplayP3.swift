public import CoreGraphics
import Foundation

extension UIColor {
  /// Creates a fixed colour from components in Display P3, the wider range of colours of newer displays.
  ///
  /// Everything is drawn in sRGB here: a colour that is in both is exact, one beyond sRGB becomes the nearest in it, each
  /// component by itself. Components are clamped to 0…1.
  public convenience init(
    displayP3Red red: CGFloat,
    green: CGFloat,
    blue: CGFloat,
    alpha: CGFloat
  ) {
    let (red, green, blue) = (red.linearLight, green.linearLight, blue.linearLight)
    // Both have the same white and the same curve; only their primaries differ.
    self.init(
      red: (1.2249401 * red - 0.2249404 * green).encodedLight,
      green: (-0.0420569 * red + 1.0420571 * green).encodedLight,
      blue: (-0.0196376 * red - 0.0786361 * green + 1.0982735 * blue).encodedLight,
      alpha: alpha
    )
  }
}

extension CGFloat {
  /// The light that a component of sRGB stands for, clamped to 0…1.
  fileprivate var linearLight: CGFloat {
    let value = self > 0 ? Swift.min(self, 1) : 0
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// The component of sRGB that stands for light.
  fileprivate var encodedLight: CGFloat {
    let value = self > 0 ? Swift.min(self, 1) : 0
    return value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }
}
