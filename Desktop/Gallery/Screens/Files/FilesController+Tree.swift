import GallerySupport
import UIKit

extension FilesController {
  typealias TreeSnapshot = NSDiffableDataSourceSectionSnapshot<FileRow>

  /// The rows in a folder that was read, none of them expanded.
  func rows(in folder: FilePath) -> TreeSnapshot {
    var rows = TreeSnapshot()
    guard let contents = outline?.contents(of: folder) else { return rows }
    let items = contents.items.map { FileRow.file($0.path) }
    rows.append(items.isEmpty ? [.note(folder)] : items)
    return rows
  }

  /// Shows the favourites, and below them a tree.
  func showWholeTree(_ rows: TreeSnapshot, animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<FileSection, FileRow>()
    if !favourites.isEmpty {
      snapshot.appendSections([.favourites])
      snapshot.appendItems(favourites.map { .favourite($0) })
    }
    snapshot.appendSections([.tree])
    snapshot.appendItems(rows.visibleItems)
    dataSource.apply(snapshot, animatingDifferences: animated)
    dataSource.apply(rows, to: .tree, animatingDifferences: animated)
  }

  /// Whether a row can be expanded at once; a folder that was not read yet is expanded once it was.
  func shouldExpand(_ row: FileRow) -> Bool {
    guard case .file(let path) = row, let outline, let item = outline[path], item.isFolder else {
      return false
    }
    guard outline.contents(of: path) == nil else { return true }
    tasks[.folder(path)] = Task { [weak self] in
      await self?.read(item)
      self?.tasks[.folder(path)] = nil
      self?.refill([.file(path)])
      self?.expand([path])
    }
    return false
  }

  /// What belongs to a row that is about to be expanded: what it has already, or all that is in it.
  func children(of row: FileRow, _ known: TreeSnapshot) -> TreeSnapshot {
    guard case .file(let path) = row, known.items.isEmpty else { return known }
    return rows(in: path)
  }

  /// Takes note of what is in a folder, unless that is known.
  private func read(_ folder: FileItem) async {
    guard outline?.contents(of: folder.path) == nil else { return }
    let contents = await Self.contents(of: folder)
    outline?.take(contents, of: folder.path)
  }

  private nonisolated static func contents(of folder: FileItem) async -> FileOutline.Contents {
    FileOutline.Contents(reading: folder)
  }

  /// Expands folders that were read; each of them is in those before it.
  private func expand(_ folders: [FilePath]) {
    var rows = dataSource.snapshot(for: .tree)
    for folder in folders {
      let row = FileRow.file(folder)
      guard rows.contains(row) else { continue }
      let known = rows.snapshot(of: row)
      if known.items.isEmpty { rows.replace(childrenOf: row, using: self.rows(in: folder)) }
      rows.expand([row])
    }
    dataSource.apply(rows, to: .tree)
  }

  /// Has rows say what is known of them now.
  private func refill(_ rows: [FileRow]) {
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(rows.filter { snapshot.indexOfItem($0) != nil })
    dataSource.apply(snapshot)
  }

  /// Expands a folder, or collapses it.
  func toggle(_ path: FilePath) {
    let row = FileRow.file(path)
    var rows = dataSource.snapshot(for: .tree)
    if rows.isExpanded(row) {
      rows.collapse([row])
      dataSource.apply(rows, to: .tree)
    } else if shouldExpand(row) {
      expand([path])
    }
  }

  /// Opens the folders around a favourite, and the favourite, and scrolls to it.
  func reveal(_ path: FilePath) {
    tasks[.favourite]?.cancel()
    tasks[.favourite] = Task { [weak self] in
      guard let way = self?.outline?.way(to: path) else { return }
      let folders = way.dropFirst() + [path]
      for folder in folders {
        if let item = self?.outline?[folder] { await self?.read(item) }
      }
      self?.tasks[.favourite] = nil
      guard !Task.isCancelled else { return }
      self?.refill(folders.map { .file($0) })
      self?.expand(Array(folders))
      self?.select(path)
    }
  }

  private func select(_ path: FilePath) {
    guard let indexPath = dataSource.indexPath(for: .file(path)) else { return }
    for selected in list.indexPathsForSelectedItems ?? [] {
      list.deselectItem(at: selected, animated: false)
    }
    let position: UICollectionView.ScrollPosition =
      isWhollyShown(indexPath) ? [] : .centeredVertically
    list.selectItem(at: indexPath, animated: true, scrollPosition: position)
  }

  /// Whether a row lies in the list, and not under the title of its section, which stays in sight above it.
  private func isWhollyShown(_ indexPath: IndexPath) -> Bool {
    guard let row = list.layoutAttributesForItem(at: indexPath) else { return false }
    var shown = list.bounds.inset(by: list.adjustedContentInset)
    let title = list.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: indexPath.section)
    )
    if let title {
      shown = shown.inset(by: UIEdgeInsets(top: title.frame.height, left: 0, bottom: 0, right: 0))
    }
    return shown.contains(row.frame)
  }

  /// Moves into a selected folder or out of it with the arrow keys across; returns whether one did.
  func moveInTree(_ presses: Set<UIPress>) -> Bool {
    guard let key = presses.compactMap(\.key).first,
      let selected = list.indexPathsForSelectedItems?.first,
      case .file(let path)? = dataSource.itemIdentifier(for: selected)
    else { return false }
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isExpanded = dataSource.snapshot(for: .tree).isExpanded(.file(path))
    switch (key.keyCode, isRightToLeft) {
    case (.keyboardRightArrow, false), (.keyboardLeftArrow, true):
      guard !isExpanded, outline?[path]?.isFolder == true else { return false }
      toggle(path)
    case (.keyboardLeftArrow, false), (.keyboardRightArrow, true):
      if isExpanded {
        toggle(path)
      } else if let parent = path.parent, parent != outline?.root.path {
        select(parent)
      } else {
        return false
      }
    default: return false
    }
    return true
  }
}
