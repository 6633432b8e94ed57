public import CoreGraphics
public import Foundation

/// The appearance of a section that is a list: self-sizing rows, with headers, footers and separators.
///
/// ```swift
/// var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
/// configuration.headerMode = .supplementary
/// let layout = UICollectionViewCompositionalLayout.list(using: configuration)
/// ```
///
/// Rows are usually `UICollectionViewListCell`s, which take their background, the lines between them and
/// round corners from the list they are in.
public struct UICollectionLayoutListConfiguration {
  /// The style of a list.
  public enum Appearance: Int, Sendable {
    /// Rows from edge to edge, with headers that stay in sight while their section is.
    case plain
    /// Rows from edge to edge in groups with distances between them.
    case grouped
    /// Rows in groups with round corners, within the layout margins.
    case insetGrouped
    /// Rows of a sidebar, each with a background of its own while it is selected.
    case sidebar
    /// Rows of a sidebar on the background of a plain list.
    case sidebarPlain
  }

  /// The source of a section's header.
  public enum HeaderMode: Int, Sendable {
    /// There is none.
    case none
    /// From the supplementary view of kind `UICollectionView.elementKindSectionHeader`.
    case supplementary
    /// From the first item of the section, which can be selected and expanded as any other.
    case firstItemInSection
  }

  /// The source of a section's footer.
  public enum FooterMode: Int, Sendable {
    /// There is none.
    case none
    /// From the supplementary view of kind `UICollectionView.elementKindSectionFooter`.
    case supplementary
  }

  /// Elements that can be as wide as their content.
  public struct ContentHuggingElements: OptionSet, Sendable {
    /// The bits of the elements.
    public let rawValue: UInt

    /// Creates elements from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The header that is a supplementary view.
    public static let supplementaryHeader = ContentHuggingElements(rawValue: 1 << 0)
  }

  /// A closure that returns the separators of a row, given those of the list.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath,
    _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// Says the swipe actions of a row; `nil` for a row without.
  public typealias SwipeActionsConfigurationProvider = (
    _ indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// The style of the list.
  public let appearance: Appearance

  /// Whether there are lines where a separator configuration leaves that to the list.
  ///
  /// `true` by default, but for the two sidebars.
  public var showsSeparators: Bool

  /// The appearance of separators; the list decides by default which are visible and where they begin.
  public var separatorConfiguration: UIListSeparatorConfiguration

  /// Changes the lines of single rows; `nil` by default.
  ///
  /// Called for rows that come into sight, with ``separatorConfiguration``.
  public var itemSeparatorHandler: ItemSeparatorHandler?

  /// Says the actions that show where reading begins when a row is moved aside; `nil` by default.
  ///
  /// Asked each time a row begins to be pulled that way. While the collection view is edited rows are not pulled.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Says the actions that show where reading ends when a row is moved aside; `nil` by default.
  ///
  /// Asked each time a row begins to be pulled that way, and by a press on its delete accessory that has no handler.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// The colour behind the rows; `nil` for that of the style.
  ///
  /// While only lists of one colour are visible it fills the whole collection view.
  public var backgroundColor: UIColor?

  /// The source of headers; there are none by default.
  public var headerMode = HeaderMode.none

  /// The source of footers; there are none by default.
  public var footerMode = FooterMode.none

  /// The distance above headers, in points; `nil`, by default, for that of the style.
  public var headerTopPadding: CGFloat?

  /// The elements that are as wide as their content, and not as their section; none by default.
  public var contentHuggingElements: ContentHuggingElements = []

  /// Creates the configuration of a style.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}
