import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("Sections of a table")
@MainActor
struct TableSectionTests {
  private func titles(_ style: UITableView.Style = .plain) -> TableFixture {
    TableFixture([20, 20], style) { _, source in
      source.headers = ["First", nil]
      source.footers = [nil, "The end"]
    }
  }

  @Test("have headers and footers with the titles of the data source, and none without a title")
  func showTitles() {
    let table = titles()
    expectEqual(table.view.headerView(forSection: 0)?.textLabel?.text, "First")
    #expect(table.view.headerView(forSection: 1) == nil)
    expectEqual(table.view.rectForHeader(inSection: 1).height, 0)
    table.view.scrollToRow(at: IndexPath(row: 19, section: 1), at: .bottom, animated: false)
    table.view.contentOffset.y = table.view.contentSize.height - 600
    table.frame()
    expectEqual(table.view.footerView(forSection: 1)?.textLabel?.text, "The end")
    #expect(table.diagnostics.isEmpty)
  }

  @Test("follow each other: the header, the rows and the footer")
  func frames() {
    let table = titles()
    let view = table.view
    let header = view.rectForHeader(inSection: 0)
    let first = view.rectForRow(at: IndexPath(row: 0, section: 0))
    #expect(header.height > 20)
    expectEqual(first.minY, header.maxY)
    let section = view.rect(forSection: 0)
    let last = view.rectForRow(at: IndexPath(row: 19, section: 0))
    expectEqual(section.maxY, last.maxY)
    expectEqual(section.minY, 0)
    expectEqual(view.rect(forSection: 1).minY, last.maxY)
    #expect(
      view.rectForFooter(inSection: 1).minY
        == view.rectForRow(at: IndexPath(row: 19, section: 1)).maxY
    )
  }

  @Test("keep their header in sight in a plain table, and not in a grouped one")
  func pinnedHeaders() throws {
    for (style, isPinned) in [(UITableView.Style.plain, true), (.grouped, false)] {
      let table = titles(style)
      let resting = table.view.rectForHeader(inSection: 0)
      table.view.contentOffset.y = 200
      table.frame()
      let header = table.view.headerView(forSection: 0)
      expectEqual((header?.frame.minY == 200), isPinned)
      // Where it is at rest is another matter.
      expectEqual(table.view.rectForHeader(inSection: 0), resting)
    }
  }

  @Test("show a title of a grouped table in capitals")
  func capitals() {
    expectEqual(titles(.grouped).view.headerView(forSection: 0)?.textLabel?.text, "FIRST")
  }

  @Test("have the views and the heights that the delegate has for headers and footers")
  func views() throws {
    let table = TableFixture([3, 3])
    let boundaries = Boundaries()
    table.view.register(
      UITableViewHeaderFooterView.self,
      forHeaderFooterViewReuseIdentifier: "header"
    )
    table.view.delegate = boundaries
    table.frame()
    let header = try #require(boundaries.headers[0])
    // 22 points are above a header of a plain table.
    expectEqual(header.frame, CGRect(x: 0, y: 22, width: 375, height: 50))
    #expect(table.view.headerView(forSection: 0) === header)
    expectEqual(table.view.rectForFooter(inSection: 0).height, 10)
    expectEqual(table.view.rectForHeader(inSection: 1).height, 0)
    expectEqual(
      boundaries.notes,
      [
        "will display header 0", "will display footer 0", "will display footer 1",
      ]
    )
  }

  @Test("stand between the views above and below all of them, which are as wide as the table")
  func tableViews() {
    let table = TableFixture([2])
    let top = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
    let bottom = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
    table.view.tableHeaderView = top
    table.view.tableFooterView = bottom
    table.frame()
    expectEqual(top.frame, CGRect(x: 0, y: 0, width: 375, height: 100))
    expectEqual(table.view.rectForRow(at: IndexPath(row: 0, section: 0)).minY, 100)
    expectEqual(bottom.frame, CGRect(x: 0, y: 188, width: 375, height: 50))
    expectEqual(table.view.contentSize.height, 238)
    table.view.tableHeaderView = nil
    table.frame()
    expectEqual(table.view.rectForRow(at: IndexPath(row: 0, section: 0)).minY, 0)
    #expect(top.window == nil)
  }

  @Test("have the padding and the heights above and below that the table says")
  func tableHeights() {
    let table = titles()
    table.view.sectionHeaderTopPadding = 0
    table.view.sectionHeaderHeight = 30
    table.view.sectionFooterHeight = 12
    table.frame()
    expectEqual(table.view.rectForHeader(inSection: 0), CGRect(x: 0, y: 0, width: 375, height: 30))
    expectEqual(table.view.rectForFooter(inSection: 1).height, 12)
    // 40 rows of 44 points, a header of 30 and a footer of 12.
    expectEqual(table.view.contentSize.height, 1802)
  }

  @Test("have estimated heights until they come into view")
  func estimates() {
    let table = TableFixture([1000], .grouped) { view, source in
      view.estimatedRowHeight = 100
      view.estimatedSectionHeaderHeight = 50
      view.estimatedSectionFooterHeight = 60
      source.headers = ["Header"]
      source.footers = ["Footer"]
    }
    // Rows on screen have found 44 points; the others are taken to have 100.
    #expect(table.view.contentSize.height > 98_000)
    expectEqual(table.view.rectForFooter(inSection: 0).height, 60)
    expectEqual(table.view.estimatedSectionHeaderHeight, 50)
    let known = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    known.rowHeight = 30
    known.dataSource = table.source
    table.fixture.show(known)
    expectEqual(known.rectForRow(at: IndexPath(row: 999, section: 0)).height, 30)
    expectEqual(known.estimatedRowHeight, UITableView.automaticDimension)
  }

  @Test("have header views with labels or a content configuration, and backgrounds of their own")
  func headerViews() throws {
    let view = UITableViewHeaderFooterView(reuseIdentifier: "header")
    let table = TableFixture([2])
    let source = OneHeader(view)
    table.view.sectionHeaderTopPadding = 0
    table.view.delegate = source
    table.frame()
    expectEqual(view.reuseIdentifier, "header")
    view.textLabel?.text = "Title"
    view.detailTextLabel?.text = "Detail"
    table.view.reloadData()
    table.frame()
    let title = try #require(view.textLabel).frame
    #expect(try #require(view.detailTextLabel).frame.minY >= title.maxY)
    var content = view.defaultContentConfiguration()
    content.text = "Configured"
    view.contentConfiguration = content
    table.view.reloadData()
    table.frame()
    #expect(view.contentView is UIListContentView)
    expectEqual(view.contentView.frame, view.bounds)
    expectEqual(view.backgroundConfiguration, .listPlainHeaderFooter())
    view.backgroundConfiguration = .clear()
    expectEqual(view.backgroundConfiguration, .clear())
    let background = UIView()
    view.backgroundView = background
    table.frame()
    expectEqual(background.frame, view.bounds)
    #expect(view.backgroundConfiguration == nil)
    view.prepareForReuse()
  }

  @Test("have lines as the table says, each where the text begins unless it says another distance")
  func separators() throws {
    let table = TableFixture([3])
    func lineView(_ row: Int) -> UIView? {
      let cell: UITableViewCell? = table.cell(row)
      return cell?.row?.subviews.first { $0.frame.height == 1 && $0.alpha == 1 }
    }
    func line(_ row: Int) -> CGRect? { lineView(row)?.frame }
    expectEqual(table.view.separatorStyle, UITableViewCell.SeparatorStyle.singleLine)
    expectEqual(line(0)?.minX, 16)
    #expect(table.view.separatorColor == nil)
    table.view.separatorColor = .red
    table.frame()
    expectEqual(lineView(0)?.backgroundColor, .red)
    table.view.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 10)
    table.frame()
    expectEqual(line(0), CGRect(x: 40, y: 43, width: 325, height: 1))
    table.cell(1)?.separatorInset = .zero
    table.frame()
    expectEqual(line(1)?.minX, 0)
    table.view.separatorStyle = .none
    table.frame()
    #expect(line(0) == nil)
  }
}

/// Says headers of 50 points for the first section, and footers of 10 points without a view of a class of tables.
final class Boundaries: NSObject, UITableViewDelegate {
  private(set) var headers: [Int: UITableViewHeaderFooterView] = [:]
  private(set) var notes: [String] = []

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard section == 0 else { return nil }
    let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
    headers[section] = view
    return view
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    section == 0 ? 50 : 0
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    UIView()
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 10 }

  func tableView(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  ) { notes.append("will display header \(section)") }

  func tableView(
    _ tableView: UITableView,
    willDisplayFooterView view: UIView,
    forSection section: Int
  ) { notes.append("will display footer \(section)") }
}

/// Shows one view as the header of each section.
final class OneHeader: NSObject, UITableViewDelegate {
  private let view: UITableViewHeaderFooterView

  init(_ view: UITableViewHeaderFooterView) { self.view = view }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { view }
}
