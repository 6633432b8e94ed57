import CoreGraphics
import Foundation

/// What a key asks of a collection view.
private enum SelectionKey {
  case move(SelectionStep)
  case toggle
  case act
  case all

  init?(_ key: UIKey) {
    guard key.modifierFlags.isDisjoint(with: [.alternate, .command]) else { return nil }
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
    case .keyboardA where key.modifierFlags == .control: self = .all
    default: return nil
    }
  }
}

/// What keys select on their way.
private enum SelectionWay {
  case item, range, nothing

  /// What the keys that are held down meanwhile ask for; `nil` if that means nothing here.
  init?(_ modifiers: UIKeyModifierFlags, _ selection: Selection) {
    let isMultiple = selection.permission.allowsMany
    if modifiers.contains(.control) {
      guard isMultiple else { return nil }
      self = .nothing
    } else if isMultiple, modifiers.contains(.shift) {
      self = .range
    } else {
      // Rows that are edited have something to tick, which space does.
      self = isMultiple && selection.isEditing ? .nothing : .item
    }
  }
}

extension UICollectionView {
  /// Moves the selection as keys ask for; returns whether one of them did.
  ///
  /// Arrows go to the item that is next in their direction on screen, whatever the layout. Space selects
  /// or deselects and return acts on the item that keys have reached; before there is one they scroll,
  /// as all keys do in a collection view without selection. Where several items can be selected, shift
  /// selects all on the way, with control keys go on and leave the selection as it is, and control with A
  /// selects everything.
  func moveSelection(with presses: Set<UIPress>) -> Bool {
    guard selection.permission.isAllowed, engine.movement == nil else { return false }
    var isTaken = false
    for press in presses {
      guard let key = press.key, let request = SelectionKey(key) else { continue }
      guard let way = SelectionWay(key.modifierFlags, selection),
        perform(request, way)
      else { continue }
      isTaken = true
      swiping.close()
      _ = window?.makeFirstResponder(self)
      showCursor(true)
    }
    return isTaken
  }

  /// Shows what belongs to an item, or hides it, with the arrows along the reading direction.
  private func toggleInOutline(_ indexPath: IndexPath, with step: SelectionStep) -> Bool {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let expands: Bool
    switch step {
    case .right: expands = !isRightToLeft
    case .left: expands = isRightToLeft
    case .up, .down, .pageUp, .pageDown, .home, .end: return false
    }
    guard let place = outline?.place(ofItemAt: indexPath), place.isExpandable,
      place.isExpanded != expands
    else { return false }
    toggleInOutline(indexPath)
    return true
  }

  private func perform(_ key: SelectionKey, _ way: SelectionWay) -> Bool {
    engine.bringModelUpToDate()
    let cursor = cursorItem.flatMap { engine.knownCounts.contains($0) ? $0 : nil }
    switch key {
    case .move(let step):
      if let cursor, toggleInOutline(cursor, with: step) { return true }
      let lane = selection.lane(from: cursor, step) ?? cursor.flatMap { newLane(from: $0, step) }
      guard let target = engine.item(step, from: cursor, along: lane) else { return false }
      let now = follow(target) {
        switch way {
        case .range: userSelectRange(to: target)
        case .nothing: break
        case .item: userSelectOnly(target)
        }
      }
      guard let now else { return true }
      if way == .item { rangeStartItem = now }
      cursorItem = now
      selection.lane = lane?.moved(to: now)
      scrollToItem(at: now, at: [], animated: true)
      return true
    case .toggle:
      guard let cursor else { return false }
      rangeStartItem = follow(cursor) { userToggleOrSelect(cursor) }
      return true
    case .all:
      guard selection.permission.allowsMany else { return false }
      userSelectAll()
      return true
    case .act:
      guard let cursor else { return false }
      performPrimaryAction(cursor)
      return true
    }
  }

  private func userToggleOrSelect(_ indexPath: IndexPath) {
    if selection.permission.allowsMany { userToggle(indexPath) } else { userSelect(indexPath) }
  }
}
