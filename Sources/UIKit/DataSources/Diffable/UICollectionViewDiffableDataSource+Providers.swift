import Foundation
import TesseraCore

extension UICollectionViewDiffableDataSource {
  /// An empty cell in the place of one that there should be, which is reported.
  func emptyCell(
    _ collectionView: UICollectionView,
    _ indexPath: IndexPath,
    _ fault: String
  ) -> UICollectionViewCell {
    let element = CollectionElement.cell(indexPath)
    reportEmpty(element, fault)
    let slot = ReuseSlot(kind: nil, identifier: "Missing cell of Tessera")
    if !collectionView.registry.isRegistered(slot) {
      collectionView.registry.register(UICollectionViewCell.self, for: slot)
    }
    return collectionView.dequeue(slot, for: element) as? UICollectionViewCell
      ?? UICollectionViewCell(frame: .zero)
  }

  /// An empty view in the place of one that there should be, which is reported.
  func emptyView(
    _ collectionView: UICollectionView,
    _ kind: String,
    _ indexPath: IndexPath
  ) -> UICollectionReusableView {
    let element = CollectionElement.supplementaryView(kind, indexPath)
    reportEmpty(element, "got nothing from its supplementary view provider for")
    let slot = ReuseSlot(kind: kind, identifier: "Missing view of Tessera")
    if !collectionView.registry.isRegistered(slot) {
      collectionView.registry.register(UICollectionReusableView.self, for: slot)
    }
    return collectionView.dequeue(slot, for: element)
  }

  private func reportEmpty(_ element: CollectionElement, _ fault: String) {
    Diagnostics.report(
      .dataSource,
      "\(type(of: self)) \(fault) \(element.description); an empty view is shown."
    )
  }
}

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
