import GallerySupport
import UIKit

extension FilesController {
  /// What shows when a row is pulled aside: a favourite can be removed, and another folder be made one.
  func actions(at path: IndexPath) -> UISwipeActionsConfiguration? {
    guard case .whole = tree else { return nil }
    switch dataSource.itemIdentifier(for: path) {
    case .favourite(let folder)?:
      return actions(.destructive, "Remove") { $0.removeAll { $0 == folder } }
    case .file(let folder)? where outline?[folder]?.isFolder == true:
      guard !favourites.contains(folder) else { return nil }
      let actions = actions(.normal, "Favourite") { $0.append(folder) }
      actions.actions.first?.backgroundColor = .systemOrange
      return actions
    case .file?, .note?, nil: return nil
    }
  }

  private func actions(
    _ style: UIContextualAction.Style,
    _ title: String,
    _ change: @escaping (inout [FilePath]) -> Void
  ) -> UISwipeActionsConfiguration {
    let action = UIContextualAction(style: style, title: title) { [weak self] _, _, completion in
      self?.changeFavourites(change)
      completion(self != nil)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  private func changeFavourites(_ change: (inout [FilePath]) -> Void) {
    change(&favourites)
    showWholeTree(dataSource.snapshot(for: .tree), animated: true)
  }
}
