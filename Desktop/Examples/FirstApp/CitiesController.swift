import Foundation
import UIKit

struct City: Identifiable {
  let id = UUID()
  var name: String
  var isVisited = false
}

/// A list of cities that is searched, with actions behind its rows and a sheet for new ones.
final class CitiesController: UIViewController, UICollectionViewDelegate {
  private(set) lazy var list = UICollectionView(
    frame: .zero,
    collectionViewLayout: makeLayout()
  )
  private lazy var source = makeSource()
  private var cities = ["Accra", "Bogotá", "Cairo", "Hanoi", "Lima", "Oslo", "Quito", "Riga"]
    .map { City(name: $0) }
  private var query = ""
  let searchBar = UISearchBar()

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Cities"
    let add = UIAction(title: "Add") { [weak self] _ in self?.askForCity() }
    navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: add)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = UIView()
    view.backgroundColor = .systemBackground
    for subview in [searchBar, list] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      searchBar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      searchBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      searchBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      list.topAnchor.constraint(equalTo: searchBar.bottomAnchor),
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    searchBar.placeholder = "Search"
    searchBar.delegate = self
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.delegate = self
    show(animated: false)
  }

  private func makeSource() -> UICollectionViewDiffableDataSource<Int, City.ID> {
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, City> { cell, _, city in
      var content = cell.defaultContentConfiguration()
      content.text = city.name
      cell.contentConfiguration = content
      cell.accessories = city.isVisited ? [.checkmark()] : []
    }
    return UICollectionViewDiffableDataSource(collectionView: list) { [weak self] list, path, id in
      guard let city = self?.cities.first(where: { $0.id == id }) else { return nil }
      return list.dequeueConfiguredReusableCell(using: rows, for: path, item: city)
    }
  }

  /// Shows the cities that match the query, and configures the cells of `changed` again.
  private func show(changed: [City.ID] = [], animated: Bool = true) {
    let matches = cities.filter { city in
      query.isEmpty || city.name.localizedCaseInsensitiveContains(query)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, City.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(matches.map(\.id))
    snapshot.reconfigureItems(changed)
    source.apply(snapshot, animatingDifferences: animated)
  }

  func collectionView(_ list: UICollectionView, didSelectItemAt path: IndexPath) {
    list.deselectItem(at: path, animated: true)
    guard let id = source.itemIdentifier(for: path),
      let index = cities.firstIndex(where: { $0.id == id })
    else { return }
    cities.insert(cities.remove(at: index), at: 0)
    show()
  }
}

extension CitiesController: UISearchBarDelegate {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    query = searchText
    show()
  }
}

extension CitiesController {
  private func makeLayout() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.leadingSwipeActionsConfigurationProvider = { [weak self] path in
      self?.visitAction(at: path).map { UISwipeActionsConfiguration(actions: [$0]) }
    }
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in
      self?.deleteAction(at: path).map { UISwipeActionsConfiguration(actions: [$0]) }
    }
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  private func visitAction(at path: IndexPath) -> UIContextualAction? {
    guard let id = source.itemIdentifier(for: path) else { return nil }
    return UIContextualAction(style: .normal, title: "Visited") { [weak self] _, _, done in
      guard let self, let index = cities.firstIndex(where: { $0.id == id }) else {
        return done(false)
      }
      cities[index].isVisited.toggle()
      show(changed: [id])
      done(true)
    }
  }

  private func deleteAction(at path: IndexPath) -> UIContextualAction? {
    guard let id = source.itemIdentifier(for: path) else { return nil }
    return UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
      self?.cities.removeAll { $0.id == id }
      self?.show()
      done(true)
    }
  }
}

extension CitiesController {
  private func askForCity() {
    let controller = NewCityController { [weak self] name in
      self?.cities.insert(City(name: name), at: 0)
      self?.show()
    }
    let sheet = UINavigationController(rootViewController: controller)
    sheet.preferredContentSize = CGSize(width: 300, height: 120)
    present(sheet, animated: true)
  }
}
