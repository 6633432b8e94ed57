import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// A source whose rows can be edited, moved and pulled aside.
@MainActor
private final class EditingSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  var rows = ["A", "B", "C", "D", "E"]
  var notes: [String] = []
  var style = UITableViewCell.EditingStyle.delete
  var leading: UISwipeActionsConfiguration?
  var trailing: UISwipeActionsConfiguration?
  var title: String?

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    rows[indexPath.row] != "E"
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    rows[indexPath.row] != "D"
  }

  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    notes.append("commit \(editingStyle) \(rows[indexPath.row])")
    guard editingStyle == .delete else {
      rows.insert("new", at: indexPath.row)
      return tableView.insertRows(at: [indexPath], with: .automatic)
    }
    rows.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    notes.append("move \(sourceIndexPath.row) to \(destinationIndexPath.row)")
    rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }

  func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    IndexPath(row: min(2, proposedDestinationIndexPath.row), section: 0)
  }

  func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { style }

  func tableView(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { title }

  func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { leading }

  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { trailing }
}

@Suite("A table that is edited")
@MainActor
final class TableEditingTests {
  private let source = EditingSource()
  // Made by the test itself: each test has the program for itself only as long as it does not wait.
  private lazy var base = {
    let base = TableFixture([])
    base.view.dataSource = source
    base.view.delegate = source
    base.frame()
    return base
  }()
  private var view: UITableView { base.view }

  private func accessory(
    _ type: UICellAccessory.AccessoryType,
    _ row: Int
  ) -> AccessoryView? {
    base.cell(row)?.row?.subviews.compactMap { $0 as? AccessoryView }
      .first { $0.accessory.accessoryType == type && $0.alpha == 1 }
  }

  private func middle(_ view: UIView?) -> CGPoint {
    view.map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil) } ?? .zero
  }

  private func buttons(_ row: Int) -> [SwipeActionButton] {
    base.cell(row)?.row?.slide?.actions.buttons ?? []
  }

  private func titles(_ row: Int) -> [String] {
    buttons(row).compactMap { $0.subviews.compactMap { $0 as? UILabel }.first?.text }
  }

  private func pull(_ row: Int, by distance: CGFloat) {
    let frame = view.rectForRow(at: IndexPath(row: row, section: 0))
    base.drag(from: CGPoint(x: 200, y: frame.midY), by: CGVector(dx: distance, dy: 0))
  }

  @Test("shows what rows are deleted and moved by, where the data source lets them")
  func controls() {
    #expect(accessory(.delete, 0) == nil)
    view.setEditing(true, animated: true)
    base.rest()
    #expect(view.isEditing)
    #expect(accessory(.delete, 0) != nil)
    #expect(accessory(.reorder, 0) != nil)
    #expect(accessory(.reorder, 3) == nil)
    #expect(accessory(.delete, 4) == nil)
    #expect(base.cell(0)?.isEditing == true)
    expectEqual(base.cell(0)?.editingStyle, .delete)
    #expect(base.cell(4)?.isEditing == false)
    view.isEditing = false
    base.rest()
    #expect(accessory(.delete, 0) == nil)
    #expect(base.cell(0)?.isEditing == false)
    expectEqual(base.cell(0)?.editingStyle, UITableViewCell.EditingStyle.none)
  }

  @Test(
    "shows the button that deletes when the minus sign is pressed, and has the data source delete the row"
  )
  func delete() {
    view.setEditing(true, animated: false)
    base.rest()
    base.fixture.screen.tap(at: middle(accessory(.delete, 1)))
    base.rest()
    #expect(base.cell(1)?.showingDeleteConfirmation == true)
    base.fixture.screen.tap(at: middle(buttons(1).first))
    base.rest()
    expectEqual(source.notes, ["commit delete B"])
    expectEqual(base.texts, ["A", "C", "D", "E"])
  }

  @Test("has the data source insert a row when the plus sign is pressed")
  func insert() {
    source.style = .insert
    view.setEditing(true, animated: false)
    base.rest()
    base.fixture.screen.tap(at: middle(accessory(.insert, 1)))
    base.rest()
    expectEqual(source.notes, ["commit insert B"])
    expectEqual(base.texts, ["A", "new", "B", "C", "D", "E"])
  }

  @Test("moves a row that is held by its grip to where the delegate lets it")
  func move() {
    view.setEditing(true, animated: false)
    base.rest()
    base.drag(from: middle(accessory(.reorder, 0)), by: CGVector(dx: 0, dy: 160))
    expectEqual(source.notes, ["move 0 to 2"])
    expectEqual(base.texts, ["B", "C", "A", "D", "E"])
  }

  @Test("selects several rows by circles in front of them where that is allowed")
  func ticks() {
    view.allowsMultipleSelectionDuringEditing = true
    view.setEditing(true, animated: false)
    base.rest()
    #expect(accessory(.multiselect, 0) != nil)
    #expect(accessory(.delete, 0) == nil)
    base.tap(0)
    base.tap(2)
    expectEqual(view.indexPathsForSelectedRows?.map(\.row), [0, 2])
    view.setEditing(false, animated: false)
    #expect(view.indexPathsForSelectedRows == nil)
  }

  @Test("selects no row unless that is allowed while it is edited")
  func selection() {
    view.setEditing(true, animated: false)
    base.rest()
    base.tap(0)
    #expect(view.indexPathForSelectedRow == nil)
    view.allowsSelectionDuringEditing = true
    base.tap(0)
    expectEqual(view.indexPathForSelectedRow, IndexPath(row: 0, section: 0))
  }

  @Test("shows a button that deletes when a row is pulled aside, with the delegate's title")
  func swipeToDelete() {
    source.title = "Remove"
    pull(0, by: -110)
    expectEqual(titles(0), ["Remove"])
    #expect(base.cell(0)?.showingDeleteConfirmation == true)
    base.fixture.screen.tap(at: middle(buttons(0).first))
    base.rest()
    expectEqual(base.texts, ["B", "C", "D", "E"])
    expectEqual(source.notes, ["commit delete A"])
    pull(3, by: -110)
    #expect(buttons(3).isEmpty)
  }

  @Test("shows the actions of the delegate when a row is pulled aside")
  func swipeActions() {
    source.leading = UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Read") { [source] _, _, done in
        source.notes.append("read")
        done(true)
      }
    ])
    source.trailing = UISwipeActionsConfiguration(actions: [])
    pull(0, by: -110)
    #expect(buttons(0).isEmpty)
    pull(0, by: 110)
    expectEqual(buttons(0).count, 1)
    base.fixture.screen.tap(at: middle(buttons(0).first))
    base.rest()
    expectEqual(source.notes, ["read"])
    expectEqual(base.texts, ["A", "B", "C", "D", "E"])
  }

  @Test("offers no button that deletes any more once a data source turns out not to delete rows")
  func withoutCommit() {
    let plain = TableFixture([3])
    let frame = plain.view.rectForRow(at: IndexPath(row: 0, section: 0))
    let start = CGPoint(x: 200, y: frame.midY)
    plain.drag(from: start, by: CGVector(dx: -110, dy: 0))
    let button = plain.cell(0)?.row?.slide?.actions.buttons.first
    #expect(button != nil)
    plain.fixture.screen.tap(at: middle(button))
    plain.rest()
    expectEqual(plain.texts.count, 3)
    plain.backend.advance(by: 1)
    plain.rest()
    plain.drag(from: start, by: CGVector(dx: -110, dy: 0))
    #expect(plain.cell(0)?.row?.slide == nil)
  }
}
