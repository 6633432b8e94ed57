import CoreGraphics
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Items of 50 × 50 points in a line that is read from right to left.
@MainActor
private final class MirroredLine {
  let flow: FlowFixture
  let layout: CountingFlowLayout

  init(
    _ counts: [Int],
    width: CGFloat = 200,
    header: CGFloat = 0,
    direction: UISemanticContentAttribute = .forceRightToLeft
  ) {
    layout = CountingFlowLayout()
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: header, height: 0)
    flow = FlowFixture(counts, width: width, height: 50, layout: layout)
    flow.view.semanticContentAttribute = direction
    flow.show()
  }

  var view: UICollectionView { flow.view }

  /// How far the right edge of an item looks to be from the right edge of the view.
  func distance(_ item: Int, section: Int = 0) -> CGFloat? {
    guard let cell = view.cellForItem(at: IndexPath(item: item, section: section)) else {
      return nil
    }
    let shown = cell.layer.shown
    let right = shown.position.x + shown.bounds.width / 2
    return view.bounds.width - (right - view.layer.shown.bounds.minX)
  }

  /// Changes the data and reports it.
  func update(_ counts: [Int], _ report: @escaping () -> Void) {
    view.performBatchUpdates {
      self.flow.source.counts = counts
      report()
    }
  }

  static func paths(_ items: Range<Int>) -> [IndexPath] {
    items.map { IndexPath(item: $0, section: 0) }
  }
}

/// A flow layout that counts how often it is asked for the size of its content.
@MainActor
private final class CountingFlowLayout: UICollectionViewFlowLayout {
  var sizeQuestions = 0

  override var collectionViewContentSize: CGSize {
    sizeQuestions += 1
    return super.collectionViewContentSize
  }
}

@Suite("A line that is read from right to left")
@MainActor
struct MirroredContentTests {
  @Test("stays at its start while items are appended at its end, in every frame")
  func appendsAtTheEnd() {
    let line = MirroredLine([20])
    line.update([22]) { line.view.insertItems(at: MirroredLine.paths(20..<22)) }
    for _ in 0..<30 {
      expectEqual(line.distance(0), 0)
      line.flow.fixture.backend.advance(by: HeadlessBackend.frameInterval)
    }
    // 22 items are 1100 points wide, of which the last 200 show.
    expectEqual(line.view.contentOffset.x, 900)
    expectEqual(line.view.indexPathsForVisibleItems.map(\.item), [0, 1, 2, 3])
  }

  @Test("keeps its distance from the start while items are deleted at its end")
  func deletesAtTheEnd() {
    let line = MirroredLine([20])
    // 150 points from the start: items 3 to 6 show.
    line.view.contentOffset.x = 650
    line.flow.frame()
    line.update([15]) { line.view.deleteItems(at: MirroredLine.paths(15..<20)) }
    for _ in 0..<30 {
      expectEqual(line.distance(3), 0)
      line.flow.fixture.backend.advance(by: HeadlessBackend.frameInterval)
    }
    expectEqual(line.view.contentOffset.x, 400)
  }

  @Test("shows what is inserted at its start, as one that is read from left to right does")
  func insertsAtTheStart() {
    let line = MirroredLine([20])
    line.update([21]) { line.view.insertItems(at: MirroredLine.paths(0..<1)) }
    line.flow.fixture.backend.advance(by: 1)
    expectEqual(line.distance(0), 0)
    expectEqual(line.view.contentOffset.x, 850)
  }

  @Test("stays at its start when every item becomes wider", arguments: [false, true])
  func becomesWider(asksBetween: Bool) {
    let line = MirroredLine([20])
    for width in [55, 60] {
      line.flow.layout.itemSize = CGSize(width: width, height: 50)
      // A question brings the layout up to date before the pass does.
      if asksBetween { #expect(line.view.indexPathForItem(at: CGPoint(x: 1, y: 1)) != nil) }
    }
    line.flow.frame()
    // 20 × 60 − 200.
    expectEqual(line.view.contentOffset.x, 1000)
    expectEqual(line.distance(0), 0)
  }

  @Test(
    "keeps its distance from the start when the view becomes wider",
    arguments: [0.0, 100, 400]
  )
  func resizes(distance: Double) {
    let line = MirroredLine([20])
    line.view.contentOffset.x = 800 - distance
    line.flow.frame()
    line.view.frame.size.width = 260
    line.flow.frame()
    expectEqual(line.view.contentOffset.x, 1000 - 260 - CGFloat(distance))
    line.view.frame.size.width = 120
    line.flow.frame()
    expectEqual(line.view.contentOffset.x, 1000 - 120 - CGFloat(distance))
  }

  @Test("keeps its offset when it is inset at its start, and goes to the new start when asked to")
  func insets() {
    let line = MirroredLine([20])
    line.view.contentInset.right = 30
    line.flow.frame()
    expectEqual(line.distance(0), 0)
    line.view.scrollToItem(at: IndexPath(item: 0, section: 0), at: .right, animated: false)
    expectEqual(line.distance(0), 30)
  }

  @Test("stays at its start when the safe area grows there")
  func safeArea() {
    let line = MirroredLine([20])
    let controller = UIViewController()
    line.view.removeFromSuperview()
    controller.view.addSubview(line.view)
    line.flow.fixture.window.rootViewController = controller
    line.view.contentInsetAdjustmentBehavior = .always
    line.flow.frame()
    controller.additionalSafeAreaInsets.right = 30
    line.flow.frame()
    expectEqual(line.view.safeAreaInsets.right, 30)
    expectEqual(line.distance(0), 30)
  }

  @Test("of rows stays at its top while the safe area changes", arguments: [40, 0, 90])
  func safeAreaAbove(top: CGFloat) {
    let flow = FlowFixture([40], width: 200, height: 300, layout: UICollectionViewFlowLayout())
    flow.view.semanticContentAttribute = .forceRightToLeft
    let controller = UIViewController()
    flow.show()
    flow.view.removeFromSuperview()
    controller.view.addSubview(flow.view)
    flow.fixture.window.rootViewController = controller
    controller.additionalSafeAreaInsets.top = 60
    flow.frame()
    expectEqual(flow.view.contentOffset.y, -60)
    controller.additionalSafeAreaInsets.top = top
    flow.frame()
    expectEqual(flow.view.contentOffset.y, -top)
  }

  @Test("stands at the right of a view that is wider, also when that changes its width")
  func isNarrow() {
    let line = MirroredLine([3])
    expectEqual(line.distance(0), 0)
    line.view.frame.size.width = 300
    line.flow.frame()
    expectEqual(line.distance(0), 0)
    expectEqual(line.distance(2), 100)
    line.view.contentInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20)
    line.flow.frame()
    expectEqual(line.distance(0), 20)
    expectEqual(line.view.contentOffset.x, -10)
  }

  @Test(
    "comes to rest in a view that is wider, with pinned headers and an anchor of the app's",
    arguments: [
      AnchorPolicy.firstVisible, .firstVisible.sticking(),
      .lastVisible(adopting: true), .contentEnd,
      .item(IndexPath(item: 1, section: 0), .center),
    ]
  )
  func isNarrowAndPinned(anchoring: AnchorPolicy) {
    let line = MirroredLine([2, 1], width: 300, header: 10)
    defer { line.flow.end() }
    line.flow.layout.sectionHeadersPinToVisibleBounds = true
    line.view.anchorPolicy = anchoring
    line.flow.frame()
    line.update([2, 2]) { line.view.insertItems(at: [IndexPath(item: 0, section: 1)]) }
    line.flow.fixture.backend.advance(by: 1)
    line.view.frame.size.width = 280
    line.flow.frame()
    line.flow.frame()
    expectEqual(line.flow.diagnostics, [])
    #expect(!line.flow.fixture.backend.needsFrame)
    expectEqual(line.view.contentOffset.x, 0)
    // Header, two items, header: 10 + 2 × 50 + 10.
    expectEqual(line.distance(0), 10)
    expectEqual(line.distance(1), 60)
    expectEqual(line.distance(0, section: 1), 120)
  }

  @Test("asks for the size of the content as often as one that is read from left to right")
  func countsQuestions() {
    func questions(_ direction: UISemanticContentAttribute) -> Int {
      let line = MirroredLine([100], width: 1000, direction: direction)
      line.layout.sizeQuestions = 0
      line.update([80]) { line.view.deleteItems(at: MirroredLine.paths(0..<20)) }
      line.flow.fixture.backend.advance(by: 1)
      return line.layout.sizeQuestions
    }
    expectEqual(questions(.forceRightToLeft), questions(.forceLeftToRight))
  }
}
