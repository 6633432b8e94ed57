import CoreGraphics
import Foundation
import TesseraCore
import TesseraEngine
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

// The numbers are those of the rules in Documentation/UpdateContract.md.
@Suite("An interactive movement and what changes meanwhile")
@MainActor
struct MovementAndChangesTests {
  @Test("goes on over a batch, behind the item it was behind (C40)")
  func batch() {
    let fixture = MovementFixture(["a b c d"])
    let pickedUp = fixture.cell("a")
    fixture.lift("a")
    fixture.hold(150, 125)
    fixture.rest()
    expectEqual(fixture.shown, ["b c [a] d"])
    // The app speaks of its data, in which a is still the first.
    fixture.view.performBatchUpdates {
      fixture.sections = [["new", "a", "b", "c", "d", "last"]]
      fixture.view.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 5, section: 0)])
    }
    expectEqual(fixture.shown, ["new b c [a] d last"])
    // The hand is where the second row is now; the item goes there with the next frame.
    fixture.frame()
    expectEqual(fixture.shown, ["new b [a] c d last"])
    #expect(fixture.cell("a") === pickedUp)
    expectEqual(fixture.cell("a")?.center, CGPoint(x: 150, y: 125))
    _ = fixture.source.trace.take()
    fixture.view.endInteractiveMovement()
    expectEqual(fixture.source.trace.take(), ["move 0.1>0.2", "items 0"])
    fixture.rest()
    expectEqual(fixture.data, ["new b a c d last"])
    expectEqual(fixture.shown, fixture.data)
    expectEqual(fixture.diagnostics, [])
    fixture.end()
  }

  @Test("goes on when the batch moves, reloads or deletes what is around it (C40)")
  func surroundings() {
    let fixture = MovementFixture(["a b c d e"])
    fixture.lift("e")
    fixture.hold(150, 60)
    expectEqual(fixture.shown, ["a [e] b c d"])
    fixture.view.performBatchUpdates {
      fixture.sections = [["d", "c", "e"]]
      fixture.view.deleteItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
      fixture.view.moveItem(at: IndexPath(item: 3, section: 0), to: IndexPath(item: 0, section: 0))
      fixture.view.reloadItems(at: [IndexPath(item: 2, section: 0)])
    }
    expectEqual(fixture.shown, ["[e] d c"])
    fixture.frame()
    fixture.view.endInteractiveMovement()
    fixture.rest()
    expectEqual(fixture.shown, fixture.data)
    expectEqual(fixture.diagnostics, [])
    fixture.end()
  }

  @Test("goes on when sections come, go and move (C40)")
  func sections() {
    let fixture = MovementFixture(["a b", "x y", "m n"], layout: MovementFixture.list(header: 20))
    fixture.lift("b")
    fixture.hold(150, 180)
    expectEqual(fixture.shown, ["a", "x [b] y", "m n"])
    fixture.view.performBatchUpdates {
      fixture.sections = [["m", "n"], ["new"], ["a", "b"], ["x", "y"]]
      fixture.view.moveSection(2, toSection: 0)
      fixture.view.insertSections([1])
    }
    expectEqual(fixture.shown, ["m n", "new", "a", "x [b] y"])
    fixture.hold(150, 350)
    expectEqual(fixture.shown, ["m n", "new", "a", "x [b] y"])
    // The section in which it is shown goes: it is shown where it came from.
    fixture.view.performBatchUpdates {
      fixture.sections.removeLast()
      fixture.view.deleteSections([3])
    }
    expectEqual(fixture.shown, ["m n", "new", "a [b]"])
    fixture.view.cancelInteractiveMovement()
    fixture.rest()
    expectEqual(fixture.shown, fixture.data)
    expectEqual(fixture.diagnostics, [])
    fixture.end()
  }

  @Test("is over when a batch deletes the item, and the layout hears of it (C40)")
  func deletion() {
    let fixture = MovementFixture(["a b c"])
    fixture.lift("a")
    fixture.hold(150, 125)
    expectEqual(fixture.shown, ["b c [a]"])
    fixture.view.performBatchUpdates {
      fixture.sections[0].removeFirst()
      fixture.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    }
    #expect(fixture.view.engine.movement == nil)
    expectEqual(fixture.shown, ["b c"])
    _ = fixture.source.trace.take()
    fixture.hold(150, 20)
    fixture.view.endInteractiveMovement()
    fixture.rest()
    expectEqual(fixture.source.trace.take(), [])
    expectEqual(fixture.shown, ["b c"])
    #expect(fixture.lift("b"))
    fixture.end()
  }

  @Test("tells of a batch that is wrong in the numbers of the data, and goes on (C20, C40)")
  func wrongBatch() {
    let fixture = MovementFixture(["a b c"])
    fixture.lift("a")
    fixture.hold(150, 125)
    fixture.view.performBatchUpdates {
      fixture.sections[0].append("d")
      fixture.view.insertItems(at: [IndexPath(item: 3, section: 0)])
      fixture.view.deleteItems(at: [IndexPath(item: 9, section: 0)])
    }
    expectEqual(fixture.diagnostics.count, 1)
    #expect(fixture.diagnostics[0].contains("deleting item 9 of section 0"))
    expectEqual(fixture.shown, ["b c [a] d"])
    // After one that does not add up nothing is known of where items are: everything is asked for again.
    fixture.view.performBatchUpdates {
      fixture.sections[0].append("e")
      fixture.view.deleteItems(at: [IndexPath(item: 3, section: 0)])
    }
    fixture.rest()
    #expect(fixture.view.engine.movement == nil)
    expectEqual(fixture.shown, ["a b c d e"])
    fixture.end()
  }

  @Test(
    "leaves the item in its place that is set as an anchor meanwhile, through a batch (C33, C40)",
    arguments: [(2, 50.0), (3, 0.0)]
  )
  func anchor(insertion: Int, offset: Double) throws {
    let names = "abcdefghijklmnopqrst".map(String.init)
    let fixture = MovementFixture([names.joined(separator: " ")])
    fixture.lift("a")
    fixture.hold(150, 225)
    fixture.rest()
    #expect(fixture.shown[0].hasPrefix("b c d e [a] f"))
    // In the data c is the third, and it is shown as the second, at 50 to 100.
    fixture.view.anchorPolicy = .item(IndexPath(item: 2, section: 0), .start)
    fixture.view.performBatchUpdates {
      fixture.sections[0].insert("new", at: insertion)
      fixture.view.insertItems(at: [IndexPath(item: insertion, section: 0)])
    }
    // What is inserted in front of c moves the offset, and what is inserted behind it does not.
    expectEqual(fixture.view.contentOffset.y, CGFloat(offset))
    for _ in 0..<30 {
      let middle = try #require(fixture.middle("c"))
      #expect(abs(middle.y - 75) < 0.01)
      fixture.wait(1.0 / 60)
    }
    expectEqual(fixture.view.anchorPolicy, .item(fixture.path("c"), .start))
    expectEqual(fixture.diagnostics, [])
    fixture.end()
  }

  @Test("is over with a reload, without a word (C41)")
  func reload() {
    let fixture = MovementFixture(["a b c"])
    fixture.lift("a")
    fixture.hold(150, 125)
    _ = fixture.source.trace.take()
    fixture.view.reloadData()
    fixture.rest()
    expectEqual(fixture.shown, ["a b c"])
    expectEqual(fixture.source.trace.take(), ["items 0", "cell 0.0", "cell 0.1", "cell 0.2"])
    #expect(fixture.lift("b"))
    fixture.view.dataSource = nil
    #expect(fixture.view.engine.movement == nil)
    fixture.end()
  }

  @Test("is cancelled when the view leaves its window (C41)")
  func leaving() {
    let fixture = MovementFixture(["a b c"])
    fixture.lift("a")
    fixture.hold(150, 125)
    fixture.view.removeFromSuperview()
    #expect(fixture.view.engine.movement == nil)
    fixture.fixture.show(fixture.view)
    expectEqual(fixture.shown, ["a b c"])
    expectEqual(fixture.data, ["a b c"])
    fixture.end()
  }

  @Test("goes on in another layout and in another size (C42)")
  func surroundingsChange() {
    let fixture = MovementFixture(["a b c d e f"])
    fixture.lift("a")
    fixture.hold(150, 130)
    expectEqual(fixture.shown, ["b c [a] d e f"])
    fixture.view.setCollectionViewLayout(MovementFixture.grid(), animated: true)
    expectEqual(fixture.shown, ["b c [a] d e f"])
    expectEqual(fixture.cell("a")?.center, CGPoint(x: 150, y: 130))
    expectEqual(fixture.place("d"), CGRect(x: 0, y: 50, width: 100, height: 50))
    fixture.hold(150, 75)
    expectEqual(fixture.shown, ["b c d e [a] f"])
    fixture.view.frame.size.width = 200
    fixture.frame()
    expectEqual(fixture.place("c"), CGRect(x: 100, y: 0, width: 100, height: 50))
    expectEqual(fixture.cell("a")?.center, CGPoint(x: 150, y: 75))
    fixture.view.endInteractiveMovement()
    fixture.rest()
    expectEqual(fixture.shown, fixture.data)
    fixture.end()
  }

  @Test("stays where it is on screen while the content scrolls, and goes where it is then (C39)")
  func scrolling() {
    let names = (0..<40).map(String.init).joined(separator: " ")
    let fixture = MovementFixture([names])
    let pickedUp = fixture.cell("1")
    fixture.lift("1")
    fixture.hold(150, 130)
    fixture.rest()
    #expect(fixture.shown[0].hasPrefix("0 2 [1] 3"))
    fixture.view.contentOffset.y = 1000
    fixture.frame()
    expectEqual(fixture.middle("1"), CGPoint(x: 150, y: 130))
    #expect(fixture.cell("1") === pickedUp)
    #expect(fixture.shown[0].hasPrefix("21 22 [1] 23"))
    // Its old place is far away; it goes there in front of all that is on screen.
    fixture.view.cancelInteractiveMovement()
    fixture.rest()
    #expect(fixture.shown[0].hasPrefix("20 21 22"))
    #expect(fixture.cell("1") == nil)
    fixture.view.contentOffset.y = 0
    fixture.frame()
    #expect(fixture.shown[0].hasPrefix("0 1 2 3"))
    fixture.end()
  }

  @Test("keeps its view although it is held outside of the bounds (C39)")
  func outside() {
    let fixture = MovementFixture(["a b c d"])
    let pickedUp = fixture.cell("a")
    fixture.lift("a")
    fixture.hold(-500, 900)
    fixture.frame()
    #expect(fixture.cell("a") === pickedUp)
    expectEqual(fixture.shown, ["b c d [a]"])
    fixture.end()
  }

  @Test("takes part in updates that a data source makes when it is told (C43)")
  func updateAtTheEnd() {
    let fixture = MovementFixture(["a b c"])
    fixture.source.move = { [unowned fixture] old, new in
      fixture.sections[0].insert(fixture.sections[0].remove(at: old.item), at: new.item)
      fixture.view.performBatchUpdates {
        fixture.sections[0].remove(at: 0)
        fixture.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
    fixture.lift("a")
    fixture.hold(150, 125)
    fixture.view.endInteractiveMovement()
    expectEqual(fixture.data, ["c a"])
    fixture.rest()
    expectEqual(fixture.shown, ["c a"])
    expectEqual(fixture.diagnostics, [])
    fixture.end()
  }
}
