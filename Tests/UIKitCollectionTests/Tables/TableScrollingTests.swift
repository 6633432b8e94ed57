import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A table that scrolls")
@MainActor
struct TableScrollingTests {
  @Test("tells its delegate, with itself as the scroll view")
  func tellsDelegate() {
    let table = TableFixture([100])
    let scrolling = ScrollNotes()
    table.view.delegate = scrolling
    table.drag(from: CGPoint(x: 100, y: 500), by: CGVector(dx: 0, dy: -110))
    expectEqual(scrolling.views, [ObjectIdentifier(table.view)])
    expectEqual(scrolling.notes.first, "will begin dragging")
    expectEqual(scrolling.notes.last, "did end dragging")
    #expect(scrolling.notes.contains("did scroll to 100.0"))
  }

  @Test("costs what shows: a million rows ask for their cells and heights as they come into view")
  func millionRows() {
    let asked = HeightNotes()
    let table = TableFixture([])
    table.source.rows = [Array(repeating: "Row", count: 1_000_000)]
    table.view.reloadData()
    table.view.delegate = asked
    table.frame()
    #expect(table.view.contentSize.height > 40_000_000)
    #expect(asked.rows.count <= 40)
    table.view.scrollToRow(
      at: IndexPath(row: 700_000, section: 0),
      at: .top,
      animated: false
    )
    table.frame()
    expectEqual(table.view.indexPathsForVisibleRows?.first, IndexPath(row: 700_000, section: 0))
    #expect(asked.rows.count <= 100)
    #expect(table.source.askedCells <= 100)
  }

  @Test("scrolls a row to the top, the middle and the bottom, at once and animated")
  func scrollToRow() {
    let table = TableFixture([100])
    func offset(_ position: UITableView.ScrollPosition, animated: Bool) -> CGFloat {
      table.view.scrollToRow(
        at: IndexPath(row: 50, section: 0),
        at: position,
        animated: animated
      )
      table.rest()
      return table.view.contentOffset.y
    }
    for animated in [false, true] {
      // Row 50 begins at 2200; the window is 600 high.
      expectEqual(offset(.top, animated: animated), 2200)
      expectEqual(offset(.middle, animated: animated), 1922)
      expectEqual(offset(.bottom, animated: animated), 1644)
      expectEqual(offset(.none, animated: animated), 1644)
    }
  }

  @Test("lands exactly on a row although heights on the way are found only then")
  func scrollOverEstimates() {
    let table = TableFixture([200]) { _, source in
      source.height = { CGFloat(30 + $0.row % 7 * 10) }
    }
    table.view.scrollToRow(at: IndexPath(row: 150, section: 0), at: .top, animated: true)
    table.rest()
    let frame = table.view.rectForRow(at: IndexPath(row: 150, section: 0))
    expectEqual(table.view.contentOffset.y, frame.minY)
    expectEqual(frame.height, 60)
  }

  @Test("keeps content clear of its insets, and scrolls into them")
  func insets() {
    let table = TableFixture([100])
    table.view.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
    table.view.contentOffset.y = -50
    table.frame()
    expectEqual(table.cell(0)?.convert(.zero, to: nil).y, 50)
    table.view.scrollToRow(at: IndexPath(row: 99, section: 0), at: .bottom, animated: false)
    expectEqual(table.view.contentOffset.y, 3830)
  }

  @Test("keeps its offset while rows are inserted above what shows, as Apple's does")
  func insertionAbove() {
    let table = TableFixture([100])
    table.view.contentOffset.y = 1000
    table.frame()
    expectEqual(table.texts.first, "0.22")
    table.source.rows[0].insert(contentsOf: ["A", "B"], at: 0)
    table.view.insertRows(
      at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)],
      with: .automatic
    )
    table.rest()
    expectEqual(table.view.contentOffset.y, 1000)
    expectEqual(table.texts.first, "0.20")
  }

  @Test("decelerates after a fling, and a touch stops it")
  func fling() {
    let table = TableFixture([1000])
    let screen = table.fixture.screen
    screen.pointer(.pressed, at: CGPoint(x: 100, y: 500), device: .touch)
    for step in 1...8 {
      table.backend.advance(by: HeadlessBackend.frameInterval)
      screen.pointer(.dragged, at: CGPoint(x: 100, y: 500 - CGFloat(step) * 30), device: .touch)
    }
    screen.pointer(.released, at: CGPoint(x: 100, y: 260), device: .touch)
    #expect(table.view.isDecelerating)
    table.rest()
    #expect(!table.view.isDecelerating)
    #expect(table.view.contentOffset.y > 600)
    #expect(table.view.visibleCells.count >= 14)
  }

  @Test("has the rows follow when it gets another size")
  func size() {
    let table = TableFixture([100])
    table.view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    table.frame()
    expectEqual(table.texts.count, 7)
    expectEqual(table.cell(0)?.frame.width, 300)
    expectEqual(table.view.contentSize, CGSize(width: 300, height: 4400))
  }

  @Test("reads from right to left: text and accessories change sides")
  func rightToLeft() throws {
    let table = TableFixture([5], isRightToLeft: true) { _, source in
      source.fill = { cell, _ in cell.accessoryType = .disclosureIndicator }
    }
    let cell = try #require(table.cell(0))
    let label = try #require(cell.textLabel)
    let text = label.convert(label.bounds, to: table.view)
    expectEqual(text.maxX, 359)
    let chevron = try #require(cell.row?.subviews.compactMap { $0 as? AccessoryView }.first)
    expectEqual(chevron.frame.minX, 16)
    #expect(text.minX > chevron.frame.maxX)
  }
}

/// Notes what it hears of scrolling, and of which view.
final class ScrollNotes: NSObject, UITableViewDelegate {
  private(set) var notes: [String] = []
  private(set) var views: Set<ObjectIdentifier> = []

  private func note(_ text: String, _ view: UIScrollView) {
    notes.append(text)
    views.insert(ObjectIdentifier(view))
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    note("will begin dragging", scrollView)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    note("did scroll to \(scrollView.contentOffset.y)", scrollView)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("did end dragging", scrollView)
  }
}

/// Notes for which rows it is asked for a height.
final class HeightNotes: NSObject, UITableViewDelegate {
  private(set) var rows: Set<Int> = []

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    rows.insert(indexPath.row)
    return 60
  }
}
