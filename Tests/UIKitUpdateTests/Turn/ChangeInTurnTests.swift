import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A change in the middle of something", .withTheProgram)
@MainActor
struct ChangeInTurnTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test("lets the rows that follow be announced by the paths they have in the data (C22)")
  func announcesByPresentPaths() {
    let fixture = CollectionFixture([20])
    defer { fixture.end() }
    var isDone = false
    fixture.source.interfere = { line in
      guard line.hasPrefix("show ") else { return }
      if let item = Int(line.dropFirst("show 0.".count)) {
        #expect(item < fixture.source.counts[0], "\(line) of \(fixture.source.counts[0])")
      }
      guard line == "show 0.2", !isDone else { return }
      isDone = true
      fixture.source.counts = [4]
      fixture.view.deleteItems(at: (4..<20).map { path($0) })
    }
    fixture.show()
    fixture.fixture.backend.advance(by: 1)
    #expect(isDone)
    expectEqual(fixture.rows, [0, 1, 2, 3])
    expectEqual(fixture.diagnostics, [])
  }

  @Test("asks for no row that is gone when data changes before a batch and the offset is new (C16)")
  func asksForNoRowThatIsGone() {
    let fixture = CollectionFixture([40])
    defer { fixture.end() }
    fixture.show()
    fixture.source.interfere = { line in
      guard line.hasPrefix("cell "), let item = Int(line.dropFirst("cell 0.".count)) else { return }
      #expect(item < fixture.source.counts[0], "\(line) of \(fixture.source.counts[0])")
    }
    // Rows 30 to 37 come into view by the offset, and no pass has shown them yet.
    fixture.view.contentOffset.y = 1500
    fixture.source.counts = [10]
    fixture.view.performBatchUpdates { fixture.view.deleteItems(at: (10..<40).map { path($0) }) }
    fixture.fixture.backend.advance(by: 1)
    // Ten rows of 50 in a view of 400: the greatest offset is 100.
    expectEqual(fixture.view.contentOffset.y, 100)
    expectEqual(fixture.rows, Array(2..<10))
    expectEqual(fixture.diagnostics, [])
  }

  @Test("shows the layout that is set inside the closure of a batch, with the data after it")
  func takesLayoutSetInsideBatch() {
    let fixture = CollectionFixture([20])
    defer { fixture.end() }
    fixture.show()
    var outcomes: [Bool] = []
    let grid = GridLayout(columns: 2)
    fixture.view.performBatchUpdates {
      fixture.source.counts = [5]
      fixture.view.setCollectionViewLayout(grid, animated: true)
      fixture.view.deleteItems(at: (5..<20).map { path($0) })
    } completion: {
      outcomes.append($0)
    }
    fixture.fixture.backend.advance(by: 1)
    #expect(fixture.view.collectionViewLayout === grid)
    expectEqual(fixture.rows, Array(0..<5))
    expectEqual(outcomes.count, 1)
    expectEqual(fixture.diagnostics, [])
  }

  @Test("is counted also when the layout does not hand its invalidation on")
  func countsWithoutSuper() {
    let fixture = CollectionFixture([20])
    defer { fixture.end() }
    fixture.show()
    let layout = SilentLayout()
    fixture.view.setCollectionViewLayout(layout, animated: false)
    fixture.frame()
    layout.isSilent = true
    fixture.source.counts = [3]
    var outcomes: [Bool] = []
    fixture.view.performBatchUpdates {
      fixture.view.deleteItems(at: (3..<20).map { path($0) })
    } completion: {
      outcomes.append($0)
    }
    fixture.fixture.backend.advance(by: 1)
    expectEqual(fixture.rows, [0, 1, 2])
    expectEqual(outcomes, [true])
    expectEqual(fixture.diagnostics, [])
  }

  @Test("keeps the rows of a reload that comes while another takes views away")
  func reloadsWhileReloading() {
    let fixture = CollectionFixture([20])
    defer { fixture.end() }
    fixture.show()
    var isDone = false
    fixture.source.interfere = { line in
      guard line == "hide 0.3", !isDone else { return }
      isDone = true
      fixture.source.counts = [5]
      fixture.view.reloadData()
    }
    fixture.view.reloadData()
    fixture.frame()
    fixture.frame()
    #expect(isDone)
    expectEqual(fixture.rows, Array(0..<5))
    expectEqual(fixture.view.subviews.filter { $0 is TestCell && !$0.isHidden }.count, 5)
  }
}

/// Rows of 50 points whose invalidation may not reach the collection view.
@MainActor
private final class SilentLayout: UICollectionViewLayout {
  var isSilent = false
  private var rows: [UICollectionViewLayoutAttributes] = []

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if !isSilent { super.invalidateLayout(with: context) }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: 320, height: 50 * CGFloat(rows.count))
  }

  override func prepare() {
    let count = collectionView?.numberOfItems(inSection: 0) ?? 0
    rows = (0..<count).map { item in
      let row = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      row.frame = CGRect(x: 0, y: 50 * CGFloat(item), width: 320, height: 50)
      return row
    }
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { rows.filter { $0.frame.overlaps(rect) } }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    rows.indices.contains(indexPath.item) ? rows[indexPath.item] : nil
  }
}
