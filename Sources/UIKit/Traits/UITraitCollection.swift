public import Foundation

/// Whether backgrounds are light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not said.
  case unspecified
  /// Light backgrounds.
  case light
  /// Dark backgrounds.
  case dark
}

/// The direction in which an interface runs.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// As in English.
  case leftToRight
  /// As in Arabic.
  case rightToLeft
}

/// The direction a trait collection asks for.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// As in English.
  case leftToRight = 0
  /// As in Arabic.
  case rightToLeft = 1
}

/// The surroundings of a view: light or dark, the reading direction, the scale of the display.
///
/// It never changes; a view gets another one when its surroundings change.
public final class UITraitCollection: NSObject, Sendable {
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The reading direction.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// The number of pixels in a point; 0 when not said.
  public let displayScale: CGFloat

  init(
    userInterfaceStyle: UIUserInterfaceStyle,
    layoutDirection: UITraitEnvironmentLayoutDirection,
    displayScale: CGFloat
  ) {
    self.userInterfaceStyle = userInterfaceStyle
    self.layoutDirection = layoutDirection
    self.displayScale = displayScale
  }

  /// Creates a collection that says nothing.
  public override convenience init() {
    self.init(userInterfaceStyle: .unspecified, layoutDirection: .unspecified, displayScale: 0)
  }

  /// Creates a collection that says light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(
      userInterfaceStyle: userInterfaceStyle,
      layoutDirection: .unspecified,
      displayScale: 0
    )
  }

  /// Creates a collection that says the reading direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(
      userInterfaceStyle: .unspecified,
      layoutDirection: layoutDirection,
      displayScale: 0
    )
  }

  /// Creates a collection that says the number of pixels in a point.
  public convenience init(displayScale: CGFloat) {
    self.init(
      userInterfaceStyle: .unspecified,
      layoutDirection: .unspecified,
      displayScale: displayScale
    )
  }

  /// Creates a collection of what the given ones say, later ones over earlier ones.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    let merged = traitCollections.reduce(UITraitCollection()) { $0.merging($1) }
    self.init(
      userInterfaceStyle: merged.userInterfaceStyle,
      layoutDirection: merged.layoutDirection,
      displayScale: merged.displayScale
    )
  }

  convenience init(_ environment: UIBackendEnvironment) {
    self.init(
      userInterfaceStyle: environment.prefersDarkAppearance ? .dark : .light,
      layoutDirection: environment.isRightToLeft ? .rightToLeft : .leftToRight,
      displayScale: environment.displayScale
    )
  }

  /// What `other` says, and where it says nothing what this one says.
  func merging(_ other: UITraitCollection) -> UITraitCollection {
    UITraitCollection(
      userInterfaceStyle: other.userInterfaceStyle == .unspecified
        ? userInterfaceStyle : other.userInterfaceStyle,
      layoutDirection: other.layoutDirection == .unspecified
        ? layoutDirection : other.layoutDirection,
      displayScale: other.displayScale == 0 ? displayScale : other.displayScale
    )
  }

  /// Whether colours may resolve differently in `other` than in this collection.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
  }

  /// Whether two collections say the same.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceStyle == other.userInterfaceStyle
      && layoutDirection == other.layoutDirection && displayScale == other.displayScale
  }

  /// A number that equal collections share.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(userInterfaceStyle)
    hasher.combine(layoutDirection)
    hasher.combine(displayScale)
    return hasher.finalize()
  }

  /// The surroundings for code that asks now, on any thread.
  ///
  /// In `layoutSubviews()`, `traitCollectionDidChange(_:)` and `tintColorDidChange()` they are those of
  /// the view, in `performAsCurrent(_:)` the collection's own, and elsewhere the desktop's.
  public static var current: UITraitCollection {
    scope ?? DesktopEnvironment.traits
  }

  @TaskLocal private static var scope: UITraitCollection?

  /// Runs `actions` while `current` is this collection, for them alone.
  public func performAsCurrent(_ actions: () -> Void) {
    Self.$scope.withValue(self, operation: actions)
  }
}

/// Something that has surroundings.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The surroundings.
  var traitCollection: UITraitCollection { get }
  /// The surroundings have changed from `previousTraitCollection`.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
