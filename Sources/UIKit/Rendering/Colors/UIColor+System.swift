import CoreGraphics
import Foundation

extension UIColor {
  /// A colour that is `light` on light backgrounds and `dark` on dark ones, `elevated` in sheets there, as 0xRRGGBB.
  private static func pair(
    _ name: String,
    _ light: UInt32,
    _ dark: UInt32,
    elevated: UInt32? = nil,
    alpha: CGFloat = 1,
    darkAlpha: CGFloat? = nil
  ) -> UIColor {
    SystemColor(name) { traits in
      let isDark = traits.userInterfaceStyle == .dark
      let isElevated = traits.userInterfaceLevel == .elevated
      let value = isDark ? (isElevated ? elevated ?? dark : dark) : light
      return UIColor(
        red: CGFloat((value >> 16) & 0xFF) / 255,
        green: CGFloat((value >> 8) & 0xFF) / 255,
        blue: CGFloat(value & 0xFF) / 255,
        alpha: isDark ? darkAlpha ?? alpha : alpha
      )
    }
  }

  /// Red that reads well on light and dark backgrounds.
  public static let systemRed = pair("systemRed", 0xFF3B30, 0xFF453A)
  /// Orange that reads well on light and dark backgrounds.
  public static let systemOrange = pair("systemOrange", 0xFF9500, 0xFF9F0A)
  /// Yellow that reads well on light and dark backgrounds.
  public static let systemYellow = pair("systemYellow", 0xFFCC00, 0xFFD60A)
  /// Green that reads well on light and dark backgrounds.
  public static let systemGreen = pair("systemGreen", 0x34C759, 0x30D158)
  /// Mint that reads well on light and dark backgrounds.
  public static let systemMint = pair("systemMint", 0x00C7BE, 0x63E6E2)
  /// Teal that reads well on light and dark backgrounds.
  public static let systemTeal = pair("systemTeal", 0x30B0C7, 0x40C8E0)
  /// Cyan that reads well on light and dark backgrounds.
  public static let systemCyan = pair("systemCyan", 0x32ADE6, 0x64D2FF)
  /// Blue that reads well on light and dark backgrounds.
  public static let systemBlue = pair("systemBlue", 0x007AFF, 0x0A84FF)
  /// Indigo that reads well on light and dark backgrounds.
  public static let systemIndigo = pair("systemIndigo", 0x5856D6, 0x5E5CE6)
  /// Purple that reads well on light and dark backgrounds.
  public static let systemPurple = pair("systemPurple", 0xAF52DE, 0xBF5AF2)
  /// Pink that reads well on light and dark backgrounds.
  public static let systemPink = pair("systemPink", 0xFF2D55, 0xFF375F)
  /// Brown that reads well on light and dark backgrounds.
  public static let systemBrown = pair("systemBrown", 0xA2845E, 0xAC8E68)
  /// Grey in the middle.
  public static let systemGray = pair("systemGray", 0x8E8E93, 0x8E8E93)
  /// Grey, a step closer to the background.
  public static let systemGray2 = pair("systemGray2", 0xAEAEB2, 0x636366)
  /// Grey, two steps closer to the background.
  public static let systemGray3 = pair("systemGray3", 0xC7C7CC, 0x48484A)
  /// Grey, three steps closer to the background.
  public static let systemGray4 = pair("systemGray4", 0xD1D1D6, 0x3A3A3C)
  /// Grey, four steps closer to the background.
  public static let systemGray5 = pair("systemGray5", 0xE5E5EA, 0x2C2C2E)
  /// Grey, five steps closer to the background.
  public static let systemGray6 = pair("systemGray6", 0xF2F2F7, 0x1C1C1E)

  /// Text of the first importance.
  public static let label = pair("label", 0x000000, 0xFFFFFF)
  /// Text of the second importance.
  public static let secondaryLabel = pair("secondaryLabel", 0x3C3C43, 0xEBEBF5, alpha: 0.6)
  /// Text of the third importance.
  public static let tertiaryLabel = pair("tertiaryLabel", 0x3C3C43, 0xEBEBF5, alpha: 0.3)
  /// Text of the fourth importance.
  public static let quaternaryLabel = pair(
    "quaternaryLabel",
    0x3C3C43,
    0xEBEBF5,
    alpha: 0.18,
    darkAlpha: 0.16
  )
  /// The colour of placeholder text in a field.
  public static let placeholderText = pair("placeholderText", 0x3C3C43, 0xEBEBF5, alpha: 0.3)
  /// Thin lines through which the background can be seen.
  public static let separator = pair("separator", 0x3C3C43, 0x545458, alpha: 0.29, darkAlpha: 0.6)
  /// Thin lines through which nothing can be seen.
  public static let opaqueSeparator = pair("opaqueSeparator", 0xC6C6C8, 0x38383A)
  /// Text that leads somewhere.
  public static let link = pair("link", 0x007AFF, 0x0984FF)

  /// The background of everything.
  public static let systemBackground = pair(
    "systemBackground",
    0xFFFFFF,
    0x000000,
    elevated: 0x1C1C1E
  )
  /// The background of content in front of the first.
  public static let secondarySystemBackground = pair(
    "secondarySystemBackground",
    0xF2F2F7,
    0x1C1C1E,
    elevated: 0x2C2C2E
  )
  /// The background of content in front of the second.
  public static let tertiarySystemBackground = pair(
    "tertiarySystemBackground",
    0xFFFFFF,
    0x2C2C2E,
    elevated: 0x3A3A3C
  )
  /// The background behind groups.
  public static let systemGroupedBackground = pair(
    "systemGroupedBackground",
    0xF2F2F7,
    0x000000,
    elevated: 0x1C1C1E
  )
  /// The background behind groups, under the name that Apple deprecates; `systemGroupedBackground`.
  public static var groupTableViewBackground: UIColor { systemGroupedBackground }
  /// The background of a group.
  public static let secondarySystemGroupedBackground = pair(
    "secondarySystemGroupedBackground",
    0xFFFFFF,
    0x1C1C1E,
    elevated: 0x2C2C2E
  )
  /// The background of a group inside a group.
  public static let tertiarySystemGroupedBackground = pair(
    "tertiarySystemGroupedBackground",
    0xF2F2F7,
    0x2C2C2E,
    elevated: 0x3A3A3C
  )

  /// A fill for thin and small shapes.
  public static let systemFill = pair("systemFill", 0x787880, 0x787880, alpha: 0.2, darkAlpha: 0.36)
  /// A fill for shapes of middle size.
  public static let secondarySystemFill = pair(
    "secondarySystemFill",
    0x787880,
    0x787880,
    alpha: 0.16,
    darkAlpha: 0.32
  )
  /// A fill for large shapes.
  public static let tertiarySystemFill = pair(
    "tertiarySystemFill",
    0x767680,
    0x767680,
    alpha: 0.12,
    darkAlpha: 0.24
  )
  /// A fill for large areas with much in them.
  public static let quaternarySystemFill = pair(
    "quaternarySystemFill",
    0x747480,
    0x767680,
    alpha: 0.08,
    darkAlpha: 0.18
  )

  /// Text on light backgrounds, also where the interface is dark.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// Text on dark backgrounds, also where the interface is light.
  public static let lightText = UIColor(white: 1, alpha: 0.6)

  /// The colour of controls that can be pressed: the accent colour of the desktop, or the system
  /// blue.
  ///
  /// In UIKit it is the tint colour of the view it is used in; here it is that of the desktop.
  public static let tintColor = UIColor { traits in
    DesktopEnvironment.current.accentColor.map { UIColor(cgColor: CGColor($0)) }
      ?? UIColor.systemBlue.resolvedColor(with: traits)
  }
}

/// A colour of the system, which is described by its name.
private final class SystemColor: UIColor, @unchecked Sendable {
  private let name: String

  init(_ name: String, _ provider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.name = name
    super.init(dynamicProvider: provider)
  }

  /// The name in colour sets and descriptions.
  var reference: String { name + "Color" }

  override var description: String {
    "<UIDynamicSystemColor: \(address); name = \(reference)>"
  }
}

extension UIColor {
  /// The colour of the system that a colour set refers to, such as `systemGray2Color`; `nil` for other names.
  static func system(named reference: String) -> UIColor? { systemColors[reference] }

  private static let systemColors: [String: UIColor] = {
    let colors: [UIColor] = [
      .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal,
      .systemCyan, .systemBlue, .systemIndigo, .systemPurple, .systemPink, .systemBrown,
      .systemGray, .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6, .label,
      .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .separator,
      .opaqueSeparator, .link, .systemBackground, .secondarySystemBackground,
      .tertiarySystemBackground, .systemGroupedBackground, .secondarySystemGroupedBackground,
      .tertiarySystemGroupedBackground, .systemFill, .secondarySystemFill, .tertiarySystemFill,
      .quaternarySystemFill,
    ]
    let named = colors.compactMap { color in (color as? SystemColor).map { ($0.reference, color) } }
    return Dictionary(named) { first, _ in first }
  }()
}
