import CoreGraphics
import Foundation

extension UIButton {
  struct MenuSetup {
    var menu: UIMenu?
    var isPrimary = false
    /// What opens the menu by the secondary button and by a finger that rests, where a press does something else.
    var interaction: UIContextMenuInteraction?
    var source: ButtonMenuSource?
    /// Is called when a pop-up button shows another action than before.
    var didSelect: ((UIMenu) -> Void)?
  }

  /// Whether a press opens a menu.
  var opensMenu: Bool { showsMenuAsPrimaryAction && menu != nil }

  /// Whether the button shows which action of its menu is marked.
  private var isPopUp: Bool { opensMenu && setup.togglesSelection }

  /// The action that a pop-up button shows.
  var popUpSelection: UIAction? {
    guard isPopUp else { return nil }
    return menu?.ownActions.first { $0.state == .on }
  }

  func menuDidChange() {
    if isPopUp, popUpSelection == nil, let menu,
      let first = menu.ownActions.first(where: { $0.attributes.isEmpty })
    {
      menu.select(first)
    }
    placeMenuInteraction()
    invalidateFace()
    guard let session = window?.menuSession, session.owner === self else { return }
    if let menu { session.show(menu) } else { session.dismiss() }
  }

  private func placeMenuInteraction() {
    guard menu != nil, !showsMenuAsPrimaryAction else {
      if let interaction = setup.menu.interaction { removeInteraction(interaction) }
      setup.menu.interaction = nil
      return
    }
    guard setup.menu.interaction == nil else { return }
    let source = setup.menu.source ?? ButtonMenuSource()
    let interaction = UIContextMenuInteraction(delegate: source)
    setup.menu.source = source
    setup.menu.interaction = interaction
    addInteraction(interaction)
  }

  /// Opens the menu beside the button.
  func openMenu() {
    guard let menu else { return }
    let isPopUp = isPopUp
    let events = MenuSession.Events(
      willPerform: { [weak self] action in
        if isPopUp { self?.menu?.select(action) }
        self?.invalidateFace()
      },
      didPerform: { [weak self] _ in
        if isPopUp, let menu = self?.menu { self?.setup.menu.didSelect?(menu) }
      }
    )
    _ = MenuSession(menu, of: self, beside: bounds, events: events)
  }
}

/// Opens the menu of a button where a press does something else.
@MainActor
final class ButtonMenuSource: NSObject, UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let button = interaction.view as? UIButton, button.isEnabled, let menu = button.menu
    else { return nil }
    return UIContextMenuConfiguration(actionProvider: { _ in menu })
  }
}
