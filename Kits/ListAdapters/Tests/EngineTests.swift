import Foundation
import ListAdapters
import TesseraTestSupport
import Testing
import UIKit

@Suite("What shows a list")
@MainActor
struct EngineTests {
  /// A screen of the app that knows rows, and not what shows them.
  private func run(_ list: some ListAdapterInput<String>) {
    list.reload(items: ["a", "b", "c"])
    list.insertItem("x", at: 1)
    list.deleteItem(at: 0)
    list.moveItem(at: 0, to: 2)
    list.performBatchUpdates {
      list.appendItem("y")
      list.updateItem("B", at: 0)
    }
    list.reloadItems(["tail", "end"], at: 2...)
    list.insertItem("wrong", at: 99)
  }

  @Test("is a collection view, or a stack in a scroll view, with the same rows and slices")
  func engines() {
    let fixture = ListFixture()
    run(fixture.list)
    let stack = StackListAdapter<RowCell>()
    var reports: [String] = []
    stack.diagnosticHandler = { reports.append($0) }
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    stack.setup(scrollView: scrollView)
    run(stack)
    expectEqual(stack.items, ["B", "c", "tail", "end"])
    expectEqual(fixture.texts, stack.items)
    expectEqual(stack.arrangedCells.map(\.text), stack.items)
    expectEqual(fixture.cells.map(\.frame), stack.arrangedCells.map(\.frame))
    expectEqual(reports, fixture.diagnostics)
    expectEqual(scrollView.contentSize, CGSize(width: 100, height: 80))
    let cell = stack.arrangedCells[3]
    let slice = stack[1..<3]
    slice.deleteItem(at: 0)
    slice.appendItem("new")
    expectEqual(stack.arrangedCells.map(\.text), ["B", "tail", "new", "end"])
    #expect(stack.arrangedCells[3] === cell)
  }
}
