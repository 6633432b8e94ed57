import CoreGraphics
import Foundation

/// The contents of a menu.
///
/// The contract of `UIBackendWindow.presentMenu(_:beside:client:)`, which one test suite checks on every backend:
///
/// 1. A window shows one menu at most, and closes it when another is presented.
/// 2. The user chooses one enabled action, or none. The client is called with its number, once, and then notified
///    that the menu is closed.
/// 3. Every menu that was presented is reported as closed once: also one that the user or the program dismisses, one
///    whose window is closed, and an empty one, which is not displayed. Never from inside `presentMenu`. A window that
///    is closed already presents nothing.
/// 4. The menu is placed beside the rectangle, which is brought into the window; values that are not finite count as 0.
/// 5. While it is shown, keys and pointers go to the menu. Touches that are down when it is presented are cancelled.
///    Afterwards keys go where they went before.
/// 6. The client is kept until the menu is closed, and no longer.
/// 7. An action that keeps the menu may be chosen any number of times; the client is called with its number each time, and the menu stays
///    open. `updateMenu(_:)` gives an open menu other contents, in which numbers may stand for something else.
public struct UIBackendMenu: Hashable, Sendable {
  /// The words above the menu, if any.
  public var title: String
  /// The items of the menu, from top to bottom.
  public var items: [Item]

  /// Creates a menu.
  public init(title: String = "", items: [Item] = []) {
    self.title = title
    self.items = items
  }

  /// An element of a menu.
  public indirect enum Item: Hashable, Sendable {
    /// Something to choose.
    case action(Action)
    /// A menu that opens from this one.
    case menu(title: String, [Item])
    /// Items between lines, with words above them unless those are empty.
    case section(title: String, [Item])
  }

  /// Something to choose.
  public struct Action: Hashable, Sendable {
    /// The number that the client knows the action by; different for each action of a menu.
    public var identifier: Int
    /// The title.
    public var title: String
    /// Whether it can be chosen.
    public var isEnabled: Bool
    /// Whether it destroys something, which a backend may show.
    public var isDestructive: Bool
    /// Its mark.
    public var mark: Mark
    /// Whether the menu stays open when it is chosen.
    public var keepsMenu: Bool

    /// Creates an action.
    public init(
      identifier: Int,
      title: String,
      isEnabled: Bool = true,
      isDestructive: Bool = false,
      mark: Mark = .none,
      keepsMenu: Bool = false
    ) {
      self.identifier = identifier
      self.title = title
      self.isEnabled = isEnabled
      self.isDestructive = isDestructive
      self.mark = mark
      self.keepsMenu = keepsMenu
    }
  }

  /// The mark beside an action.
  public enum Mark: Hashable, Sendable {
    /// It has no room for a mark.
    case none
    /// It could have a mark, and has none.
    case off
    /// It has one.
    case on
    /// It stands for several things of which some are marked.
    case mixed
  }

  /// Whether there is nothing to show.
  public var isEmpty: Bool { Self.isEmpty(items) }

  private static func isEmpty(_ items: [Item]) -> Bool {
    items.allSatisfy { item in
      switch item {
      case .action: false
      case .menu(_, let items), .section(_, let items): isEmpty(items)
      }
    }
  }
}

/// The client of a backend's menu.
@preconcurrency @MainActor
public protocol UIBackendMenuClient: AnyObject {
  /// The user has chosen the action of a number.
  func backendMenuDidChoose(_ identifier: Int)
  /// The menu is not shown any more.
  func backendMenuDidClose()
}
