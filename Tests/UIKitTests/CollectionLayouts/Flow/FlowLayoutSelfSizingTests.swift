import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

/// F-j: with an estimated size cells find their own.
@Suite("Cells of a flow layout that find their sizes")
@MainActor
struct FlowLayoutSelfSizingTests {
  /// A list of rows as wide as the view, assumed to be 44 high, that ask for `height`.
  private func list(
    _ counts: [Int],
    height: CGFloat = 200,
    _ rowHeight: @escaping (IndexPath) -> CGFloat
  ) -> FlowStage {
    let stage = FlowStage(counts, height: height)
    stage.layout.estimatedItemSize = CGSize(width: 320, height: 44)
    stage.layout.minimumLineSpacing = 0
    stage.source.wish = { path, _ in CGSize(width: 320, height: rowHeight(path)) }
    return stage
  }

  @Test("take the sizes they ask for, once each, and the others stay as assumed")
  func takesSizes() {
    let stage = list([100]) { $0.item == 1 ? 80 : 50 }
    stage.show()
    #expect(
      stage.layout.itemFrames(6) == [
        [0, 0, 320, 50], [0, 50, 320, 80], [0, 130, 320, 50], [0, 180, 320, 50],
        [0, 230, 320, 50], [0, 280, 320, 44],
      ]
    )
    // Five were in view while they were assumed to be 44; 95 still are.
    #expect(stage.view.contentSize == CGSize(width: 320, height: 280 + 95 * 44))
    let asked = stage.source.measurements
    stage.view.setNeedsLayout()
    stage.frame()
    #expect(stage.source.measurements == asked)
  }

  /// Rows 0 to 4 are 100 high and known, the rest is assumed to be 44.
  ///
  /// The last five fill the view at its end. They shrink to 20, which brings rows 12 to 14 into sight, and
  /// those grow to 100: 5 rows of 100, 7 of 44, 3 of 100 and 5 of 20 are 1,208 points.
  @Test("leave what is held where it is, although they shrink before others grow")
  func shrinksAndGrows() {
    let stage = list([20], height: 220) { $0.item < 15 ? 100 : 20 }
    stage.view.collectionAnchoring = .lastVisible(sticking: nil, adopting: false)
    stage.show()
    #expect(stage.view.contentSize.height == 1160)
    stage.view.contentOffset.y = 940
    stage.frame()
    #expect(stage.view.contentSize.height == 1208)
    #expect(stage.view.contentOffset.y == 988)
  }

  @Test("are broken into lines again by their widths (Z7)")
  func breaksLinesAgain() {
    let stage = FlowStage([6], width: 100)
    stage.layout.estimatedItemSize = CGSize(width: 30, height: 10)
    stage.layout.minimumInteritemSpacing = 5
    stage.layout.minimumLineSpacing = 0
    let widths: [CGFloat] = [20, 70, 60, 30, 100, 10]
    stage.source.wish = { path, _ in CGSize(width: widths[path.item], height: 10) }
    stage.show()
    // 20 + 5 + 70, then 60 + 5 + 30, each spread to both ends; 100 fills a line; 10 leads the last.
    #expect(
      stage.layout.itemFrames(6) == [
        [0, 0, 20, 10], [30, 0, 70, 10], [0, 10, 60, 10], [70, 10, 30, 10], [0, 20, 100, 10],
        [0, 30, 10, 10],
      ]
    )
    #expect(stage.view.contentSize.height == 40)
    #expect(stage.view.visibleCells.count == 6)
  }

  @Test("follow an estimate that is as wide as the view, with the heights found before")
  func followsEstimate() {
    let stage = FlowStage([100], height: 300)
    stage.layout.estimatedItemSize = CGSize(width: 320, height: 44)
    stage.layout.minimumLineSpacing = 0
    // As high as text of 9,600 square points.
    stage.source.wish = { _, size in CGSize(width: size.width, height: 9_600 / size.width) }
    stage.show()
    // Ten rows fill the view.
    #expect(
      stage.layout.itemFrames(12)[9...] == [
        [0, 270, 320, 30], [0, 300, 320, 44], [0, 344, 320, 44],
      ]
    )
    stage.layout.estimatedItemSize = CGSize(width: 160, height: 44)
    stage.view.frame = CGRect(x: 0, y: 0, width: 160, height: 90)
    stage.frame()
    // Three of them were in the lower view before they became higher.
    #expect(
      stage.layout.itemFrames(12)[2...] == [
        [0, 120, 160, 60], [0, 180, 160, 30], [0, 210, 160, 30], [0, 240, 160, 30],
        [0, 270, 160, 30], [0, 300, 160, 30], [0, 330, 160, 30], [0, 360, 160, 30],
        [0, 390, 160, 44], [0, 434, 160, 44],
      ]
    )
    #expect(stage.diagnostics.isEmpty)
    stage.end()
  }

  @Test("are not asked where sizes are declared")
  func declared() {
    let stage = FlowStage([20])
    stage.layout.headerReferenceSize = CGSize(width: 0, height: 20)
    var boundaries = 0
    stage.source.boundaryWish = { _, size in
      boundaries += 1
      return size
    }
    stage.show()
    #expect(stage.source.measurements == 0)
    #expect(boundaries == 0)
  }

  @Test("are assumed to have the item size where the estimate is automatic")
  func automaticEstimate() {
    let stage = FlowStage([3], height: 100)
    stage.layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    stage.layout.itemSize = CGSize(width: 320, height: 70)
    stage.layout.minimumLineSpacing = 0
    stage.source.wish = { path, size in
      path.item == 0 ? CGSize(width: 320, height: 90) : size
    }
    stage.show()
    #expect(stage.layout.itemFrames(3).map { $0[1] } == [0, 90, 160])
  }

  @Test("find them also where the item size is the automatic one")
  func automaticItemSize() {
    let stage = FlowStage([3])
    stage.layout.itemSize = UICollectionViewFlowLayout.automaticSize
    stage.source.wish = { _, _ in CGSize(width: 320, height: 20) }
    stage.show()
    #expect(stage.layout.itemFrames(3).map { $0[1] } == [0, 30, 60])
  }

  @Test("move nothing that is seen while the offset goes back over rows not seen before")
  func scrollingUp() throws {
    let stage = list([200]) { CGFloat(40 + 7 * ($0.item % 5)) }
    stage.show()
    stage.view.scrollToItem(at: IndexPath(item: 150, section: 0), at: .top, animated: false)
    stage.frame()
    for _ in 0..<60 {
      stage.view.contentOffset.y -= 23
      let before = stage.tops
      stage.frame()
      for (path, top) in stage.tops {
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
    #expect(down.view.contentSize.height == total)
    let up = list([80], heights)
    up.show()
    up.view.scrollToItem(at: IndexPath(item: 79, section: 0), at: .bottom, animated: false)
    up.frame()
    while up.view.contentOffset.y > 0 {
      up.view.contentOffset.y = max(0, up.view.contentOffset.y - 90)
      up.frame()
    }
    #expect(up.view.contentSize.height == total)
    #expect(up.layout.itemFrames(80) == down.layout.itemFrames(80))
  }

  @Test("are asked again when the room across has changed, and keep their sizes until then")
  func newWidth() {
    let stage = list([100]) { _ in 60 }
    stage.show()
    let asked = stage.source.measurements
    stage.source.wish = { [weak stage] _, _ in
      CGSize(width: stage?.view.bounds.width ?? 0, height: 80)
    }
    stage.view.frame.size.width = 300
    stage.frame()
    #expect(stage.source.measurements > asked)
    #expect(stage.layout.itemFrames(3).map { $0[3] } == [80, 80, 80])
    // Row 3 is not in view any more, but 60 is a better guess than 44.
    #expect(stage.layout.itemFrames(5).map { $0[3] }.last == 60)
    #expect(stage.layout.itemFrames(6).map { $0[3] }.last == 44)
  }

  @Test("share the sizes of no other: a reload assumes what was found before and asks again")
  func reload() {
    let stage = list([100]) { _ in 60 }
    stage.show()
    stage.source.wish = { _, _ in CGSize(width: 320, height: 70) }
    stage.source.counts = [50]
    stage.view.reloadData()
    stage.frame()
    #expect(stage.layout.itemFrames(3).map { $0[3] } == [70, 70, 70])
    #expect(stage.view.contentSize.height < 50 * 70)
  }

  @Test("may be headers and footers too, of which one side counts")
  func boundaries() {
    let stage = FlowStage([1, 1], width: 100)
    stage.layout.itemSize = CGSize(width: 100, height: 20)
    stage.layout.headerReferenceSize = UICollectionViewFlowLayout.automaticSize
    stage.layout.footerReferenceSize = UICollectionViewFlowLayout.automaticSize
    stage.source.boundaryWish = { kind, size in
      #expect(size.width == 100)
      let isHeader = kind == UICollectionView.elementKindSectionHeader
      return CGSize(width: 7, height: isHeader ? 33 : 44)
    }
    stage.show()
    #expect(stage.layout.headerFrame(section: 0) == [0, 0, 100, 33])
    #expect(stage.layout.footerFrame(section: 0) == [0, 53, 100, 44])
    #expect(stage.layout.headerFrame(section: 1) == [0, 97, 100, 33])
    #expect(stage.source.measurements == 0)
  }

  @Test("N-10: a pinned header that grows stays where it is and pushes nothing that is seen")
  func pinnedHeaderGrows() {
    let stage = FlowStage([20, 20], height: 200)
    stage.layout.itemSize = CGSize(width: 320, height: 44)
    stage.layout.minimumLineSpacing = 0
    stage.layout.headerReferenceSize = UICollectionViewFlowLayout.automaticSize
    stage.layout.sectionHeadersPinToVisibleBounds = true
    stage.source.boundaryWish = { _, size in CGSize(width: size.width, height: 70) }
    stage.show()
    stage.view.contentOffset.y = 500
    stage.frame()
    #expect(stage.layout.headerFrame(section: 0) == [0, 500, 320, 70])
    // 70 and twenty rows, then what is assumed of the next header.
    #expect(stage.layout.itemFrames(1, section: 0) == [[0, 70, 320, 44]])
    #expect(stage.layout.itemFrames(1, section: 1) == [[0, 1000, 320, 44]])
  }

  @Test("that never agree are frozen, reported, and do not hang the view")
  func endless() {
    let stage = list([3]) { _ in 50 }
    defer { stage.end() }
    var height: CGFloat = 50
    stage.source.wish = { path, _ in
      height += 1
      return CGSize(width: 320, height: path.item == 1 ? height : 50)
    }
    stage.show()
    #expect(stage.diagnostics.count == 1)
    #expect(stage.diagnostics.first?.contains("item 1 in section 0") == true)
    #expect(stage.source.measurements < 30)
  }

  @Test("and ask for more than a line holds stand alone and are reported")
  func tooLong() {
    let stage = list([3]) { _ in 50 }
    defer { stage.end() }
    stage.source.wish = { path, _ in CGSize(width: path.item == 1 ? 400 : 100, height: 50) }
    stage.show()
    #expect(stage.layout.itemFrames(3)[1] == [-40, 50, 400, 50])
    #expect(stage.diagnostics.count == 1)
  }

  @Test("may be a thousand million")
  func many() {
    let stage = list([1_000_000_000]) { _ in 50 }
    stage.show()
    stage.view.scrollToItem(
      at: IndexPath(item: 999_999_999, section: 0),
      at: .bottom,
      animated: false
    )
    stage.frame()
    #expect(stage.view.indexPathsForVisibleItems.last?.item == 999_999_999)
    #expect(stage.tops[IndexPath(item: 999_999_999, section: 0)] == 150)
    #expect(stage.source.countQuestions == 1)
  }
}

extension FlowStage {
  /// Where the tops of the visible cells are on screen.
  var tops: [IndexPath: CGFloat] {
    var tops: [IndexPath: CGFloat] = [:]
    for path in view.indexPathsForVisibleItems {
      tops[path] = view.cellForItem(at: path).map { $0.frame.minY - view.contentOffset.y }
    }
    return tops
  }
}
