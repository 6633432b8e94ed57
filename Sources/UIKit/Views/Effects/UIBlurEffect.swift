import CoreGraphics
import Foundation

/// A material over what is behind a visual effect view.
///
/// What is behind a view cannot be blurred here: it is seen through a colour that covers it more than Apple's materials do, so that
/// text in front can be read.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  private let style: Style

  /// The materials.
  ///
  /// Those without *light* or *dark* in their names follow the interface style.
  public enum Style: Int, Sendable {
    /// White, which covers most.
    case extraLight = 0
    /// White.
    case light
    /// Black.
    case dark
    /// As `systemMaterial`.
    case regular = 4
    /// As `systemThickMaterial`.
    case prominent
    /// The material that lets through most.
    case systemUltraThinMaterial
    /// A material that lets through much.
    case systemThinMaterial
    /// The usual material.
    case systemMaterial
    /// A material that lets through little.
    case systemThickMaterial
    /// The material of bars.
    case systemChromeMaterial
    /// The light form of `systemUltraThinMaterial`.
    case systemUltraThinMaterialLight
    /// The light form of `systemThinMaterial`.
    case systemThinMaterialLight
    /// The light form of `systemMaterial`.
    case systemMaterialLight
    /// The light form of `systemThickMaterial`.
    case systemThickMaterialLight
    /// The light form of `systemChromeMaterial`.
    case systemChromeMaterialLight
    /// The dark form of `systemUltraThinMaterial`.
    case systemUltraThinMaterialDark
    /// The dark form of `systemThinMaterial`.
    case systemThinMaterialDark
    /// The dark form of `systemMaterial`.
    case systemMaterialDark
    /// The dark form of `systemThickMaterial`.
    case systemThickMaterialDark
    /// The dark form of `systemChromeMaterial`.
    case systemChromeMaterialDark
  }

  /// Creates a material.
  public init(style: Style) { self.style = style }

  override var materialColor: UIColor? {
    let alpha = style.opacity
    let light = UIColor(white: 0.97, alpha: alpha)
    let dark = UIColor(white: 0.14, alpha: alpha)
    guard let isDark = style.isDark else {
      return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }
    return isDark ? dark : light
  }
}

extension UIBlurEffect.Style {
  /// Whether the material is dark; `nil` for one that follows the interface style.
  fileprivate var isDark: Bool? {
    switch self {
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
      .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
      false
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      true
    case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
      .systemThickMaterial, .systemChromeMaterial:
      nil
    }
  }

  /// The part of what is behind that is covered, 0…1.
  fileprivate var opacity: CGFloat {
    switch self {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.7
    case .light, .dark, .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: 0.8
    case .regular, .systemMaterial, .systemMaterialLight, .systemMaterialDark: 0.86
    case .extraLight, .prominent, .systemThickMaterial, .systemThickMaterialLight,
      .systemThickMaterialDark:
      0.92
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: 0.94
    }
  }
}
