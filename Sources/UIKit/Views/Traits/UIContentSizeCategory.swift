public import Foundation

/// The text size that the user prefers.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable, Comparable {
  /// The name of the category, Apple's.
  public let rawValue: String

  /// Creates a category from its name; one that is unknown is as good as unspecified.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Not said.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified"
  )
  /// The smallest.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// Smaller than medium.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// A little smaller than usual.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// The usual one, with body text of 17 points.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// Larger than usual.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// Still larger.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  /// The largest but those for people who see badly.
  public static let extraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXXL"
  )
  /// The first of those for people who see badly.
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM"
  )
  /// The second of those for people who see badly.
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL"
  )
  /// The third of those for people who see badly.
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL"
  )
  /// The fourth of those for people who see badly.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL"
  )
  /// The largest of all.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL"
  )

  /// All that say a size, from the smallest.
  static let ordered: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Its place among `ordered`; `nil` for one that says no size.
  var order: Int? { Self.ordered.firstIndex(of: self) }

  /// Whether it is one of the five for people who see badly.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Orders categories from small to large; one that says no size comes first.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    (left.order ?? -1) < (right.order ?? -1)
  }

  /// The category whose body text is nearest to 17 points by `textScale`; the larger of two that are as near.
  init(textScale: CGFloat) {
    let asked = 17 * (textScale.isFinite ? textScale : 1)
    var nearest = UIContentSizeCategory.large
    var least = abs(TextStyleSizes.size(of: .body, in: nearest) - asked)
    // Traits are made for each view that comes, and nearly all of them at a scale of 1, which is the size of `large`.
    for category in Self.ordered where least > 0 {
      let distance = abs(TextStyleSizes.size(of: .body, in: category) - asked)
      guard distance < least || distance == least && category > nearest else { continue }
      (nearest, least) = (category, distance)
    }
    self = nearest
  }
}

extension UIContentSizeCategory {
  /// Is posted by the application once its `preferredContentSizeCategory` has changed, and views have got their traits.
  public static let didChangeNotification = NSNotification.Name(
    "UIContentSizeCategoryDidChangeNotification"
  )

  /// The key of that notification's user information for the new category, a `UIContentSizeCategory`.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// Tells observers of another category than that of a former environment.
  @MainActor
  static func postChange(from former: UIBackendEnvironment, to present: UIBackendEnvironment) {
    let category = UIContentSizeCategory(textScale: present.textScale)
    guard category != UIContentSizeCategory(textScale: former.textScale) else { return }
    NotificationCenter.default.post(
      name: didChangeNotification,
      object: UIApplication.shared,
      userInfo: [newValueUserInfoKey: category]
    )
  }
}

/// An object that follows the preferred text size.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: AnyObject {
  /// Whether fonts of text styles, and scaled ones, follow the preferred text size; `false` by default.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
