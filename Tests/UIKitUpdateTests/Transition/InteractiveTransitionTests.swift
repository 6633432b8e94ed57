import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// A list of rows of 50 points in a view of 320 × 400, and a grid that a transition goes to.
@MainActor
private struct TransitionFixture {
  let collection: CollectionFixture
  let grid: UICollectionViewLayout
  let transition: UICollectionViewTransitionLayout
  let ends = Ends()

  /// What the completion was called with.
  final class Ends {
    var calls: [[Bool]] = []
  }

  init(
    rows: Int,
    offset: CGFloat = 0,
    to grid: UICollectionViewLayout = GridLayout(columns: 2),
    isShown: Bool = true
  ) {
    collection = CollectionFixture([rows])
    self.grid = grid
    if isShown {
      collection.show()
      collection.view.contentOffset.y = offset
      collection.frame()
    }
    let completion: UICollectionView.LayoutInteractiveTransitionCompletion = { [ends] in
      ends.calls.append([$0, $1])
    }
    transition = collection.view.startInteractiveTransition(to: grid, completion: completion)
    collection.frame()
  }

  var view: UICollectionView { collection.view }

  func go(to progress: CGFloat) {
    transition.transitionProgress = progress
    collection.frame()
  }

  func frame(ofRow item: Int) -> CGRect? {
    view.cellForItem(at: IndexPath(item: item, section: 0))?.frame
  }

  /// Lets all animations end.
  func rest() {
    collection.fixture.backend.advance(by: 1)
    collection.frame()
  }
}

@Suite("An interactive change of layout", .withTheProgram)
@MainActor
struct InteractiveTransitionTests {
  /// How far it has come, and where row 3 is: from (0, 150, 320, 50) in the list to (160, 50, 160, 50) in the grid.
  nonisolated static let places: [(CGFloat, CGRect)] = [
    (0, CGRect(x: 0, y: 150, width: 320, height: 50)),
    (0.25, CGRect(x: 40, y: 125, width: 280, height: 50)),
    (0.5, CGRect(x: 80, y: 100, width: 240, height: 50)),
    (1, CGRect(x: 160, y: 50, width: 160, height: 50)),
    (1.5, CGRect(x: 160, y: 50, width: 160, height: 50)),
    (-2, CGRect(x: 0, y: 150, width: 320, height: 50)),
  ]

  @Test("shows each cell as far between its places as it has come (C49)", arguments: places)
  func between(progress: CGFloat, frame: CGRect) {
    let fixture = TransitionFixture(rows: 4)
    let cell = fixture.view.cellForItem(at: IndexPath(item: 3, section: 0))
    fixture.go(to: 0.75)
    fixture.go(to: progress)
    expectEqual(fixture.frame(ofRow: 3), frame)
    #expect(fixture.view.cellForItem(at: IndexPath(item: 3, section: 0)) === cell)
    expectEqual(fixture.collection.rows, [0, 1, 2, 3])
  }

  @Test(
    "keeps the item in the middle in the middle all the way (C49)",
    arguments: [0, 0.1, 0.25, 0.5, 0.8, 1]
  )
  func middle(progress: CGFloat) {
    // Row 8 stands at 400…450 in the list, and at 200…250 in the grid.
    let fixture = TransitionFixture(rows: 20, offset: 225)
    fixture.go(to: progress)
    #expect(abs(fixture.view.contentOffset.y - (225 - 200 * progress)) < 1e-9)
    #expect(abs((fixture.collection.top(ofRow: 8) ?? 0) - 175) < 1e-9)
    // From 1,000 points to 500.
    expectEqual(fixture.view.contentSize.height, 1000 - 500 * progress)
  }

  @Test("leaves no gap on the way", arguments: [0.1, 0.3, 0.5, 0.7, 0.9])
  func noGap(progress: CGFloat) {
    let fixture = TransitionFixture(rows: 200, offset: 4000)
    fixture.go(to: progress)
    let visible = fixture.view.bounds
    for item in 0..<200 {
      let place = fixture.transition.layoutAttributesForItem(at: IndexPath(item: item, section: 0))
      guard let place, place.frame.overlaps(visible) else { continue }
      expectEqual(fixture.frame(ofRow: item), place.frame)
    }
  }

  @Test("installs the next layout when it is finished, from where everything is on screen")
  func finish() throws {
    let fixture = TransitionFixture(rows: 20, offset: 225)
    fixture.go(to: 0.5)
    let cell = try #require(fixture.view.cellForItem(at: IndexPath(item: 9, section: 0)))
    let before = cell.layer.shown.position
    fixture.view.finishInteractiveTransition()
    expectEqual(cell.layer.shown.position.x, before.x)
    #expect(fixture.view.collectionViewLayout === fixture.grid)
    fixture.rest()
    expectEqual(fixture.view.contentOffset.y, 25)
    expectEqual(fixture.frame(ofRow: 9), CGRect(x: 160, y: 200, width: 160, height: 50))
    expectEqual(fixture.ends.calls, [[true, true]])
    #expect(fixture.grid.collectionView === fixture.view)
    #expect(fixture.transition.collectionView == nil)
    #expect(fixture.collection.layout.collectionView == nil)
  }

  @Test("goes back to where it began when it is cancelled", arguments: [0.0, 30, 225, 600])
  func cancel(offset: CGFloat) {
    let fixture = TransitionFixture(rows: 20, offset: offset)
    fixture.go(to: 0.7)
    fixture.view.cancelInteractiveTransition()
    fixture.rest()
    #expect(fixture.view.collectionViewLayout === fixture.collection.layout)
    expectEqual(fixture.view.contentOffset.y, offset)
    expectEqual(fixture.ends.calls, [[true, false]])
    #expect(fixture.grid.collectionView == nil)
    #expect(fixture.collection.layout.collectionView === fixture.view)
  }

  @Test("keeps what a person scrolls meanwhile")
  func scrolled() {
    let fixture = TransitionFixture(rows: 20, offset: 225)
    fixture.go(to: 0.5)
    fixture.view.contentOffset.y += 20
    fixture.go(to: 0.6)
    // 225 − 0.6 · 200 + 20
    #expect(abs(fixture.view.contentOffset.y - 125) < 1e-9)
    fixture.view.cancelInteractiveTransition()
    fixture.rest()
    #expect(abs(fixture.view.contentOffset.y - 245) < 1e-9)
  }

  @Test("fades what only one of the layouts places")
  func fading() {
    let grid = GridLayout(columns: 2)
    final class Shade: UICollectionReusableView {}
    grid.decorates = true
    grid.register(Shade.self, forDecorationViewOfKind: "shade")
    let fixture = TransitionFixture(rows: 4, to: grid)
    fixture.go(to: 0.25)
    let shades = fixture.view.subviews.compactMap { $0 as? Shade }
    expectEqual(shades.map(\.alpha), [0.25])
    fixture.go(to: 1)
    expectEqual(shades.map(\.alpha), [1])
  }

  @Test("takes batches and reloads, which both layouts hear of")
  func changes() {
    let fixture = TransitionFixture(rows: 4)
    fixture.go(to: 0.5)
    fixture.collection.source.counts = [5]
    fixture.view.performBatchUpdates {
      fixture.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    fixture.rest()
    // The row that was 3 and is 4: from y 200 in the list to y 100 in the grid.
    expectEqual(fixture.frame(ofRow: 4), CGRect(x: 0, y: 150, width: 240, height: 50))
    fixture.collection.source.counts = [2]
    fixture.view.reloadData()
    fixture.collection.frame()
    expectEqual(fixture.collection.rows, [0, 1])
    expectEqual(fixture.view.contentSize.height, 75)
    fixture.view.finishInteractiveTransition()
    fixture.rest()
    expectEqual(fixture.frame(ofRow: 1), CGRect(x: 160, y: 0, width: 160, height: 50))
    expectEqual(fixture.collection.diagnostics, [])
  }

  @Test("is mirrored with its layouts")
  func mirrored() {
    let (narrow, wide) = (GridLayout(columns: 4), GridLayout(columns: 2))
    narrow.mirrors = true
    wide.mirrors = true
    let collection = CollectionFixture([4])
    collection.view.collectionViewLayout = narrow
    collection.view.semanticContentAttribute = .forceRightToLeft
    collection.show()
    let transition = collection.view.startInteractiveTransition(to: wide)
    transition.transitionProgress = 0.5
    collection.frame()
    // Item 1: from the second column of four to the second of two, counted from the right.
    #expect(
      collection.view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame
        == CGRect(x: 80, y: 0, width: 120, height: 50)
    )
  }

  @Test("runs along a horizontal layout, also from right to left", arguments: [false, true])
  func horizontal(isRightToLeft: Bool) {
    func strip(_ width: CGFloat) -> UICollectionViewFlowLayout {
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: width, height: 400)
      layout.minimumLineSpacing = 0
      layout.minimumInteritemSpacing = 0
      return layout
    }
    let collection = CollectionFixture([1000])
    collection.view.semanticContentAttribute =
      isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    collection.view.collectionViewLayout = strip(50)
    collection.show()
    let middle = IndexPath(item: 500, section: 0)
    collection.view.scrollToItem(at: middle, at: .centeredHorizontally, animated: false)
    collection.frame()
    func place() -> CGFloat? {
      collection.view.cellForItem(at: middle).map {
        $0.frame.midX - collection.view.contentOffset.x
      }
    }
    expectEqual(place(), 160)
    let transition = collection.view.startInteractiveTransition(to: strip(100))
    for progress in [0.2, 0.5, 0.9] {
      transition.transitionProgress = progress
      collection.frame()
      #expect(abs((place() ?? 0) - 160) < 1e-6)
      #expect(!collection.view.visibleCells.isEmpty)
      let covered = collection.view.visibleCells.map { collection.view.convert($0.frame, to: nil) }
        .reduce(CGRect.null) { $0.union($1) }
      #expect(covered.minX <= 0 && covered.maxX >= 320)
    }
    collection.view.cancelInteractiveTransition()
    collection.fixture.backend.advance(by: 1)
    #expect(abs((place() ?? 0) - 160) < 1e-6)
  }

  @Test("has views for what is in sight of a million items")
  func many() {
    func layout(_ height: CGFloat) -> UICollectionViewFlowLayout {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 320, height: height)
      layout.minimumLineSpacing = 0
      return layout
    }
    let collection = CollectionFixture([1_000_000])
    collection.view.collectionViewLayout = layout(50)
    collection.show()
    collection.view.contentOffset.y = 25_000_000
    collection.frame()
    let transition = collection.view.startInteractiveTransition(to: layout(40))
    transition.transitionProgress = 0.5
    collection.frame()
    #expect((8...11).contains(collection.rows.count))
    #expect((collection.rows.first ?? 0) > 499_900)
  }

  @Test("can begin before anything was shown")
  func beforeDisplay() {
    let fixture = TransitionFixture(rows: 4, isShown: false)
    fixture.transition.transitionProgress = 0.5
    fixture.collection.show()
    expectEqual(fixture.frame(ofRow: 3), CGRect(x: 80, y: 100, width: 240, height: 50))
    fixture.view.finishInteractiveTransition()
    fixture.rest()
    expectEqual(fixture.frame(ofRow: 3), CGRect(x: 160, y: 50, width: 160, height: 50))
    expectEqual(fixture.ends.calls, [[true, true]])
  }
}

@Suite("The layout of an interactive transition", .withTheProgram)
@MainActor
struct TransitionLayoutTests {
  private final class Spread: UICollectionViewTransitionLayout {}

  private final class Delegate: NSObject, UICollectionViewDelegate {
    func collectionView(
      _ collectionView: UICollectionView,
      transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
      newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
      Spread(currentLayout: fromLayout, nextLayout: toLayout)
    }
  }

  @Test("is made by the delegate, and keeps numbers by key")
  func subclass() {
    let collection = CollectionFixture([4])
    let delegate = Delegate()
    collection.view.delegate = delegate
    collection.show()
    let grid = GridLayout(columns: 2)
    let transition = collection.view.startInteractiveTransition(to: grid)
    #expect(transition is Spread)
    #expect(transition === collection.view.collectionViewLayout)
    #expect(transition.currentLayout === collection.layout)
    #expect(transition.nextLayout === grid)
    expectEqual(transition.value(forAnimatedKey: "spread"), 0)
    transition.updateValue(3, forAnimatedKey: "spread")
    expectEqual(transition.value(forAnimatedKey: "spread"), 3)
  }

  @Test("does not take a progress that is not finite")
  func wrongProgress() {
    let fixture = TransitionFixture(rows: 4)
    fixture.go(to: 0.5)
    fixture.go(to: .nan)
    expectEqual(fixture.transition.transitionProgress, 0.5)
    expectEqual(fixture.frame(ofRow: 3), CGRect(x: 80, y: 100, width: 240, height: 50))
    expectEqual(fixture.collection.diagnostics.count, 1)
  }

  @Test("goes on when another transition is started, which is reported")
  func startedTwice() {
    let fixture = TransitionFixture(rows: 4)
    let other = fixture.view.startInteractiveTransition(to: GridLayout(columns: 4))
    #expect(other === fixture.transition)
    expectEqual(fixture.collection.diagnostics.count, 1)
  }

  @Test("is not there to be finished or cancelled without a start, which is reported")
  func withoutStart() {
    let collection = CollectionFixture([4])
    collection.show()
    collection.view.finishInteractiveTransition()
    collection.view.cancelInteractiveTransition()
    expectEqual(collection.diagnostics.count, 2)
    #expect(collection.view.collectionViewLayout === collection.layout)
  }

  @Test("gives way to any other layout that is set, and the completion gets false twice")
  func cutShort() {
    let fixture = TransitionFixture(rows: 4)
    fixture.go(to: 0.5)
    let other = GridLayout(columns: 4)
    fixture.view.setCollectionViewLayout(other, animated: true)
    fixture.rest()
    expectEqual(fixture.ends.calls, [[false, false]])
    expectEqual(fixture.frame(ofRow: 3), CGRect(x: 240, y: 0, width: 80, height: 50))
    #expect(fixture.collection.layout.collectionView == nil)
    #expect(fixture.grid.collectionView == nil)
    #expect(fixture.transition.collectionView == nil)
  }
}
