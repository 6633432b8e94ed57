import CoreGraphics
import Foundation
import ListAdapters
import TesseraTestSupport
import Testing
import UIKit

/// A pointer on a window, whose clock the test moves.
@MainActor
private struct Pointer {
  let fixture: Fixture
  let device: UIBackendPointerEvent.Device

  func send(_ action: UIBackendPointerEvent.Action, _ place: CGPoint) {
    let event = UIBackendPointerEvent(
      action,
      at: place,
      timestamp: fixture.backend.currentTime,
      device: device,
      button: 1
    )
    _ = fixture.screen.send(.pointer(event))
    fixture.backend.makeFrame()
  }

  /// Presses, rests until a row is picked up, and drags it over some places.
  func pickUp(_ start: CGPoint, over places: CGPoint...) {
    send(.pressed, start)
    fixture.backend.advance(by: 0.7)
    for place in places { send(.dragged, place) }
  }

  func drag(_ start: CGPoint, to end: CGPoint) {
    pickUp(start, over: CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2), end)
    send(.released, end)
    fixture.backend.advanceUntilIdle(limit: 5)
  }
}

@Suite("A row that is dragged")
@MainActor
struct RowDragTests {
  private func point(_ y: CGFloat) -> CGPoint { CGPoint(x: 50, y: y) }

  @Test(
    "goes where it is put down, with its callbacks in order",
    arguments: [UIBackendPointerEvent.Device.mouse, .touch]
  )
  func reordering(device: UIBackendPointerEvent.Device) {
    let fixture = ListFixture(["a", "b", "c", "d"])
    let list = fixture.list
    list.dragAndDropStyle = .reorder
    var heard: [String] = []
    list.onWillBeginReorder = { heard.append("begin \($0.item)") }
    list.onReorderEnter = { heard.append("enter") }
    list.onReorderExit = { heard.append("exit") }
    list.onReorderIndexes = { heard.append("\($0.0) to \($0.1)") }
    list.onSelectItem = { heard.append("select \($0)") }
    let dragged = fixture.cells[0]
    Pointer(fixture: fixture.fixture, device: device).drag(point(10), to: point(50))
    expectEqual(list.items, ["b", "c", "a", "d"])
    expectEqual(fixture.texts, ["b", "c", "a", "d"])
    expectEqual(heard, ["begin 0", "enter", "0 to 2", "exit"])
    #expect(fixture.cells[2] === dragged)
    #expect(fixture.diagnostics.isEmpty)
  }

  @Test("crosses the borders of slices, which follow")
  func slices() {
    let fixture = ListFixture(["a", "b", "c", "d"])
    fixture.list.dragAndDropStyle = .reorder
    let head = fixture.list[0..<2]
    let tail = fixture.list[2..<4]
    let pointer = Pointer(fixture: fixture.fixture, device: .touch)
    pointer.drag(point(10), to: point(70))
    expectEqual(fixture.texts, ["b", "c", "d", "a"])
    expectEqual(head.items, ["b"])
    expectEqual(tail.items.filter { $0 != "a" }, ["c", "d"])
    pointer.drag(point(50), to: point(5))
    expectEqual(fixture.texts, ["d", "b", "c", "a"])
    expectEqual(head.items.filter { $0 != "d" }, ["b"])
    expectEqual(fixture.list.items, fixture.texts)
  }

  @Test("goes back when the press is taken away, and a short press selects")
  func cancelled() {
    let fixture = ListFixture(["a", "b", "c"])
    fixture.list.dragAndDropStyle = .reorder
    var heard: [String] = []
    fixture.list.onSelectItem = { heard.append("select \($0)") }
    fixture.list.onReorderIndexes = { heard.append("\($0.0) to \($0.1)") }
    fixture.list.onReorderExit = { heard.append("exit") }
    let pointer = Pointer(fixture: fixture.fixture, device: .touch)
    pointer.pickUp(point(10), over: point(50))
    let shown = fixture.cells.sorted { $0.frame.minY < $1.frame.minY }
    expectEqual(shown.map(\.text), ["b", "c", "a"])
    pointer.send(.cancelled, point(50))
    expectEqual(fixture.texts, ["a", "b", "c"])
    expectEqual(heard, ["exit"])
    pointer.send(.pressed, point(10))
    fixture.fixture.backend.advance(by: 0.1)
    pointer.send(.released, point(10))
    expectEqual(heard, ["exit", "select 0"])
    expectEqual(fixture.list.items, ["a", "b", "c"])
  }

  @Test("stays the one that is dragged while rows come and go, and none is lost")
  func changedMeanwhile() {
    let fixture = ListFixture(["a", "b", "c", "d"])
    fixture.list.dragAndDropStyle = .reorder
    let pointer = Pointer(fixture: fixture.fixture, device: .mouse)
    pointer.pickUp(point(10), over: point(30))
    fixture.list.insertItem("new", at: 0)
    fixture.list.deleteItem(at: fixture.list.items.count - 1)
    fixture.settle()
    pointer.send(.dragged, point(50))
    pointer.send(.released, point(50))
    expectEqual(fixture.list.items.sorted(), ["a", "b", "c", "new"])
    expectEqual(fixture.texts, fixture.list.items)
    #expect(fixture.diagnostics.isEmpty)
  }

  @Test("is not picked up in a list that is not reordered")
  func none() {
    let fixture = ListFixture(["a", "b"])
    fixture.list.dragAndDropStyle = .reorder
    fixture.list.dragAndDropStyle = .none
    Pointer(fixture: fixture.fixture, device: .mouse).drag(point(10), to: point(30))
    expectEqual(fixture.texts, ["a", "b"])
  }

  @Test("goes sideways in a horizontal list, also from right to left", arguments: [false, true])
  func horizontal(isRightToLeft: Bool) {
    let fixture = Fixture(
      width: 120,
      height: 40,
      environment: UIBackendEnvironment(isRightToLeft: isRightToLeft)
    )
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 120, height: 40),
      collectionViewLayout: layout
    )
    let list = HorizontalListAdapter<ColumnCell>()
    list.dragAndDropStyle = .reorder
    list.reload(items: [1, 2, 3])
    list.setup(collectionView: view)
    fixture.show(view)
    // Columns are 30 points wide.
    let start = CGPoint(x: isRightToLeft ? 105 : 15, y: 20)
    let end = CGPoint(x: isRightToLeft ? 45 : 75, y: 20)
    Pointer(fixture: fixture, device: .touch).drag(start, to: end)
    expectEqual(list.items, [2, 3, 1])
    let shown = view.visibleCells.compactMap { $0 as? ColumnCell }
      .sorted { isRightToLeft ? $0.frame.minX > $1.frame.minX : $0.frame.minX < $1.frame.minX }
    expectEqual(shown.map(\.text), ["2", "3", "1"])
  }
}
