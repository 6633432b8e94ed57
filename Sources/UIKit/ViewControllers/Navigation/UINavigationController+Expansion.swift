import CoreGraphics
import Foundation

// The large title and the search bar below the buttons of the bar.
extension UINavigationController {
  /// Brings the expansion of a controller of the stack up to date.
  @discardableResult
  func updateExpansion(of controller: UIViewController) -> NavigationBarExpansion {
    let expansion = controller.content.barExpansion ?? NavigationBarExpansion(of: controller)
    controller.content.barExpansion = expansion
    let search = controller.navigationItem.searchController
    let isSearching = search?.isActive == true
    let hidesRow =
      navigation.hidesBar || isSearching && search?.hidesNavigationBarDuringPresentation == true
    expansion.update(
      parts(of: controller, isSearching: isSearching),
      row: hidesRow ? 0 : UINavigationBar.height,
      following: controller.contentScrollView(for: .top)
    )
    return expansion
  }

  /// Brings the expansions of what shows up to date; returns that of the top.
  func updateExpansions() -> NavigationBarExpansion? {
    guard let container = navigationView?.container else { return nil }
    for controller in navigation.controllers
    where controller.viewIfLoaded?.superview === container {
      updateExpansion(of: controller)
    }
    return topViewController?.content.barExpansion
  }

  func expansionMayHaveChanged() { viewIfLoaded?.setNeedsLayout() }

  private func parts(of controller: UIViewController, isSearching: Bool)
    -> NavigationBarExpansion.Parts
  {
    guard !navigation.hidesBar else { return NavigationBarExpansion.Parts() }
    let item = controller.navigationItem
    let search = item.searchController?.searchBar.intrinsicContentSize.height ?? 0
    let hasLargeTitle =
      showsLargeTitle(of: controller)
      && !(isSearching && item.searchController?.hidesNavigationBarDuringPresentation == true)
    return NavigationBarExpansion.Parts(
      largeTitle: hasLargeTitle ? NavigationBarExpansion.largeTitleHeight : 0,
      search: search,
      hidesSearch: !isSearching && item.hidesSearchBarWhenScrolling
    )
  }

  /// Whether the title is large: as the item says, or else as the one below it; the lowest one by itself.
  private func showsLargeTitle(of controller: UIViewController) -> Bool {
    guard navigationBar.prefersLargeTitles else { return false }
    let index = navigation.controllers.firstIndex(of: controller) ?? 0
    for other in navigation.controllers.prefix(through: index).reversed() {
      switch other.navigationItem.largeTitleDisplayMode {
      case .always: return true
      case .never: return false
      case .automatic: break
      }
    }
    return true
  }
}
