import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("A reload")
@MainActor
struct ReloadTests {
  @Test("keeps the first visible cell where it is while sizes become estimates again (C36)")
  func keepsTheAnchor() {
    let stage = CollectionStage([100]) { layout, source in
      layout.takesSizes = true
      source.preferredHeight = { _ in 80 }
    }
    stage.show()
    stage.view.scrollToItem(at: IndexPath(item: 30, section: 0), at: .top, animated: false)
    stage.view.contentOffset.y += 20
    stage.frame()
    // Row 30 starts 20 above the fold; row 31 is the first to start below it.
    #expect(stage.top(ofRow: 31) == 60)
    stage.view.reloadData()
    stage.frame()
    #expect(stage.top(ofRow: 31) == 60)
  }

  @Test("keeps content that is at its start at its start")
  func staysAtTheStart() {
    let stage = CollectionStage([100]) { layout, _ in layout.headerHeight = 20 }
    stage.show()
    stage.layout.headerHeight = 60
    stage.view.reloadData()
    stage.frame()
    #expect(stage.view.contentOffset.y == 0)
  }

  @Test("brings the offset inside content that has become short")
  func clamps() {
    let stage = CollectionStage([100])
    stage.show()
    stage.view.contentOffset.y = 3000
    stage.frame()
    stage.source.counts = [10]
    stage.view.reloadData()
    stage.frame()
    #expect(stage.view.contentOffset.y == 100)
    #expect(stage.rows == Array(2...9))
  }

  @Test("asks for every visible cell once, and uses the views again (C25)")
  func asksOnce() {
    let stage = CollectionStage([100])
    stage.show()
    let before = Set(stage.view.visibleCells.map(ObjectIdentifier.init))
    stage.view.reloadData()
    stage.view.reloadData()
    stage.frame()
    let lines = stage.trace.take()
    #expect(lines.filter { $0.hasPrefix("cell ") }.count == 8)
    #expect(lines.filter { $0 == "items 0" }.count == 1)
    #expect(Set(stage.view.visibleCells.map(ObjectIdentifier.init)) == before)
  }

  @Test("from inside a call of the pass joins the pass")
  func joinsThePass() {
    let stage = CollectionStage([3])
    var hasReloaded = false
    stage.source.interfere = { line in
      guard line == "cell 0.1", !hasReloaded else { return }
      hasReloaded = true
      stage.source.counts = [2]
      stage.view.reloadData()
    }
    stage.stage.show(stage.view)
    #expect(stage.rows == [0, 1])
    #expect(stage.view.numberOfItems(inSection: 0) == 2)
    #expect(stage.view.subviews.filter { $0 is TestCell && !$0.isHidden }.count == 2)
  }

  @Test("of a billion rows asks for their number and nothing more")
  func billion() {
    let stage = CollectionStage([1_000_000_000])
    let layout = BillionLayout()
    stage.view.collectionViewLayout = layout
    stage.show()
    stage.view.scrollToItem(
      at: IndexPath(item: 999_999_999, section: 0),
      at: .bottom,
      animated: false
    )
    #expect(stage.rows.last == 999_999_999)
    #expect(stage.rows.count == 8)
    #expect(stage.view.contentOffset.y == CGFloat(49_999_999_600))
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
