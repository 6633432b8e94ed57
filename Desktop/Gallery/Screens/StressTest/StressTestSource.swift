import TesseraTestSupport
import UIKit

/// Shows a model, whatever it is at the moment, in a collection view.
final class StressTestSource: NSObject, UICollectionViewDataSource {
  private let model: () -> CollectionModel
  private let cells = UICollectionView.CellRegistration<StressTestCell, CollectionModel.Item> {
    $0.show($2)
  }
  private let headers = UICollectionView.SupplementaryRegistration<StressTestHeader>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { _, _, _ in }

  init(_ model: @escaping () -> CollectionModel) { self.model = model }

  func numberOfSections(in collectionView: UICollectionView) -> Int { model().sections.count }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { model().sections[section].items.count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: cells,
      for: indexPath,
      item: model().sections[indexPath.section].items[indexPath.item]
    )
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header = collectionView.dequeueConfiguredReusableSupplementary(
      using: headers,
      for: indexPath
    )
    header.show(model().sections[indexPath.section])
    return header
  }
}
