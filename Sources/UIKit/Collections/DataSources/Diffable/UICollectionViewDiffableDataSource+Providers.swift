import Foundation
import TesseraCore

extension UICollectionViewDiffableDataSource {
  /// An empty cell in the place of one that there should be, which is reported.
  func emptyCell(
    _ collectionView: UICollectionView,
    _ indexPath: IndexPath,
    _ cause: String
  ) -> UICollectionViewCell {
    let element = CollectionElement.cell(indexPath)
    reportEmpty(element, cause)
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

  private func reportEmpty(_ element: CollectionElement, _ cause: String) {
    Diagnostics.report(
      .dataSource,
      "\(typeName) \(cause) \(element.description); an empty view is shown."
    )
  }
}
