import CoreGraphics
import TesseraCore
import TesseraEngine

/// A request that a key makes of a collection view.
private enum FocusKey {
  case move(SelectionStep, FocusMove)
  case toggle
  case extend
  case act
  case all
  case nothing

  init?(_ key: UIKey) {
    let modifiers = key.modifierFlags
    guard modifiers.isDisjoint(with: [.alternate, .command]) else { return nil }
    if let step = SelectionStep(key.keyCode) {
      self = .move(step, FocusMove(modifiers))
      return
    }
    switch key.keyCode {
    case .keyboardSpacebar: self = modifiers.contains(.shift) ? .extend : .toggle
    case .keyboardReturnOrEnter: self = .act
    case .keyboardA where modifiers == .control: self = .all
    case .keyboardA where modifiers == [.control, .shift]: self = .nothing
    default: return nil
    }
  }
}

/// The effect of a step of the focus on the selection.
private enum FocusMove {
  /// Nothing, or what the collection view says that follows.
  case plain
  /// With Control, nothing at all: the selection and the start of its range stay.
  case alone
  /// With Shift, all from the start of the range is selected; with Control as well, in addition to what is selected.
  case range(isAdded: Bool)

  init(_ modifiers: UIKeyModifierFlags) {
    let isControl = modifiers.contains(.control)
    self =
      modifiers.contains(.shift) ? .range(isAdded: isControl) : isControl ? .alone : .plain
  }
}

extension SelectionStep {
  init?(_ key: UIKeyboardHIDUsage) {
    switch key {
    case .keyboardUpArrow: self = .up
    case .keyboardDownArrow: self = .down
    case .keyboardLeftArrow: self = .left
    case .keyboardRightArrow: self = .right
    case .keyboardPageUp: self = .pageUp
    case .keyboardPageDown: self = .pageDown
    case .keyboardHome: self = .home
    case .keyboardEnd: self = .end
    default: return nil
    }
  }

  /// The same step in the content of a scroll view, which may be turned over or round in the window; first and last stay.
  @MainActor
  func inContent(of view: UIScrollView) -> SelectionStep {
    let onScreen: CGVector
    switch self {
    case .up, .pageUp: onScreen = CGVector(dx: 0, dy: -1)
    case .down, .pageDown: onScreen = CGVector(dx: 0, dy: 1)
    case .left: onScreen = CGVector(dx: -1, dy: 0)
    case .right: onScreen = CGVector(dx: 1, dy: 0)
    case .home, .end: return self
    }
    let way = view.direction(inContent: onScreen)
    let isForward = way[way.dominantAxis] > 0
    switch (self, way.dominantAxis) {
    case (.pageUp, _), (.pageDown, _): return isForward ? .pageDown : .pageUp
    case (_, .vertical): return isForward ? .down : .up
    case (_, .horizontal): return isForward ? .right : .left
    }
  }

  fileprivate var heading: UIFocusHeading {
    switch self {
    case .up, .pageUp: .up
    case .down, .pageDown: .down
    case .left: .left
    case .right: .right
    case .home: .first
    case .end: .last
    }
  }
}

extension UICollectionView {
  /// Moves the focus as keys ask for, and selects; returns whether one of them did.
  ///
  /// Arrows go to the item that is next in their direction on screen, whatever the layout. Space selects or deselects the item with the
  /// focus, and return does with it what a tap does; before there is one they scroll, as all keys do in a collection view
  /// where no item can have the focus. Where several items can be selected, shift selects all from where the selection
  /// began, control with A selects everything, and with shift as well nothing. With control alone keys change no selection,
  /// also where that follows the focus.
  func moveFocus(with presses: Set<UIPress>) -> Bool {
    guard engine.movement == nil, takesFocus else { return false }
    var isTaken = false
    for press in presses {
      guard let key = press.key, let request = FocusKey(key), perform(request) else { continue }
      isTaken = true
      swiping.close()
      _ = window?.makeFirstResponder(self)
      showCursor(true)
      reportFocus()
    }
    return isTaken
  }

  /// Shows what belongs to an item, or hides it, with the arrows along the reading direction.
  private func toggleInOutline(_ path: DataPath, with step: SelectionStep) -> Bool {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let expands: Bool
    switch step {
    case .right: expands = !isRightToLeft
    case .left: expands = isRightToLeft
    case .up, .down, .pageUp, .pageDown, .home, .end: return false
    }
    guard let place = outline?.place(ofItemAt: path), place.isExpandable,
      place.isExpanded != expands
    else { return false }
    toggleInOutline(path)
    return true
  }

  private func perform(_ key: FocusKey) -> Bool {
    engine.answering.bringModelUpToDate()
    let item = cursorItem.flatMap { engine.counting.dataCounts.contains($0) ? $0 : nil }
    if case .move(let step, let move) = key { return moveFocus(step, from: item, move) }
    let (isAllowed, allowsMany) = (selection.permission.isAllowed, selection.permission.allowsMany)
    switch key {
    case .move: return false
    case .all, .nothing:
      guard allowsMany else { return false }
      if case .all = key { userSelectAll() } else { userDeselectAll() }
    case .toggle:
      guard let item, isAllowed else { return false }
      rangeStartItem = follow(item) { if allowsMany { userToggle(item) } else { userSelect(item) } }
    case .extend:
      guard let item, allowsMany else { return false }
      userSelectRange(to: item)
    case .act:
      guard let item else { return false }
      act(on: item)
    }
    return true
  }

  /// Moves the focus, and then selects what a step does.
  private func moveFocus(_ step: SelectionStep, from item: DataPath?, _ move: FocusMove) -> Bool {
    if let item, toggleInOutline(item, with: step) { return true }
    let way = step.inContent(of: self)
    let lane = selection.lane(from: item, way) ?? item.flatMap { newLane(from: $0, way) }
    guard let target = focusable(way, from: item, along: lane) else { return false }
    guard let now = moveFocus(to: target, step.heading) else { return true }
    selection.lane = lane?.moved(to: now)
    switch move {
    case .range(let isAdded) where selection.permission.allowsMany:
      if rangeStartItem == nil { rangeStartItem = item }
      userSelectRange(to: now, isAdded: isAdded)
    case .plain, .range: rangeStartItem = selectFollowing(now)
    case .alone: break
    }
    return true
  }

  /// The item that a step leads to, past those that cannot have the focus.
  private func focusable(
    _ step: SelectionStep,
    from item: DataPath?,
    along lane: SelectionLane?
  ) -> DataPath? {
    guard item != nil || step.heading == .first || step.heading == .last else {
      return preferredFocus
    }
    return engine.focusSearch.item(step, from: item, along: lane) { self.canFocus($0) }
  }

  /// Selects the item that the focus has come to, if selection follows; returns where the item is then.
  func selectFollowing(_ path: DataPath) -> DataPath? {
    guard selectionFollowsFocus, selection.permission.isAllowed,
      !(selection.permission.allowsMany && selection.isEditing), !isSelected(path)
    else { return path }
    let now = followIfAllowed(path) { selectionCalls?.selectionFollowsFocus(path) ?? true }
    return now.flatMap { now in follow(now) { userSelectOnly(now) } } ?? cursorItem
  }

  /// Does with an item what a tap does: selects it, or ticks it while it is edited, and performs its primary action.
  private func act(on item: DataPath) {
    if let cell = cell(at: item), cell.togglesOutline { return cell.toggleOutline() }
    let permission = selection.permission
    if selection.isEditing {
      guard permission.isAllowed else { return }
      rangeStartItem = follow(item) {
        if permission.allowsMany { userToggle(item) } else { userSelectOnly(item) }
      }
      return
    }
    var now: DataPath? = item
    let isSelectedAlready =
      isSelected(item) && (permission.allowsMany || selectionFollowsFocus)
    if permission.isAllowed, !isSelectedAlready {
      now = follow(item) { userSelectOnly(item) }
      rangeStartItem = now
    }
    if let now { performPrimaryAction(now) }
  }
}
