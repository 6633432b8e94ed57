import GallerySupport
import Tessera
import UIKit

/// A section of the basket.
enum BasketSection: Hashable, Sendable {
  case orders
  case recommendations
}

/// Something that has a place in the basket: a dish by its line in the menu.
enum BasketItem: Hashable, Sendable {
  case order(Int)
  case recommendation(Int)
}

/// Orders above recommendations: a press opens and closes an order, and orders a recommendation.
final class BasketController: UIViewController {
  private lazy var layout = StoreLayout.make { [weak self] section in
    switch self?.dataSource?.sectionIdentifier(for: section) {
    case .orders?: .rows
    case .recommendations?: .dishes(panel: StorePanelView.kind(of: .teal))
    case nil: nil
    }
  }
  private(set) lazy var list = UICollectionView(frame: .zero, collectionViewLayout: layout)
  private let message = MessageView()
  private(set) var dataSource: UICollectionViewDiffableDataSource<BasketSection, BasketItem>?
  private var dishes: [Int: StoreMenu.Dish] = [:]
  private var recommendations: [Int] = []
  /// What is ordered, from top to bottom.
  private var orders: [BasketOrder] = []

  private static let firstOrders = 3
  private static let mostRecommendations = 24

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    list.backgroundColor = .systemGroupedBackground
    list.alwaysBounceVertical = true
    list.delegate = self
    for subview in [list, message] { view.addSubview(subview) }
    do {
      let data = try StoreData()
      message.isHidden = true
      choose(from: data.menu)
      dataSource = makeDataSource(data)
      show(animated: false)
    } catch {
      message.show(
        symbolName: "exclamationmark.circle",
        title: "The menu cannot be read",
        explanation: "\(error)"
      )
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    list.frame = view.bounds
    message.frame = view.bounds
  }

  /// Orders a dish of each of the first kitchens, and recommends others of all kitchens.
  private func choose(from menu: StoreMenu) {
    dishes = Dictionary(uniqueKeysWithValues: menu.dishes.map { ($0.line, $0) })
    let byKitchen = menu.kitchens.map { kitchen in
      menu.dishes.filter { $0.kitchen == kitchen.name }
    }
    orders = byKitchen.prefix(Self.firstOrders).compactMap {
      $0.first.map { BasketOrder(dish: $0) }
    }
    let others = byKitchen.flatMap { $0.dropFirst().prefix(2) }
    recommendations = others.prefix(Self.mostRecommendations).map(\.line)
  }

  private func show(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<BasketSection, BasketItem>()
    snapshot.appendSections([.orders, .recommendations])
    snapshot.appendItems(orders.map { .order($0.dish.line) }, toSection: .orders)
    snapshot.appendItems(recommendations.map { .recommendation($0) }, toSection: .recommendations)
    snapshot.reconfigureItems(snapshot.itemIdentifiers(inSection: .orders))
    dataSource?.apply(snapshot, animatingDifferences: animated)
    let kind = UICollectionView.elementKindSectionFooter
    for footer in list.visibleSupplementaryViews(ofKind: kind) {
      (footer as? BasketTotalView)?.show(total)
    }
  }

  private var total: Int { orders.reduce(0) { $0 + $1.count * $1.dish.price } }

  /// Changes the order of a dish, which is not there any more if `change` returns nil.
  private func changeOrder(of line: Int, _ change: (BasketOrder) -> BasketOrder?) {
    guard let index = orders.firstIndex(where: { $0.dish.line == line }) else { return }
    if let changed = change(orders[index]) {
      orders[index] = changed
    } else {
      orders.remove(at: index)
    }
    show(animated: true)
  }

  private func change(_ change: BasketRowCell.Change, orderOf line: Int) {
    changeOrder(of: line) { order in
      var order = order
      switch change {
      case .fewer: order.count = max(1, order.count - 1)
      case .more: order.count += 1
      case .removal: return nil
      }
      return order
    }
  }

  /// Orders a dish, or one more of it.
  private func order(_ line: Int) {
    guard let dish = dishes[line] else { return }
    if orders.contains(where: { $0.dish.line == line }) { return change(.more, orderOf: line) }
    orders.append(BasketOrder(dish: dish))
    show(animated: true)
  }
}

extension BasketController: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.deselectItem(at: indexPath, animated: false)
    switch dataSource?.itemIdentifier(for: indexPath) {
    case .order(let line)?:
      changeOrder(of: line) { order in
        var order = order
        order.isOpen.toggle()
        return order
      }
    case .recommendation(let line)?: order(line)
    case nil: break
    }
  }
}

extension BasketController {
  private func makeDataSource(
    _ data: StoreData
  ) -> UICollectionViewDiffableDataSource<BasketSection, BasketItem> {
    let rows = UICollectionView.CellRegistration<BasketRowCell, Int> { [weak self] cell, _, line in
      guard let order = self?.orders.first(where: { $0.dish.line == line }) else { return }
      cell.show(order) { self?.change($0, orderOf: line) }
    }
    let cards = UICollectionView.CellRegistration<StoreCardCell, Int> { [weak self] cell, _, line in
      guard let dish = self?.dishes[line] else { return }
      cell.show(dish.name, detail: dish.priceText, picture: data.picture(dish.picture))
    }
    let dataSource = UICollectionViewDiffableDataSource<BasketSection, BasketItem>(
      collectionView: list
    ) { list, path, item in
      switch item {
      case .order(let line):
        list.dequeueConfiguredReusableCell(using: rows, for: path, item: line)
      case .recommendation(let line):
        list.dequeueConfiguredReusableCell(using: cards, for: path, item: line)
      }
    }
    let titles = UICollectionView.SupplementaryRegistration<StoreTitleView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, _ in view.show("Goes well with it") }
    let totals = UICollectionView.SupplementaryRegistration<BasketTotalView>(
      elementKind: UICollectionView.elementKindSectionFooter
    ) { [weak self] view, _, _ in view.show(self?.total ?? 0) }
    dataSource.supplementaryViewProvider = { list, kind, path in
      kind == UICollectionView.elementKindSectionFooter
        ? list.dequeueConfiguredReusableSupplementary(using: totals, for: path)
        : list.dequeueConfiguredReusableSupplementary(using: titles, for: path)
    }
    return dataSource
  }
}
