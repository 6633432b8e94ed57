import IGListDiffKit
import IGListKit
import IGListSwiftKit
import TesseraTestSupport
import Testing
import UIKit

// A screen as it is written for IGListKit, in the language mode of most of it.

final class Month: ListDiffable {
  let name: String
  var days: [Int]

  init(_ name: String, _ days: [Int]) { (self.name, self.days) = (name, days) }

  // swift-format-ignore: NeverForceUnwrap
  func diffIdentifier() -> NSObjectProtocol { name as AnyObject as! NSObjectProtocol }

  func isEqual(toDiffableObject object: ListDiffable?) -> Bool {
    if self === object { return true }
    guard let object = object as? Month else { return false }
    return name == object.name && days == object.days
  }
}

final class DayCell: UICollectionViewCell, ListBindable {
  var text = ""

  func bindViewModel(_ viewModel: Any) { text = "day \(viewModel)" }
}

final class TitleController: ListSectionController {
  private var title = ""

  override func didUpdate(to object: Any) { title = String(describing: object) }

  override func sizeForItem(at index: Int) -> CGSize {
    CGSize(width: collectionContext.containerSize.width, height: 20)
  }

  override func cellForItem(at index: Int) -> UICollectionViewCell {
    let cell: DayCell = collectionContext.dequeueReusableCell(for: self, at: index)
    cell.text = title
    return cell
  }
}

final class MonthController: ListBindingSectionController<ListDiffable>,
  ListBindingSectionControllerDataSource, ListBindingSectionControllerSelectionDelegate
{
  private(set) var calls: [String] = []

  override init() {
    super.init()
    dataSource = self
    selectionDelegate = self
  }

  func sectionController(
    _ sectionController: ListBindingSectionController<ListDiffable>,
    viewModelsFor object: Any
  ) -> [ListDiffable] {
    guard let month = object as? Month else { return [] }
    return month.days.map { $0 as ListDiffable }
  }

  func sectionController(
    _ sectionController: ListBindingSectionController<ListDiffable>,
    cellForViewModel viewModel: Any,
    at index: Int
  ) -> UICollectionViewCell & ListBindable {
    collectionContext.dequeueReusableCell(for: self, at: index) as DayCell
  }

  func sectionController(
    _ sectionController: ListBindingSectionController<ListDiffable>,
    sizeForViewModel viewModel: Any,
    at index: Int
  ) -> CGSize {
    CGSize(width: 100, height: 20)
  }

  func sectionController(
    _ sectionController: ListBindingSectionController<ListDiffable>,
    didSelectItemAt index: Int,
    viewModel: Any
  ) { calls.append("select \(viewModel)") }

  func sectionController(
    _ sectionController: ListBindingSectionController<ListDiffable>,
    didHighlightItemAt index: Int,
    viewModel: Any
  ) { calls.append("highlight \(viewModel)") }

  func sectionController(
    _ sectionController: ListBindingSectionController<ListDiffable>,
    didUnhighlightItemAt index: Int,
    viewModel: Any
  ) { calls.append("unhighlight \(viewModel)") }

  func sectionController(
    _ sectionController: ListBindingSectionController<ListDiffable>,
    contextMenuConfigurationForItemAt index: Int,
    point: CGPoint,
    viewModel: Any
  ) -> UIContextMenuConfiguration? {
    calls.append("menu \(viewModel)")
    return nil
  }
}

final class CalendarController: UIViewController, ListAdapterDataSource, ListAdapterMoveDelegate {
  lazy var adapter: ListAdapter = {
    ListAdapter(updater: ListAdapterUpdater(), viewController: self, workingRangeSize: 1)
  }()
  let collectionView = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewFlowLayout()
  )
  var data: [Any] = []
  var moves: [[Any]] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    collectionView.frame = view.bounds
    adapter.collectionView = collectionView
    adapter.dataSource = self
    adapter.moveDelegate = self
  }

  func objects(for listAdapter: ListAdapter) -> [ListDiffable] {
    data.compactMap { $0 as? ListDiffable }
  }

  func listAdapter(
    _ listAdapter: ListAdapter,
    sectionControllerFor object: Any
  ) -> ListSectionController {
    object is Month ? MonthController() : TitleController()
  }

  func emptyView(for listAdapter: ListAdapter) -> UIView? { nil }

  func listAdapter(
    _ listAdapter: ListAdapter,
    move object: Any,
    from previousObjects: [Any],
    to objects: [Any]
  ) {
    moves.append(objects)
    data = objects
  }
}

/// A window with the screen.
@MainActor
final class CalendarFixture {
  let fixture = Fixture(width: 100, height: 200)
  let controller = CalendarController()

  init(_ data: [Any]) {
    controller.data = data
    controller.adapter.updater.schedule = { $0() }
    fixture.window.rootViewController = controller
    settle()
  }

  var adapter: ListAdapter { controller.adapter }
  var view: UICollectionView { controller.collectionView }

  func settle() {
    fixture.backend.makeFrame()
    fixture.backend.advanceUntilIdle(limit: 5)
  }

  var texts: [String] {
    view.indexPathsForVisibleItems.sorted().compactMap {
      (view.cellForItem(at: $0) as? DayCell)?.text
    }
  }
}

@Suite("A screen that was written for IGListKit")
@MainActor
struct ListScreenTests {
  @Test("shows objects, texts and numbers, each by the section controller of its type")
  func objects() {
    let screen = CalendarFixture([
      Month("May", [1, 2]), "holidays", 7, NSNumber(value: 8), "end" as NSString,
    ])
    expectEqual(screen.texts, ["day 1", "day 2", "holidays", "7", "8", "end"])
  }

  @Test("is updated by what its objects say, and keeps cells of the same text")
  func update() {
    let screen = CalendarFixture([Month("May", [1, 2]), "holidays"])
    let title = screen.view.cellForItem(at: [1, 0])
    screen.controller.data = ["holidays", Month("May", [2, 3])]
    screen.adapter.performUpdates(animated: true, completion: nil)
    screen.settle()
    expectEqual(screen.texts, ["holidays", "day 2", "day 3"])
    #expect(screen.view.cellForItem(at: [0, 0]) === title)
  }

  @Test("finds sections as `NSNotFound` says where there is none")
  func sections() {
    let screen = CalendarFixture([Month("May", [1]), "holidays"])
    let adapter = screen.adapter
    let second = adapter.section(for: "holidays" as Any) + 1
    expectEqual(second, 2)
    let unknown = adapter.section(for: "nothing")
    expectEqual(unknown, NSNotFound)
    let stranger = adapter.section(for: TitleController())
    expectEqual(stranger, NSNotFound)
    #expect(adapter.sectionController(for: "holidays" as Any) is TitleController)
    expectEqual(adapter.visibleCells(for: "holidays" as Any).count, 1)
  }

  @Test("hears what is pressed, selected and asked a menu for, with the view model")
  func selection() throws {
    let screen = CalendarFixture([Month("May", [4, 5])])
    let section = try #require(
      screen.adapter.sectionController(forSection: 0) as? MonthController
    )
    screen.fixture.screen.tap(at: CGPoint(x: 50, y: 30))
    screen.settle()
    expectEqual(section.calls, ["highlight 5", "select 5", "unhighlight 5"])
    _ = screen.adapter.collectionView(
      screen.view,
      contextMenuConfigurationForItemAt: [0, 0],
      point: .zero
    )
    expectEqual(section.calls.last, "menu 4")
  }

  @Test("hears of a moved section with objects of any type")
  func moving() {
    final class Movable: ListSectionController {
      override func sizeForItem(at index: Int) -> CGSize { CGSize(width: 100, height: 20) }
      override func canMoveItem(at index: Int) -> Bool { true }
    }
    let screen = CalendarFixture([])
    let source = ListAdapterDataSourceStub { Movable() }
    source.data = ["a", "b", "c"]
    screen.adapter.dataSource = source
    screen.settle()
    let view = screen.view
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 55))
    view.endInteractiveMovement()
    screen.settle()
    expectEqual(screen.controller.moves.first?.compactMap { $0 as? String }, ["b", "c", "a"])
  }

  @Test("shows values in boxes")
  func valuesInBoxes() throws {
    final class CityController: ListValueSectionController<City> {
      override func didUpdate(to value: City) { names.append(value.name) }
      var names: [String] = []
      override func sizeForItem(at index: Int) -> CGSize { CGSize(width: 100, height: 20) }
    }
    let screen = CalendarFixture([])
    let source = ListAdapterDataSourceStub { CityController() }
    source.data = [City(name: "Lima")].diffables()
    screen.adapter.dataSource = source
    screen.settle()
    let section = try #require(
      screen.adapter.sectionController(forSection: 0) as? CityController
    )
    expectEqual(section.value, City(name: "Lima"))
    expectEqual(section.names, ["Lima"])
    #expect(City.isDiffable(City(name: "Oslo").diffable()))
    #expect(City(diffable: "Oslo") == nil)
  }
}

@Suite("A section controller of one cell")
@MainActor
struct ListSingleCellTests {
  @Test("is filled in by closures with the types of its item and cell")
  func closures() {
    let screen = CalendarFixture([])
    let source = ListAdapterDataSourceStub {
      ListSingleSectionController(
        configure: { (item: String, cell: DayCell) in cell.text = item },
        size: { (_: String, context: ListCollectionContext?) in
          CGSize(width: context?.containerSize.width ?? 0, height: 20)
        }
      )
    }
    source.data = ["a", "b"]
    screen.adapter.dataSource = source
    screen.settle()
    expectEqual(screen.texts, ["a", "b"])
  }

  @Test("takes the value out of its box")
  func boxes() {
    let screen = CalendarFixture([])
    let source = ListAdapterDataSourceStub {
      ListSingleSectionController(
        configure: { (city: City, cell: DayCell) in cell.text = city.name },
        size: { (_: City, _: ListCollectionContext?) in CGSize(width: 100, height: 20) }
      )
    }
    source.data = [City(name: "Lima"), City(name: "Oslo")].diffables()
    screen.adapter.dataSource = source
    screen.settle()
    expectEqual(screen.texts, ["Lima", "Oslo"])
  }
}

struct City: ListIdentifiable {
  let name: String
  var diffIdentifier: NSObjectProtocol { name as NSString }
}

class ListAdapterDataSourceStub: ListAdapterDataSource {
  var data: [ListDiffable] = []
  let make: () -> ListSectionController

  init(make: @escaping () -> ListSectionController) { self.make = make }

  func objects(for listAdapter: ListAdapter) -> [ListDiffable] { data }

  func listAdapter(
    _ listAdapter: ListAdapter,
    sectionControllerFor object: Any
  ) -> ListSectionController { make() }

  func emptyView(for listAdapter: ListAdapter) -> UIView? { nil }
}

@Suite("An updater for IGListKit's code")
@MainActor
struct ListUpdaterTests {
  @Test("reloads where more than a hundred sections change, unless it is told not to")
  func manyUpdates() {
    let updater = ListAdapterUpdater()
    #expect(updater.allowsReloadingOnTooManyUpdates)
    expectEqual(updater.reloadThreshold, 100)
    updater.allowsReloadingOnTooManyUpdates = false
    #expect(updater.reloadThreshold == nil)
  }

  @Test("is taken by an adapter as the protocol that it conforms to")
  func delegate() {
    let updater = ListAdapterUpdater()
    let delegate: ListUpdatingDelegate = updater
    let adapter = ListAdapter(updater: delegate, viewController: nil)
    #expect(adapter.updater === updater)
    let reloading: ListUpdatingDelegate = ListReloadDataUpdater()
    #expect(ListAdapter(updater: reloading, viewController: nil).updater is ListReloadDataUpdater)
  }

  @Test("has a collection view whose layout is named for it")
  func view() {
    let layout = ListCollectionViewLayout(
      stickyHeaders: false,
      topContentInset: 0,
      stretchToEdge: true
    )
    let view = ListCollectionView(frame: .zero, listCollectionViewLayout: layout)
    #expect(view.collectionViewLayout === layout)
  }
}
