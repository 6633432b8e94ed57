import CoreGraphics
import Foundation
import SectionAdapters
import TesseraTestSupport
import Testing
import UIKit

@Suite("The display of items")
@MainActor
struct DisplayTests {
  /// A list of a section of rows 20 points high in a view of 200, which records what comes and goes.
  private final class Log {
    var heard: [String] = []

    @MainActor
    func section(_ id: String) -> BookSection {
      let section = BookSection.rows(id)
      section.cellWillDisplay = { [weak self] cell, book in
        self?.heard.append("+\(book.id) \(cell.text)")
      }
      section.cellDidEndDisplaying = { [weak self] cell, book in
        self?.heard.append("-\(book.id) \(cell.text)")
      }
      return section
    }

    func take() -> [String] {
      defer { heard = [] }
      return heard.sorted()
    }
  }

  @Test("begins and ends as items scroll into sight and out of it")
  func scrolling() {
    let log = Log()
    let list = ShelfFixture([log.section("a")])
    list.items = ["a": (0..<30).map { Book($0) }]
    list.update()
    expectEqual(log.take(), (0..<10).map { "+\($0) \($0)" })
    list.view.contentOffset.y = 60
    list.fixture.backend.makeFrame()
    let gone = ["-0 0", "-1 1", "-2 2"]
    expectEqual(log.take(), (["+10 10", "+11 11", "+12 12"] + gone).sorted())
  }

  @Test("ends with the item that was deleted, and not with the one at its place")
  func deleted() {
    let log = Log()
    let list = ShelfFixture([log.section("a")])
    list.items = ["a": [Book(1), Book(2), Book(3)]]
    list.update()
    _ = log.take()
    list.items["a"] = [Book(2), Book(3)]
    list.update()
    expectEqual(log.take(), ["-1 1"])
    list.items["a"] = [Book(3, "!"), Book(2)]
    list.update()
    expectEqual(log.take(), [])
    list.items["a"] = []
    list.update()
    expectEqual(log.take(), ["-2 2", "-3 3!"])
  }

  @Test("ends with the items of a section that has left, which the app has let go")
  func deletedSection() {
    let log = Log()
    let list = ShelfFixture()
    list.make = { [log.section("a"), log.section("b")] }
    list.items = ["a": [Book(1)], "b": [Book(2)]]
    list.update()
    _ = log.take()
    list.make = { [log.section("b")] }
    list.update()
    expectEqual(log.take(), ["-1 1"])
  }

  @Test("is told to sections that override the methods, with the index at which an item begins")
  func overridden() {
    final class Watching: CollectionSection<String, WordCell> {
      var heard: [String] = []
      override func willDisplay(
        cell: UICollectionViewCell,
        for item: AnyHashable,
        at index: Int
      ) { heard.append("+\(item) \(index)") }
      override func didEndDisplaying(cell: UICollectionViewCell, for item: AnyHashable) {
        heard.append("-\(item)")
      }
    }
    let section = Watching(id: "a")
    let list = ShelfFixture([section])
    list.items = ["a": ["x", "y"]]
    list.update()
    expectEqual(section.heard, ["+x 0", "+y 1"])
    section.heard = []
    list.items["a"] = ["y", "z"]
    list.update()
    expectEqual(section.heard.sorted(), ["+z 1", "-x"])
  }

  @Test("may ask for updates, which follow")
  func updates() {
    let section = WordSection.rows("a")
    let list = ShelfFixture([section])
    list.items = ["a": ["x"]]
    section.cellWillDisplay = { _, word in
      guard word == "x" else { return }
      list.items["a"] = ["x", "y"]
      list.adapter.performUpdates(animated: true)
    }
    list.update()
    list.settle()
    expectEqual(list.picture, [["x", "y"]])
    #expect(list.diagnostics.isEmpty)
  }
}
