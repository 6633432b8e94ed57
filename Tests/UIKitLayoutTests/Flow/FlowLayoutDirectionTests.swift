import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A flow layout that is read from right to left")
@MainActor
struct FlowLayoutDirectionTests {
  private func frame(_ item: Int, _ fixture: FlowFixture) -> [Double] {
    let frame = fixture.view.cellForItem(at: IndexPath(item: item, section: 0))?.frame
    return frame.map { [$0.minX, $0.minY, $0.width, $0.height].map { Double($0) } } ?? []
  }

  @Test("R-01: is mirrored about the content; the left inset is on the right")
  func mirrors() {
    let fixture = FlowFixture([3], width: 200, isRightToLeft: true)
    fixture.layout.itemSize = CGSize(width: 80, height: 20)
    fixture.layout.sectionInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 15)
    fixture.show()
    // In the layout's own coordinates items stand at 5 and 105; mirrored at 200 − x − 80.
    expectEqual(frame(0, fixture), [115, 0, 80, 20])
    expectEqual(frame(1, fixture), [15, 0, 80, 20])
    expectEqual(frame(2, fixture), [115, 30, 80, 20])
    expectEqual(fixture.layout.itemFrames(1), [[5, 0, 80, 20]])
  }

  @Test("starts at the right end when it goes sideways")
  func horizontal() {
    let fixture = FlowFixture([20], width: 200, height: 50, isRightToLeft: true)
    fixture.layout.scrollDirection = .horizontal
    fixture.layout.minimumLineSpacing = 0
    fixture.show()
    expectEqual(fixture.view.contentSize, CGSize(width: 1000, height: 50))
    expectEqual(fixture.view.contentOffset.x, 800)
    expectEqual(frame(0, fixture), [950, 0, 50, 50])
    expectEqual(fixture.view.indexPathsForVisibleItems.map(\.item), [0, 1, 2, 3])
  }

  @Test("pins headers at the right edge when it goes sideways")
  func pinnedHorizontally() {
    let fixture = FlowFixture([10, 10], width: 200, height: 50, isRightToLeft: true)
    fixture.layout.scrollDirection = .horizontal
    fixture.layout.minimumLineSpacing = 0
    fixture.layout.headerReferenceSize = CGSize(width: 20, height: 0)
    fixture.layout.sectionHeadersPinToVisibleBounds = true
    fixture.show()
    // Two sections of 520: section 0 is 520…1040 on screen, its header at the right end.
    func header(_ section: Int) -> CGFloat? {
      fixture.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: section)
      )?.frame.maxX
    }
    expectEqual(header(0), 1040)
    fixture.view.contentOffset.x = 600
    fixture.frame()
    expectEqual(header(0), 800)
    fixture.view.contentOffset.x = 335
    fixture.frame()
    // What shows is 335…535; the header may not leave its section, which ends at 520.
    expectEqual(header(0), 540)
    expectEqual(header(1), 520)
  }

  @Test("takes the safe area where it is on screen")
  func safeArea() {
    let fixture = FlowFixture([2], width: 200, isRightToLeft: true)
    fixture.layout.sectionInsetReference = .fromLayoutMargins
    fixture.view.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 60)
    fixture.show()
    // The margin on the right is in front of item 0: 200 − 60 − 50.
    expectEqual(frame(0, fixture), [90, 0, 50, 50])
    expectEqual(frame(1, fixture), [30, 0, 50, 50])
  }

  @Test("stays as it is in a subclass that does not flip")
  func doesNotFlip() {
    let fixture = FlowFixture([2], width: 200, layout: StubbornLayout(), isRightToLeft: true)
    fixture.show()
    expectEqual(frame(0, fixture), [0, 0, 50, 50])
  }
}

private final class StubbornLayout: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}
