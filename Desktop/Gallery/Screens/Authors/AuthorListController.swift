import GallerySupport
import UIKit

/// All authors in sections, which can be sorted, added and deleted.
final class AuthorListController: UICollectionViewController {
  private let store: AuthorStore
  private var order = AuthorDirectory.Order.name
  private lazy var dataSource = makeDataSource()
  private lazy var addButton = UIBarButtonItem(
    systemItem: .add,
    primaryAction: UIAction { [weak self] _ in self?.addAuthor() }
  )
  private lazy var sortButton = UIBarButtonItem(
    image: UIImage(systemName: "ellipsis.circle"),
    menu: makeMenu()
  )
  private lazy var deleteButton = UIBarButtonItem(
    systemItem: .trash,
    primaryAction: UIAction { [weak self] _ in self?.askToDelete() }
  )
  private let message = MessageView()

  init(_ store: AuthorStore) {
    self.store = store
    super.init(collectionViewLayout: UICollectionViewLayout())
    title = "Authors"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.collectionViewLayout = makeLayout()
    collectionView.allowsMultipleSelectionDuringEditing = true
    collectionView.backgroundColor = .systemBackground
    view.backgroundColor = .systemBackground
    message.showFailure(store.failure, title: "The authors cannot be read")
    collectionView.backgroundView = message
    sortButton.accessibilityLabel = "Sort"
    navigationItem.leftBarButtonItem = editButtonItem
    store.changed = { [weak self] in self?.show(animated: true) }
    show(animated: false)
    showButtons(animated: false)
  }

  private func makeLayout() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in
      self?.swipeActions(at: path)
    }
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  private func makeDataSource() -> AuthorListSource {
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Author.ID> {
      [weak self] cell, _, id in
      guard let author = self?.store.directory[id] else { return }
      var content = UIListContentConfiguration.valueCell()
      content.text = author.name
      content.secondaryText = Quantity.count(author.books.count, "book", "books")
      cell.contentConfiguration = content
      cell.accessories = [.multiselect(), .disclosureIndicator(displayed: .whenNotEditing)]
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] header, _, path in
      var content = header.defaultContentConfiguration()
      content.text = self?.title(ofSection: path.section)
      header.contentConfiguration = content
    }
    let source = AuthorListSource(collectionView: collectionView) { list, path, id in
      list.dequeueConfiguredReusableCell(using: rows, for: path, item: id)
    }
    source.supplementaryViewProvider = { list, _, path in
      list.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    return source
  }

  private func title(ofSection index: Int) -> String? {
    guard let title = dataSource.sectionIdentifier(for: index) else { return nil }
    switch order {
    case .name: return title
    case .books: return Quantity.count(Int(title) ?? 0, "book", "books")
    }
  }

  private func show(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<String, Author.ID>()
    for group in store.directory.groups(by: order) {
      snapshot.appendSections([group.title])
      snapshot.appendItems(group.items.map(\.id), toSection: group.title)
    }
    let known = Set(dataSource.snapshot().itemIdentifiers)
    snapshot.reconfigureItems(snapshot.itemIdentifiers.filter { known.contains($0) })
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    guard isViewLoaded else { return }
    if !editing {
      for path in collectionView.indexPathsForSelectedItems ?? [] {
        collectionView.deselectItem(at: path, animated: animated)
      }
    }
    showButtons(animated: animated)
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    guard !isEditing else { return showButtons(animated: false) }
    guard let author = dataSource.itemIdentifier(for: indexPath) else { return }
    navigationController?.pushViewController(AuthorController(author, store), animated: true)
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    didDeselectItemAt indexPath: IndexPath
  ) { if isEditing { showButtons(animated: false) } }
}

/// What the bar offers.
extension AuthorListController {
  private func makeMenu() -> UIMenu {
    let titles: [(AuthorDirectory.Order, String)] = [(.name, "Name"), (.books, "Number of books")]
    return UIMenu(
      title: "Sort by",
      options: .singleSelection,
      children: titles.map { order, title in
        UIAction(title: title, state: order == self.order ? .on : .off) { [weak self] _ in
          self?.sort(by: order)
        }
      }
    )
  }

  private func sort(by order: AuthorDirectory.Order) {
    self.order = order
    sortButton.menu = makeMenu()
    show(animated: true)
  }

  private func showButtons(animated: Bool) {
    let selected = collectionView.indexPathsForSelectedItems?.count ?? 0
    title = isEditing && selected > 0 ? "\(selected) Selected" : "Authors"
    deleteButton.isEnabled = selected > 0
    deleteButton.tintColor = .systemRed
    navigationItem.setRightBarButtonItems(
      isEditing ? [deleteButton] : [addButton, sortButton],
      animated: animated
    )
  }

  private func addAuthor() {
    let form = AuthorFormController { [store] given, family in
      store.directory.add(givenName: given, familyName: family)
    }
    present(AuthorFormController.sheet(form), animated: true)
  }

  /// Asks before the selected authors go.
  private func askToDelete() {
    let paths = collectionView.indexPathsForSelectedItems ?? []
    let ids = Set(paths.compactMap { dataSource.itemIdentifier(for: $0) })
    let sheet = UIAlertController(
      title: nil,
      message: "Their books stay in the library.",
      preferredStyle: .actionSheet
    )
    let count = Quantity.count(ids.count, "Author", "Authors")
    sheet.addAction(
      UIAlertAction(title: "Delete \(count)", style: .destructive) { [weak self, store] _ in
        self?.setEditing(false, animated: true)
        store.directory.remove(ids)
      }
    )
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(sheet, animated: true)
  }

  private func swipeActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let id = dataSource.itemIdentifier(for: path) else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [store] _, _, done in
      store.directory.remove([id])
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}
