import GallerySupport
import UIKit

extension FilesController {
  /// Shows what is looked for now, or everything if nothing is.
  func search() {
    tasks[.search]?.cancel()
    tasks[.search] = nil
    guard let outline else { return }
    guard !filterText.isEmpty else { return endSearch() }
    if case .whole = tree { tree = .found(before: dataSource.snapshot(for: .tree), nil) }
    showCount()
    tasks[.search] = Task { [weak self, filter = TextFilter(filterText)] in
      let search = await Self.search(for: filter, in: outline.root)
      guard !Task.isCancelled else { return }
      self?.tasks[.search] = nil
      self?.show(search)
    }
  }

  private nonisolated static func search(for filter: TextFilter, in root: FileItem) async
    -> FileSearch
  {
    FileSearch(for: filter, in: root)
  }

  private func show(_ search: FileSearch) {
    guard case .found(let before, _) = tree, let root = outline?.root else { return }
    tree = .found(before: before, search)
    for items in search.items.values { outline?.take(items) }
    var rows = TreeSnapshot()
    append(search, in: root.path, to: nil, &rows)
    rows.expand(rows.items.filter { !rows.snapshot(of: $0).items.isEmpty })
    var snapshot = NSDiffableDataSourceSnapshot<FileSection, FileRow>()
    snapshot.appendSections([.tree])
    snapshot.appendItems(rows.visibleItems)
    dataSource.apply(snapshot)
    dataSource.apply(rows, to: .tree)
    showNothingFound(rows.items.isEmpty)
    showCount()
  }

  private func append(
    _ search: FileSearch,
    in folder: FilePath,
    to parent: FileRow?,
    _ rows: inout TreeSnapshot
  ) {
    guard let items = search.items[folder] else { return }
    rows.append(items.map { .file($0.path) }, to: parent)
    for item in items { append(search, in: item.path, to: .file(item.path), &rows) }
  }

  /// Shows the tree as it was before something was looked for.
  private func endSearch() {
    guard case .found(let before, _) = tree else { return }
    tree = .whole
    showWholeTree(before, animated: true)
    showNothingFound(false)
    showCount()
  }

  private func showNothingFound(_ isNothing: Bool) {
    showNothingFound(isNothing, "Nothing here has “\(filterText)” in its name.")
  }

  func showCount() {
    bar.filterField.show(counts: counts)
  }

  private var counts: [String] {
    switch tree {
    case .whole: return outline.map { [$0.root.path.text, $0.root.name] } ?? []
    case .found(_, nil): return ["Searching…"]
    case .found(_, let search?):
      let found = Quantity.grouped(search.matches.count) + (search.isComplete ? "" : "+")
      guard !search.unreadable.isEmpty else { return ["\(found) found", found] }
      let unreadable = Quantity.count(search.unreadable.count, "folder", "folders")
      return ["\(found) found, \(unreadable) unreadable", "\(found) found", found]
    }
  }
}
