/// The meaning of the components of colours: shares of red, green and blue, or of white.
///
/// Everything is drawn in sRGB; greys are those of sRGB as well.
public final class CGColorSpace: Hashable, Sendable {
  /// The name of sRGB.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The name of greys with the gamma 2.2.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  /// The number of components of a colour, without its opacity.
  public let numberOfComponents: Int

  fileprivate init(numberOfComponents: Int) { self.numberOfComponents = numberOfComponents }

  /// Creates the space of that name; `nil` for a name other than `sRGB` and `genericGrayGamma2_2`.
  public convenience init?(name: String) {
    switch name {
    case Self.sRGB: self.init(numberOfComponents: 3)
    case Self.genericGrayGamma2_2: self.init(numberOfComponents: 1)
    default: return nil
    }
  }

  /// Whether two spaces have the same components.
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.numberOfComponents == right.numberOfComponents
  }

  /// Feeds the number of components to `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(numberOfComponents) }
}

/// The space of red, green and blue that the display has: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(numberOfComponents: 3) }

/// The space of greys that the display has: those of sRGB.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(numberOfComponents: 1) }
