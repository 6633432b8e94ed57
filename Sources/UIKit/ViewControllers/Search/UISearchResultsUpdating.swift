public import Foundation

/// The receiver of changes of what is searched for.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// The text of the search bar has changed, or a search has begun or ended.
  func updateSearchResults(for searchController: UISearchController)
}
