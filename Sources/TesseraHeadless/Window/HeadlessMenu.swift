import CoreGraphics
import Foundation
public import UIKit

/// A menu of the headless backend, whose items a test can choose.
@preconcurrency @MainActor
public final class HeadlessMenu {
  /// The contents of the menu.
  public private(set) var menu: UIBackendMenu
  /// The rectangle beside which the menu is placed, in the coordinates of the window, brought into it.
  public let rect: CGRect
  private var client: (any UIBackendMenuClient)?
  private weak var window: HeadlessWindow?

  init(
    _ menu: UIBackendMenu,
    beside rect: CGRect,
    client: any UIBackendMenuClient,
    in window: HeadlessWindow
  ) {
    self.menu = menu
    self.client = client
    self.window = window
    let room = CGRect(origin: .zero, size: window.contentSize)
    let start = CGPoint(x: Self.inside(rect.minX, room.maxX), y: Self.inside(rect.minY, room.maxY))
    let end = CGPoint(x: Self.inside(rect.maxX, room.maxX), y: Self.inside(rect.maxY, room.maxY))
    self.rect = CGRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
  }

  private static func inside(_ place: CGFloat, _ end: CGFloat) -> CGFloat {
    place.isFinite ? min(max(place, 0), end) : 0
  }

  func update(_ menu: UIBackendMenu) { self.menu = menu }

  /// Chooses the first action with that title, in this menu or in one that opens from it; returns whether there is one
  /// that can be chosen.
  @discardableResult
  public func choose(_ title: String) -> Bool {
    choose { $0.title == title }
  }

  /// Chooses the action of a number; returns whether there is one that can be chosen.
  @discardableResult
  public func choose(_ identifier: Int) -> Bool {
    choose { $0.identifier == identifier }
  }

  private func choose(_ isMeant: (UIBackendMenu.Action) -> Bool) -> Bool {
    guard let client, let action = actions(menu.items).first(where: isMeant), action.isEnabled
    else { return false }
    client.backendMenuDidChoose(action.identifier)
    if !action.keepsMenu { close() }
    return true
  }

  /// Closes the menu, as Escape does.
  public func close() {
    guard let client else { return }
    self.client = nil
    window?.menuDidClose(self)
    client.backendMenuDidClose()
  }

  private func actions(_ items: [UIBackendMenu.Item]) -> [UIBackendMenu.Action] {
    items.flatMap { item -> [UIBackendMenu.Action] in
      switch item {
      case .action(let action): [action]
      case .menu(_, let items), .section(_, let items): actions(items)
      }
    }
  }

  /// One line for each item: its mark, its words, what is special about it; those of menus in it further in.
  public var lines: [String] {
    (menu.title.isEmpty ? [] : ["“\(menu.title)”"]) + Self.lines(menu.items, indentation: "")
  }

  private static func lines(_ items: [UIBackendMenu.Item], indentation: String) -> [String] {
    items.flatMap { item -> [String] in
      switch item {
      case .action(let action): return [indentation + line(action)]
      case .menu(let title, let items):
        return ["\(indentation)\(title) ▸"] + lines(items, indentation: indentation + "  ")
      case .section(let title, let items):
        let line = title.isEmpty ? "———" : "——— \(title)"
        return [indentation + line] + lines(items, indentation: indentation)
      }
    }
  }

  private static func line(_ action: UIBackendMenu.Action) -> String {
    let mark =
      switch action.mark {
      case .none: ""
      case .off: "☐ "
      case .on: "☑ "
      case .mixed: "◪ "
      }
    let disabled = action.isEnabled ? "" : " (disabled)"
    let kept = action.keepsMenu ? " (keeps the menu)" : ""
    return mark + action.title + (action.isDestructive ? " (destructive)" : "") + kept + disabled
  }
}
