/// The kind and the behaviour of an element, for assistive technologies.
///
/// The names are Apple's. Apple does not publish the bits, so do not store them.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt64

  /// Creates a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No traits.
  public static let none: UIAccessibilityTraits = []
  /// The element does something when it is pressed.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// The element leads elsewhere.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// The element is a picture; may be combined with `button` or `link`.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// The element is selected, such as a row or a segment.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// The element plays a sound of its own when it is activated.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// The element is a key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// The element is text that cannot change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// The element gives a summary when the program starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// The element is disabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// The label or the value changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// The element is a field for a search.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// The element starts to play or record media when it is activated.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// The value can be increased and decreased.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Touches reach the element although an assistive technology is active.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// The next page follows once the element has been read.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// The element is a bar of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// The element is the heading of a section.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// The element is on or off.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 17)
}

/// The kinds of relations between the elements in a container.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// Nothing in particular.
  case none
  /// Rows and columns of data.
  case dataTable
  /// An ordered list.
  case list
  /// A landmark, such as the navigation of a page.
  case landmark
  /// Elements that belong together.
  case semanticGroup
}
