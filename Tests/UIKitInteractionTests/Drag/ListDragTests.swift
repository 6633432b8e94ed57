import CoreGraphics
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

// The rules are those of Documentation/DragAndDrop.md.
@Suite("An item that is dragged within its list")
@MainActor
struct ListReorderingTests {
  @Test("is shown where it would be dropped, unseen, and goes there (C63)")
  func reordering() {
    let fixture = ListDragFixture(["a b c d"])
    let list = fixture.left
    fixture.drag(50, 25, to: 50, 125)
    expectEqual(list.shown, "b c (a) d")
    expectEqual(list.names, "a b c d", "the data knows nothing of it")
    #expect(list.view.hasActiveDrag)
    #expect(list.view.hasActiveDrop)
    #expect(list.view.hasUncommittedUpdates)
    _ = list.take()
    fixture.hand(.released, 50, 125)
    #expect(list.take().contains("drop at 0.2"))
    expectEqual(list.coordinator?.items.first?.previewSize, CGSize(width: 300, height: 50))
    expectEqual(list.names, "b c a d")
    expectEqual(list.shown, "b c (a) d", "its picture is on its way there")
    fixture.rest()
    expectEqual(list.shown, "b c a d")
    expectEqual(list.cell("a")?.frame, CGRect(x: 0, y: 100, width: 300, height: 50))
    expectEqual(list.take(), ["drop end", "drag end"])
    #expect(!list.view.hasActiveDrag)
    #expect(!list.view.hasActiveDrop)
    #expect(!list.view.hasUncommittedUpdates)
    #expect(fixture.pictures.isEmpty)
    expectEqual(fixture.diagnostics, [])
    fixture.end()
  }

  @Test("keeps its cell where the app moves it")
  func moving() {
    let fixture = ListDragFixture(["a b c d"])
    let list = fixture.left
    let picked = list.cell("a")
    list.perform = { coordinator in
      guard let item = coordinator.items.first, let source = item.sourceIndexPath,
        let target = coordinator.destinationIndexPath
      else { return }
      list.view.performBatchUpdates {
        list.sections[0].insert(list.sections[0].remove(at: source.item), at: target.item)
        list.view.moveItem(at: source, to: target)
      }
      coordinator.drop(item.dragItem, toItemAt: target)
    }
    fixture.drag(50, 25, to: 50, 175)
    fixture.hand(.released, 50, 175)
    fixture.rest()
    expectEqual(list.names, "b c d a")
    expectEqual(list.shown, "b c d a")
    #expect(list.cell("a") === picked)
    expectEqual(fixture.diagnostics, [])
    fixture.end()
  }

  @Test("goes back at Escape, or where nothing is proposed")
  func goingBack() {
    let fixture = ListDragFixture(["a b c d"])
    let list = fixture.left
    fixture.drag(50, 25, to: 50, 125)
    fixture.fixture.screen.press(.keyboardEscape)
    expectEqual(list.shown, "a b c d")
    fixture.rest()
    expectEqual(list.names, "a b c d")
    expectEqual(list.take().suffix(2), ["drop end", "drag end"])
    list.operation = .forbidden
    fixture.drag(50, 25, to: 50, 125)
    expectEqual(list.shown, "a b c d", "nothing makes room")
    fixture.hand(.released, 50, 125)
    fixture.rest()
    list.operation = .move
    list.allowsMove = false
    fixture.drag(50, 25, to: 50, 125)
    expectEqual(list.shown, "a b c d")
    fixture.hand(.released, 50, 125)
    fixture.rest()
    expectEqual(list.names, "a b c d")
    expectEqual(fixture.diagnostics, [])
    fixture.end()
  }

  @Test("looks picked up, then dragged, and as before at the end")
  func states() {
    let fixture = ListDragFixture(["a b c d"])
    let list = fixture.left
    list.intent = .unspecified
    fixture.hand(.pressed, 50, 25, .touch)
    fixture.wait(0.6)
    expectEqual(list.cell("a")?.configurationState.cellDragState, .lifting)
    fixture.hand(.dragged, 50, 60, .touch)
    expectEqual(list.cell("a")?.configurationState.cellDragState, .dragging)
    expectEqual(list.cell("a")?.contentView.alpha, 0.4)
    expectEqual(
      list.cell("b")?.configurationState.cellDragState,
      UICellConfigurationState.DragState.none
    )
    expectEqual(list.cell("b")?.configurationState.cellDropState, .notTargeted)
    fixture.hand(.cancelled, 50, 60, .touch)
    fixture.rest()
    expectEqual(
      list.cell("a")?.configurationState.cellDragState,
      UICellConfigurationState.DragState.none
    )
    expectEqual(list.cell("a")?.contentView.alpha, 1)
    // A subclass that overrides it calls `super` for this.
    let cell = UICollectionViewCell(frame: .zero)
    cell.dragStateDidChange(.dragging)
    expectEqual(cell.contentView.alpha, 0.4)
    expectEqual(
      list.cell("b")?.configurationState.cellDropState,
      UICellConfigurationState.DropState.none
    )
    // A drag that never moves is no session.
    _ = list.take()
    fixture.hand(.pressed, 50, 25, .touch)
    fixture.wait(0.6)
    fixture.hand(.released, 50, 25, .touch)
    fixture.rest()
    expectEqual(list.take(), ["items 0.0"])
    #expect(!list.view.hasActiveDrag)
    fixture.end()
  }

  @Test("is followed through batches, and has no way back when one deletes it (C64)")
  func batches() {
    let fixture = ListDragFixture(["a b c d"])
    let list = fixture.left
    fixture.drag(50, 25, to: 50, 125)
    list.insert(["new"], at: 0)
    expectEqual(list.shown, "new b c (a) d")
    fixture.hand(.dragged, 50, 126)
    expectEqual(list.shown, "new b (a) c d")
    list.delete(1)
    expectEqual(list.shown, "new b c d")
    fixture.hand(.dragged, 50, 60)
    // It is in the drag all the same, as something from elsewhere.
    expectEqual(list.shown, "new _ b c d")
    fixture.hand(.released, 50, 60)
    fixture.rest()
    expectEqual(list.names, "new a b c d")
    expectEqual(list.shown, "new a b c d")
    expectEqual(fixture.diagnostics, [])
    fixture.end()
  }

  @Test("goes on over a reload (C64)")
  func reload() {
    let fixture = ListDragFixture(["a b c d"])
    let list = fixture.left
    fixture.drag(50, 25, to: 50, 125)
    list.sections = [["c", "b", "a"]]
    list.view.reloadData()
    fixture.frame()
    expectEqual(list.shown, "c b a")
    fixture.hand(.dragged, 50, 40)
    expectEqual(list.shown, "_ c b a")
    fixture.hand(.released, 50, 40)
    fixture.rest()
    expectEqual(list.names, "a c b a")
    expectEqual(list.shown, "a c b a")
    expectEqual(fixture.diagnostics, [])
    fixture.end()
  }

  @Test("scrolls the list near an edge, and is dropped where that has led")
  func autoscrolling() {
    let fixture = ListDragFixture([(0..<40).map { "\($0)" }.joined(separator: " ")])
    let list = fixture.left
    fixture.drag(50, 25, to: 50, 200)
    fixture.hand(.dragged, 50, 395)
    fixture.wait(0.5)
    #expect(list.view.contentOffset.y > 50)
    fixture.hand(.dragged, 50, 200)
    fixture.rest()
    let offset = list.view.contentOffset.y
    let row = Int((offset + 200) / 50)
    fixture.hand(.released, 50, 200)
    fixture.rest()
    expectEqual(list.sections[0].firstIndex(of: "0"), row)
    expectEqual(fixture.diagnostics, [])
    fixture.end()
  }

  @Test("waits until the pointer rests, where the list takes its time")
  func cadence() {
    let fixture = ListDragFixture(["a b c d"])
    let list = fixture.left
    expectEqual(list.view.reorderingCadence, .immediate)
    for (cadence, delay) in [(UICollectionView.ReorderingCadence.fast, 0.25), (.slow, 0.5)] {
      list.view.reorderingCadence = cadence
      fixture.drag(50, 25, to: 50, 125)
      fixture.wait(delay - 0.1)
      expectEqual(list.shown, "a b c d")
      fixture.wait(0.2)
      expectEqual(list.shown, "b c (a) d")
      fixture.hand(.cancelled, 50, 125)
      fixture.rest()
    }
    fixture.end()
  }

  @Test("is not dragged while that is off, or by a list without a delegate for it")
  func off() {
    let fixture = ListDragFixture(["a b c d"])
    let list = fixture.left
    #expect(list.view.dragInteractionEnabled)
    list.view.dragInteractionEnabled = false
    fixture.drag(50, 25, to: 50, 125)
    expectEqual(list.take(), [])
    fixture.hand(.released, 50, 125)
    list.view.dragInteractionEnabled = true
    list.view.dragDelegate = nil
    fixture.drag(50, 25, to: 50, 125)
    expectEqual(list.take(), [])
    fixture.end()
  }
}

@Suite("Several items in one drag")
@MainActor
struct ListSelectionDragTests {
  @Test("are those that are selected, in their order, and are dropped together")
  func selected() {
    let fixture = ListDragFixture(["a b c d e"], ["x y"])
    let list = fixture.left
    list.view.allowsMultipleSelection = true
    for item in [3, 1, 0] {
      list.view.selectItem(
        at: IndexPath(item: item, section: 0),
        animated: false,
        scrollPosition: []
      )
    }
    fixture.drag(50, 75, to: 350, 60)
    expectEqual(list.take().prefix(3), ["items 0.1", "add 0.0", "add 0.3"])
    expectEqual(fixture.right.shown, "x _ y")
    expectEqual(fixture.pictures.count, 3)
    fixture.hand(.released, 350, 60)
    fixture.rest()
    expectEqual(fixture.right.names, "x b a d y")
    expectEqual(fixture.right.shown, "x b a d y")
    expectEqual(fixture.diagnostics, [])
    fixture.end()
  }

  @Test("can be dragged while what was dropped before is on its way to its place")
  func again() {
    let fixture = ListDragFixture(["a b c d"])
    fixture.drag(50, 25, to: 50, 125)
    fixture.hand(.released, 50, 125)
    fixture.frame()
    expectEqual(fixture.left.names, "b c a d")
    fixture.drag(50, 25, to: 50, 175)
    fixture.wait(0.5)
    expectEqual(fixture.left.shown, "c a d (b)")
    fixture.hand(.released, 50, 175)
    fixture.rest()
    expectEqual(fixture.left.names, "c a d b")
    expectEqual(fixture.left.shown, "c a d b")
    expectEqual(fixture.left.take().filter { $0 == "drag end" }.count, 2)
    #expect(!fixture.left.view.hasActiveDrag)
    fixture.end()
  }

  @Test("are also those that another finger taps")
  func tapped() {
    let fixture = ListDragFixture(["a b c d"], ["x"])
    fixture.hand(.pressed, 50, 25, .touch)
    fixture.wait(0.6)
    fixture.hand(.dragged, 400, 300, .touch)
    fixture.hand(.pressed, 50, 125, .touch, finger: 1)
    fixture.hand(.released, 50, 125, .touch, finger: 1)
    #expect(fixture.left.take().contains("add 0.2"))
    expectEqual(fixture.left.cell("c")?.configurationState.cellDragState, .dragging)
    fixture.hand(.released, 400, 300, .touch)
    expectEqual(fixture.right.coordinator?.items.map { $0.sourceIndexPath }, [nil, nil])
    fixture.rest()
    expectEqual(fixture.right.names, "x a c")
    fixture.end()
  }
}
