// Made by Scripts/make-optional-methods.

extension UIDropInteractionDelegate {
  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidEnter session: any UIDropSession
  ) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidExit session: any UIDropSession
  ) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    performDrop session: any UIDropSession
  ) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    concludeDrop session: any UIDropSession
  ) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidEnd session: any UIDropSession
  ) {
    OptionalCall.leftOut(by: self)
  }
}
