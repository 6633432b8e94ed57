import CoreGraphics
import Foundation
import TesseraTestSupport

@testable import UIKit

/// A window of 375 × 600 with a table in it that fills it.
///
/// Rows are cells with a text, 44 points high.
@MainActor
final class TableFixture {
  let fixture: Fixture
  let view: UITableView
  let source: TableSource
  private(set) var diagnostics: [String] = []

  init(
    _ counts: [Int],
    _ style: UITableView.Style = .plain,
    isRightToLeft: Bool = false,
    setUp: (UITableView, TableSource) -> Void = { _, _ in }
  ) {
    var environment = UIBackendEnvironment()
    environment.isRightToLeft = isRightToLeft
    fixture = Fixture(width: 375, height: 600, environment: environment)
    source = TableSource(counts)
    view = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600), style: style)
    Diagnostics.hook = { [weak self] in self?.diagnostics.append($0.message) }
    view.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    setUp(view, source)
    view.dataSource = source
    view.delegate = source
    fixture.show(view)
  }

  var backend: HeadlessBackend { fixture.backend }

  func frame() { backend.makeFrame() }

  /// Moves everything that moves to its end.
  func rest() {
    backend.advanceUntilIdle()
    frame()
  }

  /// The texts of the rows on screen, from top to bottom.
  var texts: [String] { view.visibleCells.map { $0.textLabel?.text ?? "" } }

  func cell(_ row: Int, section: Int = 0) -> UITableViewCell? {
    view.cellForRow(at: IndexPath(row: row, section: section))
  }

  /// Taps the middle of a row with a finger.
  func tap(_ row: Int, section: Int = 0, x: CGFloat? = nil) {
    let frame = view.rectForRow(at: IndexPath(row: row, section: section))
    let place = view.convert(CGPoint(x: x ?? frame.midX, y: frame.midY), to: nil)
    fixture.screen.tap(at: place, device: .touch)
    rest()
  }

  /// Drags with a finger from one place of the window to another, and rests there before it lets go.
  func drag(from start: CGPoint, by distance: CGVector) {
    let screen = fixture.screen
    screen.pointer(.pressed, at: start, device: .touch)
    for step in 1...10 {
      let share = CGFloat(step) / 10
      backend.advance(by: HeadlessBackend.frameInterval)
      let place = CGPoint(x: start.x + distance.dx * share, y: start.y + distance.dy * share)
      screen.pointer(.dragged, at: place, device: .touch)
    }
    backend.advance(by: 0.3)
    let end = CGPoint(x: start.x + distance.dx, y: start.y + distance.dy)
    screen.pointer(.released, at: end, device: .touch)
    rest()
  }
}

/// Rows with a text each, which a test can change, and a log of what the table asks and says.
@MainActor
final class TableSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  var rows: [[String]]
  var headers: [String?] = []
  var footers: [String?] = []
  var fill: (UITableViewCell, IndexPath) -> Void = { _, _ in }
  var height: (IndexPath) -> CGFloat = { _ in UITableView.automaticDimension }
  var willSelect: (IndexPath) -> IndexPath? = { $0 }
  var notes: [String] = []
  private(set) var askedCells = 0

  init(_ counts: [Int]) {
    rows = counts.enumerated().map { section, count in (0..<count).map { "\(section).\($0)" } }
  }

  func note(_ text: String) { notes.append(text) }

  /// The notes since the last question.
  func take() -> [String] {
    defer { notes = [] }
    return notes
  }

  func numberOfSections(in tableView: UITableView) -> Int { rows.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows[section].count
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    askedCells += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = rows[indexPath.section][indexPath.row]
    fill(cell, indexPath)
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers.indices.contains(section) ? headers[section] : nil
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footers.indices.contains(section) ? footers[section] : nil
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height(indexPath)
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    note("will select \(indexPath)")
    return willSelect(indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note("did select \(indexPath)")
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    note("will deselect \(indexPath)")
    return indexPath
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    note("did deselect \(indexPath)")
  }
}
