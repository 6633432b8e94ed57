import Foundation
import SectionAdapters
import UIKit

// A screen in the form of the article, which is compiled in the language mode that it was written for.

struct ClientInfo: Hashable {
  let name: String
  let taken: Int
  let limit: Int
}

struct LibraryBook: Hashable, Identifiable {
  let id: UUID
  let title: String
  var isTaken = false
}

class ClientInfoCell: UICollectionViewCell, Cell {
  let label = UILabel()

  func configure(with info: ClientInfo) {
    label.text = "\(info.name): \(info.taken) of \(info.limit)"
  }
}

class LibraryBookCell: UICollectionViewCell, Cell {
  let label = UILabel()
  var isChecked = false

  func configure(with book: LibraryBook) {
    label.text = book.title
    isChecked = book.isTaken
  }
}

protocol TakenBookCellDelegate: AnyObject {
  func returnBook(_ book: LibraryBook)
}

class TakenBookCell: UICollectionViewCell, Cell {
  weak var delegate: TakenBookCellDelegate?
  private(set) var book: LibraryBook?

  func configure(with book: LibraryBook) { self.book = book }

  func pressReturn() {
    if let book = book { delegate?.returnBook(book) }
  }
}

class EmptyShelfView: UICollectionReusableView {}

class TakenBooksSection: CollectionSection<LibraryBook, TakenBookCell> {
  private var emptyShelf: EmptyShelfView?

  override var isEmpty: Bool {
    didSet { emptyShelf?.isHidden = !isEmpty }
  }

  override func registerCells(in collectionView: UICollectionView) {
    super.registerCells(in: collectionView)
    collectionView.register(
      EmptyShelfView.self,
      forSupplementaryViewOfKind: "empty",
      withReuseIdentifier: "EmptyShelfView"
    )
  }

  override func supplementaryView(
    kind: String,
    for item: AnyHashable?,
    at indexPath: IndexPath,
    in collectionView: UICollectionView
  ) -> UICollectionReusableView? {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "EmptyShelfView",
      for: indexPath
    )
    emptyShelf = view as? EmptyShelfView
    emptyShelf?.isHidden = !isEmpty
    return view
  }
}

class LibraryController: UIViewController {
  private lazy var collectionView = UICollectionView(
    frame: view.bounds,
    collectionViewLayout: UICollectionViewFlowLayout()
  )
  private(set) lazy var adapter = CollectionAdapter(collection: collectionView, delegate: self)
  var collection: UICollectionView { collectionView }
  var books: [LibraryBook] = []
  let limit = 2

  private var taken: [LibraryBook] { books.filter { $0.isTaken } }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    adapter.performUpdates(animated: false)
  }

  private func toggle(_ book: LibraryBook) {
    guard let index = books.firstIndex(where: { $0.id == book.id }) else { return }
    guard books[index].isTaken || taken.count < limit else { return }
    books[index].isTaken.toggle()
    adapter.performUpdates(animated: true)
  }
}

extension LibraryController: CollectionAdapterDelegate {
  func sections() -> [Section] {
    let info = CollectionSection<ClientInfo, ClientInfoCell>(id: "info")
    info.layout = { environment in
      NSCollectionLayoutSection.listLayout(environment: environment, height: 90)
    }

    let shelf = TakenBooksSection(id: "taken")
    shelf.layout = { environment in
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1),
          heightDimension: .fractionalHeight(1)
        )
      )
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(0.6),
          heightDimension: .absolute(200)
        ),
        subitems: [item]
      )
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1),
            heightDimension: .absolute(150)
          ),
          elementKind: "empty",
          alignment: .leading
        )
      ]
      return section
    }
    shelf.cellConfiguration = { [weak self] cell in
      cell.delegate = self
    }

    let library = CollectionSection<LibraryBook, LibraryBookCell>(id: "library")
    library.layout = { environment in
      NSCollectionLayoutSection.listLayout(environment: environment, height: 44)
    }
    library.cellSelection = { [weak self] book, _ in
      self?.toggle(book)
    }
    return [info, shelf, library]
  }

  func itemsFor(section: Section) -> [AnyHashable] {
    switch section.id {
    case "info": return [ClientInfo(name: "Ada", taken: taken.count, limit: limit)]
    case "taken": return taken
    default: return books
    }
  }
}

extension LibraryController: TakenBookCellDelegate {
  func returnBook(_ book: LibraryBook) {
    toggle(book)
  }
}
