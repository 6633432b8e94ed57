import CoreGraphics
import Foundation

/// What a key asks of a collection view.
private enum SelectionKey {
  case move(SelectionStep)
  case toggle
  case act

  init?(_ key: UIKey) {
    guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else { return nil }
    switch key.keyCode {
    case .keyboardUpArrow: self = .move(.up)
    case .keyboardDownArrow: self = .move(.down)
    case .keyboardLeftArrow: self = .move(.left)
    case .keyboardRightArrow: self = .move(.right)
    case .keyboardPageUp: self = .move(.pageUp)
    case .keyboardPageDown: self = .move(.pageDown)
    case .keyboardHome: self = .move(.home)
    case .keyboardEnd: self = .move(.end)
    case .keyboardSpacebar: self = .toggle
    case .keyboardReturnOrEnter: self = .act
    default: return nil
    }
  }
}

extension UICollectionView {
  /// Moves the selection as keys ask for; answers whether one of them did.
  ///
  /// Arrows go to the item that is next in their direction on screen, whatever the layout. Space selects
  /// or deselects and return acts on the item that keys have reached; before there is one they scroll,
  /// as all keys do in a collection view without selection.
  func moveSelection(with presses: Set<UIPress>) -> Bool {
    guard allowsSelection else { return false }
    var isTaken = false
    for press in presses {
      guard let key = press.key, let request = SelectionKey(key) else { continue }
      if perform(request, extends: key.modifierFlags.contains(.shift)) { isTaken = true }
    }
    return isTaken
  }

  private func perform(_ key: SelectionKey, extends: Bool) -> Bool {
    engine.bringModelUpToDate()
    let cursor = selection.cursor.flatMap { engine.knownCounts.contains($0) ? $0 : nil }
    switch key {
    case .move(let step):
      guard let target = engine.item(step, from: cursor) else { return false }
      if extends, allowsMultipleSelection {
        userSelectRange(to: target)
      } else {
        userSelectOnly(target)
        selection.rangeStart = target
      }
      selection.cursor = target
      scrollToItem(at: target, at: [], animated: true)
      return true
    case .toggle:
      guard let cursor else { return false }
      if allowsMultipleSelection { userToggle(cursor) } else { userSelect(cursor) }
      return true
    case .act:
      guard let cursor else { return false }
      performPrimaryAction(cursor)
      return true
    }
  }
}
