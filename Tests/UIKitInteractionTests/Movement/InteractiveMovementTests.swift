import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("An item that is moved interactively")
@MainActor
struct InteractiveMovementTests {
  @Test("follows the hand while the others make room, and stays where it is put down")
  func list() {
    let fixture = MovementFixture(["a b c d e"])
    let pickedUp = fixture.cell("b")
    #expect(fixture.lift("b"))
    expectEqual(fixture.shown, ["a [b] c d e"])
    fixture.hold(150, 100)
    fixture.frame()
    expectEqual(
      fixture.shown,
      ["a [b] c d e"],
      "the middle is as near to its place as to the next one"
    )
    expectEqual(fixture.cell("b")?.center, CGPoint(x: 150, y: 100))
    fixture.hold(150, 110)
    expectEqual(fixture.shown, ["a c [b] d e"])
    fixture.hold(150, 240)
    fixture.frame()
    expectEqual(fixture.shown, ["a c d e [b]"])
    expectEqual(fixture.data, ["a b c d e"])
    expectEqual(fixture.source.trace.take(), ["may 0.1 move?"])
    fixture.view.endInteractiveMovement()
    expectEqual(fixture.source.trace.take(), ["move 0.1>0.4", "items 0"])
    fixture.rest()
    expectEqual(fixture.shown, ["a c d e b"])
    expectEqual(fixture.data, ["a c d e b"])
    expectEqual(fixture.place("b"), CGRect(x: 0, y: 200, width: 300, height: 50))
    #expect(fixture.cell("b") === pickedUp, "it never loses its view")
    expectEqual(fixture.diagnostics, [])
    fixture.end()
  }

  @Test("is in front of all others, from being picked up until it has landed (C39)")
  func depth() {
    let fixture = MovementFixture(["a b c d"])
    fixture.lift("a")
    fixture.hold(150, 90)
    fixture.frame()
    let others = ["b", "c", "d"].compactMap { fixture.cell($0)?.layer.zPosition }
    expectEqual(others, [0, 0, 0])
    #expect((fixture.cell("a")?.layer.zPosition ?? 0) > 1_000_000)
    fixture.view.endInteractiveMovement()
    fixture.wait(0.1)
    expectEqual(fixture.cell("a")?.layer.zPosition, 0.25)
    fixture.rest()
    expectEqual(fixture.cell("a")?.layer.zPosition, 0)
    fixture.end()
  }

  @Test("is under the hand at once, while the others are on their way")
  func ways() {
    let fixture = MovementFixture(["a b c"])
    fixture.lift("a")
    fixture.rest()
    fixture.hold(150, 80)
    expectEqual(fixture.shown, ["b [a] c"])
    fixture.frame()
    expectEqual(fixture.middle("a"), CGPoint(x: 150, y: 80))
    expectEqual(fixture.middle("b"), CGPoint(x: 150, y: 75))
    fixture.wait(0.15)
    expectEqual(fixture.middle("a"), CGPoint(x: 150, y: 80))
    expectEqual(fixture.middle("b"), CGPoint(x: 150, y: 50), "half the way after half the time")
    fixture.wait(0.2)
    expectEqual(fixture.middle("b"), CGPoint(x: 150, y: 25))
    // Put down, it goes to its place on the way.
    fixture.view.endInteractiveMovement()
    expectEqual(fixture.middle("a"), CGPoint(x: 150, y: 80))
    fixture.wait(0.15)
    expectEqual(fixture.middle("a"), CGPoint(x: 150, y: 77.5))
    fixture.rest()
    expectEqual(fixture.middle("a"), CGPoint(x: 150, y: 75))
    fixture.end()
  }

  @Test("goes back when the movement is cancelled, and the data source is not called")
  func cancelling() {
    let fixture = MovementFixture(["a b c d"])
    fixture.lift("a")
    fixture.hold(150, 180)
    fixture.rest()
    expectEqual(fixture.shown, ["b c d [a]"])
    _ = fixture.source.trace.take()
    fixture.view.cancelInteractiveMovement()
    expectEqual(fixture.shown, ["a b c d"])
    expectEqual(fixture.middle("a"), CGPoint(x: 150, y: 180))
    fixture.wait(0.15)
    expectEqual(fixture.middle("a"), CGPoint(x: 150, y: 102.5))
    fixture.rest()
    expectEqual(fixture.middle("a"), CGPoint(x: 150, y: 25))
    expectEqual(fixture.source.trace.take(), [])
    expectEqual(fixture.data, ["a b c d"])
    fixture.end()
  }

  @Test("is reported once however far it went, and not at all when it comes back")
  func wandering() {
    let fixture = MovementFixture(["a b c d"])
    fixture.lift("b")
    for y: CGFloat in [110, 160, 60, 20, 120] { fixture.hold(150, y) }
    expectEqual(fixture.shown, ["a c [b] d"])
    fixture.view.endInteractiveMovement()
    expectEqual(fixture.source.trace.take(), ["may 0.1 move?", "move 0.1>0.2", "items 0"])
    fixture.rest()
    fixture.lift("a")
    fixture.hold(150, 180)
    fixture.hold(150, 20)
    fixture.view.endInteractiveMovement()
    fixture.rest()
    expectEqual(fixture.source.trace.take(), ["may 0.0 move?"])
    expectEqual(fixture.shown, ["a c b d"])
    fixture.end()
  }

  @Test("is picked up only if the data source lets it, if it exists, and one at a time")
  func permission() {
    let fixture = MovementFixture(["a b c"])
    fixture.source.isImmovable = { $0 == "b" }
    #expect(!fixture.lift("b"))
    #expect(!fixture.lift("nobody"))
    expectEqual(fixture.diagnostics.count, 1)
    #expect(fixture.lift("a"))
    #expect(!fixture.lift("c"))
    fixture.view.endInteractiveMovement()
    fixture.rest()
    #expect(fixture.lift("c"))
    // Without a movement the other calls mean nothing.
    fixture.view.cancelInteractiveMovement()
    fixture.view.cancelInteractiveMovement()
    fixture.view.endInteractiveMovement()
    fixture.hold(0, 0)
    fixture.rest()
    expectEqual(fixture.shown, ["a b c"])
    fixture.end()
  }

  @Test("goes where the delegate wants it, and nowhere that does not exist")
  func delegate() {
    let fixture = MovementFixture(["a b c d e"])
    var asked: [String] = []
    // Nothing goes below c.
    fixture.source.target = { original, current, proposed in
      asked.append("\(original.short) \(current.short) \(proposed.short)")
      return proposed.item > 2 ? IndexPath(item: 2, section: 0) : proposed
    }
    fixture.lift("a")
    fixture.hold(150, 80)
    fixture.hold(150, 230)
    expectEqual(asked, ["0.0 0.0 0.1", "0.0 0.1 0.4"])
    expectEqual(fixture.shown, ["b c [a] d e"])
    fixture.source.target = { _, _, _ in IndexPath(item: 5, section: 0) }
    fixture.hold(150, 20)
    expectEqual(fixture.shown, ["b c [a] d e"])
    expectEqual(fixture.diagnostics.count, 1)
    #expect(fixture.diagnostics[0].contains("item 5 in section 0, which does not exist"))
    fixture.end()
  }

  @Test("ignores a position that is not finite")
  func wrongPosition() {
    let fixture = MovementFixture(["a b c"])
    fixture.lift("a")
    fixture.hold(.nan, 100)
    fixture.hold(150, .infinity)
    expectEqual(fixture.diagnostics.count, 2)
    expectEqual(fixture.shown, ["[a] b c"])
    fixture.end()
  }

  @Test("leaves the paths of the app as they are until the end (C38)")
  func numbering() {
    let fixture = MovementFixture(["a b c", "x y"], layout: MovementFixture.list(header: 20))
    fixture.view.selectItem(at: fixture.path("b"), animated: false, scrollPosition: [])
    fixture.lift("a")
    fixture.hold(150, 225)
    expectEqual(fixture.shown, ["b c", "x [a] y"])
    // The app speaks of the data, where a is still the first.
    expectEqual(fixture.view.numberOfItems(inSection: 0), 3)
    expectEqual(fixture.view.numberOfItems(inSection: 1), 2)
    for name in ["a", "b", "c", "x", "y"] {
      let path = fixture.path(name)
      let cell = fixture.view.cellForItem(at: path) as? MovableCell
      expectEqual(cell?.name, name)
      expectEqual(cell.flatMap { fixture.view.indexPath(for: $0) }, path)
      #expect(fixture.view.presentationIndexPath(forDataSourceIndexPath: path) != nil)
    }
    expectEqual(
      fixture.view.indexPathsForVisibleItems.map(\.short),
      ["0.0", "0.1", "0.2", "1.0", "1.1"]
    )
    expectEqual(fixture.view.indexPathForItem(at: CGPoint(x: 10, y: 30))?.short, "0.1")
    expectEqual(fixture.view.layoutAttributesForItem(at: fixture.path("y"))?.frame.minY, 240)
    expectEqual(fixture.view.indexPathsForSelectedItems?.map(\.short), ["0.1"])
    #expect(fixture.cell("b")?.isSelected == true)
    let translating: any UIDataSourceTranslating = fixture.view
    let shown = translating.presentationIndexPath(forDataSourceIndexPath: fixture.path("a"))
    expectEqual(shown?.short, "1.1")
    expectEqual(translating.dataSourceIndexPath(forPresentationIndexPath: shown), fixture.path("a"))
    #expect(translating.dataSourceIndexPath(forPresentationIndexPath: nil) == nil)
    expectEqual(translating.presentationSectionIndex(forDataSourceSectionIndex: 1), 1)
    expectEqual(translating.dataSourceSectionIndex(forPresentationSectionIndex: 1), 1)
    fixture.view.performUsingPresentationValues {
      expectEqual(fixture.view.numberOfItems(inSection: 1), 3)
      let cell = fixture.view.cellForItem(at: IndexPath(item: 1, section: 1)) as? MovableCell
      expectEqual(cell?.name, "a")
    }
    fixture.view.endInteractiveMovement()
    expectEqual(fixture.data, ["b c", "x a y"])
    expectEqual(fixture.view.indexPathsForSelectedItems?.map(\.short), ["0.0"])
    expectEqual(fixture.view.numberOfItems(inSection: 1), 3)
    fixture.rest()
    #expect(fixture.cell("b")?.isSelected == true)
    fixture.end()
  }

  @Test("comes back, with a diagnostic, when the data source has no method for it")
  func unanswered() {
    let fixture = MovementFixture(["a b c"])
    let source = FixedSource()
    fixture.view.dataSource = source
    fixture.frame()
    #expect(fixture.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    fixture.hold(150, 130)
    expectEqual(fixture.shown, ["1 2 [0]"])
    fixture.view.endInteractiveMovement()
    fixture.rest()
    expectEqual(fixture.shown, ["0 1 2"])
    expectEqual(fixture.diagnostics.count, 1)
    #expect(fixture.diagnostics[0].contains("has no method"))
    fixture.end()
  }

  @Test("is asked for again, with a diagnostic, when the data source does not move it")
  func untrue() {
    let fixture = MovementFixture(["a b c", "x"], layout: MovementFixture.list(header: 20))
    fixture.source.move = { _, _ in }
    fixture.lift("a")
    fixture.hold(150, 200)
    expectEqual(fixture.shown, ["b c", "[a] x"])
    fixture.view.endInteractiveMovement()
    fixture.rest()
    expectEqual(fixture.shown, ["a b c", "x"])
    expectEqual(fixture.diagnostics.count, 1)
    #expect(fixture.diagnostics[0].contains("says [3, 1] items in its sections, not [2, 2]"))
    fixture.end()
  }

  /// Three items that cannot be moved in the data.
  @MainActor
  private final class FixedSource: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 3 }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? MovableCell)?.name = "\(indexPath.item)"
      return cell
    }
  }

  @Test("has its layout told where its middle is, and where it was shown")
  func target() {
    final class Layout: UICollectionViewFlowLayout {
      var targets: [CGPoint] = []
      var paths: [[IndexPath]] = []

      override func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath],
        withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath],
        previousPosition: CGPoint
      ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
          forInteractivelyMovingItems: targetIndexPaths,
          withTargetPosition: targetPosition,
          previousIndexPaths: previousIndexPaths,
          previousPosition: previousPosition
        )
        expectEqual(context.interactiveMovementTarget, targetPosition)
        expectEqual(context.targetIndexPathsForInteractivelyMovingItems, targetIndexPaths)
        targets.append(context.interactiveMovementTarget)
        paths.append(context.previousIndexPathsForInteractivelyMovingItems ?? [])
        return context
      }
    }
    let layout = Layout()
    layout.itemSize = CGSize(width: 300, height: 50)
    layout.minimumLineSpacing = 0
    let fixture = MovementFixture(["a b c"], layout: layout)
    fixture.lift("a")
    fixture.hold(150, 110)
    expectEqual(layout.targets.last, CGPoint(x: 150, y: 110))
    expectEqual(layout.paths.last, [fixture.path("a")])
    fixture.view.endInteractiveMovement()
    fixture.end()
  }
}
