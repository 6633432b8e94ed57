import GallerySupport
import SectionAdapters
import UIKit

/// Books that are taken from a catalogue to a shelf, and a card that counts them.
final class LibraryController: UIViewController {
  let list = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewFlowLayout()
  )
  private let message = MessageView()
  let card = CollectionSection<Library.Card, LibraryCardCell>(id: "card")
  let shelf = CollectionSection<Library.Book, LibraryShelfCell>(id: "shelf")
  let catalogue = CollectionSection<Library.Book, LibraryBookCell>(id: "catalogue")
  private lazy var adapter = CollectionAdapter(collection: list) { [card, shelf, catalogue] in
    card
    shelf
    catalogue
  }
  private var library = Library([])

  override func viewDidLoad() {
    super.viewDidLoad()
    for background in [view, list] { background?.backgroundColor = .systemGroupedBackground }
    list.alwaysBounceVertical = true
    view.addSubview(list)
    describe()
    do {
      library = Library(try Library.catalogue())
    } catch {
      list.isHidden = true
      message.show(
        symbolName: "exclamationmark.circle",
        title: "The catalogue cannot be read",
        explanation: "\(error)"
      )
      view.addSubview(message)
    }
    show(animated: false)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    list.frame = view.bounds
    message.frame = view.bounds
  }

  /// Says once what the sections look like and do.
  private func describe() {
    card.layout = { LibraryLayout.card($0) }
    card.cellShouldSelect = { _, _ in false }
    shelf.layout = { LibraryLayout.shelf($0) }
    shelf.boundaries.header = LibraryTitleView.titled("Your books")
    shelf.boundaries.empty = SectionBoundaryView(LibraryEmptyView.self)
    shelf.cellShouldSelect = { _, _ in false }
    shelf.cellConfiguration = { [weak self] cell in
      cell.returned = { self?.toggle($0) }
    }
    catalogue.layout = { LibraryLayout.catalogue($0) }
    catalogue.boundaries.header = LibraryTitleView.titled("Catalogue")
    catalogue.cellShouldSelect = { [weak self] book, _ in
      self?.library.canToggle(book.id) ?? false
    }
    catalogue.cellSelection = { [weak self] book, _ in self?.toggle(book.id) }
  }

  private func toggle(_ book: Library.Book.ID) {
    library.toggle(book)
    show(animated: true)
  }

  /// Shows the library as it is by now, all three sections in one update.
  private func show(animated: Bool) {
    card.items = [library.card]
    shelf.items = library.taken
    catalogue.items = library.books
    adapter.performUpdates(animated: animated)
  }
}
