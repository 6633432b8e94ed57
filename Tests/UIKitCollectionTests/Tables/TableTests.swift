import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A table")
@MainActor
struct TableTests {
  @Test("shows as many rows as fit, from top to bottom")
  func showsRows() {
    let table = TableFixture([100])
    // 600 points hold 13 rows of 44 points and a part of another.
    expectEqual(table.texts.count, 14)
    expectEqual(table.texts.first, "0.0")
    expectEqual(table.texts.last, "0.13")
    expectEqual(table.view.contentSize, CGSize(width: 375, height: 4400))
    #expect(table.diagnostics.isEmpty)
  }

  @Test("has cells whose frames are in its content")
  func framesOfCells() throws {
    let table = TableFixture([100])
    let cell = try #require(table.cell(3))
    let frame = CGRect(x: 0, y: 132, width: 375, height: 44)
    expectEqual(cell.frame, frame)
    expectEqual(table.view.rectForRow(at: IndexPath(row: 3, section: 0)), frame)
    expectEqual(cell.convert(cell.bounds, to: table.view), frame)
    table.view.contentOffset.y = 100
    table.frame()
    expectEqual(cell.convert(cell.bounds, to: nil).minY, 32)
    expectEqual(table.view.indexPath(for: cell), IndexPath(row: 3, section: 0))
  }

  @Test("is the scroll view that scrolls, and no collection view")
  func isAScrollView() {
    let table = TableFixture([100])
    let view: UIScrollView = table.view
    #expect(!(view is UICollectionView))
    table.drag(from: CGPoint(x: 100, y: 500), by: CGVector(dx: 0, dy: -210))
    // The first 10 points of a drag move nothing.
    expectEqual(view.contentOffset.y, 200)
    expectEqual(table.texts.first, "0.4")
  }

  @Test("uses cells again, which forget what they were, and finds them by identifier")
  func reuse() {
    let table = TableFixture([10_000])
    let cells = Set(table.view.visibleCells.map(ObjectIdentifier.init))
    var all = cells
    for offset in stride(from: 0, through: 20_000, by: 200) {
      table.view.contentOffset.y = CGFloat(offset)
      table.frame()
      all.formUnion(table.view.visibleCells.map(ObjectIdentifier.init))
    }
    #expect(all.count <= 2 * cells.count)
    expectEqual(table.texts.first, "0.454")
  }

  @Test(
    "makes cells of a registered class by init(style:reuseIdentifier:) and prepares them to be used again"
  )
  func registeredClass() throws {
    NotedCell.prepared = 0
    let table = TableFixture([100]) { view, _ in
      view.register(NotedCell.self, forCellReuseIdentifier: "row")
    }
    let cell = try #require(table.cell(0) as? NotedCell)
    expectEqual(cell.identifierInInit, "row")
    expectEqual(cell.reuseIdentifier, "row")
    expectEqual(NotedCell.prepared, 0)
    table.view.contentOffset.y = 2000
    table.frame()
    table.view.contentOffset.y = 0
    table.frame()
    #expect(NotedCell.prepared > 0)
  }

  @Test(
    "reports an identifier that is not registered, and returns nil for it in the form without a path"
  )
  func unregistered() {
    let table = TableFixture([1])
    #expect(table.view.dequeueReusableCell(withIdentifier: "other") == nil)
    let cell = table.view.dequeueReusableCell(
      withIdentifier: "other",
      for: IndexPath(row: 0, section: 0)
    )
    expectEqual(cell.reuseIdentifier, "other")
    expectEqual(table.diagnostics.count, 1)
  }

  @Test("takes cells that were made and not dequeued, and uses them again")
  func madeCells() {
    let fixture = Fixture(width: 375, height: 600)
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    let source = MadeCells()
    view.dataSource = source
    fixture.show(view)
    expectEqual(view.visibleCells.count, 14)
    let made = source.made
    for offset in stride(from: 0, through: 4400, by: 44) {
      view.contentOffset.y = CGFloat(offset)
      fixture.backend.makeFrame()
    }
    #expect(source.made <= 2 * made)
    expectEqual(view.visibleCells.first?.detailTextLabel?.text, "100")
  }

  @Test("finds the row at a point and the rows in a rectangle")
  func rowsAtPlaces() {
    let table = TableFixture([100])
    expectEqual(
      table.view.indexPathForRow(at: CGPoint(x: 10, y: 500)),
      IndexPath(row: 11, section: 0)
    )
    #expect(table.view.indexPathForRow(at: CGPoint(x: 10, y: -5)) == nil)
    let rows = table.view.indexPathsForRows(in: CGRect(x: 0, y: 40, width: 10, height: 10))
    expectEqual(rows?.map(\.row), [0, 1])
  }

  @Test("shows nothing without a data source, and reloads when one is set")
  func dataSource() {
    let table = TableFixture([3])
    let other = TableSource([2])
    table.view.dataSource = nil
    table.frame()
    expectEqual(table.view.numberOfSections, 0)
    #expect(table.texts.isEmpty)
    table.view.dataSource = other
    table.frame()
    expectEqual(table.texts, ["0.0", "0.1"])
    expectEqual(table.view.numberOfRows(inSection: 0), 2)
  }

  @Test("goes with its cells when nothing holds it any more")
  func isFreed() {
    weak var view: UITableView?
    weak var cell: UITableViewCell?
    do {
      let table = TableFixture([100])
      view = table.view
      cell = table.cell(0)
      #expect(cell != nil)
      table.view.contentOffset.y = 2000
      table.frame()
      table.view.removeFromSuperview()
      table.rest()
    }
    #expect(view == nil)
    #expect(cell == nil)
  }

  @Test("asks for everything again when it is reloaded")
  func reload() {
    let table = TableFixture([3])
    table.source.rows = [["A", "B"]]
    table.view.reloadData()
    table.frame()
    expectEqual(table.texts, ["A", "B"])
    table.source.rows = [["C", "B"]]
    table.view.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    table.rest()
    expectEqual(table.texts, ["C", "B"])
    let cell = table.cell(1)
    table.source.rows = [["C", "D"]]
    table.view.reconfigureRows(at: [IndexPath(row: 1, section: 0)])
    table.rest()
    expectEqual(table.texts, ["C", "D"])
    #expect(table.cell(1) === cell)
  }
}

/// Counts what happens to cells of its class.
final class NotedCell: UITableViewCell {
  static var prepared = 0
  private(set) var identifierInInit: String?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    identifierInInit = reuseIdentifier
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForReuse() {
    super.prepareForReuse()
    Self.prepared += 1
  }
}

/// Makes its cells where none can be used again, as older code does.
final class MadeCells: NSObject, UITableViewDataSource {
  private(set) var made = 0

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1000 }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    var cell = tableView.dequeueReusableCell(withIdentifier: "made")
    if cell == nil {
      made += 1
      cell = UITableViewCell(style: .value1, reuseIdentifier: "made")
    }
    cell?.textLabel?.text = "Row"
    cell?.detailTextLabel?.text = "\(indexPath.row)"
    return cell ?? UITableViewCell()
  }
}

@Suite("The rows of a table after a reload")
@MainActor
struct ReloadedTableTests {
  @Test("are there at once, so that they can be animated in")
  func atOnce() {
    let table = TableFixture([2])
    table.source.rows = [["a", "b", "c"]]
    table.view.reloadData()
    expectEqual(table.texts, ["a", "b", "c"])
    expectEqual(table.view.indexPathsForVisibleRows?.count, 3)
    table.source.rows = [["d"]]
    table.view.reloadData()
    expectEqual(table.cell(0)?.textLabel?.text, "d")
    #expect(table.cell(1) == nil)
    #expect(table.diagnostics.isEmpty)
  }

  @Test("are there in a table that is in no window")
  func withoutWindow() {
    let source = TableSource([4])
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    view.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    view.dataSource = source
    view.reloadData()
    expectEqual(view.visibleCells.map { $0.textLabel?.text }, ["0.0", "0.1", "0.2", "0.3"])
  }

  @Test("are those so far while the table asks for cells, and inside of a batch")
  func whileAsking() {
    let table = TableFixture([3])
    var seen: [Int] = []
    table.source.fill = { [weak view = table.view] _, _ in
      seen.append(view?.visibleCells.count ?? -1)
    }
    table.view.reloadData()
    table.frame()
    expectEqual(seen.count, 3)
    table.view.performBatchUpdates {
      table.source.rows[0].append("0.3")
      table.view.insertRows(at: [IndexPath(row: 3, section: 0)], with: .automatic)
      expectEqual(table.view.visibleCells.count, 3)
    }
    expectEqual(table.view.numberOfRows(inSection: 0), 4)
    #expect(table.diagnostics.isEmpty)
  }
}
