import Foundation
import TesseraCore

extension NSDiffableDataSourceSnapshot {
  /// The number of items of the section with an index; 0 if there is none.
  func numberOfItems(at section: Int) -> Int {
    sections.order.indices.contains(section) ? items.count(of: sections.order[section]) : 0
  }

  func sectionIdentifier(at index: Int) -> SectionIdentifierType? {
    sections.order.indices.contains(index)
      ? sections.table.identifier(of: sections.order[index]) : nil
  }

  func itemIdentifier(at indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.count == 2,
      (0..<numberOfItems(at: indexPath.section)).contains(indexPath.item)
    else { return nil }
    let row = items.row(at: indexPath.item, in: sections.order[indexPath.section])
    return items.table.identifier(of: row)
  }

  func indexPath(of identifier: ItemIdentifierType) -> IndexPath? {
    items.table.row(of: identifier).map { row in
      IndexPath(
        item: items.position(of: row),
        section: sections.index(of: items.owner(of: row))
      )
    }
  }
}
