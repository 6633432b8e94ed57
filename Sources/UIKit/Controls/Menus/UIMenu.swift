import Foundation

/// Actions and further menus, in the order in which they are shown.
///
/// The behaviour is that of Apple's `UIMenu` as documented there. A menu in a menu opens beside or over it, or stands in it
/// between lines if its options say so.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// Tells menus apart.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text of the identifier.
    public let rawValue: String

    /// Creates an identifier from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The options of a menu's presentation.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its elements are placed in the menu around it, between separators and below its title.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// Choosing one of its actions marks that one, and no other.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// The identifier of the menu; unique unless given.
  open private(set) var identifier: Identifier
  /// The options of the menu's presentation.
  open private(set) var options: Options
  /// The elements of the menu.
  open private(set) var children: [UIMenuElement]

  private static var lastNumber = 0

  /// Creates a menu.
  public init(
    title: String = "",
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    options: Options = [],
    children: [UIMenuElement] = []
  ) {
    Self.lastNumber += 1
    self.identifier = identifier ?? Identifier("menu-\(Self.lastNumber)")
    self.options = options
    self.children = children
    super.init(words: title, picture: image)
  }

  /// The same menu with other elements in it.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title,
      image: image,
      identifier: identifier,
      options: options,
      children: newChildren
    )
  }

  /// The actions that are marked, including those of submenus.
  open var selectedElements: [UIMenuElement] { ownActions.filter { $0.state == .on } }

  /// The actions of the menu and of those that stand in it, in their order.
  var ownActions: [UIAction] {
    children.flatMap { child -> [UIAction] in
      if let action = child as? UIAction { return [action] }
      guard let menu = child as? UIMenu, menu.options.contains(.displayInline) else { return [] }
      return menu.ownActions
    }
  }

  /// Marks one of the menu's actions and no other.
  func select(_ chosen: UIAction) {
    for action in ownActions { action.state = action === chosen ? .on : .off }
  }
}
