import CoreGraphics
import Foundation

@testable import UIKit

/// A list of fifty rows, “Row 0” and so on.
final class ListController: UICollectionViewController {
  init(_ title: String) {
    let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
    )
    self.title = title
    collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
  }

  required init?(coder: NSCoder) { nil }

  override func collectionView(_: UICollectionView, numberOfItemsInSection: Int) -> Int { 50 }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = "Row \(indexPath.item)"
    (cell as? UICollectionViewListCell)?.contentConfiguration = content
    return cell
  }
}
