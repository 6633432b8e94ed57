import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// The rules of the flow layout by their letters, through a collection view; the worked examples have
/// a suite of their own.
@Suite("A flow layout")
@MainActor
struct FlowLayoutRuleTests {
  @Test("has Apple's defaults")
  func defaults() {
    let layout = UICollectionViewFlowLayout()
    expectEqual(layout.itemSize, CGSize(width: 50, height: 50))
    expectEqual(layout.estimatedItemSize, .zero)
    expectEqual(layout.minimumLineSpacing, 10)
    expectEqual(layout.minimumInteritemSpacing, 10)
    expectEqual(layout.sectionInset, .zero)
    expectEqual(layout.sectionInsetReference, .fromContentInset)
    expectEqual(layout.headerReferenceSize, .zero)
    expectEqual(layout.footerReferenceSize, .zero)
    expectEqual(layout.scrollDirection, .vertical)
    #expect(!layout.sectionHeadersPinToVisibleBounds)
    #expect(!layout.sectionFootersPinToVisibleBounds)
    expectEqual(layout.collectionViewContentSize, .zero)
    #expect(layout.layoutAttributesForElements(in: .infinite)?.isEmpty == true)
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)) == nil)
  }

  @Test("fills lines as a text is set")
  func picture() {
    let source = SizingSource()
    let widths: [CGFloat] = [60, 80, 40, 100, 20, 150, 70]
    source.size = { CGSize(width: widths[$0.item], height: $0.item == 3 ? 30 : 10) }
    let fixture = FlowFixture([7], width: 200, height: 100, source: source)
    fixture.layout.minimumInteritemSpacing = 10
    fixture.layout.minimumLineSpacing = 0
    fixture.show()
    // 60 + 80 + 40 with gaps of 10; 100 + 20 spread to both ends; 150 alone in the
    // middle; 70 leads. What is thinner than its line stands in its middle.
    expectEqual(
      fixture.picture(width: 200, height: 60),
      """
      000000.11111111.2222
      3333333333..........
      3333333333........44
      3333333333..........
      ..555555555555555...
      6666666.............
      """
    )
  }

  @Test("F-a: gives lines what the content inset and the section inset leave")
  func lineLength() {
    let fixture = FlowFixture([3])
    fixture.layout.itemSize = CGSize(width: 100, height: 50)
    fixture.view.contentInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
    fixture.layout.sectionInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 15)
    fixture.show()
    // 320 − 40 − 20 = 260: two columns of 100 with a gap of 60.
    expectEqual(
      fixture.layout.itemFrames(3),
      [[5, 0, 100, 50], [165, 0, 100, 50], [5, 60, 100, 50]]
    )
    expectEqual(fixture.view.contentSize.width, 280)
    expectEqual(fixture.view.contentOffset.x, -30)
  }

  @Test("F-b: breaks a line when the next item does not fit, but for a hundredth of a point")
  func breaking() {
    for (width, fits) in [(155.0, true), (155.004, true), (155.1, false)] as [(CGFloat, Bool)] {
      let fixture = FlowFixture([2])
      fixture.layout.itemSize = CGSize(width: width, height: 50)
      fixture.show()
      let second = fixture.layout.itemFrames(2)[1]
      expectEqual(second[1], (fits ? 0 : 60), "\(width)")
    }
  }

  @Test("F-d: puts a single item into the first column where several would fit")
  func singleItem() {
    let fixture = FlowFixture([1], width: 375)
    fixture.layout.itemSize = CGSize(width: 100, height: 100)
    fixture.show()
    expectEqual(fixture.layout.itemFrames(1), [[0, 0, 100, 100]])
  }

  @Test("F-f: places header, inset, lines, inset and footer, section after section")
  func order() {
    let fixture = FlowFixture([2, 0, 1], width: 100, height: 400)
    fixture.layout.itemSize = CGSize(width: 100, height: 20)
    fixture.layout.minimumLineSpacing = 5
    fixture.layout.sectionInset = UIEdgeInsets(top: 1, left: 0, bottom: 2, right: 0)
    fixture.layout.headerReferenceSize = CGSize(width: 7, height: 30)
    fixture.layout.footerReferenceSize = CGSize(width: 7, height: 10)
    fixture.show()
    expectEqual(fixture.layout.headerFrame(section: 0), [0, 0, 100, 30])
    expectEqual(fixture.layout.itemFrames(2), [[0, 31, 100, 20], [0, 56, 100, 20]])
    expectEqual(fixture.layout.footerFrame(section: 0), [0, 78, 100, 10])
    // Without items there are no lines, but everything else.
    expectEqual(fixture.layout.headerFrame(section: 1), [0, 88, 100, 30])
    expectEqual(fixture.layout.footerFrame(section: 1), [0, 121, 100, 10])
    expectEqual(fixture.layout.itemFrames(1, section: 2), [[0, 162, 100, 20]])
    expectEqual(fixture.view.contentSize.height, 194)
  }

  @Test("F-g: goes sideways in columns, with headers as wide as declared")
  func horizontal() {
    let fixture = FlowFixture([5], width: 300, height: 130)
    fixture.layout.scrollDirection = .horizontal
    fixture.layout.itemSize = CGSize(width: 40, height: 50)
    fixture.layout.minimumLineSpacing = 6
    fixture.layout.minimumInteritemSpacing = 10
    fixture.layout.sectionInset = UIEdgeInsets(top: 5, left: 8, bottom: 5, right: 9)
    fixture.layout.headerReferenceSize = CGSize(width: 20, height: 77)
    fixture.layout.footerReferenceSize = CGSize(width: 11, height: 77)
    fixture.show()
    // Columns of 120: two of 50 with a gap of 20.
    expectEqual(fixture.layout.headerFrame(), [0, 0, 20, 130])
    expectEqual(
      fixture.layout.itemFrames(5),
      [
        [28, 5, 40, 50], [28, 75, 40, 50], [74, 5, 40, 50], [74, 75, 40, 50], [120, 5, 40, 50],
      ]
    )
    expectEqual(fixture.layout.footerFrame(), [169, 0, 11, 130])
    expectEqual(fixture.view.contentSize, CGSize(width: 180, height: 130))
  }

  @Test("answers for elements that overlap the rectangle, and not for those that touch it")
  func elementsInRect() {
    let fixture = FlowFixture([12], width: 110, height: 400)
    fixture.show()
    func items(_ rect: CGRect) -> [Int]? {
      fixture.layout.layoutAttributesForElements(in: rect)?.map(\.indexPath.item)
    }
    expectEqual(items(CGRect(x: 0, y: 60, width: 110, height: 50)), [2, 3])
    expectEqual(items(CGRect(x: 0, y: 50, width: 110, height: 10)), [])
    expectEqual(items(CGRect(x: 60, y: 0, width: 50, height: 61)), [1, 3])
    expectEqual(items(CGRect(x: 0, y: 0, width: 0, height: 400)), [])
  }

  @Test("has no attributes for what does not exist")
  func missingElements() {
    let fixture = FlowFixture([2])
    fixture.layout.headerReferenceSize = CGSize(width: 0, height: 20)
    fixture.show()
    for path in [
      IndexPath(item: 2, section: 0), IndexPath(item: -1, section: 0),
      IndexPath(item: 0, section: 1), IndexPath(index: 0), IndexPath(),
    ] {
      #expect(fixture.layout.layoutAttributesForItem(at: path) == nil)
    }
    for kind in ["other", UICollectionView.elementKindSectionFooter] {
      #expect(
        fixture.layout.layoutAttributesForSupplementaryView(
          ofKind: kind,
          at: IndexPath(item: 0, section: 0)
        ) == nil
      )
    }
    #expect(
      fixture.layout.layoutAttributesForDecorationView(
        ofKind: "other",
        at: IndexPath(item: 0, section: 0)
      ) == nil
    )
  }
}

extension FlowFixture {
  /// The visible items as a picture: their last digit, one character for ten points.
  func picture(width: Int, height: Int) -> String {
    var rows = Array(repeating: Array(repeating: ".", count: width / 10), count: height / 10)
    for (item, frame) in layout.itemFrames(source.counts[0]).enumerated() {
      for y in rows.indices {
        for x in rows[y].indices {
          let point = CGPoint(x: x * 10 + 5, y: y * 10 + 5)
          let isInside =
            frame[0] <= point.x && point.x < frame[0] + frame[2] && frame[1] <= point.y
            && point.y < frame[1] + frame[3]
          if isInside { rows[y][x] = "\(item % 10)" }
        }
      }
    }
    return rows.map { $0.joined() }.joined(separator: "\n")
  }
}
