import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

/// A table of 100 rows with a text each.
@MainActor
private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var selected: [Int] = []
  var change: (UITableViewCell) -> Void = { _ in }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Row \(indexPath.row)"
    cell.contentConfiguration = content
    change(cell)
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath.row)
  }
}

/// A window of 320 × 400 that a table fills.
@MainActor
private struct TableReading {
  let fixture = Fixture(width: 320, height: 400)
  let rows = Rows()
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))

  init(_ change: @escaping (UITableViewCell, Rows) -> Void = { _, _ in }) {
    rows.change = { [unowned rows] in change($0, rows) }
    table.dataSource = rows
    table.delegate = rows
    table.accessibilityLabel = "Mail"
    fixture.show(table)
    fixture.backend.makeFrame()
  }

  var tree: HeadlessAccessibility? { fixture.screen.accessibility }
}

@Suite("A table that is read")
@MainActor
struct TableReadingTests {
  @Test("is a list of its rows, which scrolls, and whose rows do what a tap does")
  func list() {
    let reading = TableReading()
    let list = reading.tree?.root.children.first
    expectEqual(reading.tree?.root.children.count, 1)
    expectEqual(list?.role, .list)
    expectEqual(list?.label, "Mail")
    expectEqual(list?.children.first?.role, .row)
    expectEqual(list?.children.first?.label, "Row 0")
    expectEqual(list?.children.first?.summary, "row 1 of 100")
    #expect(reading.tree?.perform(.activate, on: "Row 2") == true)
    expectEqual(reading.rows.selected, [2])
    #expect(reading.tree?.perform(.scrollForward, on: "Mail") == true)
    expectEqual(reading.table.contentOffset.y, 360)
    reading.fixture.backend.makeFrame()
    #expect(reading.tree?.nodes(named: "Row 0").isEmpty == true)
  }

  @Test("has what the app says of its cells")
  func cells() {
    let reading = TableReading { cell, rows in
      cell.accessibilityLabel = "Message"
      cell.accessibilityValue = "unread"
      cell.accessibilityCustomActions = [
        UIAccessibilityCustomAction(name: "Flag") { _ in
          rows.selected.append(-1)
          return true
        }
      ]
    }
    let row = reading.tree?.root.children.first?.children.first
    expectEqual(row?.label, "Message")
    expectEqual(row?.summary, "unread, row 1 of 100")
    #expect(reading.tree?.perform(actionNamed: "Flag", on: "Message") == true)
    expectEqual(reading.rows.selected, [-1])
    expectEqual(reading.table.contentOffset, .zero)
  }
}
