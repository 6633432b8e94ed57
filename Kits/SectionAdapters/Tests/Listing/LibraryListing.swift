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
  private let returnButton = UIButton(type: .system)
  private(set) var book: LibraryBook?

  override init(frame: CGRect) {
    super.init(frame: frame)
    returnButton.setTitle("Return", for: .normal)
    returnButton.addAction(UIAction { [weak self] _ in self?.pressReturn() }, for: .touchUpInside)
    returnButton.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(returnButton)
    NSLayoutConstraint.activate([
      returnButton.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      returnButton.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      returnButton.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 100),
      returnButton.heightAnchor.constraint(equalToConstant: 44),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func configure(with book: LibraryBook) { self.book = book }

  private func pressReturn() {
    if let book = book { delegate?.returnBook(book) }
  }
}

class TakenBooksEmptyView: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.text = "No books yet"
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

class TakenBooksSection: CollectionSection<LibraryBook, TakenBookCell> {
  private let reuseIdentifier = "TakenBooksEmptyView"
  private var emptyView: TakenBooksEmptyView?

  override var isEmpty: Bool {
    didSet { emptyView?.contentView.isHidden = !isEmpty }
  }

  override func registerCells(in collectionView: UICollectionView) {
    super.registerCells(in: collectionView)
    collectionView.register(
      TakenBooksEmptyView.self,
      forSupplementaryViewOfKind: "empty",
      withReuseIdentifier: reuseIdentifier
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
      withReuseIdentifier: reuseIdentifier,
      for: indexPath
    )
    emptyView = view as? TakenBooksEmptyView
    emptyView?.contentView.isHidden = !isEmpty
    return view
  }
}

class LibraryController: UIViewController {
  private lazy var collectionView = UICollectionView(
    frame: view.bounds,
    collectionViewLayout: UICollectionViewFlowLayout()
  )
  private lazy var adapter = CollectionAdapter(collection: collectionView, delegate: self)
  var collection: UICollectionView { collectionView }
  var books: [LibraryBook] = []
  let limit = 2
  private var showsLibraryFirst = false
  private(set) var opened: [String] = []

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
    info.cellSelection = { [weak self] _, _ in
      self?.showsLibraryFirst.toggle()
      self?.adapter.performUpdates(animated: true)
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
    shelf.cellSelection = { [weak self] book, _ in
      self?.opened.append(book.title)
    }

    let library = CollectionSection<LibraryBook, LibraryBookCell>(id: "library")
    library.layout = { environment in
      NSCollectionLayoutSection.listLayout(environment: environment, height: 44)
    }
    library.cellSelection = { [weak self] book, _ in
      self?.toggle(book)
    }
    return showsLibraryFirst ? [info, library, shelf] : [info, shelf, library]
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
