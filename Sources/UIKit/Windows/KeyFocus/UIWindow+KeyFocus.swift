import CoreGraphics
import Foundation

extension UIWindow {
  /// Where Tab has brought the keys to, and the ring that says so.
  struct KeyFocus {
    weak var view: UIView?
    var ring: FocusRing?
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
  func moveKeyFocus(isForward: Bool) -> Bool {
    layoutIfNeeded()
    let current = currentKeyStop
    if let current, giveKeysInList(behind: current, isForward: isForward) { return true }
    let stops = keyStops
    guard !stops.isEmpty else { return false }
    let place = current.flatMap { current in stops.firstIndex { $0 === current } }
    let start = place ?? (isForward ? -1 : stops.count)
    // A view may refuse the keys, such as a field whose delegate does.
    for distance in 1...stops.count {
      let index = start + (isForward ? distance : -distance)
      let stop = stops[(index % stops.count + stops.count) % stops.count]
      if stop === current { return false }
      if giveKeys(to: stop) { return true }
    }
    return false
  }

  /// The view that Tab starts from: the one that has the keys, or one around it.
  private var currentKeyStop: UIView? {
    var view = firstResponder as? UIView
    while let candidate = view, !candidate.isKeyStop { view = candidate.superview }
    return view
  }

  private func giveKeys(to view: UIView) -> Bool {
    guard view.takeKeysFromTab() else { return false }
    view.scrollIntoSight()
    showKeyFocus(on: view)
    return true
  }

  private func giveKeysInList(behind stop: UIView, isForward: Bool) -> Bool {
    guard let list = stop.enclosingCollectionView, list !== stop else { return false }
    return list.visitStops(behind: stop, isForward: isForward) { giveKeys(to: $0) }
  }

  /// Shows the ring around a view, or nowhere.
  func showKeyFocus(on view: UIView?) {
    let isShown = view?.showsKeyFocusItself == false
    keyFocus.ring?.removeFromSuperview()
    keyFocus.view = view
    guard isShown, let view else {
      keyFocus.ring = nil
      return
    }
    let ring = keyFocus.ring ?? FocusRing(frame: .zero)
    keyFocus.ring = ring
    UIView.performWithoutAnimation { ring.surround(view) }
  }
}
