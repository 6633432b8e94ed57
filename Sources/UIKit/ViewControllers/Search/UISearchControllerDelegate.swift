public import Foundation

/// The delegate of a search; every method is optional.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// A search is about to begin.
  func willPresentSearchController(_ searchController: UISearchController)
  /// A search has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// A search is about to end.
  func willDismissSearchController(_ searchController: UISearchController)
  /// A search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
}
