import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A view of a collection view")
@MainActor
struct CollectionElementTests {
  private let kind = UICollectionView.elementKindSectionHeader

  @Test("knows the identifier that it was dequeued with")
  func reuseIdentifiers() {
    let fixture = CollectionFixture([3]) { layout, _ in layout.headerHeight = 20 }
    fixture.show()
    let path = IndexPath(item: 0, section: 0)
    expectEqual(fixture.view.cellForItem(at: path)?.reuseIdentifier, "cell")
    expectEqual(
      fixture.view.supplementaryView(forElementKind: kind, at: path)?.reuseIdentifier,
      "header"
    )
    #expect(UICollectionReusableView(frame: .zero).reuseIdentifier == nil)
  }

  @Test("is found by its place, and has one, where it supplements a section")
  func supplementaryPlaces() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 50)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 320, height: 20)
    let fixture = CollectionFixture([3, 3])
    fixture.view.collectionViewLayout = layout
    fixture.show()
    let path = IndexPath(item: 0, section: 1)
    let header = try #require(fixture.view.supplementaryView(forElementKind: kind, at: path))
    expectEqual(fixture.view.indexPath(forSupplementaryView: header), path)
    #expect(fixture.view.indexPath(forSupplementaryView: UICollectionReusableView()) == nil)
    // A header of 20 and three rows of 50 are in front of it.
    let attributes = fixture.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)
    expectEqual(attributes?.frame, CGRect(x: 0, y: 170, width: 320, height: 20))
    expectEqual(attributes?.representedElementKind, kind)
    layout.headerReferenceSize = .zero
    fixture.frame()
    #expect(fixture.view.indexPath(forSupplementaryView: header) == nil)
  }

  @Test("stands at the other end where its layout was made for the other direction")
  func developmentDirection() {
    final class Layout: UICollectionViewFlowLayout {
      var direction = UIUserInterfaceLayoutDirection.leftToRight

      override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { direction }
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }
    for (direction, x) in [(UIUserInterfaceLayoutDirection.leftToRight, 0), (.rightToLeft, 270)] {
      let layout = Layout()
      layout.itemSize = CGSize(width: 50, height: 50)
      layout.direction = direction
      let fixture = CollectionFixture([2])
      fixture.view.collectionViewLayout = layout
      fixture.show()
      let cell = fixture.view.cellForItem(at: IndexPath(item: 0, section: 0))
      expectEqual(cell?.frame.minX, CGFloat(x))
    }
  }
}
