import GallerySupport
import UIKit

extension PhotosController {
  /// Shows the pictures as they are to be arranged now.
  func arrange(animated: Bool = true) {
    guard let collection else { return }
    arrangement.filter = TextFilter(filterText.text)
    showCount(of: collection)
    let hasTitles = arrangement.grouping != .nothing
    groups.show(in: list, animated: animated) { [arrangement] in
      arrangement.groups(of: collection.pictures)
    } alongside: { [weak self] in
      self?.grid.hasTitles = hasTitles
      self?.fitGrid()
    } completion: { [weak self] in
      self?.arrangementDidChange(collection)
    }
  }

  /// Brings up to date what shows something about the groups without being part of the batch.
  private func arrangementDidChange(_ collection: PictureCollection) {
    groups.showHeaders(in: list) { (header: PhotoSectionHeader, group) in header.show(group) }
    showNothingFound(groups.groups.isEmpty, "No picture has “\(filterText.text)” in its name.")
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
