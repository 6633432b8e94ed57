import CoreGraphics
import Foundation

/// A menu that is on screen, from when it is presented until it is closed.
@MainActor
final class MenuSession: UIBackendMenuClient {
  private var source: UIMenu
  private var contents: MenuContents
  private weak var window: UIWindow?
  /// The view that the menu belongs to, and goes with.
  private(set) weak var owner: UIView?
  private var events: Events?

  /// What the owner of the menu hears of it.
  struct Events {
    /// An action was chosen; called before it is performed.
    var willPerform: (UIAction) -> Void = { _ in }
    /// It was performed.
    var didPerform: (UIAction) -> Void = { _ in }
    var didClose: () -> Void = {}
  }

  /// Presents a menu beside `rect`, in the coordinates of `owner`; returns `nil` if there is nothing to show, or no window.
  init?(_ menu: UIMenu, of owner: UIView, beside rect: CGRect, events: Events = Events()) {
    source = menu
    contents = MenuContents(menu)
    guard let window = owner.window, let backendWindow = window.backendWindow,
      !contents.menu.isEmpty
    else { return nil }
    self.window = window
    self.owner = owner
    self.events = events
    window.menuSession?.dismiss()
    window.menuSession = self
    backendWindow.presentMenu(
      contents.menu,
      beside: owner.convert(rect, to: nil),
      client: self
    )
  }

  /// Closes the menu.
  func dismiss() {
    guard events != nil else { return }
    window?.backendWindow?.dismissMenu()
  }

  /// Shows a menu in place of the one that is shown, or what has changed in that.
  func show(_ menu: UIMenu?) {
    guard events != nil, let backendWindow = window?.backendWindow else { return }
    let former = contents.menu
    contents = MenuContents(menu ?? source)
    source = menu ?? source
    if contents.menu.isEmpty {
      backendWindow.dismissMenu()
    } else if contents.menu != former {
      backendWindow.updateMenu(contents.menu)
    }
  }

  func backendMenuDidChoose(_ identifier: Int) {
    guard let events, let action = contents.choose(identifier, from: owner) else { return }
    let keepsMenu = action.attributes.contains(.keepsMenuPresented)
    events.willPerform(action)
    if let control = owner as? UIControl {
      control.sendAction(action)
    } else {
      action.perform(from: owner)
    }
    events.didPerform(action)
    if keepsMenu { show(nil) }
  }

  func backendMenuDidClose() {
    let events = events
    self.events = nil
    if window?.menuSession === self { window?.menuSession = nil }
    events?.didClose()
  }
}
