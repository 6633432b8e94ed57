// Made by Scripts/make-optional-methods.

extension UISearchBarDelegate {
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func searchBar(
    _ searchBar: UISearchBar,
    selectedScopeButtonIndexDidChange selectedScope: Int
  ) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    OptionalCall.leftOut(by: self)
  }
}
