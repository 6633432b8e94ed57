import CoreGraphics
import Foundation
import SectionAdapters
import TesseraTestSupport
import UIKit

/// A book: the same one as long as its number is.
struct Book: Hashable, Identifiable {
  var id: Int
  var title: String
  var isTicked = false

  init(_ id: Int, _ title: String = "", isTicked: Bool = false) {
    self.id = id
    self.title = title
    self.isTicked = isTicked
  }
}

/// A cell that shows a book, and counts how often it was filled in.
final class BookCell: UICollectionViewCell, Cell {
  private(set) var book = Book(0)
  private(set) var fills = 0
  var press: (() -> Void)?

  /// The number, with a tick or without.
  var text: String { "\(book.id)\(book.title)\(book.isTicked ? "+" : "")" }

  func configure(with object: Book) {
    book = object
    fills += 1
  }
}

/// A cell that shows a word.
final class WordCell: UICollectionViewCell, Cell {
  private(set) var text = ""
  private(set) var fills = 0

  func configure(with object: String) {
    text = object
    fills += 1
  }
}

/// A view at the edge of a section.
final class NoteView: UICollectionReusableView {
  var text = ""
}

typealias BookSection = CollectionSection<Book, BookCell>
typealias WordSection = CollectionSection<String, WordCell>

extension CollectionSection {
  /// A section of rows that are 20 points high.
  static func rows(_ id: String, height: CGFloat = 20) -> CollectionSection<T, CollectionCell> {
    let section = CollectionSection<T, CollectionCell>(id: id)
    section.layout = { .listLayout(environment: $0, height: .absolute(height)) }
    return section
  }
}

/// A window with a list that asks for its sections, and whose turns the test makes.
@MainActor
final class ShelfFixture: CollectionAdapterDelegate {
  let fixture: Fixture
  let view: UICollectionView
  private(set) lazy var adapter = makeAdapter()
  private let configuration = UICollectionViewCompositionalLayoutConfiguration()
  private let scope: CollectionAdapter.ItemScope
  private let described: (() -> [Section])?
  var make: () -> [Section] = { [] }
  var items: [String: [AnyHashable]] = [:]
  /// Called when the delegate is asked for sections, and for the items of one.
  var whenAsked: (Section?) -> Void = { _ in }
  private(set) var questions: [String] = []
  private(set) var diagnostics: [String] = []
  private var turns: [() -> Void] = []

  init(
    _ sections: [Section] = [],
    scope: CollectionAdapter.ItemScope = .section,
    direction: UICollectionView.ScrollDirection = .vertical,
    isMirrored: Bool = false,
    height: CGFloat = 200,
    described: (() -> [Section])? = nil
  ) {
    fixture = Fixture(
      width: 100,
      height: height,
      environment: UIBackendEnvironment(isRightToLeft: isMirrored)
    )
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: height),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    make = { sections }
    configuration.scrollDirection = direction
    self.scope = scope
    self.described = described
    adapter.schedule = { [weak self] in self?.turns.append($0) }
    adapter.diagnosticHandler = { [weak self] in self?.diagnostics.append($0) }
    fixture.show(view)
  }

  private func makeAdapter() -> CollectionAdapter {
    guard let described else {
      return CollectionAdapter(
        collection: view,
        delegate: self,
        configuration: configuration,
        itemScope: scope
      )
    }
    return CollectionAdapter(collection: view, configuration: configuration, itemScope: scope) {
      described()
    }
  }

  func sections() -> [Section] {
    questions.append("sections")
    whenAsked(nil)
    return make()
  }

  func itemsFor(section: Section) -> [AnyHashable] {
    questions.append(section.id)
    whenAsked(section)
    return items[section.id] ?? []
  }

  /// Shows what the delegate says by now, and lets everything come to rest.
  func update(animated: Bool = true) {
    adapter.performUpdates(animated: animated)
    settle()
  }

  /// Makes turns until nothing waits, and lets everything come to rest.
  func settle(turns limit: Int = 50) {
    for _ in 0..<limit where !turns.isEmpty {
      let due = turns
      turns = []
      for work in due { work() }
    }
    fixture.backend.advanceUntilIdle(limit: 5)
  }

  var isWaiting: Bool { !turns.isEmpty }

  /// Forgets what the delegate was asked.
  func forget() { questions = [] }

  /// What a cell shows.
  func text(of cell: UICollectionViewCell?) -> String? {
    (cell as? BookCell)?.text ?? (cell as? WordCell)?.text
  }

  /// The texts on screen, by section.
  var picture: [[String]] {
    (0..<view.numberOfSections).map { section in
      (0..<view.numberOfItems(inSection: section)).compactMap {
        text(of: view.cellForItem(at: IndexPath(item: $0, section: section)))
      }
    }
  }

  func cell<Cell>(_ section: Int, _ item: Int, _ type: Cell.Type = BookCell.self) -> Cell? {
    view.cellForItem(at: IndexPath(item: item, section: section)) as? Cell
  }

  /// All book cells on screen.
  var bookCells: [BookCell] {
    view.indexPathsForVisibleItems.sorted().compactMap { view.cellForItem(at: $0) as? BookCell }
  }

  func tap(_ section: Int, _ item: Int) {
    guard let cell = view.cellForItem(at: IndexPath(item: item, section: section)) else { return }
    let frame = cell.convert(cell.bounds, to: nil)
    fixture.screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    settle()
  }

  /// The views of a kind on screen, by section.
  func notes(_ kind: String) -> [Int: NoteView] {
    let paths = view.indexPathsForVisibleSupplementaryElements(ofKind: kind)
    return Dictionary(
      uniqueKeysWithValues: paths.compactMap { path in
        (view.supplementaryView(forElementKind: kind, at: path) as? NoteView).map {
          (path.section, $0)
        }
      }
    )
  }
}
