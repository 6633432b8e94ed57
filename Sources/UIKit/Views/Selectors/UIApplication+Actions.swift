extension UIApplication {
  /// Calls a method on `target`; returns whether there was an object to call it on.
  ///
  /// Without a target it is called on the first object that has the method and allows it by `canPerformAction(_:withSender:)`: the first
  /// responder of the window with the keys, those after it, the sender if it is a responder, those after it, and the delegate.
  @discardableResult
  public func sendAction(
    _ action: Selector,
    to target: Any?,
    from sender: Any?,
    for event: UIEvent?
  ) -> Bool {
    send(
      action,
      to: target.map { $0 as AnyObject },
      from: sender,
      event: event,
      origin: sender as? UIResponder
    )
  }

  @discardableResult
  func send(
    _ action: Selector,
    to target: AnyObject?,
    from sender: Any?,
    event: UIEvent?,
    origin: UIResponder?
  ) -> Bool {
    guard let target = target ?? responder(for: action, from: sender, origin: origin) else {
      return false
    }
    action.perform(on: target, with: sender, event)
    return true
  }

  private func responder(
    for action: Selector,
    from sender: Any?,
    origin: UIResponder?
  ) -> AnyObject? {
    let window = origin?.responderWindow ?? keyWindow
    for responder in [window?.firstResponder, origin, window?.controllerInFront, window] {
      if let target = responder?.target(forAction: action, withSender: sender) {
        return target as AnyObject
      }
    }
    return delegate.flatMap { action.isImplemented(by: $0) ? $0 : nil }
  }
}
