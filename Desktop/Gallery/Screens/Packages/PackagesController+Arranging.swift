import GallerySupport
import UIKit

extension PackagesController {
  func makeBar() -> ListBar {
    ListBar(controls: [
      UISegmentedControl.choice(
        [("Name", .name), ("Size", .size)],
        selected: arrangement.order
      ) { [weak self] in
        self?.arrangement.order = $0
        self?.arrange()
      },
      UISegmentedControl.choice(
        [("Section", .section), ("A–Z", .letter), ("All", .nothing)],
        selected: arrangement.grouping
      ) { [weak self] in
        self?.arrangement.grouping = $0
        self?.arrange()
      },
    ])
  }

  /// Shows the packages as they are to be arranged now.
  func arrange(animated: Bool = true) {
    arrangement.filter = TextFilter(filterText.text)
    showCount()
    groups.show(in: list, animated: animated) { [packages, arrangement] in
      arrangement.groups(of: packages)
    } completion: { [weak self] in
      self?.arrangementDidChange()
    }
  }

  func clearFilter() {
    if filterText.clear() { arrange() }
  }

  /// Brings up to date what shows something about the groups without being part of the batch.
  private func arrangementDidChange() {
    let kind = UICollectionView.elementKindSectionHeader
    for indexPath in list.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
      let header = list.supplementaryView(forElementKind: kind, at: indexPath)
      (header as? PackageSectionHeader)?.show(groups.groups[indexPath.section])
    }
    nothingFound.isHidden = !groups.groups.isEmpty
    nothingFound.show(
      symbolName: "magnifyingglass",
      title: "Nothing found",
      explanation: "No package has “\(filterText.text)” in its name or summary."
    )
    showCount()
    selectionDidChange()
  }

  private func showCount() {
    let all = Quantity.count(packages.count, "package", "packages")
    let shown = Quantity.grouped(groups.itemCount)
    bar.filterField.show(
      filterText.text,
      counts: filterText.text.isEmpty ? [all] : ["\(shown) of \(all)", shown]
    )
  }
}

extension PackagesController: TypedFiltering {
  func type(_ key: UIKey) -> Bool {
    guard !packages.isEmpty, filterText.take(key) else { return false }
    arrange()
    return true
  }
}
