public import Foundation

/// A search in what a controller shows, with a search bar in the navigation bar.
///
/// Give one to `searchController` of a navigation item, or place its bar yourself. A search begins as the field is edited, and ends with
/// the cancel button and with Escape. Another controller shows the results in front, or the one that is searched does, in place.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The bar with the field; its delegate is the app's.
  open private(set) var searchBar = UISearchBar()

  /// The controller that shows the results; `nil` where the one that is searched does.
  open private(set) var searchResultsController: UIViewController?

  /// The receiver of changes of what is searched for.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// The receiver of the beginning and the end of searches.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// Whether the navigation bar shows nothing but the search bar during a search; `true` by default.
  open var hidesNavigationBarDuringPresentation = true

  /// Whether the cancel button comes and goes with a search; `true` by default.
  open var automaticallyShowsCancelButton = true

  /// The time at which scopes of the bar are shown, if there are any; the system chooses by default, and shows them during a search.
  open var scopeBarActivation = ScopeBarActivation.automatic {
    didSet { updateScopes() }
  }

  /// The times at which a search shows the scopes of its bar.
  public enum ScopeBarActivation: Int, Sendable {
    /// As the system does: during a search.
    case automatic
    /// As the program says, by `showsScopeBar` of the bar.
    case manual
    /// During a search, while there is text.
    case onTextEntry
    /// During a search.
    case onSearchActivation
  }

  /// Whether the scopes of the bar come and go with a search; `true` by default.
  open var automaticallyShowsScopeBar: Bool {
    get { scopeBarActivation != .manual }
    set { scopeBarActivation = newValue ? .automatic : .manual }
  }

  /// Whether the results come with the first letter, and go with the last one; `true` by default.
  open var automaticallyShowsSearchResultsController = true

  private var search = Search()
  private let overlay = SearchOverlay()
  /// The item that has the search bar.
  weak var item: UINavigationItem?

  private struct Search {
    var isActive = false
    var obscuresBackground = true
    var showsResults = false
    /// The controller that is searched while a search goes on.
    weak var searched: UIViewController?
  }

  /// Creates a search whose results another controller shows, or for `nil` the one that is searched.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Creates a search without a controller for its results; a name of a nib is reported, because there are none.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Creates a search without a controller for its results; there are no archives to read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    searchBar.owner = self
    searchBar.searchBarStyle = .minimal
    searchBar.placeholder = "Search"
    overlay.onPress = { [weak self] in self?.isActive = false }
  }

  /// Whether a search goes on; setting it begins or ends one.
  open var isActive: Bool {
    get { search.isActive }
    set {
      guard newValue != search.isActive else { return }
      if newValue { begin() } else { end() }
    }
  }

  /// Whether what is searched is dimmed and takes no touches while there is no text; `true` by default.
  ///
  /// A press on the dimming ends the search.
  open var obscuresBackgroundDuringPresentation: Bool {
    get { search.obscuresBackground }
    set {
      search.obscuresBackground = newValue
      updateOverlay()
    }
  }

  /// Whether the results show during a search, with or without text.
  open var showsSearchResultsController: Bool {
    get { search.showsResults }
    set {
      search.showsResults = newValue
      updateOverlay()
    }
  }

  private func begin() {
    delegate?.willPresentSearchController(self)
    search.isActive = true
    search.searched = searchedByBar
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
    if !searchBar.isFirstResponder { searchBar.becomeFirstResponder() }
    updateScopes()
    updateBar()
    updateForText()
    delegate?.didPresentSearchController(self)
  }

  private func end() {
    delegate?.willDismissSearchController(self)
    search.isActive = false
    searchBar.text = ""
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: true) }
    searchBar.resignFirstResponder()
    updateScopes()
    updateBar()
    updateForText()
    search.searched = nil
    delegate?.didDismissSearchController(self)
  }

  /// Shows the scopes, or hides them, as the search goes on.
  private func updateScopes() {
    switch scopeBarActivation {
    case .manual: break
    case .automatic, .onSearchActivation: searchBar.setShowsScope(isActive, animated: true)
    case .onTextEntry:
      searchBar.setShowsScope(isActive && searchBar.text?.isEmpty == false, animated: true)
    }
  }

  private func updateForText() {
    if scopeBarActivation == .onTextEntry { updateScopes() }
    if automaticallyShowsSearchResultsController {
      search.showsResults = searchBar.text?.isEmpty == false
    }
    updateOverlay()
    searchResultsUpdater?.updateSearchResults(for: self)
    search.searched?.setNeedsUpdateContentUnavailableConfiguration()
  }

  /// The controller that is searched: the one of the item, or the one around the bar.
  private var searchedByBar: UIViewController? {
    if let item {
      return item.bar?.controller?.viewControllers.first { $0.content.navigationItem === item }
    }
    let around = sequence(first: searchBar as UIResponder) { $0.next }
      .lazy.compactMap { $0 as? UIViewController }.first
    return (around as? UINavigationController)?.topViewController ?? around
  }

  private func updateBar() {
    guard let view = item?.bar?.controller?.viewIfLoaded else { return }
    view.setNeedsLayout()
    guard view.window != nil else { return }
    // Keys that are pressed fast reach what is on its way as well.
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
      view.layoutIfNeeded()
    }
  }

  /// Shows the results, or dims what is searched, or neither.
  private func updateOverlay() {
    guard let searched = search.searched, let view = searched.viewIfLoaded else { return }
    let results = search.isActive && search.showsResults ? searchResultsController : nil
    let dims = search.isActive && search.obscuresBackground && searchBar.text?.isEmpty != false
    exchangeResults(for: results, in: searched)
    overlay.backgroundColor = dims && results == nil ? UIColor(white: 0, alpha: 0.25) : nil
    let isShown = dims || results != nil
    searched.content.searchOverlay = isShown ? overlay : nil
    if !isShown { overlay.removeFromSuperview() }
    view.setNeedsLayout()
  }

  private func exchangeResults(for results: UIViewController?, in searched: UIViewController) {
    guard overlay.results !== results?.view else { return }
    if let results {
      searched.addChild(results)
      overlay.results = results.view
      results.didMove(toParent: searched)
    } else {
      searchResultsController?.willMove(toParent: nil)
      overlay.results = nil
      searchResultsController?.removeFromParent()
    }
  }
}

extension UISearchController: SearchBarOwner {
  func searchTextDidChange() { updateForText() }

  func searchBarHeightDidChange() { updateBar() }
}
