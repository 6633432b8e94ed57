import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("Changes of a table")
@MainActor
struct TableChangeTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test("insert, delete and move rows in one batch, animated, and then call the completion")
  func batch() {
    let table = TableFixture([4])
    var isFinished: Bool?
    table.view.performBatchUpdates {
      table.source.rows = [["0.3", "0.0", "new", "0.2"]]
      table.view.deleteRows(at: [path(1)], with: .fade)
      table.view.insertRows(at: [path(2)], with: .fade)
      table.view.moveRow(at: path(3), to: path(0))
    } completion: {
      isFinished = $0
    }
    #expect(isFinished == nil)
    table.rest()
    #expect(isFinished == true)
    expectEqual(table.texts, ["0.3", "0.0", "new", "0.2"])
    #expect(table.diagnostics.isEmpty)
  }

  @Test("are collected between beginUpdates and endUpdates, although the data changes first")
  func beginAndEnd() {
    let table = TableFixture([3])
    table.view.beginUpdates()
    table.view.deleteRows(at: [path(0)], with: .none)
    table.source.rows = [["0.1", "0.2", "new"]]
    table.view.beginUpdates()
    table.view.insertRows(at: [path(2)], with: .none)
    table.view.endUpdates()
    #expect(table.view.hasUncommittedUpdates)
    table.frame()
    expectEqual(table.texts, ["0.0", "0.1", "0.2"])
    table.view.endUpdates()
    #expect(!table.view.hasUncommittedUpdates)
    table.frame()
    expectEqual(table.texts, ["0.1", "0.2", "new"])
    #expect(table.diagnostics.isEmpty)
    table.view.endUpdates()
    expectEqual(table.diagnostics.count, 1)
  }

  @Test(
    "fade rows in and out, whichever way is asked for",
    arguments: [UITableView.RowAnimation.fade, .right, .left, .top, .bottom, .middle, .automatic]
  )
  func animations(animation: UITableView.RowAnimation) {
    let table = TableFixture([3])
    let view: UITableView = table.view
    table.source.rows = [["0.1", "0.2"]]
    view.deleteRows(at: [path(0)], with: animation)
    let going = view.list.subviews.compactMap { $0 as? TableRow }.first { $0.alpha == 0 }
    expectEqual(going?.layer.presentation()?.opacity, 1)
    table.rest()
    expectEqual(table.texts, ["0.1", "0.2"])
  }

  @Test("insert, delete, move and reload sections")
  func sections() {
    let table = TableFixture([1, 1, 1])
    table.source.rows = [["2.0"], ["new"], ["0.0 again"]]
    table.view.performBatchUpdates {
      table.view.deleteSections([1], with: .fade)
      table.view.insertSections([1], with: .fade)
      table.view.moveSection(2, toSection: 0)
    }
    table.rest()
    expectEqual(table.texts, ["2.0", "new", "0.0"])
    table.view.reloadSections([2], with: .fade)
    table.rest()
    expectEqual(table.texts, ["2.0", "new", "0.0 again"])
  }

  @Test("ask for heights again when a batch without changes ends, and move rows there animated")
  func heightsAgain() {
    let table = TableFixture([3])
    table.source.height = { $0.row == 0 ? 100 : 44 }
    table.view.beginUpdates()
    table.view.endUpdates()
    expectEqual(table.view.rectForRow(at: path(1)).minY, 100)
    let shown = table.cell(1)?.row?.layer.presentation()?.frame.minY
    expectEqual(shown, 44)
    table.rest()
    expectEqual(table.cell(1)?.row?.layer.presentation()?.frame.minY, 100)
  }

  @Test("that do not add up are reported, and the data source counts")
  func wrong() {
    let table = TableFixture([3])
    table.view.deleteRows(at: [path(0)], with: .none)
    table.rest()
    expectEqual(table.texts.count, 3)
    expectEqual(table.diagnostics.count, 1)
  }

  @Test("keep selected rows selected where they go")
  func selection() {
    let table = TableFixture([3])
    table.tap(1)
    table.source.rows[0].insert("new", at: 0)
    table.view.insertRows(at: [path(0)], with: .automatic)
    table.rest()
    expectEqual(table.view.indexPathForSelectedRow, path(2))
  }
}
