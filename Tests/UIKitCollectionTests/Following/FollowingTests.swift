import CoreGraphics
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("What is known by index path")
@MainActor
struct FollowingTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  /// Inserts a row at the top of the first section.
  private func insertRow(_ fixture: CollectionFixture) {
    fixture.view.performBatchUpdates {
      fixture.source.counts[0] += 1
      fixture.view.insertItems(at: [path(0)])
    }
  }

  @Test("before the first layout goes where batches take it")
  func beforeTheFirstLayout() {
    let fixture = CollectionFixture([6])
    // The last row, which is past the end of what was counted once there is another one.
    fixture.view.selectItem(at: path(5), animated: false, scrollPosition: [])
    fixture.view.anchorPolicy = .item(path(5), .end)
    insertRow(fixture)
    insertRow(fixture)
    expectEqual(fixture.view.indexPathsForSelectedItems, [path(7)])
    expectEqual(fixture.view.anchorPolicy, .item(path(7), .end))
    fixture.show()
    expectEqual(fixture.view.indexPathsForSelectedItems, [path(7)])
    #expect(fixture.view.cellForItem(at: path(7))?.isSelected == true)
    #expect(fixture.view.cellForItem(at: path(5))?.isSelected == false)
    expectEqual(fixture.view.anchorPolicy, .item(path(7), .end))
    expectEqual(fixture.diagnostics, [])
    fixture.end()
  }

  @Test(
    "after a reload that has not been shown goes where the batch takes it that joins the reload"
  )
  func joiningAReload() {
    let fixture = CollectionFixture([100])
    fixture.show()
    fixture.view.scrollToItem(at: path(60), at: .top, animated: true)
    fixture.fixture.backend.advance(by: 0.1)
    fixture.view.reloadData()
    fixture.view.selectItem(at: path(5), animated: false, scrollPosition: [])
    // A batch of its own, which does not bring what is shown up to date before.
    fixture.source.counts[0] += 1
    fixture.view.insertItems(at: [path(0)])
    expectEqual(fixture.view.indexPathsForSelectedItems, [path(6)])
    fixture.fixture.backend.advance(by: 2)
    expectEqual(fixture.view.indexPathsForSelectedItems, [path(6)])
    // Rows are 50 points high, and the one that is scrolled to is the 61st now.
    expectEqual(fixture.view.contentOffset.y, CGFloat(61 * 50))
    fixture.end()
  }

  @Test("goes where batches take it that cannot be merged")
  func unmergedBatches() {
    let fixture = CollectionFixture([100])
    fixture.show()
    fixture.view.selectItem(at: path(5), animated: false, scrollPosition: [])
    fixture.view.anchorPolicy = .item(path(5), .start)
    var hasReported = false
    fixture.source.interfere = { [source = fixture.source, view = fixture.view] line in
      guard !hasReported, line.hasPrefix("show 0.") else { return }
      hasReported = true
      // How many rows the section has is known by the data source alone, and only after both batches.
      view.performBatchUpdates {
        source.counts.insert(3, at: 0)
        view.insertSections([0])
      }
      view.performBatchUpdates {
        source.counts[1] += 1
        view.insertItems(at: [IndexPath(item: 0, section: 1)])
      }
    }
    fixture.view.contentOffset.y = 1000
    fixture.view.layoutIfNeeded()
    #expect(hasReported)
    expectEqual(fixture.view.numberOfSections, 2)
    expectEqual(fixture.view.indexPathsForSelectedItems, [path(6, 1)])
    expectEqual(fixture.view.anchorPolicy, .item(path(6, 1), .start))
    fixture.end()
  }

  @Test("goes where a movement takes its item")
  func movement() {
    let fixture = MovementFixture(["a b c d e"])
    fixture.view.selectItem(at: path(0), animated: false, scrollPosition: [])
    fixture.lift("a")
    fixture.hold(150, 125)
    fixture.rest()
    expectEqual(fixture.shown, ["b c [a] d e"])
    // In the data, where a is still the first, c is the third.
    fixture.view.anchorPolicy = .item(path(2), .start)
    fixture.view.performBatchUpdates {
      fixture.sections = [["a", "b", "c", "new", "d", "e"]]
      fixture.view.insertItems(at: [path(3)])
    }
    expectEqual(fixture.view.anchorPolicy, .item(path(2), .start))
    fixture.view.endInteractiveMovement()
    fixture.rest()
    let movedTo = fixture.data[0].split(separator: " ").firstIndex(of: "a") ?? -1
    #expect(movedTo > 0)
    expectEqual(fixture.view.indexPathsForSelectedItems, [path(movedTo)])
    let anchored = fixture.data[0].split(separator: " ").firstIndex(of: "c") ?? -1
    expectEqual(fixture.view.anchorPolicy, .item(path(anchored), .start))
    expectEqual(fixture.diagnostics, [])
    fixture.end()
  }

  @Test(
    "is reported and not followed when it names no item",
    arguments: [
      IndexPath(item: NSNotFound, section: 0), IndexPath(item: -1, section: 0), IndexPath(index: 3),
    ]
  )
  func namesNoItem(path: IndexPath) {
    let fixture = CollectionFixture([20])
    fixture.show()
    fixture.view.holdItem(at: path, edge: .start)
    #expect(fixture.view.anchorPolicy == nil)
    expectEqual(fixture.diagnostics.count, 1)
    insertRow(fixture)
    fixture.frame()
    #expect(fixture.view.anchorPolicy == nil)
    expectEqual(fixture.diagnostics.count, 1)
    fixture.end()
  }

  @Test("never becomes another item, when there was none")
  func neverBecomesReal() {
    let fixture = CollectionFixture([20])
    fixture.show()
    fixture.view.anchorPolicy = .item(path(22), .start)
    for _ in 0..<4 { insertRow(fixture) }
    #expect(fixture.view.anchorPolicy == nil)
    expectEqual(fixture.diagnostics.filter { $0.contains("item 22 in section 0") }.count, 1)
    fixture.end()
  }

  @Test("is lost where new data has no item, which is reported of an anchor")
  func reload() {
    let fixture = CollectionFixture([20])
    fixture.show()
    fixture.view.anchorPolicy = .item(path(12), .start)
    fixture.view.reloadData()
    fixture.frame()
    expectEqual(fixture.view.anchorPolicy, .item(path(12), .start))
    fixture.source.counts = [10]
    fixture.view.reloadData()
    fixture.frame()
    #expect(fixture.view.anchorPolicy == nil)
    expectEqual(fixture.diagnostics.count, 1)
    fixture.end()
  }
}
