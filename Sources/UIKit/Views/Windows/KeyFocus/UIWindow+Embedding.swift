import CoreGraphics
import Foundation

extension UIWindow {
  /// Brings the keys to the first view that Tab stops at, or the last, as they come from what is around an embedded window.
  ///
  /// Returns false where no view takes keys.
  package func takeKeysFromOutside(isForward: Bool) -> Bool {
    _ = firstResponder?.resignFirstResponder()
    firstResponder = nil
    return moveKeyFocus(isForward: isForward) || firstViewThatTakesKeys(in: keyScope) != nil
  }

  /// Brings the keys on to the next view that Tab stops at, or the one before, and not round at the ends.
  ///
  /// Returns false at the last one.
  package func moveKeysInside(isForward: Bool) -> Bool {
    currentKeyStop?.moveKeysAmongParts(isForward: isForward) == true
      || !isAtLastKeyStop(isForward: isForward) && moveKeyFocus(isForward: isForward)
  }

  /// Keys go to what is around an embedded window now: no view is the first responder, and no ring is shown.
  package func giveKeysUp() {
    showKeyFocus(on: nil)
    if firstResponder?.resignFirstResponder() == true { firstResponder = nil }
  }

  /// Moves key events to what is around an embedded window, if Tab is pressed at its end; returns whether it did.
  func moveKeysOut(with presses: Set<UIPress>) -> Bool {
    guard let outer = backendWindow as? any UIBackendEmbeddedWindow else { return false }
    for press in presses where press.phase != .ended {
      guard let key = press.key, key.keyCode == .keyboardTab,
        key.modifierFlags.isDisjoint(with: [.alternate, .command])
      else { continue }
      let isForward = !key.modifierFlags.contains(.shift)
      if currentKeyStop?.moveKeysAmongParts(isForward: isForward) == true { return true }
      return isAtLastKeyStop(isForward: isForward) && outer.moveFocusOut(isForward: isForward)
    }
    return false
  }

  private func isAtLastKeyStop(isForward: Bool) -> Bool {
    layoutIfNeeded()
    let current = currentKeyStop
    if let current, let list = current.enclosingCollectionView, list !== current,
      list.visitStops(behind: current, isForward: isForward, { _ in true })
    {
      return false
    }
    let stops = keyStops
    guard let last = isForward ? stops.last : stops.first else { return true }
    return last === current
  }
}

extension UIWindow {
  /// The lengths along one axis that the root view asks for, in points.
  package struct ContentLengths: Hashable, Sendable {
    /// What it needs at least, 0 for a view that can be as short as nothing.
    package var least: CGFloat
    /// What it would like; `nil` where it asks for nothing.
    package var natural: CGFloat?
  }

  /// A scroll view has another range: scroll bars that are not its own show it with the next frame.
  func scrollRangeDidChange() {
    if backendWindow is any UIBackendEmbeddedWindow { setNeedsDisplay() }
  }

  /// The widths that the view of the root controller asks for.
  ///
  /// The least width is the one that required constraints leave.
  package func contentWidths() -> ContentLengths {
    guard let view = measuredRootView else { return ContentLengths(least: 0) }
    let natural = usable(view.measure(.free).width)
    let narrow = MeasureProposal(
      width: MeasureProposal.Offer(length: 0, priority: UILayoutPriority(999))
    )
    let least = natural.flatMap { natural in
      usable(view.constrainedSize(for: narrow)?.width).map { min($0, natural) }
    }
    return ContentLengths(least: least ?? 0, natural: natural)
  }

  /// The heights that the view of the root controller asks for in a width, or in any for `nil`.
  ///
  /// A view that asks for a height needs it; one that scrolls asks for none.
  package func contentHeights(width: CGFloat?) -> ContentLengths {
    let natural = usable(measuredRootView?.measure(.width(width)).height)
    return ContentLengths(least: natural ?? 0, natural: natural)
  }

  private var measuredRootView: UIView? {
    guard let view = rootViewController?.view, !(view is UIScrollView) else { return nil }
    view.updateConstraintsInSubtree()
    return view
  }

  /// A length that something asks for; a view with no content asks for nothing.
  private func usable(_ length: CGFloat?) -> CGFloat? {
    length.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
  }
}
