import GallerySupport
import Tessera
import UIKit

/// Countries in sections of continents; a link in a text leads to the row of another country.
final class CountriesController: UICollectionViewController {
  private let countries: [String: Country]
  private let continents: [(name: String, countries: [Country])]
  private let payers: [Country.Money?: [Country]]
  private lazy var dataSource = makeDataSource()

  /// How many countries a text names at most.
  private static let namedCount = 6

  init(_ all: [Country]) {
    countries = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
    continents = Dictionary(grouping: all, by: \.continent).sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
    payers = Dictionary(grouping: all, by: \.currency)
    super.init(collectionViewLayout: UICollectionViewLayout())
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    collectionView.backgroundColor = .systemGroupedBackground
    collectionView.allowsSelection = false
    collectionView.collectionViewLayout = Self.makeLayout()
    var snapshot = NSDiffableDataSourceSnapshot<String, Country.ID>()
    for continent in continents {
      snapshot.appendSections([continent.name])
      snapshot.appendItems(continent.countries.map(\.id), toSection: continent.name)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private static func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let width = environment.container.effectiveContentSize.width
      let columns = width >= 760 ? 2 : 1
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1),
          heightDimension: .estimated(360)
        ),
        repeatingSubitem: NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .gapAwareFraction(1 / CGFloat(columns)),
            heightDimension: .estimated(360)
          )
        ),
        count: columns
      )
      if columns > 1 { group.interItemSpacing = .fixed(12) }
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 12
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 4,
        leading: 16,
        bottom: 20,
        trailing: 16
      )
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1),
            heightDimension: .absolute(32)
          ),
          elementKind: UICollectionView.elementKindSectionHeader,
          alignment: .top
        )
      ]
      return section
    }
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<String, Country.ID> {
    let cells = UICollectionView.CellRegistration<CountryCell, Country.ID> {
      [weak self] cell, _, id in
      guard let self, let country = countries[id] else { return }
      let others = payers[country.currency] ?? []
      let sharing = others.filter { $0.id != id }.prefix(Self.namedCount)
      cell.show(CountryText.make(country, sharing: Array(sharing)), delegate: self)
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] header, _, path in
      var content = UIListContentConfiguration.groupedHeader()
      content.text = self?.continents[path.section].name
      header.contentConfiguration = content
      header.backgroundConfiguration = .clear()
    }
    let source = UICollectionViewDiffableDataSource<String, Country.ID>(
      collectionView: collectionView
    ) { list, path, id in
      list.dequeueConfiguredReusableCell(using: cells, for: path, item: id)
    }
    source.supplementaryViewProvider = { list, _, path in
      list.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    return source
  }

  /// Brings a country into sight.
  private func show(_ id: Country.ID) {
    guard let path = dataSource.indexPath(for: id) else { return }
    collectionView.scrollToItem(at: path, at: .centeredVertically, animated: false)
    collectionView.layoutIfNeeded()
    (collectionView.cellForItem(at: path) as? CountryCell)?.flash()
  }
}

extension CountriesController: UITextViewDelegate {
  func textView(
    _ textView: UITextView,
    primaryActionFor textItem: UITextItem,
    defaultAction: UIAction
  ) -> UIAction? {
    guard case .link(let url) = textItem.content, url.scheme == CountryText.scheme else {
      return defaultAction
    }
    let id = url.absoluteString.dropFirst(CountryText.scheme.count + 1)
    return UIAction { [weak self] _ in self?.show(String(id)) }
  }
}
