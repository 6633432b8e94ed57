import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Rows with the names of cities.
@MainActor
private final class Cities: UITableViewController {
  var names = ["Aachen", "Bonn", "Celle"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "city")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "city", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }

  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? { "Cities" }
}

@Suite("A controller of a table")
@MainActor
struct TableControllerTests {
  private func show(_ controller: UITableViewController) -> Fixture {
    let fixture = Fixture(width: 375, height: 600)
    fixture.window.rootViewController = controller
    fixture.backend.makeFrame()
    return fixture
  }

  @Test("has the table as its view, and is its data source and delegate")
  func table() {
    let controller = Cities(style: .grouped)
    let fixture = show(controller)
    #expect(controller.view === controller.tableView)
    expectEqual(controller.tableView.style, .grouped)
    expectEqual(controller.tableView.frame, fixture.window.bounds)
    expectEqual(
      controller.tableView.visibleCells.map { $0.textLabel?.text },
      ["Aachen", "Bonn", "Celle"]
    )
    expectEqual(controller.tableView.headerView(forSection: 0)?.textLabel?.text, "CITIES")
    expectEqual(controller.tableView.numberOfSections, 1)
  }

  @Test("deselects rows when it appears again, unless it says otherwise")
  func clearsSelection() {
    for clears in [true, false] {
      let controller = Cities(style: .plain)
      _ = show(controller)
      controller.clearsSelectionOnViewWillAppear = clears
      controller.tableView.selectRow(
        at: IndexPath(row: 1, section: 0),
        animated: false,
        scrollPosition: .none
      )
      controller.viewWillAppear(false)
      expectEqual((controller.tableView.indexPathForSelectedRow == nil), clears)
      expectEqual(controller.clearsSelectionOnViewWillAppear, clears)
    }
  }

  @Test("edits the table with itself, and has its control to refresh")
  func editing() {
    let controller = Cities(style: .plain)
    _ = show(controller)
    controller.setEditing(true, animated: true)
    #expect(controller.tableView.isEditing)
    let refresh = UIRefreshControl()
    controller.refreshControl = refresh
    #expect(controller.tableView.refreshControl === refresh)
    #expect(controller.refreshControl === refresh)
  }

  @Test("takes another table, whose data source it is unless that has one")
  func otherTable() {
    let controller = Cities(style: .plain)
    let other = UITableView(frame: .zero, style: .insetGrouped)
    other.register(UITableViewCell.self, forCellReuseIdentifier: "city")
    controller.tableView = other
    let fixture = show(controller)
    expectEqual(other.frame, fixture.window.bounds)
    #expect(controller.view === other)
    expectEqual(other.visibleCells.count, 3)
    #expect(other.delegate === controller)
  }

  @Test("shows nothing where a subclass says nothing")
  func empty() {
    let controller = UITableViewController(nibName: nil, bundle: nil)
    _ = show(controller)
    expectEqual(controller.tableView.style, .plain)
    #expect(controller.tableView.visibleCells.isEmpty)
  }
}

@Suite("A data source of a table that takes snapshots")
@MainActor
final class TableSnapshotTests {
  private typealias Source = UITableViewDiffableDataSource<String, Int>
  // Made by the test itself: each test has the program for itself only as long as it does not wait.
  private lazy var base = TableFixture([])
  private var view: UITableView { base.view }

  private final class EditedSource: UITableViewDiffableDataSource<String, Int> {
    override func tableView(
      _ tableView: UITableView,
      titleForHeaderInSection section: Int
    ) -> String? { sectionIdentifier(for: section) }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      true
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      true
    }

    override func tableView(
      _ tableView: UITableView,
      moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      guard let moved = itemIdentifier(for: sourceIndexPath),
        let goal = itemIdentifier(for: destinationIndexPath)
      else { return }
      var snapshot = snapshot()
      snapshot.moveItem(moved, afterItem: goal)
      apply(snapshot, animatingDifferences: false)
    }
  }

  private func fill(_ cell: UITableViewCell, _ item: Int) -> UITableViewCell {
    cell.textLabel?.text = "\(item)"
    return cell
  }

  private func snapshot(_ sections: [(String, [Int])]) -> Source.Snapshot {
    var snapshot = Source.Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  @Test("shows what they say, animated, and answers where items are")
  func apply() {
    let source = Source(tableView: view) { [self] table, path, item in
      fill(table.dequeueReusableCell(withIdentifier: "row", for: path), item)
    }
    source.apply(snapshot([("A", [1, 2]), ("B", [3])]), animatingDifferences: false)
    base.frame()
    expectEqual(base.texts, ["1", "2", "3"])
    let kept = base.cell(1)
    var isDone = false
    source.apply(snapshot([("B", [3]), ("A", [2, 4])])) { isDone = true }
    base.rest()
    #expect(isDone)
    expectEqual(base.texts, ["3", "2", "4"])
    #expect(base.cell(0, section: 1) === kept)
    expectEqual(source.itemIdentifier(for: IndexPath(row: 1, section: 1)), 4)
    expectEqual(source.indexPath(for: 2), IndexPath(row: 0, section: 1))
    expectEqual(source.sectionIdentifier(for: 0), "B")
    expectEqual(source.index(for: "A"), 1)
    expectEqual(source.snapshot().itemIdentifiers, [3, 2, 4])
    #expect(base.diagnostics.isEmpty)
    source.applySnapshotUsingReloadData(snapshot([("C", [9])]))
    base.frame()
    expectEqual(base.texts, ["9"])
    expectEqual(source.defaultRowAnimation, .automatic)
  }

  @Test("returns when nothing moves any more, where it is awaited")
  func await() async {
    let source = Source(tableView: view) { [self] table, path, item in
      fill(table.dequeueReusableCell(withIdentifier: "row", for: path), item)
    }
    await source.apply(snapshot([("A", [1])]), animatingDifferences: false)
    expectEqual(source.snapshot().itemIdentifiers, [1])
    await source.applySnapshotUsingReloadData(snapshot([("A", [2])]))
    expectEqual(source.snapshot().itemIdentifiers, [2])
  }

  @Test("has titles and moves rows as its subclass says, in its snapshot as well")
  func subclass() {
    let source = EditedSource(tableView: view) { [self] table, path, item in
      fill(table.dequeueReusableCell(withIdentifier: "row", for: path), item)
    }
    source.apply(snapshot([("Letters", [1, 2, 3])]), animatingDifferences: false)
    base.frame()
    expectEqual(view.headerView(forSection: 0)?.textLabel?.text, "Letters")
    view.setEditing(true, animated: false)
    base.rest()
    let grip = base.cell(0)?.row?.subviews.compactMap { $0 as? AccessoryView }
      .first { $0.accessory.accessoryType == .reorder }
    let place = grip.map { $0.convert(CGPoint(x: 5, y: 5), to: nil) } ?? .zero
    base.drag(from: place, by: CGVector(dx: 0, dy: 100))
    expectEqual(source.snapshot().itemIdentifiers, [2, 3, 1])
    expectEqual(base.texts, ["2", "3", "1"])
    #expect(base.diagnostics.isEmpty)
  }

  @Test("alone changes what is shown: other changes are reported, with its class (row 24)")
  func directCalls() {
    let source = EditedSource(tableView: view) { [self] table, path, item in
      fill(table.dequeueReusableCell(withIdentifier: "row", for: path), item)
    }
    source.apply(snapshot([("A", [1, 2, 3])]), animatingDifferences: false)
    base.frame()
    var isDone: Bool?
    view.performBatchUpdates {
      view.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
    } completion: {
      isDone = $0
    }
    base.rest()
    #expect(isDone == false)
    expectEqual(base.texts, ["1", "2", "3"])
    expectEqual(base.diagnostics.count, 1)
    #expect(base.diagnostics.first?.contains("but EditedSource shows") == true)
  }

  @Test("gives way to another data source")
  func replaced() {
    let source = Source(tableView: view) { [self] table, path, item in
      fill(table.dequeueReusableCell(withIdentifier: "row", for: path), item)
    }
    source.apply(snapshot([("A", [1])]), animatingDifferences: false)
    let other = TableSource([2])
    view.dataSource = other
    base.frame()
    expectEqual(base.texts, ["0.0", "0.1"])
    view.dataSource = source
    base.frame()
    expectEqual(base.texts, ["1"])
  }
}
