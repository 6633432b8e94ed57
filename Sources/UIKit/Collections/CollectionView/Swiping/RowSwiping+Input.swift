import CoreGraphics
import Foundation
import TesseraCore
import TesseraEngine

// A finger, or a mouse with its button held.
extension RowSwiping {
  /// Whether a touch that has begun to move pulls a row: along it, and to a side on which it has actions.
  func pullShouldBegin() -> Bool {
    let moved = gesture.distanceFromStart
    guard abs(moved.x) > abs(moved.y), let path = row(of: gesture.progress.watched.first?.view)
    else { return false }
    return nominate(path, SwipeEdge(revealedBy: -moved.x))
  }

  func gestureDidChange() {
    switch gesture.state {
    case .began:
      hold(.touch)
      followTouch()
    case .changed: followTouch()
    case .ended:
      followTouch()
      let velocity = Double(gesture.velocity(in: view).x)
      if isHeldByTouch, let row { release(velocity: -velocity * row.edge.sign) }
    case .cancelled:
      if isHeldByTouch { release(velocity: 0) }
    case .possible, .failed: break
    }
  }

  private var isHeldByTouch: Bool {
    guard case .held(_, let pull) = state else { return false }
    return pull.source == .touch
  }

  private func followTouch() {
    guard isHeldByTouch, let row else { return }
    let moved = gesture.translation(in: view).x
    gesture.setTranslation(.zero, in: view)
    pull(by: -Double(moved) * row.edge.sign)
  }
}

// A touchpad, and a wheel that is turned sideways.
extension RowSwiping {
  /// Whether a movement sideways over a view, which reveals what is in a direction, moves a row, which is the candidate
  /// from then on.
  ///
  /// `time` is that of a turn of a wheel, and nil for fingers; turns that follow one that was taken are taken, too.
  func takes(_ direction: CGVector, over hit: UIView, at time: TimeInterval?) -> Bool {
    guard mayPull(hit), let path = row(of: hit) else { return false }
    if let time, let lastTurn, time - lastTurn < ScrollDispatcher.wheelPause {
      self.lastTurn = time
      candidate = nil
      return true
    }
    guard nominate(path, SwipeEdge(revealedBy: direction.dx)) else { return false }
    lastTurn = time
    return true
  }

  /// Fingers on a touchpad reveal more of what is in a direction.
  func touchpadMoved(by distance: CGVector) {
    if candidate != nil { hold(.touchpad) }
    guard case .held(let row, let pull) = state, pull.source == .touchpad else { return }
    self.pull(by: Double(distance.dx) * row.edge.sign)
  }

  func touchpadEnded(velocity: CGVector) {
    guard case .held(let row, let pull) = state, pull.source == .touchpad else { return }
    release(velocity: Double(velocity.dx) * row.edge.sign)
  }

  /// Opens the candidate, or closes it if it is open and is brought back.
  func turnWheel(towards direction: CGVector) {
    guard let candidate else { return }
    guard candidate.row.number == row?.number else { return open() }
    if SwipeEdge(revealedBy: direction.dx) != candidate.row.edge { close() }
  }
}

// Keys.
extension RowSwiping {
  /// Does what keys ask for; returns whether one of them did.
  ///
  /// Escape closes the row, and so does a key that types, which then goes where it would. The Menu key, or F10 with
  /// Shift, opens the row that keys have reached, with the keys on its first button: the trailing actions, with the next
  /// press the leading ones, and closes it with the press after that. A side without actions is passed over.
  func take(_ presses: Set<UIPress>) -> Bool {
    for case let key? in presses.map(\.key) {
      if key.keyCode == .keyboardEscape, row != nil {
        close()
        return true
      }
      if key.opensMenu, openNextSide() { return true }
      if key.types { close() }
    }
    return false
  }

  /// Something was typed in a text: that of the row itself may be changed while it is open.
  func typed(in text: UIView) {
    guard text.window === view.window, let cell = view.swipedCell, !text.isDescendant(of: cell)
    else { return }
    close()
  }

  /// Shows the trailing actions of a cell, or hides those it shows.
  func toggle(_ cell: UICollectionViewCell) {
    guard let path = view.item(of: cell) else { return }
    if path == view.swipedItem { return close() }
    if nominate(path, SwipeEdge(.trailing, isRightToLeft: isRightToLeft)) { open() }
  }

  private func openNextSide() -> Bool {
    guard let path = view.cursorItem, view.engine.movement == nil else { return false }
    var sides = [SwipeSide.trailing, .leading]
    if let row, path == view.swipedItem {
      let isLast = row.edge.side(isRightToLeft: isRightToLeft) == .leading
      sides = isLast ? [] : [.leading]
      close()
    }
    for side in sides {
      guard let path = view.cursorItem else { break }
      guard nominate(path, SwipeEdge(side, isRightToLeft: isRightToLeft)) else { continue }
      open()
      slide?.actions.buttons.first?.becomeFirstResponder()
      break
    }
    return true
  }
}

extension UIKey {
  /// Whether the key types something that is seen.
  fileprivate var types: Bool {
    modifierFlags.isDisjoint(with: [.control, .alternate, .command])
      && !characters.allSatisfy(\.isWhitespace)
  }
}

// Which rows have swipe actions.
extension RowSwiping {
  /// Whether a touch on a view may be about to pull a row: no question is asked of the app.
  func mayPull(_ touched: UIView?) -> Bool {
    guard view.engine.movement == nil, view.activity.glide == nil, let path = row(of: touched)
    else { return false }
    return path == view.swipedItem || (!view.isEditing && hasActions(path))
  }

  /// The item in whose row a view is that leaves touches to the row; nil elsewhere, and in sections that scroll
  /// by themselves.
  func row(of touched: UIView?) -> DataPath? {
    var candidate = touched
    while let current = candidate, current !== view {
      if let cell = current as? UICollectionViewCell {
        return cell.mounting?.container == .root ? view.item(of: cell) : nil
      }
      let isOwn =
        current is SwipeActionButton
        || (current as? AccessoryView).map { $0.accessory.accessoryType != .reorder } == true
      if current is UIControl, !isOwn { return nil }
      candidate = current.superview
    }
    return nil
  }

  private func hasActions(_ path: DataPath) -> Bool {
    [SwipeSide.leading, .trailing].contains {
      view.collectionViewLayout.swipeActions(ofSection: path.section.index, $0) != nil
    }
  }

  /// Asks for the actions at an edge of a row, which is the candidate from then on; returns whether it has any.
  ///
  /// A row that is open is a candidate as it is.
  func nominate(_ path: DataPath, _ edge: SwipeEdge) -> Bool {
    candidate = nil
    if let row, path == view.swipedItem {
      candidate = (path, row)
      return true
    }
    let side = edge.side(isRightToLeft: isRightToLeft)
    var answer: UISwipeActionsConfiguration?
    let now = view.follow(path) { answer = view.engine.door.swipeActions(ofItemAt: path, side) }
    guard let now, let answer, !answer.actions.isEmpty, view.cell(at: now) != nil else {
      return false
    }
    candidate = (now, SwipedRow(number: nextNumber(), configuration: answer, edge: edge))
    return true
  }

  var isRightToLeft: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

/// Reports what a person types in text fields and text views, as long as it exists.
@MainActor
final class TypingWatch {
  private var observers: [any NSObjectProtocol] = []

  init(_ typed: @escaping @MainActor (UIView) -> Void) {
    let names = [UITextField.textDidChangeNotification, UITextView.textDidChangeNotification]
    observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        notification in
        nonisolated(unsafe) let text = notification.object
        MainActor.assumeIsolated {
          if let text = text as? UIView { typed(text) }
        }
      }
    }
  }

  isolated deinit {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }
}
