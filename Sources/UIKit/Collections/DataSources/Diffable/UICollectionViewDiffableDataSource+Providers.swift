import Foundation
import TesseraCore
import TesseraEngine

extension UICollectionViewDiffableDataSource {
  /// An empty cell in the place of one that there should be, which is reported.
  func emptyCell(
    _ collectionView: UICollectionView,
    _ indexPath: IndexPath,
    _ cause: String
  ) -> UICollectionViewCell {
    reportEmpty(NamedElement<DataSpace>.cell(named: indexPath).description, cause)
    let slot = ReuseSlot(kind: nil, identifier: "Missing cell of Tessera")
    if !collectionView.registry.isRegistered(slot) {
      collectionView.registry.register(UICollectionViewCell.self, for: slot)
    }
    return collectionView.dequeueCell(slot, indexPath)
  }

  /// An empty view in the place of one that there should be, which is reported.
  func emptyView(
    _ collectionView: UICollectionView,
    _ kind: String,
    _ indexPath: IndexPath
  ) -> UICollectionReusableView {
    let element = CollectionElement.supplementaryView(kind, named: indexPath)
    reportEmpty(element.description, "got nothing from its supplementary view provider for")
    let slot = ReuseSlot(kind: kind, identifier: "Missing view of Tessera")
    if !collectionView.registry.isRegistered(slot) {
      collectionView.registry.register(UICollectionReusableView.self, for: slot)
    }
    return collectionView.dequeue(slot, for: element)
  }

  private func reportEmpty(_ element: String, _ cause: String) {
    Diagnostics.report(
      .dataSource,
      "\(typeName) \(cause) \(element); an empty view is shown."
    )
  }
}
