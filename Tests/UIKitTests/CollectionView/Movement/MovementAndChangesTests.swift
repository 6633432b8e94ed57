import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

// The numbers are those of the rules in Documentation/UpdateContract.md.
@Suite("A movement by hand and what changes meanwhile")
@MainActor
struct MovementAndChangesTests {
  @Test("goes on over a batch, behind the item it was behind (C40)")
  func batch() {
    let stage = MovementStage(["a b c d"])
    let lifted = stage.cell("a")
    stage.lift("a")
    stage.hold(150, 125)
    stage.rest()
    #expect(stage.shown == ["b c [a] d"])
    // The app speaks of its data, in which a is still the first.
    stage.view.performBatchUpdates {
      stage.sections = [["new", "a", "b", "c", "d", "last"]]
      stage.view.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 5, section: 0)])
    }
    #expect(stage.shown == ["new b c [a] d last"])
    // The hand is where the second row is now; the item goes there with the next frame.
    stage.frame()
    #expect(stage.shown == ["new b [a] c d last"])
    #expect(stage.cell("a") === lifted)
    #expect(stage.cell("a")?.center == CGPoint(x: 150, y: 125))
    _ = stage.source.trace.take()
    stage.view.endInteractiveMovement()
    #expect(stage.source.trace.take() == ["move 0.1>0.2", "items 0"])
    stage.rest()
    #expect(stage.data == ["new b a c d last"])
    #expect(stage.shown == stage.data)
    #expect(stage.diagnostics == [])
    stage.end()
  }

  @Test("goes on when the batch moves, reloads or deletes what is around it (C40)")
  func surroundings() {
    let stage = MovementStage(["a b c d e"])
    stage.lift("e")
    stage.hold(150, 60)
    #expect(stage.shown == ["a [e] b c d"])
    stage.view.performBatchUpdates {
      stage.sections = [["d", "c", "e"]]
      stage.view.deleteItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
      stage.view.moveItem(at: IndexPath(item: 3, section: 0), to: IndexPath(item: 0, section: 0))
      stage.view.reloadItems(at: [IndexPath(item: 2, section: 0)])
    }
    #expect(stage.shown == ["[e] d c"])
    stage.frame()
    stage.view.endInteractiveMovement()
    stage.rest()
    #expect(stage.shown == stage.data)
    #expect(stage.diagnostics == [])
    stage.end()
  }

  @Test("goes on when sections come, go and move (C40)")
  func sections() {
    let stage = MovementStage(["a b", "x y", "m n"], layout: MovementStage.list(header: 20))
    stage.lift("b")
    stage.hold(150, 180)
    #expect(stage.shown == ["a", "x [b] y", "m n"])
    stage.view.performBatchUpdates {
      stage.sections = [["m", "n"], ["new"], ["a", "b"], ["x", "y"]]
      stage.view.moveSection(2, toSection: 0)
      stage.view.insertSections([1])
    }
    #expect(stage.shown == ["m n", "new", "a", "x [b] y"])
    stage.hold(150, 350)
    #expect(stage.shown == ["m n", "new", "a", "x [b] y"])
    // The section in which it is shown goes: it is shown where it came from.
    stage.view.performBatchUpdates {
      stage.sections.removeLast()
      stage.view.deleteSections([3])
    }
    #expect(stage.shown == ["m n", "new", "a [b]"])
    stage.view.cancelInteractiveMovement()
    stage.rest()
    #expect(stage.shown == stage.data)
    #expect(stage.diagnostics == [])
    stage.end()
  }

  @Test("is over when a batch deletes the item, and the layout hears of it (C40)")
  func deletion() {
    let stage = MovementStage(["a b c"])
    stage.lift("a")
    stage.hold(150, 125)
    #expect(stage.shown == ["b c [a]"])
    stage.view.performBatchUpdates {
      stage.sections[0].removeFirst()
      stage.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    }
    #expect(stage.view.engine.movement == nil)
    #expect(stage.shown == ["b c"])
    _ = stage.source.trace.take()
    stage.hold(150, 20)
    stage.view.endInteractiveMovement()
    stage.rest()
    #expect(stage.source.trace.take() == [])
    #expect(stage.shown == ["b c"])
    #expect(stage.lift("b"))
    stage.end()
  }

  @Test("tells of a batch that is wrong in the numbers of the data, and goes on (C20, C40)")
  func wrongBatch() {
    let stage = MovementStage(["a b c"])
    stage.lift("a")
    stage.hold(150, 125)
    stage.view.performBatchUpdates {
      stage.sections[0].append("d")
      stage.view.insertItems(at: [IndexPath(item: 3, section: 0)])
      stage.view.deleteItems(at: [IndexPath(item: 9, section: 0)])
    }
    #expect(stage.diagnostics.count == 1)
    #expect(stage.diagnostics[0].contains("deleting item 9 of section 0"))
    #expect(stage.shown == ["b c [a] d"])
    // One that does not add up leaves nobody knowing where things are: everything is asked for again.
    stage.view.performBatchUpdates {
      stage.sections[0].append("e")
      stage.view.deleteItems(at: [IndexPath(item: 3, section: 0)])
    }
    stage.rest()
    #expect(stage.view.engine.movement == nil)
    #expect(stage.shown == ["a b c d e"])
    stage.end()
  }

  @Test("is over with a reload, without a word (C41)")
  func reload() {
    let stage = MovementStage(["a b c"])
    stage.lift("a")
    stage.hold(150, 125)
    _ = stage.source.trace.take()
    stage.view.reloadData()
    stage.rest()
    #expect(stage.shown == ["a b c"])
    #expect(stage.source.trace.take() == ["items 0", "cell 0.0", "cell 0.1", "cell 0.2"])
    #expect(stage.lift("b"))
    stage.view.dataSource = nil
    #expect(stage.view.engine.movement == nil)
    stage.end()
  }

  @Test("is cancelled when the view leaves its window (C41)")
  func leaving() {
    let stage = MovementStage(["a b c"])
    stage.lift("a")
    stage.hold(150, 125)
    stage.view.removeFromSuperview()
    #expect(stage.view.engine.movement == nil)
    stage.stage.show(stage.view)
    #expect(stage.shown == ["a b c"])
    #expect(stage.data == ["a b c"])
    stage.end()
  }

  @Test("goes on in another layout and in another size (C42)")
  func surroundingsChange() {
    let stage = MovementStage(["a b c d e f"])
    stage.lift("a")
    stage.hold(150, 130)
    #expect(stage.shown == ["b c [a] d e f"])
    stage.view.setCollectionViewLayout(MovementStage.grid(), animated: true)
    #expect(stage.shown == ["b c [a] d e f"])
    #expect(stage.cell("a")?.center == CGPoint(x: 150, y: 130))
    #expect(stage.place("d") == CGRect(x: 0, y: 50, width: 100, height: 50))
    stage.hold(150, 75)
    #expect(stage.shown == ["b c d e [a] f"])
    stage.view.frame.size.width = 200
    stage.frame()
    #expect(stage.place("c") == CGRect(x: 100, y: 0, width: 100, height: 50))
    #expect(stage.cell("a")?.center == CGPoint(x: 150, y: 75))
    stage.view.endInteractiveMovement()
    stage.rest()
    #expect(stage.shown == stage.data)
    stage.end()
  }

  @Test("stays where it is on screen while the content scrolls, and goes where it is then (C39)")
  func scrolling() {
    let names = (0..<40).map(String.init).joined(separator: " ")
    let stage = MovementStage([names])
    let lifted = stage.cell("1")
    stage.lift("1")
    stage.hold(150, 130)
    stage.rest()
    #expect(stage.shown[0].hasPrefix("0 2 [1] 3"))
    stage.view.contentOffset.y = 1000
    stage.frame()
    #expect(stage.middle("1") == CGPoint(x: 150, y: 130))
    #expect(stage.cell("1") === lifted)
    #expect(stage.shown[0].hasPrefix("21 22 [1] 23"))
    // Its old place is far away; it goes there in front of all that is on screen.
    stage.view.cancelInteractiveMovement()
    stage.rest()
    #expect(stage.shown[0].hasPrefix("20 21 22"))
    #expect(stage.cell("1") == nil)
    stage.view.contentOffset.y = 0
    stage.frame()
    #expect(stage.shown[0].hasPrefix("0 1 2 3"))
    stage.end()
  }

  @Test("keeps its view although it is held outside of the bounds (C39)")
  func outside() {
    let stage = MovementStage(["a b c d"])
    let lifted = stage.cell("a")
    stage.lift("a")
    stage.hold(-500, 900)
    stage.frame()
    #expect(stage.cell("a") === lifted)
    #expect(stage.shown == ["b c d [a]"])
    stage.end()
  }

  @Test("takes part in updates that a data source makes when it is told (C43)")
  func updateAtTheEnd() {
    let stage = MovementStage(["a b c"])
    stage.source.move = { [unowned stage] old, new in
      stage.sections[0].insert(stage.sections[0].remove(at: old.item), at: new.item)
      stage.view.performBatchUpdates {
        stage.sections[0].remove(at: 0)
        stage.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
    stage.lift("a")
    stage.hold(150, 125)
    stage.view.endInteractiveMovement()
    #expect(stage.data == ["c a"])
    stage.rest()
    #expect(stage.shown == ["c a"])
    #expect(stage.diagnostics == [])
    stage.end()
  }
}
