import CGTK
import CoreGraphics
import Foundation
import UIKit

/// A menu of a window, from when it is presented until it is closed.
///
/// It shows titles, marks, sections and menus in menus, as GtkPopoverMenu does, what destroys something in red, and a mixed mark as a check
/// box of GTK does.
@MainActor
final class GTKMenu {
  private var contents: UIBackendMenu
  private var state: State
  /// Called once the menu is closed, before its client is.
  var didClose: () -> Void = {}

  private enum State {
    case waiting(any UIBackendMenuClient)
    case shown(any UIBackendMenuClient, OpaquePointer)
    case closed
  }

  init(_ contents: UIBackendMenu, client: any UIBackendMenuClient) {
    self.contents = contents
    state = .waiting(client)
  }

  isolated deinit {
    if case .shown(_, let menu) = state { tsr_menu_free(menu) }
  }

  /// Shows the menu in front of `view`, beside a rectangle in its coordinates.
  func show(in view: UnsafeMutablePointer<GtkWidget>, beside rect: CGRect) {
    guard case .waiting(let client) = state else { return }
    guard !contents.isEmpty, gtk_widget_get_mapped(view) != 0 else { return close() }
    let menu = tsr_menu_new(callbacks())
    state = .shown(client, menu)
    let items = makeItems(of: menu)
    let size = CGSize(
      width: CGFloat(gtk_widget_get_width(view)),
      height: CGFloat(gtk_widget_get_height(view))
    )
    tsr_menu_popup(menu, items, view, Self.place(rect, in: size))
  }

  /// The rectangle in whole points, brought into a view; GTK needs one point at least.
  private static func place(_ rect: CGRect, in size: CGSize) -> GdkRectangle {
    func inside(_ place: CGFloat, _ end: CGFloat) -> Int32 {
      place.isFinite ? Int32(min(max(place, 0), min(max(end, 0), 32_767))) : 0
    }
    let (x, y) = (inside(rect.minX, size.width), inside(rect.minY, size.height))
    return GdkRectangle(
      x: x,
      y: y,
      width: max(1, inside(rect.maxX, size.width) - x),
      height: max(1, inside(rect.maxY, size.height) - y)
    )
  }

  private func makeItems(of menu: OpaquePointer) -> OpaquePointer {
    let items = makeItems(contents.items, of: menu)
    guard !contents.title.isEmpty else { return items }
    let titled = tsr_menu_items_new()
    tsr_menu_add_section(titled, contents.title, items)
    return titled
  }

  private func makeItems(_ items: [UIBackendMenu.Item], of menu: OpaquePointer) -> OpaquePointer {
    let list = tsr_menu_items_new()
    for item in items {
      switch item {
      case .action(let action):
        tsr_menu_add_action(menu, list, action.title, action.ofGTK)
      case .menu(let title, let items): tsr_menu_add_menu(list, title, makeItems(items, of: menu))
      case .section(let title, let items):
        tsr_menu_add_section(list, title, makeItems(items, of: menu))
      }
    }
    return list
  }

  /// Shows other contents, at once where nothing but marks and what can be chosen differ.
  func update(_ contents: UIBackendMenu) {
    let former = self.contents
    self.contents = contents
    guard case .shown(_, let menu) = state else { return }
    if former.withoutStates == contents.withoutStates {
      for action in contents.actions { tsr_menu_update_action(menu, action.ofGTK) }
    } else {
      // Not from inside the press of a button that goes.
      MainLoop.afterwards { [weak self] in self?.replaceItems() }
    }
  }

  private func replaceItems() {
    guard case .shown(_, let menu) = state else { return }
    tsr_menu_remove_actions(menu)
    tsr_menu_show_items(menu, makeItems(of: menu))
  }

  /// Closes the menu; the client is told soon.
  func dismiss() {
    switch state {
    case .waiting: MainLoop.afterwards { [self] in close() }
    case .shown(_, let menu): tsr_menu_popdown(menu)
    case .closed: break
    }
  }

  /// Takes the menu away and tells its client, at once.
  func close() {
    let client: any UIBackendMenuClient
    switch state {
    case .waiting(let waiting): client = waiting
    case .shown(let shown, let menu):
      client = shown
      tsr_menu_free(menu)
    case .closed: return
    }
    state = .closed
    didClose()
    client.backendMenuDidClose()
  }

  /// Does what a person does who chooses an action; returns whether there is one that can be chosen.
  func choose(_ identifier: Int) -> Bool {
    guard case .shown(_, let menu) = state else { return false }
    return tsr_menu_choose(menu, Int32(clamping: identifier))
  }

  /// Whether the menu is on screen.
  var isShown: Bool {
    guard case .shown = state else { return false }
    return true
  }

  private func didChoose(_ identifier: Int32) {
    guard case .shown(let client, _) = state else { return }
    client.backendMenuDidChoose(Int(identifier))
  }

  private nonisolated static func menu(_ context: UnsafeMutableRawPointer?) -> GTKMenu? {
    context.map { Unmanaged<GTKMenu>.fromOpaque($0).takeUnretainedValue() }
  }

  private func callbacks() -> TsrMenuClient {
    TsrMenuClient(
      context: Unmanaged.passUnretained(self).toOpaque(),
      chosen: { context, identifier in
        nonisolated(unsafe) let context = context
        MainActor.assumeIsolated { GTKMenu.menu(context)?.didChoose(identifier) }
      },
      closed: { context in
        nonisolated(unsafe) let context = context
        MainActor.assumeIsolated { GTKMenu.menu(context)?.close() }
      }
    )
  }
}

extension UIBackendMenu.Action {
  fileprivate var ofGTK: TsrMenuAction {
    TsrMenuAction(
      identifier: Int32(clamping: identifier),
      is_enabled: isEnabled,
      can_be_marked: mark != .none,
      is_marked: mark == .on || mark == .mixed,
      is_mixed: mark == .mixed,
      is_destructive: isDestructive,
      keeps_menu: keepsMenu
    )
  }
}

extension UIBackendMenu {
  /// The actions, from top to bottom, those of menus in it included.
  fileprivate var actions: [Action] { Self.actions(items) }

  private static func actions(_ items: [Item]) -> [Action] {
    items.flatMap { item -> [Action] in
      switch item {
      case .action(let action): [action]
      case .menu(_, let items), .section(_, let items): actions(items)
      }
    }
  }

  /// The menu with nothing marked, though it may have room for marks, and everything to be chosen.
  fileprivate var withoutStates: UIBackendMenu {
    UIBackendMenu(title: title, items: items.map(Self.withoutStates))
  }

  private static func withoutStates(_ item: Item) -> Item {
    switch item {
    case .action(var action):
      action.isEnabled = true
      if action.mark != .none { action.mark = .off }
      return .action(action)
    case .menu(let title, let items): return .menu(title: title, items.map(withoutStates))
    case .section(let title, let items): return .section(title: title, items.map(withoutStates))
    }
  }
}
