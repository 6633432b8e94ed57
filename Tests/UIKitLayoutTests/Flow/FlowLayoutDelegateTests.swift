import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("The delegate of a flow layout")
@MainActor
struct FlowLayoutDelegateTests {
  @Test("need not have any of the methods: the properties count")
  func withoutMethods() {
    let fixture = FlowFixture([7], source: SilentSource())
    fixture.layout.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    fixture.layout.itemSize = CGSize(width: 100, height: 20)
    fixture.layout.minimumLineSpacing = 5
    fixture.layout.minimumInteritemSpacing = 6
    fixture.layout.headerReferenceSize = CGSize(width: 0, height: 30)
    fixture.layout.footerReferenceSize = CGSize(width: 0, height: 40)
    fixture.show()
    // 314 holds two of 100 and, with 6 between them, not three of 100.
    expectEqual(fixture.layout.headerFrame(), [0, 0, 320, 30])
    expectEqual(fixture.layout.itemFrames(3).map { $0[0] }, [2, 109, 216])
    expectEqual(fixture.layout.itemFrames(4).last, [2, 56, 100, 20])
    expectEqual(fixture.layout.footerFrame(), [0, 104, 320, 40])
  }

  @Test("without a method for sizes costs no more than none, however many rows there are")
  func manyRows() {
    let fixture = FlowFixture([1_000_000_000], source: SilentSource())
    fixture.show()
    expectEqual(fixture.view.contentSize.height - 11_999_999_990, 0)
  }

  @Test("says insets, spacings and sizes of headers and footers, section by section")
  func bySection() {
    let fixture = FlowFixture([2, 2], width: 100, source: SectionSource())
    fixture.layout.itemSize = CGSize(width: 40, height: 20)
    fixture.show()
    // Section 0 has an inset of 0, spacings of 0 and 10, and neither header nor footer; section 1
    // has an inset of 10, spacings of 1 and 11, a header of 5 and a footer of 7.
    expectEqual(fixture.layout.headerFrame(section: 0), [])
    expectEqual(fixture.layout.itemFrames(2), [[0, 0, 40, 20], [60, 0, 40, 20]])
    expectEqual(fixture.layout.headerFrame(section: 1), [0, 20, 100, 5])
    // A line of 80 does not hold two of 40 with 11 between them; a single column is centred.
    expectEqual(fixture.layout.itemFrames(2, section: 1), [[30, 35, 40, 20], [30, 56, 40, 20]])
    expectEqual(fixture.layout.footerFrame(section: 1), [0, 86, 100, 7])
  }

  @Test("is asked for the size of each item once, and again when sizes are invalid")
  func questions() {
    let source = SizingSource()
    let fixture = FlowFixture([100], source: source)
    fixture.show()
    expectEqual(source.sizeQuestions, 100)
    fixture.view.contentOffset.y = 300
    fixture.frame()
    expectEqual(source.sizeQuestions, 100)
    fixture.layout.invalidateLayout()
    fixture.frame()
    expectEqual(source.sizeQuestions, 200)
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics = false
    fixture.layout.invalidateLayout(with: context)
    fixture.frame()
    expectEqual(source.sizeQuestions, 200)
  }

  @Test("is asked again when the room across changes, as sizes mostly follow it")
  func newRoom() {
    let source = SizingSource()
    let fixture = FlowFixture([4], source: source)
    source.size = { _ in CGSize(width: fixture.view.bounds.width / 2 - 5, height: 20) }
    fixture.show()
    expectEqual(fixture.layout.itemFrames(2), [[0, 0, 155, 20], [165, 0, 155, 20]])
    fixture.view.frame.size.width = 210
    fixture.frame()
    expectEqual(fixture.layout.itemFrames(2), [[0, 0, 100, 20], [110, 0, 100, 20]])
  }

  @Test("that answers with one size for all has them in a grid")
  func equalSizes() {
    let fixture = FlowFixture([6], source: SizingSource())
    fixture.show()
    expectEqual(fixture.layout.itemFrames(6).last, [0, 60, 50, 50])
    expectEqual(fixture.layout.itemFrames(2).last, [67.5, 0, 50, 50])
  }

  @Test("gives way to another that has no method for sizes")
  func replacedDelegate() {
    let source = SizingSource()
    source.size = { _ in CGSize(width: 320, height: 70) }
    let fixture = FlowFixture([3], source: source)
    fixture.show()
    expectEqual(fixture.layout.itemFrames(2).last, [0, 80, 320, 70])
    fixture.view.delegate = nil
    fixture.layout.invalidateLayout()
    fixture.frame()
    expectEqual(fixture.layout.itemFrames(2).last, [67.5, 0, 50, 50])
    fixture.view.delegate = source
    fixture.layout.invalidateLayout()
    fixture.frame()
    expectEqual(fixture.layout.itemFrames(2).last, [0, 80, 320, 70])
  }

  @Test("lets single cells find their sizes by answering with the automatic size")
  func automaticSizes() {
    let source = SizingSource()
    source.size = {
      $0.item == 1 ? UICollectionViewFlowLayout.automaticSize : CGSize(width: 320, height: 20)
    }
    source.wish = { _, _ in CGSize(width: 320, height: 90) }
    let fixture = FlowFixture([3], source: source)
    fixture.layout.minimumLineSpacing = 0
    fixture.show()
    expectEqual(
      fixture.layout.itemFrames(3),
      [[0, 0, 320, 20], [0, 20, 320, 90], [0, 110, 320, 20]]
    )
    expectEqual(source.measurements, 2)
  }

  @Test("says what is assumed of cells that find their sizes")
  func estimates() {
    let source = SizingSource()
    source.size = { CGSize(width: 320, height: CGFloat(100 + $0.item)) }
    source.wish = { _, size in CGSize(width: 320, height: 10 * size.height) }
    let fixture = FlowFixture([5], height: 150, source: source)
    fixture.layout.minimumLineSpacing = 0
    fixture.layout.estimatedItemSize = CGSize(width: 1, height: 1)
    source.wish = { path, _ in CGSize(width: 320, height: path.item == 0 ? 60 : 101) }
    fixture.show()
    expectEqual(fixture.layout.itemFrames(5).map { $0[3] }, [60, 101, 102, 103, 104])
  }
}

/// A delegate of flow layouts that has no method of theirs.
@MainActor
private final class SilentSource: FlowSource, UICollectionViewDelegateFlowLayout {}

/// A delegate that has methods for sections but none for items.
@MainActor
private final class SectionSource: FlowSource, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    let distance = CGFloat(10 * section)
    return UIEdgeInsets(top: distance, left: distance, bottom: distance, right: distance)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { CGFloat(section) }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { CGFloat(10 + section) }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: 0, height: 5 * section) }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { CGSize(width: 0, height: 7 * section) }
}
