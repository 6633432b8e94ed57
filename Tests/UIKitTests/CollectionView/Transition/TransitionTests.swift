import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("A change of layout")
@MainActor
struct TransitionTests {
  @Test("keeps the item in the middle in the middle (T-50)")
  func keepsTheMiddle() {
    let stage = CollectionStage([20])
    stage.show()
    // Row 8 stands in the middle: 400…450 in a view of 400.
    stage.view.contentOffset.y = 225
    stage.frame()
    let before = stage.view.cellForItem(at: IndexPath(item: 8, section: 0))
    stage.view.setCollectionViewLayout(GridLayout(columns: 2), animated: true)
    stage.stage.backend.advance(by: 1)
    #expect(stage.view.contentOffset.y == 25)
    #expect(stage.top(ofRow: 8) == 175)
    #expect(stage.view.cellForItem(at: IndexPath(item: 8, section: 0)) === before)
  }

  @Test("moves views from where they are on screen, half way at half time")
  func movesViews() throws {
    let stage = CollectionStage([4])
    stage.show()
    let cell = try #require(stage.view.cellForItem(at: IndexPath(item: 3, section: 0)))
    func middle() -> CGPoint { cell.layer.shown.position }
    #expect(middle() == CGPoint(x: 160, y: 175))
    stage.view.setCollectionViewLayout(GridLayout(columns: 2), animated: true)
    #expect(middle() == CGPoint(x: 160, y: 175))
    stage.stage.backend.advance(by: 0.15)
    // From (160, 175) to (240, 75).
    #expect(abs(middle().x - 200) < 0.5 && abs(middle().y - 125) < 0.5)
    // Another change starts from there, without a jump.
    let interrupted = middle()
    stage.view.setCollectionViewLayout(GridLayout(columns: 4), animated: true)
    #expect(abs(middle().x - interrupted.x) < 1e-6 && abs(middle().y - interrupted.y) < 1e-6)
    stage.stage.backend.advance(by: 1)
    #expect(middle() == CGPoint(x: 280, y: 25))
  }

  @Test("lets views that go fly to where they belong, and takes them away at the end")
  func takesViewsAway() {
    let stage = CollectionStage([40])
    stage.view.setCollectionViewLayout(GridLayout(columns: 4), animated: false)
    stage.show()
    #expect(stage.rows.count == 32)
    let list = ListLayout()
    stage.view.setCollectionViewLayout(list, animated: true)
    func seen() -> Int { stage.view.subviews.filter { $0 is TestCell && !$0.isHidden }.count }
    #expect(seen() > stage.rows.count)
    stage.stage.backend.advance(by: 1)
    stage.frame()
    #expect(seen() == stage.rows.count)
    #expect(stage.rows.count <= 9)
  }

  @Test("calls its completion once, also when a reload comes in between")
  func completes() {
    let stage = CollectionStage([10])
    stage.show()
    var completions: [Bool] = []
    stage.view.setCollectionViewLayout(GridLayout(columns: 2), animated: true) {
      completions.append($0)
    }
    stage.view.reloadData()
    stage.frame()
    stage.stage.backend.advance(by: 1)
    #expect(completions.count == 1)
    #expect(stage.rows == Array(0...9))
    #expect(stage.view.subviews.filter { $0 is TestCell && !$0.isHidden }.count == 10)
  }

  @Test("before the first display is a plain swap")
  func plainSwap() {
    let stage = CollectionStage([4])
    let grid = GridLayout(columns: 2)
    stage.view.setCollectionViewLayout(grid, animated: true)
    #expect(stage.layout.collectionView == nil)
    #expect(grid.collectionView === stage.view)
    #expect(stage.trace.take() == [])
  }

  @Test("of size in an animation moves what stays and fades in what comes")
  func animatedResize() throws {
    let stage = CollectionStage([10], height: 100)
    stage.show()
    UIView.animate(withDuration: 1) { stage.view.frame.size.height = 200 }
    let cell = try #require(stage.view.cellForItem(at: IndexPath(item: 3, section: 0)))
    #expect(cell.alpha == 1)
    #expect(cell.layer.shown.opacity == 0)
    stage.stage.backend.advance(by: 2)
    #expect(cell.layer.shown.opacity == 1)
    #expect(stage.rows == [0, 1, 2, 3])
  }
}

@Suite("A layout that becomes invalid in an animation block")
@MainActor
struct AnimatedInvalidationTests {
  /// Rows of 50 in 400 points, the first of which becomes 150 high within a second.
  private func growing(_ stage: RowStage, to height: CGFloat = 150) {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stage.cell("0")?.height = height
      stage.sections[0][0].height = height
      stage.layout.forgetSizes()
      stage.view.layoutIfNeeded()
    }
  }

  @Test("has rows travel out of sight, and be there until they are")
  func leaving() {
    let stage = RowStage()
    defer { stage.end() }
    growing(stage)
    #expect(stage.rows == ["0@0", "1@150", "2@200", "3@250", "4@300", "5@350"])
    #expect(stage.top("7") == 350)
    stage.wait(0.5)
    #expect(stage.top("1") == 100)
    #expect(stage.top("6") == 350)
    #expect(stage.top("7") == 400)
    stage.rest()
    #expect(stage.seen.count == 6)
  }

  @Test("has rows come into sight from where they were")
  func entering() {
    let stage = RowStage()
    defer { stage.end() }
    stage.sections[0][0].height = 150
    stage.view.reloadData()
    stage.frame()
    growing(stage, to: 50)
    #expect(stage.rows.last == "7@350")
    // Two rows that had no view were 100 points further down.
    #expect(stage.top("6") == 400)
    #expect(stage.top("7") == 450)
    stage.wait(0.5)
    #expect(stage.top("7") == 400)
    stage.rest()
    #expect(stage.seen.count == 8)
  }

  @Test("hears of no more than of any invalidation")
  func calls() {
    let stage = RowStage()
    defer { stage.end() }
    growing(stage)
    #expect(stage.trace.take().allSatisfy { !$0.contains("initial") && !$0.contains("final") })
  }
}

@Suite("What a layout can ask for besides places")
@MainActor
struct LayoutFeatureTests {
  @Test("is decoration, behind the cells and without the data source")
  func decoration() {
    final class Shade: UICollectionReusableView {}
    let stage = CollectionStage([4])
    let grid = GridLayout(columns: 2)
    grid.decorates = true
    grid.register(Shade.self, forDecorationViewOfKind: "shade")
    stage.view.collectionViewLayout = grid
    stage.show()
    let shades = stage.view.subviews.compactMap { $0 as? Shade }
    #expect(shades.count == 1)
    #expect(shades.first?.frame == CGRect(x: 0, y: 0, width: 320, height: 100))
    #expect(stage.view.subviewsFrontToBack.last { !$0.isHidden } === shades.first)
    #expect(stage.rows == [0, 1, 2, 3])
  }

  @Test("is a mirror image in the other reading direction (B20)")
  func mirror() {
    let stage = CollectionStage([3])
    let grid = GridLayout(columns: 2)
    grid.mirrors = true
    stage.view.collectionViewLayout = grid
    stage.view.semanticContentAttribute = .forceRightToLeft
    stage.show()
    #expect(
      stage.view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame
        == CGRect(x: 160, y: 0, width: 160, height: 50)
    )
    #expect(stage.view.indexPathForItem(at: CGPoint(x: 170, y: 60))?.item == 2)
    #expect(stage.view.indexPathForItem(at: CGPoint(x: 10, y: 60)) == nil)
    #expect(
      stage.view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.minX == 0
    )
  }

  @Test("is opacity, transform, order and hiding of a view")
  func appearance() throws {
    let stage = CollectionStage([2]) { layout, _ in
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
    stage.show()
    let first = try #require(stage.view.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(first.alpha == 0.5)
    #expect(first.frame == CGRect(x: 80, y: 12.5, width: 160, height: 25))
    #expect(first.layer.zPosition == 3)
    #expect(stage.view.cellForItem(at: IndexPath(item: 1, section: 0))?.isHidden == true)
  }

  @Test("never moves the background view, which is behind everything")
  func background() {
    let stage = CollectionStage([50])
    let background = UIView(frame: .zero)
    stage.view.backgroundView = background
    stage.show()
    stage.view.contentOffset.y = 333
    stage.frame()
    #expect(background.frame == stage.view.bounds)
    #expect(stage.view.subviewsFrontToBack.last === background)
    stage.view.backgroundView = nil
    #expect(background.superview == nil)
  }

  @Test("is shown with insets: content starts below them, and stays when they change")
  func insets() {
    let stage = CollectionStage([50])
    stage.view.contentInset.top = 30
    stage.show()
    stage.view.contentOffset.y = -30
    stage.frame()
    #expect(stage.top(ofRow: 0) == 30)
    stage.view.contentOffset.y = 200
    stage.view.contentInset.top = 60
    stage.frame()
    #expect(stage.view.contentOffset.y == 200)
  }
}
