import Foundation
import SectionAdapters
import UIKit

struct Book: Identifiable, Hashable {
  let id: Int
  var title: String
  var isTaken = false
}

final class BookCell: UICollectionViewListCell, Cell {
  func configure(with book: Book) {
    var content = defaultContentConfiguration()
    content.text = book.title
    contentConfiguration = content
    accessories = book.isTaken ? [.checkmark()] : []
  }
}

final class NoteView: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 16, dy: 0)
  }
}

final class LibraryController: UIViewController {
  let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private let shelf = CollectionSection<Book, BookCell>(id: "shelf")
  private let catalogue = CollectionSection<Book, BookCell>(id: "catalogue")
  private lazy var adapter = CollectionAdapter(collection: list) { [shelf, catalogue] in
    shelf
    catalogue
  }
  var books = ["Emma", "Ivanhoe", "Walden"].enumerated().map { Book(id: $0, title: $1) }

  override func loadView() { view = list }

  override func viewDidLoad() {
    super.viewDidLoad()
    shelf.layout = { .listLayout(environment: $0, height: 44) }
    shelf.boundaries.empty = SectionBoundaryView(NoteView.self, height: .absolute(80)) {
      $0.label.text = "No books yet"
    }
    catalogue.layout = { .listLayout(environment: $0, height: 44) }
    catalogue.boundaries.header = SectionBoundaryView(NoteView.self, height: .absolute(32)) {
      $0.label.text = "Catalogue"
    }
    catalogue.cellSelection = { [weak self] book, _ in self?.toggle(book) }
    show(animated: false)
  }

  private func toggle(_ book: Book) {
    guard let index = books.firstIndex(where: { $0.id == book.id }) else { return }
    books[index].isTaken.toggle()
    show(animated: true)
  }

  private func show(animated: Bool) {
    shelf.items = books.filter(\.isTaken)
    catalogue.items = books
    adapter.performUpdates(animated: animated)
  }
}

// MARK: - Tasks

extension LibraryController {
  /// Cards that scroll sideways, of three fifths of the width.
  static func cards(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let fill = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .fractionalHeight(1)
    )
    let card = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.6),
      heightDimension: .absolute(120)
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: card,
      subitems: [NSCollectionLayoutItem(layoutSize: fill)]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.orthogonalScrollingBehavior = .continuous
    return section
  }

  func showShelfAsCards() {
    shelf.layout = { Self.cards($0) }
    show(animated: true)
  }

  func refuseTakenBooks() {
    catalogue.cellShouldSelect = { book, _ in !book.isTaken }
  }

  func reverse() {
    books.reverse()
    show(animated: true)
  }
}

/// The same list, whose sections are made anew for each update.
final class AskedLibrary: CollectionAdapterDelegate {
  var books: [Book] = []

  func sections() -> [Section] {
    let all = CollectionSection<Book, BookCell>(id: "all")
    all.layout = { .listLayout(environment: $0, height: 44) }
    return [all]
  }

  func itemsFor(section: Section) -> [AnyHashable] { books }
}
