// Made by Scripts/make-optional-methods.

extension UISplitViewControllerDelegate {
  /// Does nothing.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    OptionalCall.leftOut(by: self)
  }
}
