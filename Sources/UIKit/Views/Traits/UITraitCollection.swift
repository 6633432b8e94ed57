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

/// The surroundings of a view: light or dark, the reading direction, the scale of the display, how much room the window
/// has, and how large text is to be.
///
/// It never changes; a view gets another one when its surroundings change.
public final class UITraitCollection: NSObject, Sendable {
  let values: UITraitOverrides

  init(_ values: UITraitOverrides) { self.values = values }

  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The level above other interfaces: elevated in sheets and alerts.
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// The reading direction.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// The number of pixels in a point; 0 when not said.
  public var displayScale: CGFloat { values.displayScale }
  /// The size class of the window's width: compact below 640 points; unspecified in no window.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// The size class of the window's height: compact below 480 points; unspecified in no window.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// The kind of device: `.mac` on a desktop.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// The preferred text size, from the desktop's text scale: the category whose body text is nearest to the scale times 17 points.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }

  /// Creates a collection that says nothing.
  public override convenience init() { self.init(UITraitOverrides()) }

  /// Creates a collection that says what `mutations` sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(UITraitOverrides().changed(by: mutations))
  }

  /// Creates a collection that says light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  /// Creates a collection that says the level above other interfaces.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }

  /// Creates a collection that says the reading direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  /// Creates a collection that says the number of pixels in a point.
  public convenience init(displayScale: CGFloat) {
    self.init { $0.displayScale = displayScale }
  }

  /// Creates a collection that says how much room there is from side to side.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  /// Creates a collection that says how much room there is from top to bottom.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  /// Creates a collection that says the kind of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = idiom }
  }

  /// Creates a collection that says how large text is to be.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  /// Creates a collection of what the given ones say, later ones over earlier ones.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(UITraitOverrides()) { $0.merging($1.values) })
  }

  convenience init(_ environment: UIBackendEnvironment) { self.init(UITraitOverrides(environment)) }

  /// A collection that says the same but for what `mutations` sets.
  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    UITraitCollection(values.changed(by: mutations))
  }

  /// What `other` says, and where it says nothing what this one says.
  func merging(_ other: UITraitCollection) -> UITraitCollection {
    UITraitCollection(values.merging(other.values))
  }

  /// Whether colours may resolve differently in `other` than in this collection.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
      || userInterfaceLevel != other?.userInterfaceLevel
  }

  /// Whether two collections say the same.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  /// A number that equal collections share.
  public override var hash: Int { values.hashValue }

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

extension UITraitOverrides {
  /// The same but for what `mutations` sets.
  fileprivate func changed(by mutations: (inout any UIMutableTraits) -> Void) -> UITraitOverrides {
    var changed: any UIMutableTraits = self
    mutations(&changed)
    return changed as? UITraitOverrides ?? self
  }
}
