import CoreGraphics
import Foundation

extension UIWindow {
  /// Where Tab has brought the keys to, and the ring that says so.
  struct KeyFocus {
    weak var view: UIView?
    var ring: FocusRing?
    /// Whether the keys are on their way from one view to another, which is one move and not two.
    var isMoving = false
  }

  /// Brings the keys on with Tab and back with Tab and Shift; answers whether one of the keys does that.
  func moveKeyFocus(with presses: Set<UIPress>) -> Bool {
    for press in presses where press.phase != .ended {
      guard let key = press.key, key.keyCode == .keyboardTab,
        key.modifierFlags.isDisjoint(with: [.alternate, .command])
      else { continue }
      return moveKeyFocus(isForward: !key.modifierFlags.contains(.shift))
    }
    return false
  }

  /// Moves key events to the next view that Tab stops at, in reading order, or the one before; wraps at the ends.
  ///
  /// From inside a cell the way goes on through the items of the collection view, also those that are out of sight.
  /// Answers whether there is a view to stop at that takes the keys.
  package func moveKeyFocus(isForward: Bool) -> Bool {
    layoutIfNeeded()
    let current = currentKeyStop
    if current?.moveKeysAmongParts(isForward: isForward) == true { return true }
    let heading = isForward ? UIFocusHeading.next : .previous
    if let current, giveKeysInList(behind: current, isForward, heading) { return true }
    let stops = keyStops
    guard !stops.isEmpty else { return false }
    let place = current.flatMap { current in stops.firstIndex { $0 === current } }
    let start = place ?? (isForward ? -1 : stops.count)
    // A view may refuse the keys, such as a field whose delegate does.
    for distance in 1...stops.count {
      let index = start + (isForward ? distance : -distance)
      let stop = stops[(index % stops.count + stops.count) % stops.count]
      if stop === current { return false }
      if giveKeys(to: stop, heading) { return true }
    }
    return false
  }

  /// The view that Tab starts from: the one that has the keys, or one around it.
  var currentKeyStop: UIView? {
    var view = firstResponder as? UIView
    while let candidate = view, !candidate.isTabStop { view = candidate.superview }
    return view
  }

  /// Moves the focus to a view, if that and the one that has it allow it; returns whether it is there.
  @discardableResult
  func giveKeys(to view: UIView, _ heading: UIFocusHeading = []) -> Bool {
    let previous = focusedView
    let context = UIFocusUpdateContext(from: previous, to: view, heading)
    guard view.shouldUpdateFocus(in: context), previous?.shouldUpdateFocus(in: context) ?? true
    else { return false }
    keyFocus.isMoving = true
    let isTaken = view.takeKeysFromTab(heading)
    keyFocus.isMoving = false
    // A view may refuse the keys, or hand them on while it is told that it has them.
    guard isTaken, firstResponder === view else {
      if firstResponder !== keyFocus.view { showKeyFocus(on: nil) }
      return isTaken
    }
    view.scrollIntoSight()
    showKeyFocus(on: view, heading)
    return true
  }

  private func giveKeysInList(
    behind stop: UIView,
    _ isForward: Bool,
    _ heading: UIFocusHeading
  ) -> Bool {
    guard let list = stop.enclosingCollectionView, list !== stop else { return false }
    return list.visitStops(behind: stop, isForward: isForward) { giveKeys(to: $0, heading) }
  }

  /// A view with the ring has scrolled: the ring stays where the view shows its content.
  func keepKeyFocusRing(on view: UIView) {
    guard keyFocus.view === view, let ring = keyFocus.ring else { return }
    UIView.performWithoutAnimation { ring.frame.origin = view.bounds.origin }
  }

  /// Shows the ring around a view, or nowhere.
  func showKeyFocus(on view: UIView?, _ heading: UIFocusHeading = []) {
    let previous = keyFocus.view
    keyFocus.ring?.removeFromSuperview()
    keyFocus.view = view
    if let view, !view.showsKeyFocusItself, let effect = view.focusEffect as? UIFocusHaloEffect {
      let ring = keyFocus.ring ?? FocusRing(frame: .zero)
      keyFocus.ring = ring
      UIView.performWithoutAnimation { ring.surround(view, effect) }
    } else {
      keyFocus.ring = nil
    }
    guard previous !== view else { return }
    // A collection view reports the items in it itself.
    let ends = [previous, view].map { $0 is UICollectionView ? nil : $0 }
    guard ends[0] != nil || ends[1] != nil else { return }
    tellFocus(from: ends[0], to: ends[1], UIFocusUpdateContext(from: ends[0], to: ends[1], heading))
  }
}
