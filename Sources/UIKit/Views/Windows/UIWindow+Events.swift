import Foundation

extension UIWindow {
  /// Hands an event to its receiver; returns whether it was handled.
  func dispatch(_ event: UIBackendEvent) -> Bool {
    switch event {
    case .pointer(let event): dispatch(event)
    case .scroll(let event): scrolls.handle(event)
    case .magnify(let event): magnifications.handle(event)
    case .key(let event): dispatch(event)
    }
  }

  private func dispatch(_ event: UIBackendPointerEvent) -> Bool {
    defer { pointer.handle(event) }
    UIApplication.shared.endAbandonedDrag(at: event)
    return switch event.action {
    case .hovered, .exited: hovers.handle(event)
    case .pressed where event.device == .mouse && event.button == Self.backButton:
      (hitTest(event.location, with: nil) ?? self).goBack()
    case .pressed, .dragged, .released, .cancelled: touches.handle(event)
    }
  }

  /// The button of a mouse that goes back.
  private static var backButton: Int { 8 }

  /// A press landed in `view`: keys go to the nearest view around it that takes them.
  func pointerDidPress(in view: UIView?) {
    UIApplication.shared.cancelKeyDrag()
    showKeyFocus(on: nil)
    var candidate = view
    while let current = candidate, !(current is FieldButton) {
      if current.takesKeysWhenPressed {
        _ = makeFirstResponder(current)
        return
      }
      candidate = current.superview
    }
  }

  private func dispatch(_ event: UIBackendKeyEvent) -> Bool {
    if takesForDrag(event) { return true }
    let press = UIPress(event)
    let pressesEvent = UIPressesEvent(press: press)
    let responder =
      firstResponder ?? firstViewThatTakesKeys(in: keyScope) ?? presentedViewInFront ?? self
    if performKeyCommand(for: [press], hasPriority: true) { return true }
    if press.phase == .began, press.key?.opensMenu == true, responder.openMenuByKey() {
      return true
    }
    if press.phase == .began, press.key?.startsDrag == true, responder.startDragByKey() {
      return true
    }
    switch press.phase {
    case .began: responder.pressesBegan([press], with: pressesEvent)
    case .changed: responder.pressesChanged([press], with: pressesEvent)
    case .ended: responder.pressesEnded([press], with: pressesEvent)
    }
    return true
  }

  /// Takes the keys while something is dragged.
  private func takesForDrag(_ event: UIBackendKeyEvent) -> Bool {
    guard let drag = UIApplication.shared.drag else { return false }
    if event.isDown { drag.press(event) }
    return true
  }

  /// Takes a key before the text that has the keys does; returns whether it did.
  ///
  /// Tab and Shift with Tab leave a text of many lines, as they leave everything else, and Control with Tab types a tab. While an input
  /// method composes, every key is for that.
  func takesFromText(_ event: UIBackendKeyEvent) -> Bool {
    if takesForDrag(event) { return true }
    let press = UIPress(event)
    guard let key = press.key, press.phase != .ended else { return false }
    if let text = firstResponder as? any UITextInput, text.markedTextRange != nil { return false }
    if performKeyCommand(for: [press], hasPriority: true) { return true }
    guard let text = firstResponder as? UITextView, key.keyCode == .keyboardTab,
      key.modifierFlags.isDisjoint(with: [.alternate, .command])
    else { return false }
    if key.modifierFlags.contains(.control) {
      text.typeTab()
    } else if !moveKeysOut(with: [press]) {
      _ = moveKeyFocus(with: [press])
    }
    return true
  }

  /// The first view, from the back, that keys go to while no view has asked for them.
  func firstViewThatTakesKeys(in view: UIView) -> UIView? {
    guard !view.isHidden else { return nil }
    if view.takesKeysUnasked { return view }
    for subview in view.subviewsForKeys {
      if let found = firstViewThatTakesKeys(in: subview) { return found }
    }
    return nil
  }
}
