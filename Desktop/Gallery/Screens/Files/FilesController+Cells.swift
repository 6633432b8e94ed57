import GallerySupport
import UIKit

extension FilesController {
  func makeDataSource() -> DataSource {
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, FileRow> {
      [weak self] cell, _, row in
      self?.fill(cell, row)
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] header, _, path in
      self?.fill(header, path)
    }
    let dataSource = DataSource(collectionView: list) { list, path, row in
      list.dequeueConfiguredReusableCell(using: cells, for: path, item: row)
    }
    dataSource.supplementaryViewProvider = { list, _, path in
      list.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    dataSource.sectionSnapshotHandlers.shouldExpandItem = { [weak self] in
      self?.shouldExpand($0) ?? false
    }
    dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { [weak self] in
      self?.children(of: $0, $1) ?? $1
    }
    dataSource.reorderingHandlers.canReorderItem = {
      if case .favourite = $0 { true } else { false }
    }
    dataSource.reorderingHandlers.didReorder = { [weak self] in self?.take($0.finalSnapshot) }
    return dataSource
  }

  private func fill(_ cell: UICollectionViewListCell, _ row: FileRow) {
    switch row {
    case .favourite(let path):
      cell.contentConfiguration = FileAppearance.favourite(path)
      cell.accessories = [.reorder(displayed: .always)]
    case .file(let path):
      guard let item = outline?[path] else { return }
      let contents = outline?.contents(of: path)
      cell.contentConfiguration = FileAppearance.content(of: item, contents: contents)
      cell.accessories = item.isFolder ? [.outlineDisclosure()] : []
    case .note(let path):
      let text = outline?.contents(of: path)?.note ?? ""
      cell.contentConfiguration = FileAppearance.note(text)
      cell.accessories = []
    }
  }

  private func fill(_ header: UICollectionViewListCell, _ path: IndexPath) {
    var content = UIListContentConfiguration.plainHeader()
    let section = dataSource.sectionIdentifier(for: path.section)
    content.text = section == .favourites ? "Favourites" : outline?.root.name
    content.textProperties.font = .systemFont(ofSize: 13, weight: .semibold)
    header.contentConfiguration = content
  }

  private func take(_ snapshot: NSDiffableDataSourceSnapshot<FileSection, FileRow>) {
    favourites = snapshot.itemIdentifiers(inSection: .favourites).compactMap { row in
      guard case .favourite(let path) = row else { return nil }
      return path
    }
  }
}
