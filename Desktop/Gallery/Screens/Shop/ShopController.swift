import UIKit

/// A section of the shop.
enum ShopSection: Hashable, Sendable {
  case features
  case categories
  case products
  case picks
  case basics
}

/// Something that has a place in the shop.
enum ShopItem: Hashable, Sendable {
  case feature(ShopProduct)
  case category(ShopProduct.Category)
  case product(ShopProduct)
  case pick(ShopProduct)
  case basic(ShopProduct)
}

/// A shop: tiles, categories that narrow the products down, cards, more cards that scroll sideways, and a list.
final class ShopController: UIViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<ShopSection, ShopItem>

  private lazy var layout = ShopLayout.make { [weak self] in
    self?.dataSource.sectionIdentifier(for: $0)
  }
  private lazy var list = UICollectionView(frame: .zero, collectionViewLayout: layout)
  private lazy var dataSource = makeDataSource()
  private var category: ShopProduct.Category?
  private var showsAll = false

  private static let fewProducts = 6

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    list.delegate = self
    list.alwaysBounceVertical = true
    view.addSubview(list)
    show(animated: false)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    list.frame = view.bounds
  }

  /// The products of the category that is chosen.
  private var products: [ShopProduct] {
    ShopProduct.all.filter { category == nil || $0.category == category }
  }

  private var hidesSome: Bool { !showsAll && products.count > Self.fewProducts }

  private func show(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<ShopSection, ShopItem>()
    snapshot.appendSections([.features, .categories, .products, .picks, .basics])
    snapshot.appendItems(ShopProduct.all.filter(\.isNew).map { .feature($0) }, toSection: .features)
    snapshot.appendItems(
      ShopProduct.Category.allCases.map { .category($0) },
      toSection: .categories
    )
    let shown = hidesSome ? Array(products.prefix(Self.fewProducts)) : products
    snapshot.appendItems(shown.map { .product($0) }, toSection: .products)
    snapshot.appendItems(ShopProduct.all.reversed().map { .pick($0) }, toSection: .picks)
    snapshot.appendItems(
      ShopProduct.all.filter { $0.price < 4_000 }.map { .basic($0) },
      toSection: .basics
    )
    snapshot.reconfigureItems(snapshot.itemIdentifiers(inSection: .categories))
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  private func choose(_ category: ShopProduct.Category) {
    self.category = self.category == category ? nil : category
    showsAll = false
    show(animated: true)
    updateFooter()
  }

  private func showAll() {
    showsAll.toggle()
    show(animated: true)
    updateFooter()
  }

  /// The title of the button below the products; nil where all are shown anyway.
  private var footerTitle: String? {
    guard products.count > Self.fewProducts else { return nil }
    return hidesSome ? "Show all \(products.count)" : "Show fewer"
  }

  private func updateFooter() {
    let kind = UICollectionView.elementKindSectionFooter
    for footer in list.visibleSupplementaryViews(ofKind: kind) {
      (footer as? ShopFooterView)?.show(footerTitle)
    }
  }
}

extension ShopController {
  private func makeDataSource() -> DataSource {
    let features = UICollectionView.CellRegistration<ShopFeatureCell, ShopProduct> {
      cell,
      _,
      product in
      cell.show(product)
    }
    let categories = UICollectionView.CellRegistration<
      ShopCategoryCell, ShopProduct.Category
    > { [weak self] cell, _, category in
      cell.show(category, isChosen: self?.category == category)
    }
    let products = UICollectionView.CellRegistration<ShopProductCell, ShopProduct> {
      cell,
      _,
      product in
      cell.show(product)
    }
    let picks = UICollectionView.CellRegistration<ShopProductCell, ShopProduct> {
      cell,
      _,
      product in
      cell.show(product)
      // No panel is behind them.
      cell.contentView.backgroundColor = .secondarySystemGroupedBackground
    }
    let basics = UICollectionView.CellRegistration<UICollectionViewListCell, ShopProduct> {
      cell,
      _,
      product in
      var content = cell.defaultContentConfiguration()
      content.text = product.name
      content.secondaryText = product.text
      content.secondaryTextProperties.color = .secondaryLabel
      content.image = UIImage(systemName: product.category.symbolName)
      cell.contentConfiguration = content
      cell.accessories = [.label(text: product.priceText)]
    }
    let dataSource = DataSource(collectionView: list) { list, path, item in
      switch item {
      case .feature(let product):
        list.dequeueConfiguredReusableCell(using: features, for: path, item: product)
      case .category(let category):
        list.dequeueConfiguredReusableCell(using: categories, for: path, item: category)
      case .product(let product):
        list.dequeueConfiguredReusableCell(using: products, for: path, item: product)
      case .pick(let product):
        list.dequeueConfiguredReusableCell(using: picks, for: path, item: product)
      case .basic(let product):
        list.dequeueConfiguredReusableCell(using: basics, for: path, item: product)
      }
    }
    dataSource.supplementaryViewProvider = makeSupplementaryViews()
    return dataSource
  }

  private func makeSupplementaryViews()
    -> (UICollectionView, String, IndexPath) -> UICollectionReusableView?
  {
    let titles = UICollectionView.SupplementaryRegistration<ShopTitleView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] view, _, path in
      let isPicks = self?.dataSource.sectionIdentifier(for: path.section) == .picks
      view.show(isPicks ? "Picked for you" : "Everything")
    }
    let listTitles = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, _ in
      var content = UIListContentConfiguration.prominentInsetGroupedHeader()
      content.text = "Little things"
      view.contentConfiguration = content
    }
    let footers = UICollectionView.SupplementaryRegistration<ShopFooterView>(
      elementKind: UICollectionView.elementKindSectionFooter
    ) { [weak self] view, _, _ in
      view.action = { self?.showAll() }
      view.show(self?.footerTitle)
    }
    let badges = UICollectionView.SupplementaryRegistration<ShopBadgeView>(
      elementKind: ShopLayout.badgeKind
    ) { [weak self] view, _, path in
      guard case .product(let product)? = self?.dataSource.itemIdentifier(for: path) else { return }
      view.isShown = product.isNew
    }
    return { [weak self] list, kind, path in
      switch kind {
      case ShopLayout.badgeKind:
        list.dequeueConfiguredReusableSupplementary(using: badges, for: path)
      case UICollectionView.elementKindSectionFooter:
        list.dequeueConfiguredReusableSupplementary(using: footers, for: path)
      default:
        self?.dataSource.sectionIdentifier(for: path.section) == .basics
          ? list.dequeueConfiguredReusableSupplementary(using: listTitles, for: path)
          : list.dequeueConfiguredReusableSupplementary(using: titles, for: path)
      }
    }
  }
}

extension ShopController: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.deselectItem(at: indexPath, animated: true)
    if case .category(let category)? = dataSource.itemIdentifier(for: indexPath) {
      choose(category)
    }
  }
}
