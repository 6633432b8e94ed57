// Made by Scripts/make-optional-methods.

extension UIDragInteractionDelegate {
  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionWillBegin session: any UIDragSession
  ) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionDidMove session: any UIDragSession
  ) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating
  ) {
    OptionalCall.leftOut(by: self)
  }
}
