import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A reload")
@MainActor
struct ReloadTests {
  @Test("keeps the first visible cell where it is while sizes become estimates again (C36)")
  func keepsTheAnchor() {
    let fixture = CollectionFixture([100]) { layout, source in
      layout.takesSizes = true
      source.preferredHeight = { _ in 80 }
    }
    fixture.show()
    fixture.view.scrollToItem(at: IndexPath(item: 30, section: 0), at: .top, animated: false)
    fixture.view.contentOffset.y += 20
    fixture.frame()
    // Row 30 starts 20 above the fold; row 31 is the first to start below it.
    expectEqual(fixture.top(ofRow: 31), 60)
    fixture.view.reloadData()
    fixture.frame()
    expectEqual(fixture.top(ofRow: 31), 60)
  }

  @Test("keeps content that is at its start at its start")
  func staysAtTheStart() {
    let fixture = CollectionFixture([100]) { layout, _ in layout.headerHeight = 20 }
    fixture.show()
    fixture.layout.headerHeight = 60
    fixture.view.reloadData()
    fixture.frame()
    expectEqual(fixture.view.contentOffset.y, 0)
  }

  @Test("brings the offset inside content that has become short")
  func clamps() {
    let fixture = CollectionFixture([100])
    fixture.show()
    fixture.view.contentOffset.y = 3000
    fixture.frame()
    fixture.source.counts = [10]
    fixture.view.reloadData()
    fixture.frame()
    expectEqual(fixture.view.contentOffset.y, 100)
    expectEqual(fixture.rows, Array(2...9))
  }

  @Test("asks for every visible cell once, and uses the views again (C25)")
  func asksOnce() {
    let fixture = CollectionFixture([100])
    fixture.show()
    let before = Set(fixture.view.visibleCells.map(ObjectIdentifier.init))
    fixture.view.reloadData()
    fixture.view.reloadData()
    fixture.frame()
    let lines = fixture.trace.take()
    expectEqual(lines.filter { $0.hasPrefix("cell ") }.count, 8)
    expectEqual(lines.filter { $0 == "items 0" }.count, 1)
    expectEqual(Set(fixture.view.visibleCells.map(ObjectIdentifier.init)), before)
  }

  @Test("from inside a call of the pass joins the pass")
  func joinsThePass() {
    let fixture = CollectionFixture([3])
    var hasReloaded = false
    fixture.source.interfere = { line in
      guard line == "cell 0.1", !hasReloaded else { return }
      hasReloaded = true
      fixture.source.counts = [2]
      fixture.view.reloadData()
    }
    fixture.fixture.show(fixture.view)
    expectEqual(fixture.rows, [0, 1])
    expectEqual(fixture.view.numberOfItems(inSection: 0), 2)
    expectEqual(fixture.view.subviews.filter { $0 is TestCell && !$0.isHidden }.count, 2)
  }

  @Test("of a billion rows asks for their number and nothing more")
  func billion() {
    let fixture = CollectionFixture([1_000_000_000])
    let layout = BillionLayout()
    fixture.view.collectionViewLayout = layout
    fixture.show()
    fixture.view.scrollToItem(
      at: IndexPath(item: 999_999_999, section: 0),
      at: .bottom,
      animated: false
    )
    expectEqual(fixture.rows.last, 999_999_999)
    expectEqual(fixture.rows.count, 8)
    expectEqual(fixture.view.contentOffset.y, CGFloat(49_999_999_600))
  }

  /// Rows of 50, computed and never listed.
  private final class BillionLayout: UICollectionViewLayout {
    private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

    override var collectionViewContentSize: CGSize {
      CGSize(width: 320, height: CGFloat(count) * 50)
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let first = max(0, Int(rect.minY / 50))
      let last = min(count - 1, Int(rect.maxY / 50))
      guard first <= last else { return [] }
      return (first...last).compactMap {
        layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
      }
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 50, width: 320, height: 50)
      return attributes
    }
  }
}
