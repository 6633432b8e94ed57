import GallerySupport
import UIKit

extension PhotosController {
  func makeBar() -> ListBar {
    let zoomButtons = ZoomButtons { [weak self] in self?.zoom($0) }
    let controls = [
      UISegmentedControl.choice(
        [("Name", .name), ("Size", .size)],
        selected: arrangement.order
      ) { [weak self] in
        self?.arrangement.order = $0
        self?.arrange()
      },
      UISegmentedControl.choice(
        [("All", .nothing), ("Folder", .folder), ("Series", .series)],
        selected: arrangement.grouping
      ) { [weak self] in
        self?.arrangement.grouping = $0
        self?.arrange()
      },
    ]
    return ListBar(controls: controls, accessory: zoomButtons)
  }

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

  func clearFilter() {
    if filterText.clear() { arrange() }
  }

  /// Brings up to date what shows something about the groups without being part of the batch.
  private func arrangementDidChange(_ collection: PictureCollection) {
    let kind = UICollectionView.elementKindSectionHeader
    for indexPath in list.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
      let header = list.supplementaryView(forElementKind: kind, at: indexPath)
      (header as? PhotoSectionHeader)?.show(groups.groups[indexPath.section])
    }
    nothingFound.isHidden = !groups.groups.isEmpty
    nothingFound.show(
      symbolName: "magnifyingglass",
      title: "Nothing found",
      explanation: "No picture has “\(filterText.text)” in its name."
    )
    showCount(of: collection)
  }

  private func showCount(of collection: PictureCollection) {
    let all = Quantity.count(collection.pictures.count, "picture", "pictures")
    let shown = Quantity.grouped(groups.itemCount)
    bar.filterField.show(
      filterText.text,
      counts: filterText.text.isEmpty
        ? ["\(all) in \(collection.title)", all] : ["\(shown) of \(all)", shown]
    )
  }
}

extension PhotosController: TypedFiltering {
  func type(_ key: UIKey) -> Bool {
    guard collection != nil, filterText.take(key) else { return false }
    arrange()
    return true
  }
}
