import Foundation
import ListAdapters
import TesseraTestSupport
import Testing
import UIKit

/// A list or slice of three rows that is given wrong input, and what must not change.
@MainActor
private struct WrongInputCase<Input: ListAdapterInput> {
  let input: Input
  /// What a diagnostic calls it.
  let name: String
  let element: Input.Model
  /// The texts of all rows of the list, and those on screen.
  let texts: () -> [[String]]
  /// The reports since the last call.
  let takeReports: () -> [String]

  private typealias Change = (name: String, places: Int, perform: (Input, Int) -> Void)

  /// Each mutator with an index, and the number of indexes that it takes.
  private var changes: [Change] {
    let element = element
    return [
      ("insertItem", 4, { $0.insertItem(element, at: $1) }),
      ("deleteItem", 3, { $0.deleteItem(at: $1) }),
      ("deleteItems", 3, { $0.deleteItems(at: [0, $1]) }),
      ("deleteItems alone", 3, { $0.deleteItems(at: [$1]) }),
      ("updateItem", 3, { $0.updateItem(element, at: $1) }),
      ("moveItem from", 3, { $0.moveItem(at: $1, to: 0) }),
      ("moveItem to", 3, { $0.moveItem(at: 0, to: $1) }),
      ("reloadItems of indexes", 3, { $0.reloadItems([element], at: [$1]) }),
      ("reloadItems of pairs", 3, { $0.reloadItems([(index: $1, element: element)]) }),
      ("reloadItems of a tail", 4, { $0.reloadItems([element], at: $1...) }),
      (
        "a recorded insertion", 4,
        { $0.insertItem(element, at: $1, allowDynamicModification: false) }
      ), ("a recorded deletion", 3, { $0.deleteItem(at: $1, allowDynamicModification: false) }),
    ]
  }

  /// Reports slice, index and count, and changes nothing, for each mutator and index.
  func checkIndexes() throws {
    let before = texts()
    for index in [-1, 3, 4, Int.max] {
      for change in changes where !(0..<change.places).contains(index) {
        change.perform(input, index)
        let reports = takeReports()
        try #require(reports.count == 1, "\(change.name) with index \(index)")
        #expect(reports[0].contains("\(name) has 3 rows"), "\(change.name) with index \(index)")
        #expect(reports[0].contains("index \(index)"), "\(change.name) with index \(index)")
        try #require(texts() == before, "\(change.name) with index \(index)")
      }
    }
  }

  /// Does nothing for indexes that are not there where only those that are there are meant.
  func checkIfNeeded() {
    let before = texts()
    for index in [-1, 3, 4, Int.max] {
      input.deleteItemsIfNeeded(at: index)
      if index > 0 { input.deleteItemsIfNeeded(at: index...) }
      #expect(input[index] == nil)
    }
    expectEqual(texts(), before)
    #expect(takeReports().isEmpty)
  }

  /// Takes nothing, reports indexes that come twice and elements without an index.
  func checkLists() throws {
    let before = texts()
    input.deleteItems(at: [])
    input.reloadItems([], at: [])
    input.reloadItems([(index: Int, element: Input.Model)]())
    input.reloadItems([], at: 3...)
    #expect(takeReports().isEmpty)
    input.deleteItems(at: [2, 0, 2])
    input.reloadItems([(index: 1, element: element), (index: 1, element: element)])
    input.reloadItems([element, element], at: [1, 1])
    let twice = takeReports()
    try #require(twice.count == 3)
    for (report, index) in zip(twice, [2, 1, 1]) {
      #expect(report.contains("\(name) has 3 rows"))
      #expect(report.contains("index \(index) twice"))
    }
    input.reloadItems([element], at: [0, 1])
    let mismatch = takeReports()
    expectEqual(mismatch.count, 1)
    #expect(mismatch.first?.contains(name) == true)
    #expect(mismatch.first?.contains("2 indexes and 1 elements") == true)
    expectEqual(texts(), before)
  }

  /// Takes indexes in any order: the last and the first of three rows go.
  func checkReversed() {
    input.deleteItems(at: [2, 0])
    expectEqual(input.items.count, 1)
    #expect(takeReports().isEmpty)
  }

  func check() throws {
    try checkIndexes()
    checkIfNeeded()
    try checkLists()
    checkReversed()
  }
}

@Suite("Wrong input of lists")
@MainActor
struct WrongInputTests {
  private func check<Input: ListAdapterInput<String>>(
    _ input: Input,
    _ name: String,
    in fixture: ListFixture
  ) throws {
    try WrongInputCase(
      input: input,
      name: name,
      element: "wrong",
      texts: { [fixture.list.items, fixture.texts] },
      takeReports: {
        defer { fixture.clearDiagnostics() }
        return fixture.diagnostics
      }
    ).check()
  }

  @Test("is reported by a list with index and count, for each mutator, and changes nothing")
  func list() throws {
    let fixture = ListFixture(["a", "b", "c"])
    try check(fixture.list, "The list", in: fixture)
    expectEqual(fixture.texts, ["b"])
  }

  @Test("is reported by a slice with its range, index and count, and changes nothing")
  func slice() throws {
    let fixture = ListFixture(["0", "a", "b", "c", "4"])
    try check(fixture.list[1..<4], "Slice 1..<4", in: fixture)
    expectEqual(fixture.texts, ["0", "b", "4"])
  }

  @Test("is reported by a slice of a slice")
  func nested() throws {
    let fixture = ListFixture(["0", "1", "a", "b", "c", "4"])
    try check(fixture.list[1..<6][1..<4], "Slice 2..<5", in: fixture)
    expectEqual(fixture.texts, ["0", "1", "b", "4"])
  }

  @Test("is reported by a list of several kinds of rows and its slices", arguments: [false, true])
  func anyList(isSlice: Bool) throws {
    func row(_ text: String) -> AnyListCell.Model {
      .dynamic(DynamicModel(model: text, cell: RowCell.self))
    }
    let list = AnyListAdapter(dynamicCellType: RowCell.self)
    var reports: [String] = []
    list.diagnosticHandler = { reports.append($0) }
    list.reload(items: (isSlice ? ["0", "a", "b", "c", "4"] : ["a", "b", "c"]).map(row))
    let fixture = Fixture(width: 100, height: 200)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    list.setup(collectionView: view)
    fixture.show(view)
    func texts() -> [String] {
      fixture.backend.advanceUntilIdle(limit: 5)
      return view.indexPathsForVisibleItems.sorted()
        .compactMap { (view.cellForItem(at: $0) as? RowCell)?.text }
    }
    func takeReports() -> [String] {
      defer { reports = [] }
      return reports
    }
    if isSlice {
      try WrongInputCase(
        input: list[1..<4],
        name: "Slice 1..<4",
        element: row("wrong"),
        texts: { [["\(list.items.count)"], texts()] },
        takeReports: takeReports
      ).check()
      expectEqual(texts(), ["0", "b", "4"])
    } else {
      try WrongInputCase(
        input: list,
        name: "The list",
        element: row("wrong"),
        texts: { [["\(list.items.count)"], texts()] },
        takeReports: takeReports
      ).check()
      expectEqual(texts(), ["b"])
    }
  }

  @Test("makes slices of the rows that are there, and empty ones of none")
  func ranges() {
    let fixture = ListFixture(["a", "b", "c"])
    let list = fixture.list
    for range in [-1..<2, 2..<4, 3..<Int.max, -5 ..< -2, Int.max - 1..<Int.max] {
      let slice = list[range]
      let rows = range.clamped(to: 0..<3)
      expectEqual(slice.items, Array(["a", "b", "c"][rows]))
      expectEqual(fixture.diagnostics.count, 1, "\(range)")
      #expect(fixture.diagnostics.first?.contains("The list has 3 rows") == true)
      fixture.clearDiagnostics()
    }
    for range in [0..<0, 1..<1, 3..<3] { #expect(list[range].items.isEmpty) }
    #expect(list[3..<3][0..<0].items.isEmpty)
    #expect(fixture.diagnostics.isEmpty)
    // The same range twice is two slices of the same rows.
    let (one, two) = (list[0..<2], list[0..<2])
    one.deleteItem(at: 0)
    expectEqual(two.items, ["b"])
    expectEqual(fixture.texts, ["b", "c"])
  }

  @Test("of a slice whose rows are gone, or whose list is gone, is reported and loses nothing")
  func gone() {
    let fixture = ListFixture(["a", "b", "c"])
    let slice = fixture.list[1..<2]
    fixture.list.deleteItem(at: 1)
    slice.deleteItem(at: 0)
    slice.updateItem("x", at: 0)
    slice.moveItem(at: 0, to: 0)
    expectEqual(fixture.diagnostics.count, 3)
    for report in fixture.diagnostics { #expect(report.contains("Slice 1..<1 has 0 rows")) }
    expectEqual(fixture.texts, ["a", "c"])
    var reports: [String] = []
    var list: VerticalListAdapter<RowCell>? = VerticalListAdapter()
    list?.diagnosticHandler = { reports.append($0) }
    list?.reload(items: ["a"])
    let orphan = list?[0..<1]
    list = nil
    orphan?.appendItem("x")
    orphan?.deleteItemsIfNeeded(at: 0...)
    orphan?.reload(items: ["y"])
    #expect(orphan?.items.isEmpty != false)
    #expect(reports.count >= 2)
    for report in reports { #expect(report.contains("is gone")) }
  }
}
