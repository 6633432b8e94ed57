import GallerySupport
import Tessera
import UIKit

/// A section of the store.
enum StoreSection: Hashable, Sendable {
  case messages
  case restaurants
  case kitchens
  case dishes(StoreMenu.Kitchen)

  /// What the section looks like.
  @MainActor
  var style: StoreLayout.Style {
    switch self {
    case .messages: .messages
    case .restaurants: .restaurants
    case .kitchens: .kitchens
    case .dishes(let kitchen): .dishes(panel: StorePanelView.kind(of: kitchen.color))
    }
  }
}

/// Something that has a place in the store.
enum StoreItem: Hashable, Sendable {
  case message(StoreIssue)
  case restaurant(StoreMenu.Restaurant)
  case kitchen(StoreMenu.Kitchen)
  case dish(StoreMenu.Dish)
}

/// A store: restaurants that scroll sideways, kitchens in two columns, and a panel of dishes for each of them.
///
/// Typing replaces the sections by those where something is found.
final class StoreController: FilteredListController {
  private lazy var layout = StoreLayout.make { [weak self] in
    self?.dataSource?.sectionIdentifier(for: $0)?.style
  }
  private(set) lazy var list = UICollectionView(frame: .zero, collectionViewLayout: layout)
  var dataSource: UICollectionViewDiffableDataSource<StoreSection, StoreItem>?
  /// All that there is; `nil` if it cannot be read.
  private(set) var data: StoreData?
  /// What the search leaves of it.
  private(set) var menu = StoreMenu(lines: "")
  private var showsAllKitchens = false
  /// How far the restaurants are scrolled, from 0 to 1.
  var progress: CGFloat = 0

  private static let fewKitchens = 6
  private let menuPath: String?

  /// Creates the store of a menu in a file; that of the gallery for `nil`.
  init(menuPath: String?) {
    self.menuPath = menuPath
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var canFilter: Bool { data != nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.delegate = self
    list.orthogonalScrollingDelegate = self
    list.backgroundView = nothingFound
    add(list)
    view.backgroundColor = .systemGroupedBackground
    list.backgroundColor = .systemGroupedBackground
    do {
      let data = try StoreData(menuPath: menuPath)
      self.data = data
      dataSource = makeDataSource(data)
      showList()
      show(animated: false)
    } catch {
      showMessage("exclamationmark.circle", "The menu cannot be read", "\(error)")
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    list.frame = placeBar()
    list.layoutIfNeeded()
    followRestaurants()
  }

  override func filterDidChange() { show(animated: true) }

  /// The sections in which something is found, in one batch.
  private func show(animated: Bool) {
    guard let data, let dataSource else { return }
    menu = data.menu.filtered(by: filterText)
    var snapshot = NSDiffableDataSourceSnapshot<StoreSection, StoreItem>()
    if !menu.issues.isEmpty, filterText.isEmpty {
      snapshot.appendSections([.messages])
      snapshot.appendItems(menu.issues.map { .message($0) })
    }
    if !menu.restaurants.isEmpty {
      snapshot.appendSections([.restaurants])
      snapshot.appendItems(menu.restaurants.map { .restaurant($0) })
    }
    if !menu.kitchens.isEmpty {
      snapshot.appendSections([.kitchens])
      let shown = menu.kitchens.prefix(showsAllKitchens ? menu.kitchens.count : Self.fewKitchens)
      snapshot.appendItems(shown.map { .kitchen($0) })
    }
    let dishes = Dictionary(grouping: menu.dishes, by: \.kitchen)
    for kitchen in menu.kitchens {
      snapshot.appendSections([.dishes(kitchen)])
      snapshot.appendItems((dishes[kitchen.name] ?? []).map { .dish($0) })
    }
    snapshot.reconfigureItems(
      snapshot.itemIdentifiers.filter { if case .kitchen = $0 { true } else { false } }
    )
    dataSource.apply(snapshot, animatingDifferences: animated)
    showNothingFound(snapshot.numberOfItems == 0, "No restaurant, kitchen or dish has these words.")
    showCount(menu.dishes.count, of: Quantity.count(data.menu.dishes.count, "dish", "dishes"))
    updateFooter()
  }

  /// The title of the button below the kitchens; `nil` where all are shown anyway.
  var footerTitle: String? {
    guard menu.kitchens.count > Self.fewKitchens else { return nil }
    return showsAllKitchens ? "Show fewer" : "Show all \(menu.kitchens.count)"
  }

  /// Shows all kitchens, or only the first ones again.
  func toggleKitchens() {
    showsAllKitchens.toggle()
    show(animated: true)
  }

  private func updateFooter() {
    let kind = UICollectionView.elementKindSectionFooter
    for footer in list.visibleSupplementaryViews(ofKind: kind) {
      (footer as? StoreFooterView)?.show(footerTitle)
    }
  }
}

extension StoreController: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.deselectItem(at: indexPath, animated: false)
    guard case .kitchen(let kitchen)? = dataSource?.itemIdentifier(for: indexPath),
      let section = dataSource?.snapshot().indexOfSection(.dishes(kitchen))
    else { return }
    let first = IndexPath(item: 0, section: section)
    collectionView.scrollToItem(at: first, at: .centeredVertically, animated: true)
  }
}

// The line beside the title of the restaurants follows them.
extension StoreController: OrthogonalScrollingDelegate {
  func orthogonalScrollerDidScroll(_ scroller: OrthogonalScroller) {
    if dataSource?.sectionIdentifier(for: scroller.section) == .restaurants { follow(scroller) }
  }

  /// Takes note of where the restaurants are scrolled to by now.
  func followRestaurants() {
    guard let section = dataSource?.snapshot().indexOfSection(.restaurants),
      let scroller = list.orthogonalScroller(forSection: section)
    else { return }
    follow(scroller)
  }

  private func follow(_ scroller: OrthogonalScroller) {
    let range = scroller.contentSize.width - scroller.frame.width
    let part = range > 0 ? scroller.contentOffset.x / range : 0
    let isRightToLeft = list.effectiveUserInterfaceLayoutDirection == .rightToLeft
    progress = isRightToLeft && range > 0 ? 1 - part : part
    for view in list.visibleSupplementaryViews(ofKind: StoreLayout.followerKind) {
      (view as? StoreFollowerView)?.progress = progress
    }
  }
}
