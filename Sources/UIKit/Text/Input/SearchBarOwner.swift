/// A search that a search bar belongs to.
@MainActor
protocol SearchBarOwner: AnyObject {
  /// Whether a search goes on: it begins as the field is edited, and ends with the cancel button.
  var isActive: Bool { get set }

  /// A person has changed the text of the bar, or its scope.
  func searchTextDidChange()

  /// The bar shows its scopes now, or no longer.
  func searchBarHeightDidChange()
}
