import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("Invalidating a flow layout")
@MainActor
struct FlowLayoutInvalidationTests {
  @Test("is not done by setting properties to what they are")
  func sameValues() {
    let layout = CountingLayout()
    let fixture = FlowFixture([3], layout: layout)
    fixture.show()
    layout.invalidations = 0
    layout.itemSize = layout.itemSize
    layout.estimatedItemSize = layout.estimatedItemSize
    layout.minimumLineSpacing = 10
    layout.minimumInteritemSpacing = 10
    layout.sectionInset = .zero
    layout.sectionInsetReference = .fromContentInset
    layout.headerReferenceSize = .zero
    layout.footerReferenceSize = .zero
    layout.scrollDirection = .vertical
    layout.sectionHeadersPinToVisibleBounds = false
    layout.sectionFootersPinToVisibleBounds = false
    expectEqual(layout.invalidations, 0)
  }

  @Test("is done by setting properties to something else, and shows", arguments: changes)
  func otherValues(_ change: Change) {
    let layout = CountingLayout()
    let fixture = FlowFixture([3, 1], layout: layout)
    fixture.show()
    layout.invalidations = 0
    change.apply(layout)
    expectEqual(layout.invalidations, 1)
    fixture.frame()
    expectEqual(
      fixture.layout.itemFrames(1, section: 1),
      [change.firstItemOfSection1],
      "\(change.name)"
    )
  }

  struct Change: CustomTestStringConvertible, Sendable {
    let name: String
    let firstItemOfSection1: [Double]
    let apply: @MainActor @Sendable (UICollectionViewFlowLayout) -> Void
    var testDescription: String { name }
  }

  // Section 0 is one line of three items of 50, so section 1 starts at 50 unless something grows.
  nonisolated static let changes = [
    Change(name: "item size", firstItemOfSection1: [0, 20, 20, 20]) {
      $0.itemSize = CGSize(width: 20, height: 20)
    },
    Change(name: "estimate", firstItemOfSection1: [0, 20, 20, 20]) {
      $0.estimatedItemSize = CGSize(width: 20, height: 20)
    },
    Change(name: "inset", firstItemOfSection1: [7, 60, 50, 50]) {
      $0.sectionInset = UIEdgeInsets(top: 5, left: 7, bottom: 0, right: 0)
    },
    Change(name: "spacing between items", firstItemOfSection1: [135, 170, 50, 50]) {
      $0.minimumInteritemSpacing = 300
    },
    Change(name: "header", firstItemOfSection1: [0, 80, 50, 50]) {
      $0.headerReferenceSize = CGSize(width: 0, height: 15)
    },
    Change(name: "footer", firstItemOfSection1: [0, 65, 50, 50]) {
      $0.footerReferenceSize = CGSize(width: 0, height: 15)
    },
    Change(name: "direction", firstItemOfSection1: [50, 0, 50, 50]) {
      $0.scrollDirection = .horizontal
    },
  ]

  @Test("of all keeps the sizes that cells have found")
  func keepsMeasuredSizes() {
    let fixture = FlowFixture([10], height: 100)
    fixture.layout.estimatedItemSize = CGSize(width: 320, height: 50)
    fixture.layout.minimumLineSpacing = 0
    fixture.source.wish = { _, _ in CGSize(width: 320, height: 70) }
    fixture.show()
    let asked = fixture.source.measurements
    fixture.layout.invalidateLayout()
    fixture.frame()
    expectEqual(fixture.layout.itemFrames(3).map { $0[3] }, [70, 70, 50])
    fixture.layout.sectionInset = UIEdgeInsets(top: 8, left: 0, bottom: 0, right: 0)
    fixture.frame()
    expectEqual(fixture.layout.itemFrames(3).map { $0[1] }, [8, 78, 148])
    expectEqual(fixture.source.measurements, asked)
  }

  @Test("does not ask for numbers again")
  func doesNotCount() {
    let fixture = FlowFixture([10, 10])
    fixture.show()
    let asked = fixture.source.countQuestions
    fixture.layout.invalidateLayout()
    fixture.layout.itemSize.height = 20
    fixture.frame()
    expectEqual(fixture.source.countQuestions, asked)
  }

  @Test("makes contexts of the flow layout's class, with everything invalid by default")
  func contexts() {
    let named: AnyClass = UICollectionViewFlowLayout.invalidationContextClass
    #expect(named is UICollectionViewFlowLayoutInvalidationContext.Type)
    let context = UICollectionViewFlowLayoutInvalidationContext()
    #expect(context.invalidateFlowLayoutDelegateMetrics)
    #expect(context.invalidateFlowLayoutAttributes)
    #expect(!context.invalidateEverything)
  }

  @Test("by new bounds names the pinned elements that move, and nothing else")
  func boundsContext() throws {
    let fixture = pinnedFixture()
    let layout = fixture.layout
    let bounds = CGRect(x: 0, y: 30, width: 320, height: 200)
    #expect(layout.shouldInvalidateLayout(forBoundsChange: bounds))
    let context = try #require(
      layout.invalidationContext(forBoundsChange: bounds)
        as? UICollectionViewFlowLayoutInvalidationContext
    )
    #expect(!context.invalidateFlowLayoutDelegateMetrics)
    #expect(!context.invalidateFlowLayoutAttributes)
    #expect(
      context.invalidatedSupplementaryIndexPaths
        == [UICollectionView.elementKindSectionHeader: [IndexPath(item: 0, section: 0)]]
    )
    #expect(context.invalidatedItemIndexPaths == nil)
    // Above the start everything stands where it naturally stands.
    let above = CGRect(x: 0, y: -30, width: 320, height: 200)
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: above))
  }

  @Test("by another width makes everything invalid")
  func widthContext() throws {
    let fixture = pinnedFixture()
    let bounds = CGRect(x: 0, y: 30, width: 300, height: 200)
    #expect(fixture.layout.shouldInvalidateLayout(forBoundsChange: bounds))
    let context = try #require(
      fixture.layout.invalidationContext(forBoundsChange: bounds)
        as? UICollectionViewFlowLayoutInvalidationContext
    )
    #expect(context.invalidateFlowLayoutDelegateMetrics)
    #expect(context.invalidateFlowLayoutAttributes)
  }

  @Test("is left to subclasses, whose contexts may ask for less")
  func subclassOfContext() {
    let layout = SparingLayout()
    let source = SizingSource()
    let fixture = FlowFixture([10], layout: layout, source: source)
    fixture.show()
    let asked = source.sizeQuestions
    layout.invalidateLayout()
    fixture.frame()
    expectEqual(source.sizeQuestions, asked)
  }

  @Test("tells by how much the content grows when a cell finds its size")
  func sizeContext() throws {
    let fixture = FlowFixture([10], height: 100)
    fixture.layout.estimatedItemSize = CGSize(width: 320, height: 50)
    fixture.show()
    let original = try #require(
      fixture.layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))
    )
    let preferred = try #require(original.copy() as? UICollectionViewLayoutAttributes)
    preferred.size.height = 80
    #expect(
      fixture.layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred,
        withOriginalAttributes: original
      )
    )
    let context = fixture.layout.invalidationContext(
      forPreferredLayoutAttributes: preferred,
      withOriginalAttributes: original
    )
    expectEqual(context.contentSizeAdjustment, CGSize(width: 0, height: 30))
    expectEqual(context.contentOffsetAdjustment, .zero)
    expectEqual(context.invalidatedItemIndexPaths, [IndexPath(item: 1, section: 0)])
    #expect(
      !fixture.layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: original,
        withOriginalAttributes: original
      )
    )
  }

  private func pinnedFixture() -> FlowFixture {
    let fixture = FlowFixture([10, 10], height: 200)
    fixture.layout.itemSize = CGSize(width: 300, height: 50)
    fixture.layout.headerReferenceSize = CGSize(width: 0, height: 20)
    fixture.layout.sectionHeadersPinToVisibleBounds = true
    fixture.show()
    return fixture
  }
}

private final class CountingLayout: UICollectionViewFlowLayout {
  var invalidations = 0

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    invalidations += 1
    super.invalidateLayout(with: context)
  }
}

private final class SparingLayout: UICollectionViewFlowLayout {
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
      context.invalidateFlowLayoutDelegateMetrics = false
    }
    super.invalidateLayout(with: context)
  }
}
