import CoreGraphics
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A batch that does not fit", .withTheProgram)
@MainActor
struct WrongBatchTests {
  /// One row of the table of the update contract (2.2), shown on a view with two sections of four rows.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let operations: [UpdateOperation]
    /// The names of the rows afterwards; those before are a0 … a3 and b0 … b3.
    let after: [[String]]
    /// Parts of the diagnostics, one each, in their order; none for what is legal.
    let diagnostics: [String]
    /// The rows that keep their cells.
    let kept: [String]

    init(
      _ name: String,
      _ operations: [UpdateOperation],
      _ after: [[String]],
      _ diagnostics: [String] = [],
      kept: [String] = []
    ) {
      testDescription = name
      self.operations = operations
      self.after = after
      self.diagnostics = diagnostics
      self.kept = kept
    }
  }

  nonisolated static let a = ["a0", "a1", "a2", "a3"]
  nonisolated static let b = ["b0", "b1", "b2", "b3"]

  nonisolated private static func old(_ section: Int, _ item: Int) -> OldPath {
    OldPath(section: section, item: item)
  }

  nonisolated private static func new(_ section: Int, _ item: Int) -> NewPath {
    NewPath(section: section, item: item)
  }

  nonisolated static let cases = [
    Case(
      "row 1: the items of a section do not add up",
      [.insertItem(new(0, 0))],
      [["x", "y", "a0", "a1", "a2", "a3"], b],
      ["Section 0 has 6 items after the batch, but 4 before"],
      kept: b
    ),
    Case(
      "row 2: the sections do not add up",
      [],
      [a, b, ["c0"]],
      ["There are 3 sections after the batch, but 2 before"]
    ),
    Case(
      "row 3: something is deleted that does not exist",
      [.deleteItem(old(0, 9)), .deleteItem(old(0, 0))],
      [["a1", "a2", "a3"], b],
      ["deleting item 9 of section 0, but there are only 4"],
      kept: ["a1", "a2", "a3"] + b
    ),
    Case(
      "row 4: something is inserted where nothing is",
      [.insertItem(new(0, 9)), .insertItem(new(0, 4))],
      [a + ["x"], b],
      ["inserting item 9 of section 0, but there are only 5"],
      kept: a + b
    ),
    Case(
      "row 5: something is moved out of the content",
      [.moveItem(from: old(0, 0), to: new(0, 9))],
      [["a1", "a2", "a3"], b],
      ["moving item 0 of section 0 to 9 of section 0"],
      kept: ["a1", "a2", "a3"] + b
    ),
    Case(
      "row 6: something is deleted twice",
      [.deleteItem(old(0, 1)), .deleteItem(old(0, 1))],
      [["a0", "a2", "a3"], b],
      ["deleting item 1 of section 0 more than once"],
      kept: ["a0", "a2", "a3"] + b
    ),
    Case(
      "row 7: something is inserted twice",
      [.insertItem(new(0, 1)), .insertItem(new(0, 1))],
      [["a0", "x", "a1", "a2", "a3"], b],
      ["inserting item 1 of section 0 more than once"],
      kept: a + b
    ),
    Case(
      "row 8: something is deleted and reloaded",
      [.deleteItem(old(0, 1)), .reloadItem(old(0, 1))],
      [["a0", "a2", "a3"], b],
      ["both deleting item 1 of section 0 and reloading item 1 of section 0"],
      kept: ["a0", "a2", "a3"] + b
    ),
    Case(
      "row 9: something is deleted and moved",
      [.deleteItem(old(0, 1)), .moveItem(from: old(0, 1), to: new(0, 3))],
      [["a0", "a2", "a3", "x"], b],
      ["both deleting item 1 of section 0 and moving item 1"],
      kept: ["a0", "a2", "a3"] + b
    ),
    Case(
      "row 10: something is moved to where something is inserted",
      [.insertItem(new(0, 1)), .moveItem(from: old(0, 3), to: new(0, 1))],
      [["a0", "x", "a3", "a1", "a2"], b],
      ["both inserting item 1 of section 0 and moving item 3"],
      kept: a + b
    ),
    Case(
      "row 11: two are moved to one place",
      [
        .moveItem(from: old(0, 3), to: new(0, 0)), .moveItem(from: old(0, 2), to: new(0, 0)),
      ],
      [["a3", "a0", "a1", "a2"], b],
      ["both moving item 3 of section 0 to 0 of section 0 and moving item 2"],
      kept: a + b
    ),
    Case(
      "row 12: something is moved and reloaded, which is legal",
      [.moveItem(from: old(0, 3), to: new(0, 0)), .reloadItem(old(0, 3))],
      [["a3", "a0", "a1", "a2"], b],
      kept: ["a0", "a1", "a2"] + b
    ),
    Case(
      "row 13: something is reloaded where something else is moved to, which is legal",
      [.moveItem(from: old(0, 3), to: new(0, 0)), .reloadItem(old(0, 0))],
      [["a3", "a0", "a1", "a2"], b],
      kept: ["a1", "a2", "a3"] + b
    ),
    Case(
      "row 14: something is reloaded in a section that is deleted",
      [.deleteSection(OldSection(0)), .reloadItem(old(0, 2))],
      [b],
      ["reloading item 2 of section 0, but deletes that section"],
      kept: b
    ),
    Case(
      "row 15: items of sections that come and go are named as well, which is legal",
      [
        .deleteSection(OldSection(0)), .deleteItem(old(0, 2)),
        .insertSection(NewSection(1)), .insertItem(new(1, 0)),
      ],
      [b, ["c0", "c1"]],
      kept: b
    ),
    Case(
      "row 16: items change in a section that is moved, which is legal",
      [
        .moveSection(from: OldSection(0), to: NewSection(1)), .deleteItem(old(0, 0)),
        .insertItem(new(1, 1)), .moveItem(from: old(0, 3), to: new(1, 0)),
      ],
      [b, ["a3", "x", "a1", "a2"]],
      kept: ["a1", "a2", "a3"] + b
    ),
    Case(
      "row 17: items leave a section that goes for one that comes, which is legal",
      [
        .deleteSection(OldSection(0)), .insertSection(NewSection(1)),
        .moveItem(from: old(0, 2), to: new(1, 0)),
      ],
      [b, ["a2", "c1"]],
      kept: ["a2"] + b
    ),
    Case(
      "row 18: items change in a section that is reloaded",
      [.reloadSection(OldSection(0)), .deleteItem(old(0, 0))],
      [["a1", "a2", "a3"], b],
      ["deleting item 0 of section 0, but reloads that section"],
      kept: b
    ),
  ]

  @Test("is mended and shows what the data source says (C20, T-46):", arguments: cases)
  func isMended(_ example: Case) throws {
    let fixture = RowFixture([Self.a, Self.b].map { $0.map { Row(name: $0, height: 40) } })
    defer { fixture.end() }
    fixture.show()
    let cells = (Self.a + Self.b).map { fixture.cell($0) }
    fixture.update {
      fixture.sections = example.after.map { $0.map { Row(name: $0, height: 40) } }
      for operation in example.operations { fixture.view.report(operation) }
    }
    expectEqual(fixture.diagnostics.count, example.diagnostics.count)
    for (message, part) in zip(fixture.diagnostics, example.diagnostics) {
      #expect(message.contains(part), "\(message)")
    }
    let expected = example.after.flatMap { $0 }.enumerated().map { "\($1)@\($0 * 40)" }
    expectEqual(fixture.rows, expected)
    for (name, cell) in zip(Self.a + Self.b, cells) where example.kept.contains(name) {
      #expect(fixture.cell(name) === cell, "\(name)")
    }
    fixture.rest()
    expectEqual(fixture.rows, expected)
    expectEqual(fixture.seen.count, expected.count)
    expectEqual(fixture.completions, ["batch \(example.diagnostics.isEmpty)"])
  }

  @Test("says 22 rows where 21 add up: there are 22 rows (T-45)")
  func oneRowTooMany() {
    let fixture = RowFixture(offset: 200)
    defer { fixture.end() }
    fixture.update {
      fixture.insert(["x"], at: 20)
      fixture.sections[0].append(Row(name: "y"))
    }
    fixture.rest()
    expectEqual(fixture.view.numberOfItems(inSection: 0), 22)
    expectEqual(fixture.view.contentSize.height, 1100)
    expectEqual(fixture.view.contentOffset.y, 200)
    expectEqual(fixture.rows.first, "4@0")
    expectEqual(fixture.completions, ["batch false"])
    expectEqual(fixture.diagnostics.count, 1)
  }

  @Test("because the data was changed before it was opened, is none (C16, T-47, row 22)")
  func dataChangedEarly() {
    let fixture = RowFixture()
    defer { fixture.end() }
    fixture.sections[0].insert(Row(name: "new"), at: 0)
    fixture.update { fixture.view.insertItems(at: [IndexPath(item: 0, section: 0)]) }
    expectEqual(fixture.rows.prefix(3), ["new@0", "0@50", "1@100"])
    fixture.sections[0].remove(at: 2)
    fixture.view.deleteItems(at: [IndexPath(item: 2, section: 0)])
    expectEqual(fixture.rows.prefix(3), ["new@0", "0@50", "2@100"])
    expectEqual(fixture.diagnostics, [])
  }

  @Test("after a reload that is not on screen yet is part of it (C23)")
  func afterReload() {
    let fixture = RowFixture()
    defer { fixture.end() }
    fixture.sections[0].removeAll()
    fixture.view.reloadData()
    fixture.sections[0].append(Row(name: "only"))
    fixture.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    fixture.rest()
    expectEqual(fixture.rows, ["only@0"])
    expectEqual(fixture.diagnostics, [])
  }

  @Test("before the first layout is part of that (C23)")
  func beforeFirstLayout() {
    let fixture = RowFixture([[Row(name: "0")]])
    defer { fixture.end() }
    fixture.update { fixture.insert(["1"], at: 1) }
    fixture.show()
    expectEqual(fixture.rows, ["0@0", "1@50"])
    expectEqual(fixture.completions, ["batch true"])
    expectEqual(fixture.diagnostics, [])
  }
}
