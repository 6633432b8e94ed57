public import CoreGraphics
import Foundation

/// The available space in a direction, as a class.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not said.
  case unspecified
  /// Little: a narrow or a low window.
  case compact
  /// Enough.
  case regular
}

/// The level of an interface above others, which its colours show in the dark.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// At the level of the window.
  case base = 0
  /// Above it, as a sheet is.
  case elevated = 1
}

/// The kind of device that displays the interface.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// A telephone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car.
  case carPlay = 3
  /// A computer with windows, which is what a desktop says.
  case mac = 5
  /// Glasses.
  case vision = 6
}

/// The values of a collection of traits, for changing them.
public protocol UIMutableTraits {
  /// Light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The level above other interfaces.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  /// The reading direction.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// The number of pixels in a point; 0 when not said.
  var displayScale: CGFloat { get set }
  /// The size class of the available width.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The size class of the available height.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// The preferred text size.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
}

/// The traits that a view or a controller has other than what is around it.
///
/// What is set to unspecified, and to 0 for the scale, follows what is around.
public struct UITraitOverrides: UIMutableTraits, Hashable, Sendable {
  /// Light or dark.
  public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The level above other interfaces.
  public var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  /// The reading direction.
  public var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  /// The number of pixels in a point; 0 when not said.
  public var displayScale: CGFloat = 0
  /// The size class of the available width.
  public var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// The size class of the available height.
  public var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// The kind of device.
  public var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  /// The preferred text size.
  public var preferredContentSizeCategory = UIContentSizeCategory.unspecified

  init() {}

  init(_ environment: UIBackendEnvironment) {
    userInterfaceStyle = environment.prefersDarkAppearance ? .dark : .light
    userInterfaceLevel = .base
    layoutDirection = environment.isRightToLeft ? .rightToLeft : .leftToRight
    displayScale = environment.displayScale
    userInterfaceIdiom = .mac
    preferredContentSizeCategory = UIContentSizeCategory(textScale: environment.textScale)
  }

  /// What `other` says, and where it says nothing what this one says.
  func merging(_ other: UITraitOverrides) -> UITraitOverrides {
    var merged = self
    // Values and no key paths, which are looked up at run time: each view that is added does this.
    Self.merge(&merged.userInterfaceStyle, other.userInterfaceStyle, unless: .unspecified)
    Self.merge(&merged.userInterfaceLevel, other.userInterfaceLevel, unless: .unspecified)
    Self.merge(&merged.layoutDirection, other.layoutDirection, unless: .unspecified)
    Self.merge(&merged.displayScale, other.displayScale, unless: 0)
    Self.merge(&merged.horizontalSizeClass, other.horizontalSizeClass, unless: .unspecified)
    Self.merge(&merged.verticalSizeClass, other.verticalSizeClass, unless: .unspecified)
    Self.merge(&merged.userInterfaceIdiom, other.userInterfaceIdiom, unless: .unspecified)
    Self.merge(
      &merged.preferredContentSizeCategory,
      other.preferredContentSizeCategory,
      unless: .unspecified
    )
    return merged
  }

  private static func merge<Value: Equatable>(
    _ trait: inout Value,
    _ other: Value,
    unless unspecified: Value
  ) {
    if other != unspecified { trait = other }
  }

  /// The same without what says how much room there is.
  var withoutSizeClasses: UITraitOverrides {
    var copy = self
    copy.horizontalSizeClass = .unspecified
    copy.verticalSizeClass = .unspecified
    return copy
  }
}
