import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A mirrored layout that scrolls sideways")
@MainActor
struct MirroredScrollingTests {
  /// A row of items, 100 wide, from left to right.
  private final class RowLayout: UICollectionViewLayout {
    private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    override var collectionViewContentSize: CGSize {
      CGSize(width: CGFloat(count) * 100, height: 50)
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        .filter { $0.frame.overlaps(rect) }
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: CGFloat(indexPath.item) * 100, y: 0, width: 100, height: 50)
      return attributes
    }
  }

  @Test("starts at the right with its first item, and goes on to the left")
  func startsAtTheRight() {
    let fixture = CollectionFixture([20])
    fixture.view.collectionViewLayout = RowLayout()
    fixture.view.semanticContentAttribute = .forceRightToLeft
    fixture.show()
    // 2000 wide in a view of 320: the first item is the last 100 points.
    expectEqual(fixture.view.contentOffset.x, 1680)
    expectEqual(fixture.rows, [0, 1, 2, 3])
    #expect(
      fixture.view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame
        == CGRect(x: 1900, y: 0, width: 100, height: 50)
    )
    fixture.view.scrollToItem(at: IndexPath(item: 10, section: 0), at: .right, animated: false)
    // Item 10 fills 900…1000.
    expectEqual(fixture.view.contentOffset.x, 680)
  }

  @Test("starts at the left where it is read from left to right")
  func startsAtTheLeft() {
    let fixture = CollectionFixture([20])
    fixture.view.collectionViewLayout = RowLayout()
    fixture.show()
    expectEqual(fixture.view.contentOffset.x, 0)
    expectEqual(fixture.rows, [0, 1, 2, 3])
  }
}
