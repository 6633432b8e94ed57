import GallerySupport
import UIKit

/// An author: a card with the name above a list of books, each with a controller of its own.
final class AuthorController: UIViewController {
  private let id: Author.ID
  private let store: AuthorStore
  private let card = AuthorCardController()
  private let books = AuthorBooksController()

  init(_ id: Author.ID, _ store: AuthorStore) {
    self.id = id
    self.store = store
    super.init(nibName: nil, bundle: nil)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "ellipsis.circle"),
      menu: makeMenu()
    )
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    for child in [card, books] {
      addChild(child)
      child.view.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      card.view.topAnchor.constraint(equalTo: guide.topAnchor),
      card.view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      card.view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      books.view.topAnchor.constraint(equalTo: card.view.bottomAnchor),
      books.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      books.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      books.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    show()
  }

  private func show() {
    guard let author = store.directory[id] else { return }
    title = author.name
    card.show(author)
    books.show(author.books)
  }

  private func makeMenu() -> UIMenu {
    UIMenu(children: [
      UIAction(title: "Rename…", image: UIImage(systemName: "pencil")) { [weak self] _ in
        self?.rename()
      },
      UIAction(
        title: "Delete…",
        image: UIImage(systemName: "trash"),
        attributes: .destructive
      ) { [weak self] _ in self?.askToDelete() },
    ])
  }

  /// Asks for another name in an alert with two fields.
  private func rename() {
    guard let author = store.directory[id] else { return }
    let alert = UIAlertController(
      title: "Rename “\(author.name)”",
      message: "The list is sorted by the family name.",
      preferredStyle: .alert
    )
    let save = UIAlertAction(title: "Rename", style: .default) { [weak self, weak alert] _ in
      let names = alert?.textFields?.map { $0.text ?? "" } ?? []
      guard names.count == 2 else { return }
      self?.become(names[0], names[1])
    }
    for (placeholder, name) in [
      ("Given name", author.givenName), ("Family name", author.familyName),
    ] {
      alert.addTextField { [weak alert] field in
        field.placeholder = placeholder
        field.text = name
        let update = UIAction { [weak alert] _ in
          save.isEnabled = alert?.textFields?.last?.text?.isEmpty == false
        }
        field.addAction(update, for: .editingChanged)
      }
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(save)
    alert.preferredAction = save
    present(alert, animated: true)
  }

  private func become(_ givenName: String, _ familyName: String) {
    store.directory.rename(id, givenName: givenName, familyName: familyName)
    show()
  }

  private func askToDelete() {
    guard let author = store.directory[id] else { return }
    let alert = UIAlertController(
      title: "Delete “\(author.name)”?",
      message: "\(Quantity.count(author.books.count, "book", "books")) will have no author.",
      preferredStyle: .alert
    )
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [weak self, store, id] _ in
        self?.navigationController?.popViewController(animated: true)
        store.directory.remove([id])
      }
    )
    present(alert, animated: true)
  }
}
