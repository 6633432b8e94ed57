import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("Rows of a table that are tapped")
@MainActor
struct TableSelectionTests {
  private let first = IndexPath(row: 1, section: 0)
  private let second = IndexPath(row: 2, section: 0)

  @Test("are selected one at a time, and the delegate hears of it")
  func selectsOne() {
    let table = TableFixture([10])
    table.tap(1)
    expectEqual(table.source.take(), ["will select \(first)", "did select \(first)"])
    expectEqual(table.view.indexPathForSelectedRow, first)
    #expect(table.cell(1)?.isSelected == true)
    table.tap(2)
    expectEqual(
      table.source.take(),
      [
        "will select \(second)", "will deselect \(first)", "did deselect \(first)",
        "did select \(second)",
      ]
    )
    expectEqual(table.view.indexPathsForSelectedRows, [second])
    #expect(table.cell(1)?.isSelected == false)
  }

  @Test("stay as they are if the delegate refuses, and another one is selected if it says which")
  func veto() {
    let table = TableFixture([10])
    table.source.willSelect = { $0.row == 1 ? nil : IndexPath(row: 5, section: 0) }
    table.tap(1)
    #expect(table.view.indexPathForSelectedRow == nil)
    _ = table.source.take()
    table.tap(2)
    let named = IndexPath(row: 5, section: 0)
    expectEqual(table.source.take(), ["will select \(second)", "did select \(named)"])
    expectEqual(table.view.indexPathsForSelectedRows, [named])
    #expect(table.cell(5)?.isSelected == true)
  }

  @Test("are selected beside each other where that is allowed, and deselected by another tap")
  func selectsMany() {
    let table = TableFixture([10])
    let view: UITableView = table.view
    #expect(view.allowsSelection && !view.allowsMultipleSelection)
    view.allowsMultipleSelection = true
    table.tap(1)
    table.tap(2)
    expectEqual(table.view.indexPathsForSelectedRows, [first, second])
    _ = table.source.take()
    table.tap(1)
    expectEqual(table.source.take(), ["will deselect \(first)", "did deselect \(first)"])
    expectEqual(table.view.indexPathsForSelectedRows, [second])
  }

  @Test("are selected and deselected by code without a word to the delegate")
  func code() {
    let table = TableFixture([100])
    table.view.selectRow(
      at: IndexPath(row: 50, section: 0),
      animated: false,
      scrollPosition: .top
    )
    table.frame()
    expectEqual(table.view.contentOffset.y, 2200)
    #expect(table.cell(50)?.isSelected == true)
    table.view.deselectRow(at: IndexPath(row: 50, section: 0), animated: true)
    table.rest()
    #expect(table.view.indexPathForSelectedRow == nil)
    #expect(table.source.notes.isEmpty)
    table.view.selectRow(at: first, animated: false, scrollPosition: .none)
    expectEqual(table.view.contentOffset.y, 2200)
    table.view.scrollToNearestSelectedRow(at: .top, animated: false)
    expectEqual(table.view.contentOffset.y, 44)
  }

  @Test("cannot be selected where the table does not allow it")
  func notAllowed() {
    let table = TableFixture([10])
    table.view.allowsSelection = false
    table.tap(1)
    #expect(table.view.indexPathForSelectedRow == nil)
    #expect(table.source.notes.isEmpty)
  }

  @Test("call setSelected and setHighlighted of their cells, which may be overridden")
  func cells() throws {
    let table = TableFixture([10]) { view, _ in
      view.register(StateCell.self, forCellReuseIdentifier: "row")
    }
    let cell = try #require(table.cell(1) as? StateCell)
    cell.states = []
    table.tap(1)
    expectEqual(cell.states, ["highlighted true", "selected true", "highlighted false"])
    cell.states = []
    table.view.deselectRow(at: first, animated: true)
    expectEqual(cell.states, ["selected false animated"])
  }

  @Test("show a background while they are selected, that of the table or one of their own, or none")
  func backgrounds() throws {
    let table = TableFixture([10]) { _, source in
      source.fill = { cell, path in
        if path.row == 1 { cell.backgroundColor = .red }
        if path.row == 2 { cell.selectionStyle = .none }
        if path.row == 3 { cell.selectedBackgroundView = UIView() }
      }
    }
    func color(_ row: Int) -> UIColor? {
      table.cell(row)?.row?.backgroundConfiguration?.backgroundColor
    }
    table.view.allowsMultipleSelection = true
    expectEqual(color(1), .red)
    #expect(table.cell(3)?.selectedBackgroundView?.isHidden == true)
    for row in 0...3 { table.tap(row) }
    expectEqual(color(0), .systemGray4)
    expectEqual(color(1), .systemGray4)
    expectEqual(color(2), .systemBackground)
    expectEqual(color(3), .systemBackground)
    #expect(table.cell(3)?.selectedBackgroundView?.isHidden == false)
  }

  @Test("give keys to the table, whose arrows move the focus and whose space selects")
  func keys() {
    let table = TableFixture([10])
    let screen = table.fixture.screen
    screen.press(.keyboardTab)
    screen.press(.keyboardDownArrow)
    screen.press(.keyboardSpacebar)
    table.rest()
    expectEqual(table.view.indexPathForSelectedRow, first)
  }
}

/// Notes what the table calls.
final class StateCell: UITableViewCell {
  var states: [String] = []

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    states.append("selected \(selected)\(animated ? " animated" : "")")
  }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    states.append("highlighted \(highlighted)")
  }
}
