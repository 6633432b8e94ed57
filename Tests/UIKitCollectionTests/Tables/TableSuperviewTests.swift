import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing
import UIKit

extension UIView {
  /// The table that this view is in.
  fileprivate var surroundingTable: UITableView? {
    var view = superview
    while let current = view {
      if let table = current as? UITableView { return table }
      view = current.superview
    }
    return nil
  }
}

/// A row that looks for its table when it comes to a superview, and leaves margins beside itself.
private final class Row: UITableViewCell {
  weak var table: UITableView?

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    table = surroundingTable ?? table
  }

  override var frame: CGRect {
    get { super.frame }
    set { super.frame = newValue.insetBy(dx: 10, dy: 0) }
  }
}

private final class Header: UITableViewHeaderFooterView {
  weak var table: UITableView?

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    table = surroundingTable ?? table
  }
}

@MainActor
private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
  }
}

@Suite("A cell of a table that comes to its superview")
@MainActor
struct TableSuperviewTests {
  private let rows = Rows()

  private func table(width: CGFloat, _ fixture: Fixture) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 400))
    table.register(Row.self, forCellReuseIdentifier: "row")
    table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
    table.dataSource = rows
    table.delegate = rows
    table.rowHeight = 44
    table.sectionHeaderHeight = 30
    table.sectionHeaderTopPadding = 0
    fixture.show(table)
    return table
  }

  @Test("finds the table, and so does a header")
  func table() throws {
    let fixture = Fixture(width: 320)
    let table = table(width: 320, fixture)
    let row = try #require(table.cellForRow(at: [0, 1]) as? Row)
    #expect(row.table === table)
    let header = try #require(table.headerView(forSection: 0) as? Header)
    #expect(header.table === table)
  }

  @Test("finds it again as another row, once it has been scrolled away")
  func reused() throws {
    let fixture = Fixture(width: 320)
    let table = table(width: 320, fixture)
    for row in table.visibleCells { (row as? Row)?.table = nil }
    table.contentOffset.y = 1_500
    fixture.backend.makeFrame()
    fixture.backend.makeFrame()
    for row in table.visibleCells { #expect((row as? Row)?.surroundingTable === table) }
  }

  // A cell is made 320 × 44.
  @Test(
    "is given its frame, which its class may change, whatever size it had before",
    arguments: [320, 400]
  )
  func frame(width: CGFloat) {
    let fixture = Fixture(width: width)
    let table = table(width: width, fixture)
    expectEqual(
      table.cellForRow(at: [0, 1])?.frame,
      CGRect(x: 10, y: 74, width: width - 20, height: 44)
    )
  }
}
