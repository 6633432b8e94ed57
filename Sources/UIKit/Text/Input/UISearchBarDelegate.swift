public import Foundation

/// The delegate of a search bar; every method is optional.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Whether editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether editing may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Tells the delegate that the user has changed the text, or cleared it.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Asks whether the user may replace a part of the text, in UTF-16 code units, by text that was typed or pasted.
  func searchBar(
    _ searchBar: UISearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool
  /// Tells the delegate that a person has chosen another scope.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
  /// Return was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The cancel button was pressed.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// `true`.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    OptionalCall.leftOut(by: self, answer: true)
  }
  /// `true`.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    OptionalCall.leftOut(by: self, answer: true)
  }
  /// `true`.
  public func searchBar(
    _ searchBar: UISearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    OptionalCall.leftOut(by: self, answer: true)
  }
}
