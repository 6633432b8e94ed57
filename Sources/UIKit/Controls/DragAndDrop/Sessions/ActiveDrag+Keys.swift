import CoreGraphics
import Foundation

/// A drag by keys: its pointer stands in the middle of what keys have reached, and all else is as with a pointer.
///
/// Control with M picks up what has the focus. Arrows go to the next item of the list that the drag is over, Tab and Shift with Tab to the
/// next view that takes the drag. Return, Space, or Control with M drops, and Escape brings everything back.
extension ActiveDrag {
  /// Does what a key asks for; Escape brings back what a pointer drags as well.
  func press(_ event: UIBackendKeyEvent) {
    if event.key == .keyboardEscape { return cancel() }
    guard input == .keys else { return }
    switch event.key {
    case .keyboardReturnOrEnter, .keyboardSpacebar: dropByKey(event)
    case .keyboardM where event.modifiers == .control: dropByKey(event)
    case .keyboardTab: visit(isForward: !event.modifiers.contains(.shift))
    default:
      let list = tracker.current?.view as? UICollectionView
      guard let point = list?.dragPoint(event.key, from: session.place.point) else {
        return update()
      }
      goByKey(to: point)
    }
  }

  /// Drops, unless the key is still down that picked up.
  private func dropByKey(_ event: UIBackendKeyEvent) {
    if !event.isRepeat { drop() }
  }

  /// Goes to the next view that takes the drag, in the order of Tab.
  private func visit(isForward: Bool) {
    guard let window else { return }
    let views = tracker.receivers(in: window.keyScope)
    guard !views.isEmpty else { return }
    let place = tracker.current?.view.flatMap { current in views.firstIndex { $0 === current } }
    let next = place.map { $0 + (isForward ? 1 : -1) } ?? (isForward ? 0 : -1)
    goByKey(to: views[(next + views.count) % views.count].dragPoint)
  }

  private func goByKey(to point: CGPoint) {
    move(to: point)
    announcePlace()
  }

  /// Reads out where the drag would be dropped.
  fileprivate func announcePlace() {
    guard phase == .moving else { return }
    guard tracker.operation.isDrop, let view = tracker.current?.view else {
      return announceDrag("Cannot be dropped here")
    }
    let place = (view as? UICollectionView)?.dropPlaceDescription ?? view.accessibilityLabel
    announceDrag(place ?? "")
  }

  /// Reads something out about a drag by keys.
  func announceDrag(_ text: String) {
    if input == .keys { UIAccessibility.post(notification: .announcement, argument: text) }
  }
}

extension DropTracker {
  /// The views that take the drag, in the order of Tab.
  func receivers(in view: UIView) -> [UIView] {
    guard !view.isHidden else { return [] }
    let takes = view.interactions.contains { interaction in
      (interaction as? UIDropInteraction).map(cares) ?? false
    }
    return (takes ? [view] : []) + view.subviewsForKeys.flatMap(receivers)
  }
}

extension UIApplication {
  /// Brings back what keys drag, because a pointer is pressed, or the window has no keys any more.
  func cancelKeyDrag() {
    if let drag, drag.input == .keys { drag.cancel() }
  }
}

extension UIView {
  /// The place in the window at which keys pick something up, or bring it to.
  fileprivate var dragPoint: CGPoint {
    (self as? UICollectionView)?.pointOfKeyDrag
      ?? convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
  }
}

extension UIKey {
  /// Whether the key picks up what has the focus: Control with M.
  var startsDrag: Bool { keyCode == .keyboardM && modifierFlags == .control }
}

extension UIResponder {
  /// Picks up what the innermost view that can be dragged has at its focus, from this responder on; returns whether there is anything.
  func startDragByKey() -> Bool {
    sequence(first: self, next: \.next).contains { responder in
      ((responder as? UIView)?.interactions ?? []).contains { interaction in
        (interaction as? UIDragInteraction)?.pickUpByKey() ?? false
      }
    }
  }
}

extension UIDragInteraction {
  fileprivate func pickUpByKey() -> Bool {
    let application = UIApplication.shared
    guard isEnabled, application.drag == nil, let view, let window = view.window else {
      return false
    }
    let point = view.dragPoint
    guard let drag = ActiveDrag(self, in: window, at: point, from: point, by: .keys) else {
      return false
    }
    application.drag = drag
    drag.lift()
    drag.announcePlace()
    return true
  }
}
