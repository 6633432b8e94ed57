import Foundation

/// What a menu shows, as a backend takes it, and the actions behind it.
///
/// 1. Hidden actions, and menus in which nothing is left, are left out.
/// 2. A menu that is displayed inline is a section.
/// 3. Where an action of a menu or of its sections is marked, or one is to be, all of them have room for a mark.
/// 4. A menu may stand in itself, or be 32 menus deep, no further: what is deeper is left out.
@MainActor
struct MenuContents {
  private(set) var menu = UIBackendMenu()
  /// The actions by the numbers that the backend knows them by.
  private(set) var actions: [UIAction] = []
  /// For each action, the innermost menu around it that marks one action only.
  private var selections: [UIMenu?] = []

  private static let deepest = 32

  init(_ menu: UIMenu) {
    self.menu.title = menu.title
    self.menu.items = items(of: menu, around: Surroundings(menu), depth: 0)
  }

  /// What holds for the actions of a menu.
  private struct Surroundings {
    var hasMarks: Bool
    var selection: UIMenu?

    @MainActor
    init(_ menu: UIMenu) {
      let selects = menu.options.contains(.singleSelection)
      hasMarks = selects || menu.ownActions.contains { $0.state != .off }
      selection = selects ? menu : nil
    }
  }

  private mutating func items(
    of menu: UIMenu,
    around surroundings: Surroundings,
    depth: Int
  ) -> [UIBackendMenu.Item] {
    guard depth < Self.deepest else { return [] }
    return menu.children.compactMap { child in
      if let action = child as? UIAction { return item(of: action, surroundings) }
      if let command = child as? UICommand { return item(of: command.menuAction, surroundings) }
      guard let inner = child as? UIMenu else { return nil }
      return item(of: inner, in: surroundings, depth: depth + 1)
    }
  }

  private mutating func item(of action: UIAction, _ around: Surroundings) -> UIBackendMenu.Item? {
    guard !action.attributes.contains(.hidden) else { return nil }
    actions.append(action)
    selections.append(around.selection)
    let mark: UIBackendMenu.Mark =
      switch action.state {
      case .on: .on
      case .mixed: .mixed
      case .off: around.hasMarks ? .off : .none
      }
    return .action(
      UIBackendMenu.Action(
        identifier: actions.count - 1,
        title: action.title,
        isEnabled: !action.attributes.contains(.disabled),
        isDestructive: action.attributes.contains(.destructive),
        mark: mark,
        keepsMenu: action.attributes.contains(.keepsMenuPresented)
      )
    )
  }

  private mutating func item(
    of menu: UIMenu,
    in around: Surroundings,
    depth: Int
  ) -> UIBackendMenu.Item? {
    var surroundings = Surroundings(menu)
    let isInline = menu.options.contains(.displayInline)
    if isInline {
      surroundings.hasMarks = surroundings.hasMarks || around.hasMarks
      surroundings.selection = surroundings.selection ?? around.selection
    }
    let items = items(of: menu, around: surroundings, depth: depth)
    guard !items.isEmpty else { return nil }
    return isInline
      ? .section(title: menu.title, items) : .menu(title: menu.title, items)
  }

  /// Performs the action of a number, if it can still be chosen, and marks it where one is marked.
  func choose(_ identifier: Int, from sender: AnyObject?) -> UIAction? {
    guard actions.indices.contains(identifier) else { return nil }
    let action = actions[identifier]
    guard action.attributes.isDisjoint(with: [.disabled, .hidden]) else { return nil }
    selections[identifier]?.select(action)
    return action
  }
}
