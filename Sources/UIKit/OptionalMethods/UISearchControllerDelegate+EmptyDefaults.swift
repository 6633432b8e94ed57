// Made by Scripts/make-optional-methods.

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {
    OptionalCall.leftOut(by: self)
  }
}
