import Foundation
import ListAdapters
import TesseraTestSupport
import Testing
import UIKit

@Suite("A slice of a list")
@MainActor
struct SliceTests {
  private typealias Slice = ListSliceAdapter<RowCell>

  @Test("has indexes of its own, and every method of a list")
  func mutators() {
    let fixture = ListFixture(["0", "1", "2", "3", "4"])
    let slice = fixture.list[1..<4]
    expectEqual(slice.items, ["1", "2", "3"])
    expectEqual(slice[0], "1")
    #expect(slice[3] == nil)
    slice.insertItem("x", at: 0)
    slice.appendItem("y")
    slice.deleteItem(at: 1)
    slice.updateItem("two", at: 1)
    slice.moveItem(at: 0, to: 3)
    expectEqual(slice.items, ["two", "3", "y", "x"])
    expectEqual(fixture.texts, ["0", "two", "3", "y", "x", "4"])
    slice.deleteItems(at: [0, 2])
    slice.reloadItems(["a", "b", "c"], at: 1...)
    slice.reloadItems(["first"], at: [0])
    slice.reloadItems([(index: 3, element: "last")])
    expectEqual(fixture.texts, ["0", "first", "a", "b", "last", "4"])
    slice.deleteItemsIfNeeded(at: 2...)
    slice.deleteItemsIfNeeded(at: 7)
    expectEqual(fixture.texts, ["0", "first", "a", "4"])
    slice.reload(items: ["r"])
    expectEqual(fixture.texts, ["0", "r", "4"])
    slice.performBatchUpdates { slice in
      slice.appendItem("s")
      slice.deleteItem(at: 0)
    }
    expectEqual(fixture.texts, ["0", "s", "4"])
    #expect(fixture.diagnostics.isEmpty)
  }

  @Test("follows what happens to the list in front of it, in it and behind it")
  func following() {
    let fixture = ListFixture(["0", "1", "2", "3", "4"])
    let list = fixture.list
    let slice = list[1..<3]
    list.insertItem("x", at: 0)
    expectEqual(slice.items, ["1", "2"])
    list.insertItem("in", at: 3)
    expectEqual(slice.items, ["1", "in", "2"])
    list.deleteItems(at: [0, 3, 4])
    expectEqual(slice.items, ["1"])
    expectEqual(slice.range, 1..<2)
    list.moveItem(at: 2, to: 0)
    expectEqual(slice.range, 2..<3)
    list.performBatchUpdates { list in
      list.deleteItem(at: 2)
      list.appendItem("end")
    }
    expectEqual(slice.state, .emptied)
    #expect(slice.items.isEmpty)
  }

  @Test("does not take rows that come through the list at its borders")
  func borders() {
    let fixture = ListFixture(["0", "1", "2"])
    let slice = fixture.list[1..<2]
    fixture.list.insertItem("front", at: 1)
    fixture.list.insertItem("behind", at: 3)
    expectEqual(slice.items, ["1"])
    expectEqual(fixture.list.items, ["0", "front", "1", "behind", "2"])
    slice.insertItem("a", at: 0)
    slice.appendItem("z")
    expectEqual(slice.items, ["a", "1", "z"])
  }

  @Test("is empty, grows again at its place, and is told apart from its neighbours")
  func emptied() {
    let fixture = ListFixture(["a", "b", "c"])
    let slices = (0..<3).map { fixture.list[$0..<($0 + 1)] }
    for slice in slices { slice.deleteItemsIfNeeded(at: 0...) }
    #expect(fixture.list.items.isEmpty)
    #expect(slices.allSatisfy { $0.state == .emptied })
    slices[2].appendItem("C")
    slices[0].appendItem("A")
    slices[1].reloadItems(["B1", "B2"], at: 0...)
    slices[0].appendItem("A2")
    expectEqual(fixture.texts, ["A", "A2", "B1", "B2", "C"])
    expectEqual(slices.map(\.items), [["A", "A2"], ["B1", "B2"], ["C"]])
  }

  @Test("nests, and the outer slice holds what the inner one gets")
  func nested() {
    let fixture = ListFixture(["0", "1", "2", "3", "4", "5"])
    let outer = fixture.list[1..<5]
    let inner = outer[1..<3]
    let innermost = inner[1..<2]
    expectEqual(innermost.items, ["3"])
    innermost.appendItem("x")
    innermost.insertItem("w", at: 0)
    expectEqual(inner.items, ["2", "w", "3", "x"])
    expectEqual(outer.items, ["1", "2", "w", "3", "x", "4"])
    inner.appendItem("y")
    expectEqual(innermost.items, ["w", "3", "x"])
    outer.deleteItemsIfNeeded(at: 1...)
    expectEqual([inner.state, innermost.state], [.emptied, .emptied])
    innermost.appendItem("again")
    expectEqual(outer.items, ["1", "again"])
    expectEqual(inner.items, ["again"])
    expectEqual(fixture.texts, ["0", "1", "again", "5"])
  }

  @Test("outlives its rows and the list")
  func outliving() {
    var reports: [String] = []
    var list: VerticalListAdapter<RowCell>? = VerticalListAdapter<RowCell>()
    list?.diagnosticHandler = { reports.append($0) }
    list?.reload(items: ["a", "b"])
    let slice = list?[0..<1]
    list?.reload(items: ["c"])
    expectEqual(slice?.state, .emptied)
    slice?.appendItem("d")
    expectEqual(list?.items, ["c", "d"])
    list = nil
    expectEqual(slice?.state, .detached)
    expectEqual(slice?.items, [])
    #expect(slice?[0] == nil)
    slice?.appendItem("x")
    slice?.deleteItemsIfNeeded(at: 0...)
    var answers: [Bool] = []
    slice?.performBatchUpdates(updates: {}, completion: { answers.append($0) })
    expectEqual(answers, [false])
    expectEqual(reports.count, 2)
    #expect(reports.allSatisfy { $0.contains("is gone") })
    #expect(throws: ListChangeError.detached) {
      try slice?.apply(.insert(["x"], at: 0), allowDynamicModification: true)
    }
  }

  @Test("reports wrong indexes with its rows, index and count, and changes nothing")
  func wrongIndexes() throws {
    for wrong in [-1, 2, Int.max] {
      let fixture = ListFixture(["0", "1", "2", "3"])
      let slice = fixture.list[1..<3]
      let changes: [(ListSliceAdapter<RowCell>) -> Void] = [
        { $0.deleteItem(at: wrong) }, { $0.updateItem("x", at: wrong) },
        { $0.moveItem(at: 0, to: wrong) }, { $0.moveItem(at: wrong, to: 0) },
        { $0.reloadItems(["x"], at: [wrong]) }, { $0.deleteItems(at: [0, wrong]) },
      ]
      for change in changes {
        fixture.clearDiagnostics()
        change(slice)
        try #require(fixture.diagnostics.count == 1)
        #expect(fixture.diagnostics[0].contains("Slice 1..<3 has 2 rows"))
        #expect(fixture.diagnostics[0].contains("index \(wrong)"))
      }
      expectEqual(fixture.texts, ["0", "1", "2", "3"])
    }
    let fixture = ListFixture(["0", "1"])
    let clamped = fixture.list[1..<7]
    expectEqual(clamped.items, ["1"])
    #expect(fixture.diagnostics.first?.contains("index 7") == true)
  }

  @Test("that overlaps another one is read, and not changed in a batch with it")
  func overlapping() {
    let fixture = ListFixture(["0", "1", "2", "3"])
    let first = fixture.list[0..<3]
    let second = fixture.list[1..<4]
    expectEqual(second.items, ["1", "2", "3"])
    fixture.list.performBatchUpdates {
      first.updateItem("zero", at: 0)
      second.deleteItem(at: 2)
    }
    expectEqual(fixture.diagnostics.count, 1)
    #expect(fixture.diagnostics.first?.contains("slices 0..<3 and 1..<4") == true)
    expectEqual(fixture.texts, ["zero", "1", "2", "3"])
    second.deleteItem(at: 2)
    expectEqual(fixture.texts, ["zero", "1", "2"])
  }

  @Test("is set in place of rows by a property's observer without calling that again")
  func observer() {
    @MainActor
    final class Holder {
      var calls = 0
      var list: ListSliceAdapter<RowCell>? { didSet { reload() } }
      func reload() {
        calls += 1
        list?.reloadItems(["placeholder"], at: 0...)
      }
    }
    let fixture = ListFixture(["a", "b"])
    let holder = Holder()
    holder.list = fixture.list[1..<2]
    expectEqual(holder.calls, 1)
    expectEqual(fixture.texts, ["a", "placeholder"])
  }

  @Test("stays with its rows when the list is reloaded by identity")
  func preserving() {
    let fixture = ListFixture(["a", "b", "c", "d"])
    let slice = fixture.list[1..<3]
    let gone = fixture.list[0..<1]
    let cells = fixture.cells
    fixture.list.reload(items: ["x", "b", "c", "y", "d"], preserving: { $0 })
    expectEqual(fixture.texts, ["x", "b", "c", "y", "d"])
    #expect(fixture.cells[1] === cells[1])
    expectEqual(slice.items, ["b", "c"])
    expectEqual(gone.state, .emptied)
    slice.appendItem("more")
    expectEqual(fixture.list.items, ["x", "b", "c", "more", "y", "d"])
  }

  @Test("changes several times before the list has its first frame, and nothing is reported")
  func beforeTheFirstFrame() {
    let fixture = ListFixture(isShown: false)
    let list = fixture.list
    var reports: [String] = []
    Diagnostics.hook = { reports.append($0.message) }
    defer { Diagnostics.hook = nil }
    list.setup(collectionView: fixture.view)
    list.reload(items: ["a", "b", "c", "d"])
    for slice in (0..<4).map({ list[$0..<($0 + 1)] }) {
      slice.reloadItems(["title\n", "placeholder"], at: 0...)
      slice.reloadItems(["1", "2", "3"], at: 1...)
    }
    fixture.fixture.show(fixture.view)
    expectEqual(fixture.texts.prefix(5), ["title\n", "1", "2", "3", "title\n"])
    #expect(fixture.diagnostics.isEmpty)
    #expect(reports.isEmpty)
  }

  /// The four parts of a screen answer in every order, each twice; the second answers are of other lengths.
  @Test("of four, each filled by its own service, shows the same rows in all 24 orders of answers")
  func fourSlices() throws {
    let answers: [[String]] = [["a1", "a2"], [], ["c1"], ["d1", "d2", "d3"]]
    let later: [[String]] = [["A"], ["B1", "B2"], [], ["D1", "D2"]]
    for order in permutations([0, 1, 2, 3]) {
      for lateOrder in [order, order.reversed()] {
        let fixture = ListFixture(["-", "-", "-", "-"])
        let parts = (0..<4).map { Part(fixture.list[$0..<($0 + 1)], title: "\($0)") }
        for part in order { parts[part].answer(answers[part]) }
        let wanted = (0..<4).flatMap { ["\($0)"] + answers[$0] }
        try #require(fixture.list.items == wanted, "\(order)")
        for part in lateOrder { parts[part].answer(later[part]) }
        let last = (0..<4).flatMap { ["\($0)"] + later[$0] }
        try #require(fixture.list.items == last, "\(order), then \(lateOrder)")
        try #require(fixture.texts == last, "\(order), then \(lateOrder)")
        try #require(fixture.diagnostics.isEmpty)
      }
    }
  }

  /// A controller that knows its part of the list alone.
  @MainActor
  private struct Part {
    let slice: ListSliceAdapter<RowCell>

    init(_ slice: ListSliceAdapter<RowCell>, title: String) {
      self.slice = slice
      slice.reloadItems([title])
    }

    func answer(_ items: [String]) {
      if items.isEmpty {
        slice.deleteItemsIfNeeded(at: 1...)
      } else {
        slice.reloadItems(items, at: 1...)
      }
    }
  }

  private func permutations(_ items: [Int]) -> [[Int]] {
    guard !items.isEmpty else { return [[]] }
    return items.flatMap { first in
      permutations(items.filter { $0 != first }).map { [first] + $0 }
    }
  }
}
