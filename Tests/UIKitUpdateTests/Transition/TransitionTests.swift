import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A change of layout", .withTheProgram)
@MainActor
struct TransitionTests {
  @Test("keeps the item in the middle in the middle (T-50)")
  func keepsTheMiddle() {
    let fixture = CollectionFixture([20])
    fixture.show()
    // Row 8 stands in the middle: 400…450 in a view of 400.
    fixture.view.contentOffset.y = 225
    fixture.frame()
    let before = fixture.view.cellForItem(at: IndexPath(item: 8, section: 0))
    fixture.view.setCollectionViewLayout(GridLayout(columns: 2), animated: true)
    fixture.fixture.backend.advance(by: 1)
    expectEqual(fixture.view.contentOffset.y, 25)
    expectEqual(fixture.top(ofRow: 8), 175)
    #expect(fixture.view.cellForItem(at: IndexPath(item: 8, section: 0)) === before)
  }

  @Test("moves views from where they are on screen, half way at half time")
  func movesViews() throws {
    let fixture = CollectionFixture([4])
    fixture.show()
    let cell = try #require(fixture.view.cellForItem(at: IndexPath(item: 3, section: 0)))
    func middle() -> CGPoint { cell.layer.shown.position }
    expectEqual(middle(), CGPoint(x: 160, y: 175))
    fixture.view.setCollectionViewLayout(GridLayout(columns: 2), animated: true)
    expectEqual(middle(), CGPoint(x: 160, y: 175))
    fixture.fixture.backend.advance(by: 0.15)
    // From (160, 175) to (240, 75).
    #expect(abs(middle().x - 200) < 0.5 && abs(middle().y - 125) < 0.5)
    // Another change starts from there, without a jump.
    let interrupted = middle()
    fixture.view.setCollectionViewLayout(GridLayout(columns: 4), animated: true)
    #expect(abs(middle().x - interrupted.x) < 1e-6 && abs(middle().y - interrupted.y) < 1e-6)
    fixture.fixture.backend.advance(by: 1)
    expectEqual(middle(), CGPoint(x: 280, y: 25))
  }

  @Test("lets views that go fly to where they belong, and takes them away at the end")
  func takesViewsAway() {
    let fixture = CollectionFixture([40])
    fixture.view.setCollectionViewLayout(GridLayout(columns: 4), animated: false)
    fixture.show()
    expectEqual(fixture.rows.count, 32)
    let list = ListLayout()
    fixture.view.setCollectionViewLayout(list, animated: true)
    func seen() -> Int { fixture.view.subviews.filter { $0 is TestCell && !$0.isHidden }.count }
    #expect(seen() > fixture.rows.count)
    fixture.fixture.backend.advance(by: 1)
    fixture.frame()
    expectEqual(seen(), fixture.rows.count)
    #expect(fixture.rows.count <= 9)
  }

  @Test(
    "leaves every cell where the layout has it, whatever the offset before and after",
    arguments: [100.0, 200, 300, 400],
    [0.0, 100, 200, 300]
  )
  func offsetsAround(before: Double, after: Double) {
    func layout(_ width: CGFloat, spacing: CGFloat) -> UICollectionViewFlowLayout {
      let layout = UICollectionViewFlowLayout()
      layout.minimumLineSpacing = spacing
      layout.minimumInteritemSpacing = 0
      layout.estimatedItemSize = CGSize(width: width, height: 40)
      return layout
    }
    let flow = FlowFixture([60], width: 200, height: 300, layout: layout(200, spacing: 0))
    defer { flow.end() }
    flow.source.wish = { path, size in
      CGSize(width: size.width, height: CGFloat(20 + path.item * 37 % 60))
    }
    flow.show()
    UIView.animate(withDuration: 0.3) { flow.view.contentOffset.y = CGFloat(before) }
    flow.fixture.backend.advance(by: 0.1)
    // Cells that have just left are on their way out, and come back while others find their sizes.
    flow.view.setCollectionViewLayout(layout(100, spacing: 10), animated: true)
    flow.view.contentOffset.y = CGFloat(after)
    flow.fixture.backend.advance(by: 1)
    #expect(!flow.view.visibleCells.isEmpty)
    for cell in flow.view.visibleCells {
      let path = flow.view.indexPath(for: cell)
      let place = path.flatMap { flow.view.layoutAttributesForItem(at: $0) }
      expectEqual(cell.frame, place?.frame)
    }
    expectEqual(flow.diagnostics, [])
  }

  @Test("calls its completion once, also when a reload comes in between")
  func completes() {
    let fixture = CollectionFixture([10])
    fixture.show()
    var completions: [Bool] = []
    fixture.view.setCollectionViewLayout(GridLayout(columns: 2), animated: true) {
      completions.append($0)
    }
    fixture.view.reloadData()
    fixture.frame()
    fixture.fixture.backend.advance(by: 1)
    expectEqual(completions.count, 1)
    expectEqual(fixture.rows, Array(0...9))
    expectEqual(fixture.view.subviews.filter { $0 is TestCell && !$0.isHidden }.count, 10)
  }

  @Test("before the first display is a plain swap")
  func plainSwap() {
    let fixture = CollectionFixture([4])
    let grid = GridLayout(columns: 2)
    fixture.view.setCollectionViewLayout(grid, animated: true)
    #expect(fixture.layout.collectionView == nil)
    #expect(grid.collectionView === fixture.view)
    expectEqual(fixture.trace.take(), [])
  }

  @Test("of size in an animation moves what stays and fades in what comes")
  func animatedResize() throws {
    let fixture = CollectionFixture([10], height: 100)
    fixture.show()
    UIView.animate(withDuration: 1) { fixture.view.frame.size.height = 200 }
    let cell = try #require(fixture.view.cellForItem(at: IndexPath(item: 3, section: 0)))
    expectEqual(cell.alpha, 1)
    expectEqual(cell.layer.shown.opacity, 0)
    fixture.fixture.backend.advance(by: 2)
    expectEqual(cell.layer.shown.opacity, 1)
    expectEqual(fixture.rows, [0, 1, 2, 3])
  }
}

@Suite("A layout that becomes invalid in an animation block", .withTheProgram)
@MainActor
struct AnimatedInvalidationTests {
  /// Rows of 50 in 400 points, the first of which becomes 150 high within a second.
  private func growing(_ fixture: RowFixture, to height: CGFloat = 150) {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      fixture.cell("0")?.height = height
      fixture.sections[0][0].height = height
      fixture.layout.forgetSizes()
      fixture.view.layoutIfNeeded()
    }
  }

  @Test("has rows travel out of sight, and be there until they are")
  func leaving() {
    let fixture = RowFixture()
    defer { fixture.end() }
    growing(fixture)
    expectEqual(fixture.rows, ["0@0", "1@150", "2@200", "3@250", "4@300", "5@350"])
    expectEqual(fixture.top("7"), 350)
    fixture.wait(0.5)
    expectEqual(fixture.top("1"), 100)
    expectEqual(fixture.top("6"), 350)
    expectEqual(fixture.top("7"), 400)
    fixture.rest()
    expectEqual(fixture.seen.count, 6)
  }

  @Test("has rows come into sight from where they were")
  func entering() {
    let fixture = RowFixture()
    defer { fixture.end() }
    fixture.sections[0][0].height = 150
    fixture.view.reloadData()
    fixture.frame()
    growing(fixture, to: 50)
    expectEqual(fixture.rows.last, "7@350")
    // Two rows that had no view were 100 points further down.
    expectEqual(fixture.top("6"), 400)
    expectEqual(fixture.top("7"), 450)
    fixture.wait(0.5)
    expectEqual(fixture.top("7"), 400)
    fixture.rest()
    expectEqual(fixture.seen.count, 8)
  }

  @Test("hears of no more than of any invalidation")
  func calls() {
    let fixture = RowFixture()
    defer { fixture.end() }
    growing(fixture)
    #expect(fixture.trace.take().allSatisfy { !$0.contains("initial") && !$0.contains("final") })
  }
}

@Suite("What a layout can ask for besides places", .withTheProgram)
@MainActor
struct LayoutFeatureTests {
  @Test("is decoration, behind the cells and without the data source")
  func decoration() {
    final class Shade: UICollectionReusableView {}
    let fixture = CollectionFixture([4])
    let grid = GridLayout(columns: 2)
    grid.decorates = true
    grid.register(Shade.self, forDecorationViewOfKind: "shade")
    fixture.view.collectionViewLayout = grid
    fixture.show()
    let shades = fixture.view.subviews.compactMap { $0 as? Shade }
    expectEqual(shades.count, 1)
    expectEqual(shades.first?.frame, CGRect(x: 0, y: 0, width: 320, height: 100))
    #expect(fixture.view.subviewsFrontToBack.last { !$0.isHidden } === shades.first)
    expectEqual(fixture.rows, [0, 1, 2, 3])
  }

  @Test("is a mirror image in the other reading direction (B20)")
  func mirror() {
    let fixture = CollectionFixture([3])
    let grid = GridLayout(columns: 2)
    grid.mirrors = true
    fixture.view.collectionViewLayout = grid
    fixture.view.semanticContentAttribute = .forceRightToLeft
    fixture.show()
    #expect(
      fixture.view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame
        == CGRect(x: 160, y: 0, width: 160, height: 50)
    )
    expectEqual(fixture.view.indexPathForItem(at: CGPoint(x: 170, y: 60))?.item, 2)
    #expect(fixture.view.indexPathForItem(at: CGPoint(x: 10, y: 60)) == nil)
    expectEqual(
      fixture.view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.minX,
      0
    )
  }

  @Test("is opacity, transform, order and hiding of a view")
  func appearance() throws {
    let fixture = CollectionFixture([2]) { layout, _ in
      layout.spoil = { answer in
        for attributes in answer where attributes.indexPath.item == 0 {
          attributes.alpha = 0.5
          attributes.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
          attributes.zIndex = 3
        }
        for attributes in answer where attributes.indexPath.item == 1 {
          attributes.isHidden = true
        }
        return answer
      }
    }
    fixture.show()
    let first = try #require(fixture.view.cellForItem(at: IndexPath(item: 0, section: 0)))
    expectEqual(first.alpha, 0.5)
    expectEqual(first.frame, CGRect(x: 80, y: 12.5, width: 160, height: 25))
    expectEqual(first.layer.zPosition, 3)
    #expect(fixture.view.cellForItem(at: IndexPath(item: 1, section: 0))?.isHidden == true)
  }

  @Test("never moves the background view, which is behind everything")
  func background() {
    let fixture = CollectionFixture([50])
    let background = UIView(frame: .zero)
    fixture.view.backgroundView = background
    fixture.show()
    fixture.view.contentOffset.y = 333
    fixture.frame()
    expectEqual(background.frame, fixture.view.bounds)
    #expect(fixture.view.subviewsFrontToBack.last === background)
    fixture.view.backgroundView = nil
    #expect(background.superview == nil)
  }

  @Test("is shown with insets: content starts below them, and stays when they change")
  func insets() {
    let fixture = CollectionFixture([50])
    fixture.view.contentInset.top = 30
    fixture.show()
    fixture.view.contentOffset.y = -30
    fixture.frame()
    expectEqual(fixture.top(ofRow: 0), 30)
    fixture.view.contentOffset.y = 200
    fixture.view.contentInset.top = 60
    fixture.frame()
    expectEqual(fixture.view.contentOffset.y, 200)
  }
}
