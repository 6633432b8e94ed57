import CoreGraphics
import Foundation
import TesseraCore
import TesseraEngine
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Items of 50 × 100 points from left to right, by a layout that does not say along which axis it scrolls.
@MainActor
private final class LineLayout: UICollectionViewLayout {
  private var count: Int {
    guard let collectionView, collectionView.numberOfSections > 0 else { return 0 }
    return collectionView.numberOfItems(inSection: 0)
  }

  override var collectionViewContentSize: CGSize { CGSize(width: CGFloat(count) * 50, height: 100) }

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
    attributes.frame = CGRect(x: CGFloat(indexPath.item) * 50, y: 0, width: 50, height: 100)
    return attributes
  }
}

/// A line in a view of 100 × 100 points, with the last visible item held.
@MainActor
private final class HeldLine {
  private let fixture = Fixture(width: 100, height: 100)
  private let source: TestSource
  let view: UICollectionView

  init(_ count: Int) {
    source = TestSource([count])
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: LineLayout()
    )
    view.register(TestCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.anchorPolicy = .lastVisible(adopting: false)
    fixture.show(view)
  }

  /// Inserts items in front of all others, or deletes the first ones.
  func change(by count: Int) {
    let paths = (0..<abs(count)).map { IndexPath(item: $0, section: 0) }
    view.performBatchUpdates {
      self.source.counts[0] += count
      if count > 0 {
        self.view.insertItems(at: paths)
      } else {
        self.view.deleteItems(at: paths)
      }
    }
    fixture.backend.advance(by: 1)
  }
}

@Suite("A layout that does not say along which axis it scrolls")
@MainActor
struct ContentAxisTests {
  @Test("has items held along the axis it had, when its content is as large as the view (C33)")
  func shrinksToTheView() {
    let line = HeldLine(4)
    line.change(by: -2)
    expectEqual(line.view.contentSize, CGSize(width: 100, height: 100))
    line.change(by: 2)
    // Two items come in front of the one that is held: 2 × 50.
    expectEqual(line.view.contentOffset, CGPoint(x: 100, y: 0))
  }

  @Test(
    "has them held along the axis that its content did not fill, when it grows to the view's size"
  )
  func growsToTheView() {
    let line = HeldLine(1)
    line.change(by: 1)
    expectEqual(line.view.contentSize, CGSize(width: 100, height: 100))
    line.change(by: 1)
    expectEqual(line.view.contentOffset, CGPoint(x: 50, y: 0))
  }

  @Test("is asked anew when it is another layout")
  func anotherLayout() {
    let line = HeldLine(4)
    line.view.setCollectionViewLayout(GridLayout(columns: 2, itemHeight: 50), animated: false)
    expectEqual(line.view.contentSize, CGSize(width: 100, height: 100))
    line.change(by: -2)
    expectEqual(line.view.engine.axis, .vertical)
  }
}
