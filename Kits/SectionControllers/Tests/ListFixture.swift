import CoreGraphics
import Foundation
import SectionControllers
import TesseraTestSupport
import UIKit

/// A window with a list, whose turns the test makes.
@MainActor
final class ListFixture: ListAdapterDataSource {
  let fixture: Fixture
  let view: UICollectionView
  let adapter: ListAdapter
  let updater: ListAdapterUpdater
  var objects: [any ListDiffable]
  /// Makes the section controller of an object; a ``PageController`` unless a test sets another.
  var make: (Any) -> ListSectionController = { _ in PageController() }
  var count: ((Any) -> Int?)?
  var empty: UIView?
  /// Called when the data source is asked for objects.
  var whenAsked: (() -> Void)?
  /// How often the data source was asked for objects.
  private(set) var questions = 0
  /// How many section controllers were asked for.
  private(set) var made = 0
  private(set) var diagnostics: [String] = []
  private var turns: [() -> Void] = []

  init(
    _ objects: [any ListDiffable],
    layout: UICollectionViewLayout = UICollectionViewFlowLayout(),
    updater: ListAdapterUpdater = ListAdapterUpdater(),
    workingRangeSize: Int = 0,
    configure: (ListFixture) -> Void = { _ in }
  ) {
    fixture = Fixture(width: 100, height: 200)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200),
      collectionViewLayout: layout
    )
    self.updater = updater
    self.objects = objects
    adapter = ListAdapter(
      updater: updater,
      viewController: nil,
      workingRangeSize: workingRangeSize
    )
    updater.schedule = { [weak self] in self?.turns.append($0) }
    adapter.diagnosticHandler = { [weak self] in self?.diagnostics.append($0) }
    configure(self)
    adapter.collectionView = view
    adapter.dataSource = self
    fixture.show(view)
  }

  func objects(for listAdapter: ListAdapter) -> [any ListDiffable] {
    questions += 1
    whenAsked?()
    return objects
  }

  func listAdapter(
    _ listAdapter: ListAdapter,
    sectionControllerFor object: Any
  ) -> ListSectionController {
    made += 1
    return make(object)
  }

  func emptyView(for listAdapter: ListAdapter) -> UIView? { empty }

  func listAdapter(_ listAdapter: ListAdapter, numberOfItemsFor object: Any) -> Int? {
    count?(object)
  }

  /// Makes one turn of the main queue.
  func turn() {
    let due = turns
    turns = []
    for work in due { work() }
  }

  /// Makes turns until nothing waits, and lets everything come to rest.
  func settle() {
    for _ in 0..<50 where !turns.isEmpty { turn() }
    fixture.backend.advanceUntilIdle(limit: 5)
  }

  /// Shows other objects.
  func show(_ objects: [any ListDiffable], animated: Bool = true) {
    self.objects = objects
    adapter.performUpdates(animated: animated)
    settle()
  }

  /// The texts of the cells on screen, from the top.
  var texts: [String] {
    cells.map(\.text)
  }

  /// The cells on screen, from the top.
  var cells: [TextCell] {
    view.indexPathsForVisibleItems.sorted().compactMap { view.cellForItem(at: $0) as? TextCell }
  }

  func cell(_ text: String) -> TextCell? { cells.first { $0.text == text } }
}

/// An object without a class: a name and its rows.
struct Page: ListDiffable, Hashable {
  var id: String
  var rows: [String]

  init(_ id: String, _ rows: String...) {
    self.id = id
    self.rows = rows
  }

  init(_ id: String, rows: [String]) {
    self.id = id
    self.rows = rows
  }

  func diffIdentifier() -> any Hashable & Sendable { id }
}

/// An instance that is changed in place and compares its identifier alone.
final class Company: ListDiffable {
  let name: String
  var isExpanded = false
  var rows: [String] = []

  init(_ name: String) { self.name = name }

  func diffIdentifier() -> any Hashable & Sendable { name }

  func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool {
    (object as? Company)?.name == name
  }
}

/// A cell of 20 points that shows a text, and counts how often it was filled in.
final class TextCell: UICollectionViewCell, ListBindable {
  var text = "" { didSet { fills += 1 } }
  private(set) var fills = 0

  func bindViewModel(_ viewModel: Any) {
    switch viewModel {
    case let company as Company: text = company.name + (company.isExpanded ? " ▾" : " ▸")
    default: text = "\(viewModel)"
    }
  }
}

/// Shows the rows of a page, or of a company.
class PageController: ListSectionController {
  var rows: [String] = []
  var height: CGFloat = 20
  private(set) var updates: [String] = []
  private var company: Company?

  override func didUpdate(to object: Any) {
    if let page = object as? Page {
      rows = page.rows
      updates.append("\(page.id) in \(section)")
    } else if let company = object as? Company {
      self.company = company
      updates.append("\(company.name) in \(section)")
    }
  }

  override func numberOfItems() -> Int { company?.rows.count ?? rows.count }
  override func sizeForItem(at index: Int) -> CGSize { CGSize(width: 100, height: height) }

  override func cellForItem(at index: Int) -> UICollectionViewCell {
    let cell: TextCell? = collectionContext?.dequeueReusableCell(for: self, at: index)
    cell?.text = company?.rows[index] ?? rows[index]
    return cell ?? super.cellForItem(at: index)
  }
}

/// One section of companies, as in the article: each is a row, and an expanded one has a second.
@MainActor
final class CompaniesController: ListBindingSectionController<any ListDiffable>,
  ListBindingSectionControllerDataSource, ListBindingSectionControllerSelectionDelegate
{
  private(set) var selected: [String] = []
  private(set) var moves: [[Int]] = []

  override init() {
    super.init()
    dataSource = self
    selectionDelegate = self
  }

  func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>,
    viewModelsFor object: Any
  ) -> [any ListDiffable] {
    guard let list = object as? CompanyList else { return [] }
    return list.companies.flatMap { company -> [any ListDiffable] in
      company.isExpanded ? [company, "about \(company.name)"] : [company]
    }
  }

  func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>,
    cellForViewModel viewModel: Any,
    at index: Int
  ) -> any UICollectionViewCell & ListBindable {
    let cell: TextCell? = collectionContext?.dequeueReusableCell(for: self, at: index)
    return cell ?? TextCell(frame: .zero)
  }

  func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>,
    sizeForViewModel viewModel: Any,
    at index: Int
  ) -> CGSize { CGSize(width: 100, height: 20) }

  func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>,
    didSelectItemAt index: Int,
    viewModel: Any
  ) { selected.append("\(index) \((viewModel as? Company)?.name ?? "\(viewModel)")") }

  func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>,
    didMoveViewModelFrom sourceIndex: Int,
    to destinationIndex: Int
  ) { moves.append([sourceIndex, destinationIndex]) }

  override func canMoveItem(at index: Int) -> Bool { true }
}

/// The one object of a list of companies.
final class CompanyList: ListDiffable {
  var companies: [Company]

  init(_ names: [String]) { companies = names.map { Company($0) } }

  func diffIdentifier() -> any Hashable & Sendable { "companies" }
  func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool { object is CompanyList }
}
