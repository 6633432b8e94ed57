import GallerySupport
import UIKit

extension PhotosController {
  /// Shows the pictures as they are to be arranged now.
  func arrange(animated: Bool = true) {
    guard let collection else { return }
    arrangement.filter = TextFilter(filterText)
    showCount(of: collection)
    groups.show(in: list, animated: animated) { [arrangement] in
      arrangement.groups(of: collection.pictures)
    } completion: { [weak self] in
      self?.arrangementDidChange(collection)
    }
  }

  /// Brings up to date what shows something about the groups without being part of the batch.
  private func arrangementDidChange(_ collection: PictureCollection) {
    groups.showHeaders(in: list) { (header: PhotoSectionHeader, group) in header.show(group) }
    // Badges stay at their place in the section while pictures move.
    for path in list.indexPathsForVisibleSupplementaryElements(ofKind: PhotoLayout.badgeKind) {
      let badge = list.supplementaryView(forElementKind: PhotoLayout.badgeKind, at: path)
      (badge as? PhotoBadge)?.show(groups[path].kind)
    }
    showNothingFound(groups.groups.isEmpty, "No picture has “\(filterText)” in its name.")
    showCount(of: collection)
  }

  private func showCount(of collection: PictureCollection) {
    showCount(
      groups.itemCount,
      of: Quantity.count(collection.pictures.count, "picture", "pictures"),
      in: collection.title
    )
  }
}
