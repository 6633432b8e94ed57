import GallerySupport
import UIKit

extension StoreController {
  func makeDataSource(
    _ data: StoreData
  ) -> UICollectionViewDiffableDataSource<StoreSection, StoreItem> {
    let messages = UICollectionView.CellRegistration<StoreMessageCell, StoreIssue> {
      cell,
      _,
      issue in
      cell.show(issue.words)
    }
    let restaurants = UICollectionView.CellRegistration<StoreCardCell, StoreMenu.Restaurant> {
      cell,
      _,
      restaurant in
      cell.show(
        restaurant.name,
        text: restaurant.text,
        detail: "\(restaurant.minutes) minutes",
        picture: data.picture(restaurant.picture)
      )
    }
    let kitchens = UICollectionView.CellRegistration<StoreKitchenCell, StoreMenu.Kitchen> {
      [weak self] cell, _, kitchen in
      let count = self?.menu.dishes.count { $0.kitchen == kitchen.name } ?? 0
      cell.show(kitchen.name, count: count, picture: data.picture(kitchen.picture))
    }
    let dishes = UICollectionView.CellRegistration<StoreCardCell, StoreMenu.Dish> { cell, _, dish in
      cell.show(dish.name, detail: dish.priceText, picture: data.picture(dish.picture))
    }
    let dataSource = UICollectionViewDiffableDataSource<StoreSection, StoreItem>(
      collectionView: list
    ) { list, path, item in
      switch item {
      case .message(let issue):
        list.dequeueConfiguredReusableCell(using: messages, for: path, item: issue)
      case .restaurant(let restaurant):
        list.dequeueConfiguredReusableCell(using: restaurants, for: path, item: restaurant)
      case .kitchen(let kitchen):
        list.dequeueConfiguredReusableCell(using: kitchens, for: path, item: kitchen)
      case .dish(let dish):
        list.dequeueConfiguredReusableCell(using: dishes, for: path, item: dish)
      }
    }
    dataSource.supplementaryViewProvider = makeSupplementaryViews()
    return dataSource
  }

  private func makeSupplementaryViews()
    -> (UICollectionView, String, IndexPath) -> UICollectionReusableView?
  {
    let titles = UICollectionView.SupplementaryRegistration<StoreTitleView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] view, _, path in
      view.show(self?.dataSource?.sectionIdentifier(for: path.section)?.title ?? "")
    }
    let followers = UICollectionView.SupplementaryRegistration<StoreFollowerView>(
      elementKind: StoreLayout.followerKind
    ) { [weak self] view, _, _ in
      view.progress = self?.progress ?? 0
    }
    let footers = UICollectionView.SupplementaryRegistration<StoreFooterView>(
      elementKind: UICollectionView.elementKindSectionFooter
    ) { [weak self] view, _, _ in
      view.action = { self?.toggleKitchens() }
      view.show(self?.footerTitle)
    }
    return { list, kind, path in
      switch kind {
      case StoreLayout.followerKind:
        list.dequeueConfiguredReusableSupplementary(using: followers, for: path)
      case UICollectionView.elementKindSectionFooter:
        list.dequeueConfiguredReusableSupplementary(using: footers, for: path)
      default: list.dequeueConfiguredReusableSupplementary(using: titles, for: path)
      }
    }
  }
}

extension StoreSection {
  /// What stands above the section.
  var title: String {
    switch self {
    case .messages: ""
    case .restaurants: "Restaurants near you"
    case .kitchens: "Kitchens"
    case .dishes(let kitchen): kitchen.name
    }
  }
}
