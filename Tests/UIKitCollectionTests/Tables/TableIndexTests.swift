import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Sections of rows under letters, the last of which has none.
@MainActor
private final class LetterSource: NSObject, UITableViewDataSource, UITableViewDelegate,
  UITableViewDataSourcePrefetching
{
  var titles: [String]? = ["A", "B", "C"]
  private(set) var prefetched: [Int] = []
  private(set) var cancelled: [Int] = []
  private(set) var notes: [String] = []

  func numberOfSections(in tableView: UITableView) -> Int { 3 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 1 ? 0 : 50
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
    return cell
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }

  func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int {
    notes.append("section of \(title)")
    return index
  }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    prefetched += indexPaths.map(\.row)
  }

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    cancelled += indexPaths.map(\.row)
  }

  func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    notes.append("menu of \(indexPath.row) at \(Int(point.y))")
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: [UIAction(title: "Do") { [weak self] _ in self?.notes.append("did") }])
    }
  }

  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    indexPath.row != 1
  }

  func tableView(
    _ tableView: UITableView,
    shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool { context.nextFocusedIndexPath?.row != 4 }

  func tableView(
    _ tableView: UITableView,
    didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    let rows = [context.previouslyFocusedIndexPath, context.nextFocusedIndexPath]
      .map { $0.map { "\($0.row)" } ?? "–" }
    notes.append("focus \(rows[0]) to \(rows[1]) \(context.nextFocusedView is UITableViewCell)")
  }

  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    notes.append("act \(indexPath.row)")
  }

  func take() -> [String] {
    defer { notes = [] }
    return notes
  }
}

@Suite("The index, the focus and the menus of a table")
@MainActor
final class TableIndexTests {
  private let source = LetterSource()
  // Made by the test itself: each test has the program for itself only as long as it does not wait.
  private lazy var base = {
    let base = TableFixture([])
    base.view.dataSource = source
    base.view.delegate = source
    base.view.prefetchDataSource = source
    base.frame()
    return base
  }()
  private var view: UITableView { base.view }

  private var bar: IndexTitleBar? { view.list.indexTitles.bar }

  private func touch(line: Int) {
    guard let bar else { return }
    let frame = bar.convert(bar.bounds, to: nil)
    let place = CGPoint(x: frame.midX, y: frame.minY + 14 * CGFloat(line) + 7)
    base.fixture.screen.tap(at: place, device: .mouse)
    base.rest()
  }

  @Test("of titles stands at the trailing edge and leads to sections, past those without rows")
  func index() {
    expectEqual(bar?.titles, ["A", "B", "C"])
    expectEqual(bar.map { $0.convert($0.bounds, to: nil).maxX }, 375)
    touch(line: 2)
    // 50 rows of 44 points stand above the section.
    expectEqual(view.contentOffset.y, 2200)
    expectEqual(source.take().last, "section of C")
    view.contentOffset.y = 0
    base.frame()
    touch(line: 1)
    expectEqual(view.contentOffset.y, 2200)
    source.titles = nil
    view.reloadSectionIndexTitles()
    base.frame()
    #expect(bar == nil)
  }

  @Test("of titles is in front of the indicator, which shows while a pointer is there")
  func indexAndIndicator() {
    view.contentOffset.y = 100
    base.frame()
    guard let bar else { return }
    let frame = bar.convert(bar.bounds, to: nil)
    let place = CGPoint(x: frame.maxX - 4, y: frame.minY + 35)
    base.fixture.screen.pointer(.hovered, at: place, device: .mouse)
    base.frame()
    base.fixture.screen.tap(at: place, device: .mouse)
    base.rest()
    expectEqual(source.take().last, "section of C")
    expectEqual(view.contentOffset.y, 2200)
  }

  @Test("move with arrows past rows that cannot have it, and Return acts")
  func focus() {
    let screen = base.fixture.screen
    screen.press(.keyboardTab)
    screen.press(.keyboardDownArrow)
    base.rest()
    expectEqual(source.take(), ["focus – to 0 true", "focus 0 to 2 true"])
    screen.press(.keyboardReturnOrEnter)
    expectEqual(source.take().last, "act 2")
    screen.press(.keyboardDownArrow)
    screen.press(.keyboardDownArrow)
    base.rest()
    expectEqual(source.take(), ["focus 2 to 3 true"])
  }

  @Test("that a row has opens where the secondary button is pressed")
  func menu() {
    let event = UIBackendPointerEvent(
      .pressed,
      at: CGPoint(x: 100, y: 100),
      timestamp: base.backend.currentTime,
      device: .mouse,
      button: 2
    )
    base.fixture.screen.send(.pointer(event))
    expectEqual(source.take().first, "menu of 2 at 100")
    base.fixture.screen.menu?.choose("Do")
    expectEqual(source.take(), ["did"])
  }

  @Test("come with rows that are named to be prefetched before they come into view")
  func prefetching() {
    base.drag(from: CGPoint(x: 100, y: 500), by: CGVector(dx: 0, dy: -100))
    #expect(source.prefetched.contains(20))
    view.contentOffset.y = 2400
    base.frame()
    #expect(!source.cancelled.isEmpty)
    #expect(view.isPrefetchingEnabled)
    view.isPrefetchingEnabled = false
    #expect(!view.isPrefetchingEnabled)
  }

  @Test("can be told of by the table: where it may go, and what follows it")
  func focusRules() {
    let plain = TableFixture([10])
    plain.view.allowsFocus = true
    plain.view.selectionFollowsFocus = true
    plain.view.remembersLastFocusedIndexPath = true
    plain.fixture.screen.press(.keyboardTab)
    plain.fixture.screen.press(.keyboardDownArrow)
    plain.rest()
    expectEqual(plain.view.indexPathForSelectedRow, IndexPath(row: 1, section: 0))
    plain.view.allowsFocusDuringEditing = false
    plain.view.isEditing = true
    #expect(!plain.view.allowsFocusDuringEditing)
    #expect(plain.view.selectionFollowsFocus && plain.view.remembersLastFocusedIndexPath)
  }
}
