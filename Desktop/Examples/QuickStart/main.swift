import TesseraGTK
import UIKit

final class CitiesController: UIViewController, UICollectionViewDelegate {
  lazy var list = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain)
    )
  )
  let rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, city in
    var content = cell.defaultContentConfiguration()
    content.text = city
    cell.contentConfiguration = content
  }
  lazy var source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) {
    [rows] list, path, city in
    list.dequeueConfiguredReusableCell(using: rows, for: path, item: city)
  }

  override func loadView() { view = list }

  override func viewDidLoad() {
    var cities = NSDiffableDataSourceSnapshot<Int, String>()
    cities.appendSections([0])
    cities.appendItems(["Accra", "Bogotá", "Cairo", "Hanoi", "Lima", "Oslo", "Quito", "Riga"])
    source.apply(cities, animatingDifferences: false)
    list.delegate = self
  }

  func collectionView(_ list: UICollectionView, didSelectItemAt path: IndexPath) {
    var cities = source.snapshot()
    guard path.item > 0, let city = source.itemIdentifier(for: path) else { return }
    cities.moveItem(city, beforeItem: cities.itemIdentifiers[0])
    source.apply(cities)
  }
}

exit(GTKApplication.run(title: "Cities") { CitiesController() })
