import CoreGraphics
import Foundation

/// The data source of a table's list, which asks that of the table.
///
/// Its calls are made from inside of the list's calls, and so through its door.
@MainActor
final class TableBridge: NSObject, UICollectionViewDataSource {
  weak var table: UITableView?

  var source: (any UITableViewDataSource)? { table?.dataSource }
  var delegate: (any UITableViewDelegate)? { table?.delegate }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    guard let table, let source else { return 0 }
    return source.numberOfSections(in: table)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    guard let table, let source else { return 0 }
    return source.tableView(table, numberOfRowsInSection: section)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let listCell = collectionView.dequeueReusableCell(
      withReuseIdentifier: TableRow.identifier,
      for: indexPath
    )
    guard let row = listCell as? TableRow, let table, let source else { return listCell }
    var cell = table.cells.asking(for: row) { source.tableView(table, cellForRowAt: indexPath) }
    if let other = cell.row, other !== row, collectionView.indexPath(for: other) != nil {
      Diagnostics.report(
        .dataSource,
        "The cell of \(indexPath.placeDescription) shows another row; a plain one is used."
      )
      cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    table.cells.withdraw(cell)
    table.askAboutAccessories(of: cell, at: indexPath)
    row.show(cell)
    return row
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: TableBoundary.identifier,
      for: indexPath
    )
    guard let table, let boundary = view as? TableBoundary else { return view }
    switch kind {
    case TableDeclaration.headerKind: boundary.show(table.tableHeaderView)
    case TableDeclaration.footerKind: boundary.show(table.tableFooterView)
    default:
      let edge: TableEdge = kind == TableEdge.header.kind ? .header : .footer
      boundary.show(table.view(for: edge, indexPath.section, boundary.row))
    }
    return boundary
  }

  func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard let table, let source else { return false }
    return source.tableView(table, canMoveRowAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let table else { return }
    source?.tableView(table, moveRowAt: sourceIndexPath, to: destinationIndexPath)
  }

  func indexTitles(for collectionView: UICollectionView) -> [String]? {
    table.flatMap { source?.sectionIndexTitles(for: $0) }
  }

  /// A title of a section without rows leads to the next section that has some, or the last one before.
  func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath {
    guard let table, let source else { return IndexPath(row: 0, section: index) }
    let section = source.tableView(table, sectionForSectionIndexTitle: title, at: index)
    let counts = (0..<table.numberOfSections).map(table.numberOfRows(inSection:))
    guard counts.indices.contains(section), counts[section] == 0 else {
      return IndexPath(row: 0, section: section)
    }
    let next = counts[section...].firstIndex { $0 > 0 } ?? counts.lastIndex { $0 > 0 }
    return IndexPath(row: 0, section: next ?? section)
  }
}

extension TableBridge: UICollectionViewDataSourcePrefetching {
  func collectionView(
    _ collectionView: UICollectionView,
    prefetchItemsAt indexPaths: [IndexPath]
  ) {
    guard let table else { return }
    table.prefetchDataSource?.tableView(table, prefetchRowsAt: indexPaths)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    guard let table else { return }
    table.prefetchDataSource?.tableView(table, cancelPrefetchingForRowsAt: indexPaths)
  }
}

extension UITableView {
  /// The height of a row that is no matter of its content; below zero otherwise.
  func height(ofRowAt path: IndexPath) -> CGFloat {
    delegate?.tableView?(self, heightForRowAt: path) ?? rowHeight
  }

  /// The header or footer of a section: the delegate's, or one with the title.
  fileprivate func view(for edge: TableEdge, _ section: Int, _ look: ListRow) -> UIView? {
    if let view = madeView(for: edge, section) {
      cells.withdraw(view)
      return view
    }
    guard let title = title(of: edge, section) else { return nil }
    let view = cells.titleView(list.engine)
    view.showTitle(title, look.content)
    return view
  }
}
