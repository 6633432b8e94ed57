import GallerySupport
import UIKit

extension PackagesController {
  /// Shows the packages as they are to be arranged now.
  func arrange(animated: Bool = true) {
    arrangement.filter = TextFilter(filterText)
    showCount()
    groups.show(in: list, animated: animated) { [packages, arrangement] in
      arrangement.groups(of: packages)
    } completion: { [weak self] in
      self?.arrangementDidChange()
    }
  }

  /// Brings up to date what shows something about the groups without being part of the batch.
  private func arrangementDidChange() {
    groups.showHeaders(in: list) { (header: PackageSectionHeader, group) in header.show(group) }
    showNothingFound(
      groups.groups.isEmpty,
      "No package has “\(filterText)” in its name or summary."
    )
    showCount()
    selectionDidChange()
  }

  private func showCount() {
    showCount(
      groups.itemCount,
      of: Quantity.count(packages.count, "package", "packages")
    )
  }
}
