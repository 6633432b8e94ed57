import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("Views that are used again")
@MainActor
struct ReuseTests {
  @Test("are as many as are visible, however far is scrolled")
  func areFew() {
    let fixture = CollectionFixture([10_000])
    fixture.show()
    fixture.view.contentOffset.y = 10
    fixture.frame()
    var known = Set(fixture.view.subviews.map(ObjectIdentifier.init))
    for step in 1...500 {
      fixture.view.contentOffset.y = 10 + CGFloat(step) * 37
      fixture.frame()
      #expect(fixture.view.visibleCells.count <= 9)
      known.formUnion(fixture.view.subviews.map(ObjectIdentifier.init))
    }
    #expect(known.count <= 10)
  }

  @Test("are let go when two reloads in a row did not need them")
  func areLetGo() {
    // 40 rows of 50 points fill 2000; two are seen in 100, and 8 are kept whatever was seen.
    let fixture = CollectionFixture([40], height: 2000)
    fixture.show()
    expectEqual(fixture.view.subviews.filter { $0 is TestCell }.count, 40)
    fixture.view.frame.size.height = 100
    for _ in 0..<3 {
      fixture.view.reloadData()
      fixture.frame()
    }
    expectEqual(fixture.rows, [0, 1])
    #expect(fixture.view.subviews.filter { $0 is TestCell }.count <= 2 + 8)
  }

  @Test("show nothing of their former life")
  func showNothingOfTheFormerLife() throws {
    let fixture = CollectionFixture([100])
    fixture.show()
    for cell in fixture.view.visibleCells {
      cell.alpha = 0.3
      cell.transform = CGAffineTransform(scaleX: 2, y: 2)
      cell.isSelected = true
      cell.isHighlighted = true
      cell.backgroundColor = .red
    }
    fixture.view.contentOffset.y = 2000
    fixture.frame()
    for cell in fixture.view.visibleCells {
      let cell = try #require(cell as? TestCell)
      #expect(cell.wasPrepared)
      expectEqual(cell.alpha, 1)
      #expect(cell.transform.isIdentity)
      #expect(!cell.isSelected)
      #expect(!cell.isHighlighted)
      #expect(!cell.isHidden)
      #expect(cell.backgroundColor == nil)
      expectEqual(cell.path, fixture.view.indexPath(for: cell))
    }
  }

  @Test("do not go on as what they showed before")
  func standStill() {
    let fixture = CollectionFixture([100])
    fixture.show()
    for cell in fixture.view.visibleCells {
      // It goes back from 100 points beside its place.
      cell.contentView.center.x += 100
      UIView.animate(withDuration: 1) { cell.contentView.center.x -= 100 }
    }
    fixture.view.contentOffset.y = 2000
    fixture.frame()
    for cell in fixture.view.visibleCells {
      expectEqual(cell.contentView.layer.shown.frame, cell.bounds)
    }
  }

  @Test("stay where they are, hidden, while they wait")
  func areHidden() {
    let fixture = CollectionFixture([100])
    fixture.show()
    fixture.source.counts = [2]
    fixture.view.reloadData()
    fixture.frame()
    let cells = fixture.view.subviews.filter { $0 is TestCell }
    expectEqual(cells.filter { !$0.isHidden }.count, 2)
    expectEqual(cells.filter(\.isHidden).count, 6)
    expectEqual(fixture.view.visibleCells.count, 2)
  }

  @Test("are made by a registration and filled in by its closure")
  func registrations() {
    final class Source: NSObject, UICollectionViewDataSource {
      let cells = UICollectionView.CellRegistration<TestCell, Int> { cell, path, item in
        cell.path = IndexPath(item: item, section: path.section)
      }
      let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { view, _, path in view.tag = 100 + path.section }

      func collectionView(
        _ collectionView: UICollectionView,
        numberOfItemsInSection section: Int
      ) -> Int { 3 }

      func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
          using: cells,
          for: indexPath,
          item: indexPath.item * 10
        )
      }

      func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
      ) -> UICollectionReusableView {
        collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
      }
    }
    let fixture = CollectionFixture([0]) { layout, _ in layout.headerHeight = 20 }
    let source = Source()
    fixture.view.dataSource = source
    fixture.show()
    expectEqual(
      fixture.view.visibleCells.compactMap { ($0 as? TestCell)?.path?.item },
      [0, 10, 20]
    )
    let kind = UICollectionView.elementKindSectionHeader
    let path = IndexPath(item: 0, section: 0)
    expectEqual(fixture.view.supplementaryView(forElementKind: kind, at: path)?.tag, 100)
    expectEqual(fixture.view.visibleSupplementaryViews(ofKind: kind).count, 1)
    expectEqual(fixture.view.indexPathsForVisibleSupplementaryElements(ofKind: kind), [path])
  }

  @Test("are found by their place and tell it")
  func areFound() throws {
    let fixture = CollectionFixture([20])
    fixture.show()
    fixture.view.contentOffset.y = 120
    fixture.frame()
    let path = IndexPath(item: 4, section: 0)
    let cell = try #require(fixture.view.cellForItem(at: path))
    expectEqual(fixture.view.indexPath(for: cell), path)
    expectEqual(fixture.view.indexPathForItem(at: CGPoint(x: 10, y: 249)), path)
    expectEqual(fixture.view.indexPathForItem(at: CGPoint(x: 10, y: 900))?.item, 18)
    #expect(fixture.view.indexPathForItem(at: CGPoint(x: 10, y: 1001)) == nil)
    #expect(fixture.view.cellForItem(at: IndexPath(item: 19, section: 0)) == nil)
    expectEqual(fixture.view.layoutAttributesForItem(at: path)?.frame.minY, 200)
    #expect(fixture.view.indexPath(for: UICollectionViewCell(frame: .zero)) == nil)
  }
}
