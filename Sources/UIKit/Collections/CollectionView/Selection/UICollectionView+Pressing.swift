import CoreGraphics
import TesseraCore
import TesseraEngine

// The order of the calls is that of Apple's header: a touch goes down, `shouldHighlight`,
// `didHighlight`; it goes up, `shouldSelect` or `shouldDeselect`, `didSelect` or `didDeselect`,
// `didUnhighlight`. A scroll view that takes the touch to scroll cancels it: `didUnhighlight` alone.
extension UICollectionView {
  /// A touch has gone down: the item under it looks pressed, if the delegate lets it.
  func pressItem(under touches: Set<UITouch>) {
    showCursor(false)
    reportFocus()
    guard selection.permission.isAllowed, pressedItem == nil, engine.movement == nil,
      swipedItem == nil,
      touches.count == 1, let touch = touches.first, touch.button == 1,
      let touched = item(around: touch.view)
    else { return }
    let path = followIfAllowed(touched) {
      selectionCalls?.shouldHighlight(touched) ?? true
    }
    guard let path else { return }
    pressedItem = path
    cell(at: path)?.isHighlighted = true
    guard let pressed = pressedItem else { return }
    selectionCalls?.didHighlight(pressed)
  }

  /// A touch has gone up: the item that was pressed is selected.
  func releaseItem(_ touches: Set<UITouch>, modifiers: UIKeyModifierFlags) {
    guard let path = pressedItem, let touch = touches.first else { return }
    if let cell = cell(at: path), cell.togglesOutline {
      cell.toggleOutline()
    } else if engine.counting.dataCounts.contains(path) {
      select(path, by: touch, modifiers)
    }
    letGoOfItem()
  }

  /// The item that was pressed does not look so any more.
  func letGoOfItem() {
    guard let path = pressedItem else { return }
    pressedItem = nil
    let now = follow(path) { cell(at: path)?.isHighlighted = false }
    if let now { selectionCalls?.didUnhighlight(now) }
  }

  /// The item in whose cell a view is.
  func item(around view: UIView?) -> DataPath? {
    var candidate = view
    while let current = candidate, current !== self {
      if let cell = current as? UICollectionViewCell { return item(of: cell) }
      candidate = current.superview
    }
    return nil
  }

  /// Selects the item that was pressed, as its device does.
  ///
  /// A finger adds to a multiple selection and takes away; a mouse does so with control, or while the
  /// collection view is edited, selects a range with shift, and otherwise selects one item alone, as on
  /// any desktop. Where several can be selected, a second click of a mouse does what a tap does elsewhere.
  private func select(_ path: DataPath, by touch: UITouch, _ modifiers: UIKeyModifierFlags) {
    let isPointer = touch.type == .indirectPointer
    let allowsMany = selection.permission.allowsMany
    if isPointer, modifiers.contains(.shift), allowsMany {
      cursorItem = follow(path) { userSelectRange(to: path) }
      return
    }
    // Rows that are edited have something to tick.
    let isAlone =
      !allowsMany
      || (isPointer && modifiers.isDisjoint(with: [.control, .command]) && !selection.isEditing)
    let now = follow(path) {
      if isAlone { userSelectOnly(path) } else { userToggle(path) }
    }
    cursorItem = now
    rangeStartItem = now
    let acts = isAlone && (!allowsMany || touch.tapCount.isMultiple(of: 2))
    if acts, let now { performPrimaryAction(now) }
  }
}
