import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("An item that is moved by hand")
@MainActor
struct InteractiveMovementTests {
  @Test("follows the hand while the others make room, and stays where it is put down")
  func list() {
    let stage = MovementStage(["a b c d e"])
    let lifted = stage.cell("b")
    #expect(stage.lift("b"))
    #expect(stage.shown == ["a [b] c d e"])
    stage.hold(150, 100)
    stage.frame()
    #expect(stage.shown == ["a [b] c d e"], "the middle is as near to its place as to the next one")
    #expect(stage.cell("b")?.center == CGPoint(x: 150, y: 100))
    stage.hold(150, 110)
    #expect(stage.shown == ["a c [b] d e"])
    stage.hold(150, 240)
    stage.frame()
    #expect(stage.shown == ["a c d e [b]"])
    #expect(stage.data == ["a b c d e"])
    #expect(stage.source.trace.take() == ["may 0.1 move?"])
    stage.view.endInteractiveMovement()
    #expect(stage.source.trace.take() == ["move 0.1>0.4", "items 0"])
    stage.rest()
    #expect(stage.shown == ["a c d e b"])
    #expect(stage.data == ["a c d e b"])
    #expect(stage.place("b") == CGRect(x: 0, y: 200, width: 300, height: 50))
    #expect(stage.cell("b") === lifted, "it never loses its view")
    #expect(stage.diagnostics == [])
    stage.end()
  }

  @Test("is in front of all others, from being lifted until it has landed (C39)")
  func depth() {
    let stage = MovementStage(["a b c d"])
    stage.lift("a")
    stage.hold(150, 90)
    stage.frame()
    let others = ["b", "c", "d"].compactMap { stage.cell($0)?.layer.zPosition }
    #expect(others == [0, 0, 0])
    #expect((stage.cell("a")?.layer.zPosition ?? 0) > 1_000_000)
    stage.view.endInteractiveMovement()
    stage.wait(0.1)
    #expect(stage.cell("a")?.layer.zPosition == 0.25)
    stage.rest()
    #expect(stage.cell("a")?.layer.zPosition == 0)
    stage.end()
  }

  @Test("is under the hand at once, while the others are on their way")
  func ways() {
    let stage = MovementStage(["a b c"])
    stage.lift("a")
    stage.rest()
    stage.hold(150, 80)
    #expect(stage.shown == ["b [a] c"])
    stage.frame()
    #expect(stage.middle("a") == CGPoint(x: 150, y: 80))
    #expect(stage.middle("b") == CGPoint(x: 150, y: 75))
    stage.wait(0.15)
    #expect(stage.middle("a") == CGPoint(x: 150, y: 80))
    #expect(stage.middle("b") == CGPoint(x: 150, y: 50), "half the way after half the time")
    stage.wait(0.2)
    #expect(stage.middle("b") == CGPoint(x: 150, y: 25))
    // Put down, it goes to its place on the way.
    stage.view.endInteractiveMovement()
    #expect(stage.middle("a") == CGPoint(x: 150, y: 80))
    stage.wait(0.15)
    #expect(stage.middle("a") == CGPoint(x: 150, y: 77.5))
    stage.rest()
    #expect(stage.middle("a") == CGPoint(x: 150, y: 75))
    stage.end()
  }

  @Test("goes back when the movement is cancelled, and nobody is told")
  func cancelling() {
    let stage = MovementStage(["a b c d"])
    stage.lift("a")
    stage.hold(150, 180)
    stage.rest()
    #expect(stage.shown == ["b c d [a]"])
    _ = stage.source.trace.take()
    stage.view.cancelInteractiveMovement()
    #expect(stage.shown == ["a b c d"])
    #expect(stage.middle("a") == CGPoint(x: 150, y: 180))
    stage.wait(0.15)
    #expect(stage.middle("a") == CGPoint(x: 150, y: 102.5))
    stage.rest()
    #expect(stage.middle("a") == CGPoint(x: 150, y: 25))
    #expect(stage.source.trace.take() == [])
    #expect(stage.data == ["a b c d"])
    stage.end()
  }

  @Test("is told of once however far it went, and not at all when it comes back")
  func wandering() {
    let stage = MovementStage(["a b c d"])
    stage.lift("b")
    for y: CGFloat in [110, 160, 60, 20, 120] { stage.hold(150, y) }
    #expect(stage.shown == ["a c [b] d"])
    stage.view.endInteractiveMovement()
    #expect(stage.source.trace.take() == ["may 0.1 move?", "move 0.1>0.2", "items 0"])
    stage.rest()
    stage.lift("a")
    stage.hold(150, 180)
    stage.hold(150, 20)
    stage.view.endInteractiveMovement()
    stage.rest()
    #expect(stage.source.trace.take() == ["may 0.0 move?"])
    #expect(stage.shown == ["a c b d"])
    stage.end()
  }

  @Test("is lifted only if the data source lets it, if it exists, and one at a time")
  func permission() {
    let stage = MovementStage(["a b c"])
    stage.source.isImmovable = { $0 == "b" }
    #expect(!stage.lift("b"))
    #expect(!stage.lift("nobody"))
    #expect(stage.diagnostics.count == 1)
    #expect(stage.lift("a"))
    #expect(!stage.lift("c"))
    stage.view.endInteractiveMovement()
    stage.rest()
    #expect(stage.lift("c"))
    // Without a movement the other calls mean nothing.
    stage.view.cancelInteractiveMovement()
    stage.view.cancelInteractiveMovement()
    stage.view.endInteractiveMovement()
    stage.hold(0, 0)
    stage.rest()
    #expect(stage.shown == ["a b c"])
    stage.end()
  }

  @Test("goes where the delegate wants it, and nowhere that does not exist")
  func delegate() {
    let stage = MovementStage(["a b c d e"])
    var asked: [String] = []
    // Nothing goes below c.
    stage.source.target = { original, current, proposed in
      asked.append("\(original.short) \(current.short) \(proposed.short)")
      return proposed.item > 2 ? IndexPath(item: 2, section: 0) : proposed
    }
    stage.lift("a")
    stage.hold(150, 80)
    stage.hold(150, 230)
    #expect(asked == ["0.0 0.0 0.1", "0.0 0.1 0.4"])
    #expect(stage.shown == ["b c [a] d e"])
    stage.source.target = { _, _, _ in IndexPath(item: 5, section: 0) }
    stage.hold(150, 20)
    #expect(stage.shown == ["b c [a] d e"])
    #expect(stage.diagnostics.count == 1)
    #expect(stage.diagnostics[0].contains("item 5 in section 0, which does not exist"))
    stage.end()
  }

  @Test("ignores a position that is not finite")
  func wrongPosition() {
    let stage = MovementStage(["a b c"])
    stage.lift("a")
    stage.hold(.nan, 100)
    stage.hold(150, .infinity)
    #expect(stage.diagnostics.count == 2)
    #expect(stage.shown == ["[a] b c"])
    stage.end()
  }

  @Test("leaves the paths of the app as they are until the end (C38)")
  func numbering() {
    let stage = MovementStage(["a b c", "x y"], layout: MovementStage.list(header: 20))
    stage.view.selectItem(at: stage.path("b"), animated: false, scrollPosition: [])
    stage.lift("a")
    stage.hold(150, 225)
    #expect(stage.shown == ["b c", "x [a] y"])
    // The app speaks of the data, where a is still the first.
    #expect(stage.view.numberOfItems(inSection: 0) == 3)
    #expect(stage.view.numberOfItems(inSection: 1) == 2)
    for name in ["a", "b", "c", "x", "y"] {
      let path = stage.path(name)
      let cell = stage.view.cellForItem(at: path) as? MovableCell
      #expect(cell?.name == name)
      #expect(cell.flatMap { stage.view.indexPath(for: $0) } == path)
      #expect(stage.view.presentationIndexPath(forDataSourceIndexPath: path) != nil)
    }
    #expect(
      stage.view.indexPathsForVisibleItems.map(\.short) == ["0.0", "0.1", "0.2", "1.0", "1.1"]
    )
    #expect(stage.view.indexPathForItem(at: CGPoint(x: 10, y: 30))?.short == "0.1")
    #expect(stage.view.layoutAttributesForItem(at: stage.path("y"))?.frame.minY == 240)
    #expect(stage.view.indexPathsForSelectedItems?.map(\.short) == ["0.1"])
    #expect(stage.cell("b")?.isSelected == true)
    stage.view.performUsingPresentationValues {
      #expect(stage.view.numberOfItems(inSection: 1) == 3)
      let cell = stage.view.cellForItem(at: IndexPath(item: 1, section: 1)) as? MovableCell
      #expect(cell?.name == "a")
    }
    stage.view.endInteractiveMovement()
    #expect(stage.data == ["b c", "x a y"])
    #expect(stage.view.indexPathsForSelectedItems?.map(\.short) == ["0.0"])
    #expect(stage.view.numberOfItems(inSection: 1) == 3)
    stage.rest()
    #expect(stage.cell("b")?.isSelected == true)
    stage.end()
  }

  @Test("comes back, with a diagnostic, when the data source has no method for it")
  func unanswered() {
    let stage = MovementStage(["a b c"])
    let source = FixedSource()
    stage.view.dataSource = source
    stage.frame()
    #expect(stage.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    stage.hold(150, 130)
    #expect(stage.shown == ["1 2 [0]"])
    stage.view.endInteractiveMovement()
    stage.rest()
    #expect(stage.shown == ["0 1 2"])
    #expect(stage.diagnostics.count == 1)
    #expect(stage.diagnostics[0].contains("has no method"))
    stage.end()
  }

  @Test("is asked for again, with a diagnostic, when the data source does not move it")
  func untrue() {
    let stage = MovementStage(["a b c", "x"], layout: MovementStage.list(header: 20))
    stage.source.move = { _, _ in }
    stage.lift("a")
    stage.hold(150, 200)
    #expect(stage.shown == ["b c", "[a] x"])
    stage.view.endInteractiveMovement()
    stage.rest()
    #expect(stage.shown == ["a b c", "x"])
    #expect(stage.diagnostics.count == 1)
    #expect(stage.diagnostics[0].contains("says [3, 1] items in its sections, not [2, 2]"))
    stage.end()
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
}
