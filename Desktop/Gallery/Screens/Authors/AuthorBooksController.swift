import UIKit

/// The books of an author in one group.
final class AuthorBooksController: UICollectionViewController {
  private lazy var dataSource = makeDataSource()

  init() {
    let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.allowsSelection = false
    collectionView.backgroundColor = .systemGroupedBackground
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, String> {
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell,
      _,
      title in
      var content = cell.defaultContentConfiguration()
      content.text = title
      content.image = UIImage(systemName: "book")
      cell.contentConfiguration = content
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) { list, path, title in
      list.dequeueConfiguredReusableCell(using: rows, for: path, item: title)
    }
  }

  func show(_ titles: [String]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(titles)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
