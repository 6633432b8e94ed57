import CoreGraphics
import Foundation
import TesseraCore
import TesseraEngine

// The focus is the item that keys act on. It is no part of the selection: arrows move it, Space selects, Return does what a tap does.
extension UICollectionView {
  func changeFocus(_ change: (inout Selection.FocusRules) -> Void) {
    change(&selection.focus)
    if !letsItemsHaveFocus, collectionDelegate == nil { showCursor(false) }
  }
}

extension UICollectionView {
  /// Whether items can have the focus now, as far as no delegate says anything else.
  var letsItemsHaveFocus: Bool { isEditing ? allowsFocusDuringEditing : allowsFocus }

  /// Whether any item can have the focus.
  var takesFocus: Bool {
    letsItemsHaveFocus || engine.visibleItems.contains { canFocus($0) }
  }

  /// Whether an item can have the focus: its cell is asked first, if it has one, and then the delegate.
  func canFocus(_ path: DataPath) -> Bool {
    if let cell = cell(at: path), !cell.canBecomeFocused { return false }
    return selectionCalls?.canFocus(path) ?? letsItemsHaveFocus
  }

  /// Moves the focus to an item, if that can have it, and uncovers the item; returns where the item is then.
  @discardableResult
  func moveFocus(to target: DataPath, _ heading: UIFocusHeading = []) -> DataPath? {
    engine.answering.bringModelUpToDate()
    guard engine.counting.dataCounts.contains(target), canFocus(target),
      let now = followIfAllowed(target, { mayMoveFocus(to: target, heading) })
    else { return nil }
    cursorItem = now
    _ = window?.makeFirstResponder(self)
    showCursor(true)
    uncover(now, animated: true)
    reportFocus(heading)
    return cursorItem
  }

  private func mayMoveFocus(to target: DataPath, _ heading: UIFocusHeading) -> Bool {
    guard target != shownFocus else { return true }
    let context = focusContext(to: target, heading)
    for view in [context.previouslyFocusedView, context.nextFocusedView, self]
    where view?.shouldUpdateFocus(in: context) == false {
      return false
    }
    return selectionCalls?.shouldUpdateFocus(context) ?? true
  }

  private func focusContext(
    to target: DataPath?,
    _ heading: UIFocusHeading
  ) -> UICollectionViewFocusUpdateContext {
    let previous = engine.data.followed.reportedFocus
    return UICollectionViewFocusUpdateContext(
      from: (previous, previous.flatMap { cell(at: $0) }),
      to: (target, target.flatMap { cell(at: $0) }),
      heading
    )
  }

  /// Tells the delegate, and the views around, if the focus is elsewhere than they know.
  func reportFocus(_ heading: UIFocusHeading = []) {
    let (now, before) = (shownFocus, engine.data.followed.reportedFocus)
    guard now != before, engine.turn.isIdle else { return }
    let context = focusContext(to: now, heading)
    engine.data.followed.reportedFocus = now
    if let calls = selectionCalls {
      let coordinator = UIFocusAnimationCoordinator()
      calls.didUpdateFocus(context, coordinator)
      coordinator.run()
    }
    window?.tellFocus(
      from: context.previouslyFocusedView,
      to: context.nextFocusedView ?? (now == nil ? nil : self),
      context
    )
  }

  /// Scrolls as little as needed for an item to show whole, in front of nothing and behind nothing.
  func uncover(_ path: DataPath, animated: Bool) {
    scroll(to: path, at: [], animated: animated, sight: sight(of: path))
  }

  /// At the first item that can have the focus what stands before it shows as well, and at the last what stands behind.
  private func sight(of path: DataPath) -> ScrollTarget.Sight {
    let reach = 8
    for isForward in [false, true] {
      var candidate = path
      var count = 0
      while count < reach,
        let next = engine.counting.dataCounts.neighbour(of: candidate, isForward: isForward),
        !canFocus(next)
      {
        candidate = next
        count += 1
      }
      if engine.counting.dataCounts.neighbour(of: candidate, isForward: isForward) == nil {
        return isForward ? .uncoveredAtEnd : .uncoveredAtStart
      }
    }
    return .uncovered
  }
}

extension UICollectionView {
  /// Takes the keys; the focus comes to the item that is preferred.
  func takeKeys() -> Bool {
    guard window?.makeFirstResponder(self) == true else { return false }
    engine.answering.bringModelUpToDate()
    if let item = preferredFocus {
      cursorItem = item
      showCursor(true)
      uncover(item, animated: true)
    } else {
      showCursor(true)
    }
    reportFocus()
    return true
  }

  /// The item that the focus comes to when it comes to the collection view.
  var preferredFocus: DataPath? {
    let counts = engine.counting.dataCounts
    let last = cursorItem.flatMap { counts.contains($0) && canFocus($0) ? $0 : nil }
    if remembersLastFocusedIndexPath, let last { return last }
    if let preferred = selectionCalls?.preferredFocus(), counts.contains(preferred),
      canFocus(preferred)
    {
      return preferred
    }
    if let last, cell(at: last) != nil { return last }
    let visible = engine.visibleItems
    let selected = visible.first { isSelected($0) && canFocus($0) }
    return selected ?? visible.first { engine.answering.isUncovered($0) && canFocus($0) }
      ?? visible.first { canFocus($0) }
  }
}
