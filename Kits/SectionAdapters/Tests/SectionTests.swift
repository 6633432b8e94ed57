import CoreGraphics
import Foundation
import SectionAdapters
import TesseraTestSupport
import Testing
import UIKit

@Suite("A section")
@MainActor
struct SectionTests {
  @Test("is asked for its items at each update, after the sections, once")
  func asked() {
    let list = ShelfFixture([BookSection.rows("a"), WordSection.rows("b")])
    list.items = ["a": [Book(1), Book(2)], "b": ["x"]]
    list.update()
    expectEqual(list.questions, ["sections", "a", "b"])
    expectEqual(list.picture, [["1", "2"], ["x"]])
    list.items["a"] = [Book(2)]
    list.forget()
    list.update()
    expectEqual(list.questions, ["sections", "a", "b"])
    expectEqual(list.picture, [["2"], ["x"]])
    expectEqual(list.diagnostics, [])
  }

  @Test("is kept when another object of the same id comes, and takes its values over")
  func madeAnew() throws {
    var made: [BookSection] = []
    var taps: [String] = []
    let list = ShelfFixture()
    list.make = {
      let section = BookSection.rows("a")
      let number = made.count
      section.cellSelection = { book, index in taps.append("\(number): \(book.id) at \(index)") }
      section.boundaries.empty = SectionBoundaryView(NoteView.self) { $0.text = "note \(number)" }
      made.append(section)
      return [section]
    }
    list.update()
    let kind = "SectionAdapters.EmptyView"
    let note = try #require(list.notes(kind)[0])
    expectEqual(note.text, "note 0")
    list.update()
    #expect(list.notes(kind)[0] === note)
    expectEqual(note.text, "note 1")
    list.items["a"] = [Book(1)]
    list.update()
    #expect(list.adapter.sections.first === made[0])
    expectEqual(made.map(\.isEmpty), [false, true, true])
    #expect(list.notes(kind).isEmpty)
    let cell = list.cell(0, 0)
    list.update()
    list.tap(0, 0)
    expectEqual(taps, ["3: 1 at 0"])
    #expect(list.cell(0, 0) === cell)
    expectEqual(cell?.fills, 1)
  }

  @Test("of another class takes the place of the one before it, with views of its own")
  func otherClass() {
    let list = ShelfFixture([BookSection.rows("a"), WordSection.rows("b")])
    list.items = ["a": [Book(1), Book(2)], "b": ["x"]]
    list.update()
    let words = WordSection.rows("a")
    list.make = { [words, WordSection.rows("b")] }
    list.items["a"] = ["one", "two"]
    list.update()
    #expect(list.adapter.sections.first === words)
    expectEqual(list.picture, [["one", "two"], ["x"]])
    expectEqual(list.diagnostics, [])
  }

  @Test("makes cells by methods that a subclass overrides")
  func overridden() {
    final class Words: Section {
      var selected: [String] = []
      override func registerCells(in collectionView: UICollectionView) {
        collectionView.register(WordCell.self, forCellWithReuseIdentifier: "word")
      }
      override func cell(
        for item: AnyHashable,
        at indexPath: IndexPath,
        in collectionView: UICollectionView
      ) -> UICollectionViewCell? {
        let cell = collectionView.dequeueReusableCell(
          withReuseIdentifier: "word",
          for: indexPath
        )
        (cell as? WordCell)?.configure(with: "\(item)!")
        return cell
      }
      override func layout(
        environment: any NSCollectionLayoutEnvironment
      ) -> NSCollectionLayoutSection? {
        .listLayout(environment: environment, height: .absolute(30))
      }
      override func didSelect(item: AnyHashable, at index: Int) {
        selected.append("\(item) at \(index)")
      }
    }
    let words = Words(id: "words")
    let list = ShelfFixture([words])
    list.items = ["words": ["a", 2]]
    list.update()
    expectEqual(list.picture, [["a!", "2!"]])
    expectEqual(list.cell(0, 1, WordCell.self)?.frame, CGRect(x: 0, y: 30, width: 100, height: 30))
    list.tap(0, 1)
    expectEqual(words.selected, ["2 at 1"])
    #expect(!words.isEmpty)
  }

  @Test("sets up its cells after filling them in")
  func configuration() {
    let section = BookSection.rows("a")
    var presses: [Int] = []
    section.cellConfiguration = { cell in
      cell.press = { [unowned cell] in presses.append(cell.book.id) }
    }
    let list = ShelfFixture([section])
    list.items = ["a": [Book(1), Book(2)]]
    list.update()
    list.cell(0, 1)?.press?()
    expectEqual(presses, [2])
  }

  @Test("refuses a selection, and is asked with item and index")
  func refusal() {
    let section = BookSection.rows("a")
    var selected: [Int] = []
    var questions: [String] = []
    section.cellShouldSelect = { book, index in
      questions.append("\(book.id) at \(index)")
      return book.id != 2
    }
    section.cellSelection = { book, _ in selected.append(book.id) }
    let list = ShelfFixture([section])
    list.items = ["a": [Book(1), Book(2)]]
    list.update()
    list.tap(0, 1)
    expectEqual(selected, [])
    list.tap(0, 0)
    list.tap(0, 0)
    expectEqual(selected, [1, 1])
    expectEqual(questions, ["2 at 1", "1 at 0", "1 at 0"])
    expectEqual(list.view.indexPathsForSelectedItems ?? [], [])
  }

  @Test("keeps its selection when the list says so, with the item and not with its place")
  func keptSelection() {
    final class Books: BookSection {
      var log: [String] = []
      override func didSelect(item: AnyHashable, at index: Int) { log.append("+\(index)") }
      override func didDeselect(item: AnyHashable, at index: Int) { log.append("-\(index)") }
    }
    let section = Books(id: "a")
    section.layout = { .listLayout(environment: $0, height: .absolute(20)) }
    let list = ShelfFixture([section])
    list.adapter.keepsSelection = true
    list.items = ["a": [Book(1), Book(2)]]
    list.update()
    list.tap(0, 1)
    list.items = ["a": [Book(3), Book(1), Book(2, "!")]]
    list.update()
    expectEqual(list.view.indexPathsForSelectedItems, [IndexPath(item: 2, section: 0)])
    list.tap(0, 0)
    expectEqual(section.log, ["+1", "-2", "+0"])
  }

  @Test("tells cells of equal names apart")
  func equalNames() {
    enum Other {
      final class BookCell: UICollectionViewCell, Cell {
        var title = ""
        func configure(with object: String) { title = object }
      }
    }
    let other = CollectionSection<String, Other.BookCell>.rows("b")
    let list = ShelfFixture([BookSection.rows("a"), other])
    list.items = ["a": [Book(1)], "b": ["x"]]
    list.update()
    expectEqual(list.cell(0, 0)?.text, "1")
    expectEqual(list.cell(1, 0, Other.BookCell.self)?.title, "x")
    expectEqual(list.cell(0, 0)?.reuseIdentifier, "SectionAdaptersTests.BookCell")
    #expect(list.cell(1, 0, Other.BookCell.self)?.reuseIdentifier?.contains("Other") == true)
  }

  @Test("shows an empty cell for an item of another type, and reports it")
  func wrongType() {
    let list = ShelfFixture([BookSection.rows("a")])
    list.items = ["a": [Book(1), "two", Book(3)]]
    list.update()
    expectEqual(list.picture, [["1", "3"]])
    expectEqual(list.view.numberOfItems(inSection: 0), 3)
    expectEqual(list.diagnostics, ["Section “a” shows Book, and has “two” at 1."])
  }

  @Test("is equal to another one with its id")
  func equality() {
    expectEqual(BookSection(id: "a"), WordSection(id: "a"))
    #expect(Section(id: "a") != Section(id: "b"))
    expectEqual(Set([Section(id: "a"), BookSection(id: "a")]).count, 1)
  }
}
