import CoreGraphics
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// F-j: with an estimated size cells find their own.
@Suite("Cells of a flow layout that find their sizes")
@MainActor
struct FlowLayoutSelfSizingTests {
  /// A list of rows as wide as the view, assumed to be 44 high, that ask for `height`.
  private func list(
    _ counts: [Int],
    height: CGFloat = 200,
    _ rowHeight: @escaping (IndexPath) -> CGFloat
  ) -> FlowFixture {
    let fixture = FlowFixture(counts, height: height)
    fixture.layout.estimatedItemSize = CGSize(width: 320, height: 44)
    fixture.layout.minimumLineSpacing = 0
    fixture.source.wish = { path, _ in CGSize(width: 320, height: rowHeight(path)) }
    return fixture
  }

  @Test("take the sizes they ask for, once each, and the others stay as assumed")
  func takesSizes() {
    let fixture = list([100]) { $0.item == 1 ? 80 : 50 }
    fixture.show()
    expectEqual(
      fixture.layout.itemFrames(6),
      [
        [0, 0, 320, 50], [0, 50, 320, 80], [0, 130, 320, 50], [0, 180, 320, 50],
        [0, 230, 320, 50], [0, 280, 320, 44],
      ]
    )
    // Five were in view while they were assumed to be 44; 95 still are.
    expectEqual(fixture.view.contentSize, CGSize(width: 320, height: 280 + 95 * 44))
    let asked = fixture.source.measurements
    fixture.view.setNeedsLayout()
    fixture.frame()
    expectEqual(fixture.source.measurements, asked)
  }

  /// Rows 0 to 4 are 100 high and known, the rest is assumed to be 44.
  ///
  /// The last five fill the view at its end. They shrink to 20, which brings rows 12 to 14 into sight, and
  /// those grow to 100: 5 rows of 100, 7 of 44, 3 of 100 and 5 of 20 are 1,208 points.
  @Test("leave what is held where it is, although they shrink before others grow")
  func shrinksAndGrows() {
    let fixture = list([20], height: 220) { $0.item < 15 ? 100 : 20 }
    fixture.view.anchorPolicy = .lastVisible(adopting: false)
    fixture.show()
    expectEqual(fixture.view.contentSize.height, 1160)
    fixture.view.contentOffset.y = 940
    fixture.frame()
    expectEqual(fixture.view.contentSize.height, 1208)
    expectEqual(fixture.view.contentOffset.y, 988)
  }

  @Test("are broken into lines again by their widths (Z7)")
  func breaksLinesAgain() {
    let fixture = FlowFixture([6], width: 100)
    fixture.layout.estimatedItemSize = CGSize(width: 30, height: 10)
    fixture.layout.minimumInteritemSpacing = 5
    fixture.layout.minimumLineSpacing = 0
    let widths: [CGFloat] = [20, 70, 60, 30, 100, 10]
    fixture.source.wish = { path, _ in CGSize(width: widths[path.item], height: 10) }
    fixture.show()
    // 20 + 5 + 70, then 60 + 5 + 30, each spread to both ends; 100 fills a line; 10 leads the last.
    expectEqual(
      fixture.layout.itemFrames(6),
      [
        [0, 0, 20, 10], [30, 0, 70, 10], [0, 10, 60, 10], [70, 10, 30, 10], [0, 20, 100, 10],
        [0, 30, 10, 10],
      ]
    )
    expectEqual(fixture.view.contentSize.height, 40)
    expectEqual(fixture.view.visibleCells.count, 6)
  }

  @Test("follow an estimate that is as wide as the view, with the heights found before")
  func followsEstimate() {
    let fixture = FlowFixture([100], height: 300)
    fixture.layout.estimatedItemSize = CGSize(width: 320, height: 44)
    fixture.layout.minimumLineSpacing = 0
    // As high as text of 9,600 square points.
    fixture.source.wish = { _, size in CGSize(width: size.width, height: 9_600 / size.width) }
    fixture.show()
    // Ten rows fill the view.
    expectEqual(
      fixture.layout.itemFrames(12)[9...],
      [
        [0, 270, 320, 30], [0, 300, 320, 44], [0, 344, 320, 44],
      ]
    )
    fixture.layout.estimatedItemSize = CGSize(width: 160, height: 44)
    fixture.view.frame = CGRect(x: 0, y: 0, width: 160, height: 90)
    fixture.frame()
    // Three of them were in the lower view before they became higher.
    expectEqual(
      fixture.layout.itemFrames(12)[2...],
      [
        [0, 120, 160, 60], [0, 180, 160, 30], [0, 210, 160, 30], [0, 240, 160, 30],
        [0, 270, 160, 30], [0, 300, 160, 30], [0, 330, 160, 30], [0, 360, 160, 30],
        [0, 390, 160, 44], [0, 434, 160, 44],
      ]
    )
    #expect(fixture.diagnostics.isEmpty)
    fixture.end()
  }

  @Test("are not asked where sizes are declared")
  func declared() {
    let fixture = FlowFixture([20])
    fixture.layout.headerReferenceSize = CGSize(width: 0, height: 20)
    var boundaries = 0
    fixture.source.boundaryWish = { _, size in
      boundaries += 1
      return size
    }
    fixture.show()
    expectEqual(fixture.source.measurements, 0)
    expectEqual(boundaries, 0)
  }

  @Test("are assumed to have the item size where the estimate is automatic")
  func automaticEstimate() {
    let fixture = FlowFixture([3], height: 100)
    fixture.layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    fixture.layout.itemSize = CGSize(width: 320, height: 70)
    fixture.layout.minimumLineSpacing = 0
    fixture.source.wish = { path, size in
      path.item == 0 ? CGSize(width: 320, height: 90) : size
    }
    fixture.show()
    expectEqual(fixture.layout.itemFrames(3).map { $0[1] }, [0, 90, 160])
  }

  @Test("find them also where the item size is the automatic one")
  func automaticItemSize() {
    let fixture = FlowFixture([3])
    fixture.layout.itemSize = UICollectionViewFlowLayout.automaticSize
    fixture.source.wish = { _, _ in CGSize(width: 320, height: 20) }
    fixture.show()
    expectEqual(fixture.layout.itemFrames(3).map { $0[1] }, [0, 30, 60])
  }

  @Test("move nothing that is seen while the offset goes back over rows not seen before")
  func scrollingUp() throws {
    let fixture = list([200]) { CGFloat(40 + 7 * ($0.item % 5)) }
    fixture.show()
    fixture.view.scrollToItem(at: IndexPath(item: 150, section: 0), at: .top, animated: false)
    fixture.frame()
    for _ in 0..<60 {
      fixture.view.contentOffset.y -= 23
      let before = fixture.tops
      fixture.frame()
      for (path, top) in fixture.tops {
        guard let known = before[path] else { continue }
        try #require(abs(known - top) < 0.001, "row \(path.item)")
      }
    }
  }

  @Test("are the same whichever way one comes to them")
  func converges() {
    let heights = { (path: IndexPath) in CGFloat(30 + (path.item * 37) % 50) }
    let down = list([80], heights)
    down.show()
    while down.view.contentOffset.y < down.view.contentSize.height - 200 {
      down.view.contentOffset.y += 90
      down.frame()
    }
    let total = (0..<80).map { heights(IndexPath(item: $0, section: 0)) }.reduce(0, +)
    expectEqual(down.view.contentSize.height, total)
    let up = list([80], heights)
    up.show()
    up.view.scrollToItem(at: IndexPath(item: 79, section: 0), at: .bottom, animated: false)
    up.frame()
    while up.view.contentOffset.y > 0 {
      up.view.contentOffset.y = max(0, up.view.contentOffset.y - 90)
      up.frame()
    }
    expectEqual(up.view.contentSize.height, total)
    expectEqual(up.layout.itemFrames(80), down.layout.itemFrames(80))
  }

  @Test("are asked again when the room across has changed, and keep their sizes until then")
  func newWidth() {
    let fixture = list([100]) { _ in 60 }
    fixture.show()
    let asked = fixture.source.measurements
    fixture.source.wish = { [weak fixture] _, _ in
      CGSize(width: fixture?.view.bounds.width ?? 0, height: 80)
    }
    fixture.view.frame.size.width = 300
    fixture.frame()
    #expect(fixture.source.measurements > asked)
    expectEqual(fixture.layout.itemFrames(3).map { $0[3] }, [80, 80, 80])
    // Row 3 is not in view any more, but 60 is a better guess than 44.
    expectEqual(fixture.layout.itemFrames(5).map { $0[3] }.last, 60)
    expectEqual(fixture.layout.itemFrames(6).map { $0[3] }.last, 44)
  }

  @Test("share the sizes of no other: a reload assumes what was found before and asks again")
  func reload() {
    let fixture = list([100]) { _ in 60 }
    fixture.show()
    fixture.source.wish = { _, _ in CGSize(width: 320, height: 70) }
    fixture.source.counts = [50]
    fixture.view.reloadData()
    fixture.frame()
    expectEqual(fixture.layout.itemFrames(3).map { $0[3] }, [70, 70, 70])
    #expect(fixture.view.contentSize.height < 50 * 70)
  }

  @Test("may be headers and footers too, of which one side counts")
  func boundaries() {
    let fixture = FlowFixture([1, 1], width: 100)
    fixture.layout.itemSize = CGSize(width: 100, height: 20)
    fixture.layout.headerReferenceSize = UICollectionViewFlowLayout.automaticSize
    fixture.layout.footerReferenceSize = UICollectionViewFlowLayout.automaticSize
    fixture.source.boundaryWish = { kind, size in
      expectEqual(size.width, 100)
      let isHeader = kind == UICollectionView.elementKindSectionHeader
      return CGSize(width: 7, height: isHeader ? 33 : 44)
    }
    fixture.show()
    expectEqual(fixture.layout.headerFrame(section: 0), [0, 0, 100, 33])
    expectEqual(fixture.layout.footerFrame(section: 0), [0, 53, 100, 44])
    expectEqual(fixture.layout.headerFrame(section: 1), [0, 97, 100, 33])
    expectEqual(fixture.source.measurements, 0)
  }

  @Test("N-10: a pinned header that grows stays where it is and pushes nothing that is seen")
  func pinnedHeaderGrows() {
    let fixture = FlowFixture([20, 20], height: 200)
    fixture.layout.itemSize = CGSize(width: 320, height: 44)
    fixture.layout.minimumLineSpacing = 0
    fixture.layout.headerReferenceSize = UICollectionViewFlowLayout.automaticSize
    fixture.layout.sectionHeadersPinToVisibleBounds = true
    fixture.source.boundaryWish = { _, size in CGSize(width: size.width, height: 70) }
    fixture.show()
    fixture.view.contentOffset.y = 500
    fixture.frame()
    expectEqual(fixture.layout.headerFrame(section: 0), [0, 500, 320, 70])
    // 70 and twenty rows, then what is assumed of the next header.
    expectEqual(fixture.layout.itemFrames(1, section: 0), [[0, 70, 320, 44]])
    expectEqual(fixture.layout.itemFrames(1, section: 1), [[0, 1000, 320, 44]])
  }

  @Test("that never agree are frozen, reported, and do not hang the view")
  func endless() {
    let fixture = list([3]) { _ in 50 }
    defer { fixture.end() }
    var height: CGFloat = 50
    fixture.source.wish = { path, _ in
      height += 1
      return CGSize(width: 320, height: path.item == 1 ? height : 50)
    }
    fixture.show()
    expectEqual(fixture.diagnostics.count, 1)
    #expect(fixture.diagnostics.first?.contains("item 1 in section 0") == true)
    #expect(fixture.source.measurements < 30)
  }

  @Test("and ask for more than a line holds stand alone and are reported")
  func tooLong() {
    let fixture = list([3]) { _ in 50 }
    defer { fixture.end() }
    fixture.source.wish = { path, _ in CGSize(width: path.item == 1 ? 400 : 100, height: 50) }
    fixture.show()
    expectEqual(fixture.layout.itemFrames(3)[1], [-40, 50, 400, 50])
    expectEqual(fixture.diagnostics.count, 1)
  }

  @Test("may be a billion")
  func many() {
    let fixture = list([1_000_000_000]) { _ in 50 }
    fixture.show()
    fixture.view.scrollToItem(
      at: IndexPath(item: 999_999_999, section: 0),
      at: .bottom,
      animated: false
    )
    fixture.frame()
    expectEqual(fixture.view.indexPathsForVisibleItems.last?.item, 999_999_999)
    expectEqual(fixture.tops[IndexPath(item: 999_999_999, section: 0)], 150)
    expectEqual(fixture.source.countQuestions, 1)
  }
}

extension FlowFixture {
  /// Where the tops of the visible cells are on screen.
  var tops: [IndexPath: CGFloat] {
    var tops: [IndexPath: CGFloat] = [:]
    for path in view.indexPathsForVisibleItems {
      tops[path] = view.cellForItem(at: path).map { $0.frame.minY - view.contentOffset.y }
    }
    return tops
  }
}
