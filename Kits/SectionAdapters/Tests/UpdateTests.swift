import CoreGraphics
import Foundation
import SectionAdapters
import TesseraTestSupport
import Testing
import UIKit

@Suite("An update of sections")
@MainActor
struct UpdateTests {
  /// A list of two sections of books.
  private func shelves(
    _ first: [Book],
    _ second: [Book] = [],
    scope: CollectionAdapter.ItemScope = .section
  ) -> ShelfFixture {
    let list = ShelfFixture([BookSection.rows("a"), BookSection.rows("b")], scope: scope)
    list.items = ["a": first, "b": second]
    list.update()
    return list
  }

  @Test("fills the cells of changed items in again, and asks for no other")
  func content() {
    let list = shelves([Book(1), Book(2), Book(3)], [Book(4)])
    let cells = list.bookCells
    list.items["a"] = [Book(1), Book(2, isTicked: true), Book(3)]
    list.adapter.performUpdates(animated: true)
    list.fixture.backend.makeFrame()
    expectEqual(list.bookCells.map(ObjectIdentifier.init), cells.map(ObjectIdentifier.init))
    expectEqual(cells.map(\.fills), [1, 2, 1, 1])
    list.settle()
    expectEqual(list.picture, [["1", "2+", "3"], ["4"]])
    expectEqual(list.view.subviews.filter { $0 is BookCell }.count, 4)
  }

  @Test("fills one cell in again in two sections and inserts one in between, at a tap")
  func threeSections() {
    let (card, shelf) = (WordSection.rows("card"), BookSection.rows("shelf"))
    let catalogue = BookSection.rows("catalogue")
    card.itemIdentity = { _ in 0 }
    let list = ShelfFixture(described: { [card, shelf, catalogue] })
    var fills: [String] = []
    card.cellConfiguration = { fills.append("card: \($0.text)") }
    shelf.cellConfiguration = { fills.append("shelf: \($0.text)") }
    catalogue.cellConfiguration = { fills.append("catalogue: \($0.text)") }
    func show() {
      shelf.items = catalogue.items.filter(\.isTicked)
      card.items = ["\(shelf.items.count) books"]
      list.adapter.performUpdates(animated: true)
    }
    catalogue.cellSelection = { _, index in
      catalogue.items[index].isTicked.toggle()
      show()
    }
    catalogue.items = (0..<5).map { Book($0) }
    show()
    list.settle()
    for (taps, expected) in [
      (2, ["card: 1 books", "catalogue: 2+", "shelf: 2+"]),
      (4, ["card: 2 books", "catalogue: 4+", "shelf: 4+"]),
      (2, ["card: 1 books", "catalogue: 2"]),
    ] {
      fills = []
      let cells = list.bookCells.filter { $0.book.id != taps }
      list.tap(2, taps)
      expectEqual(fills.sorted(), expected)
      #expect(cells.allSatisfy { cell in list.bookCells.contains { $0 === cell } })
    }
    expectEqual(list.picture, [["1 books"], ["4+"], ["0", "1", "2", "3", "4+"]])
  }

  @Test("moves items with another content and another place in their cells")
  func movedContent() {
    let list = shelves([Book(1), Book(2), Book(3)])
    let cells = list.bookCells
    list.items["a"] = [Book(3, "!"), Book(1), Book(2, "?")]
    list.update()
    expectEqual(list.picture, [["3!", "1", "2?"], []])
    #expect(list.cell(0, 0) === cells[2])
    #expect(list.cell(0, 1) === cells[0])
    expectEqual(cells.map(\.fills), [1, 2, 2])
  }

  @Test(
    "takes a value without an id for another item when its content changes, unless told its identity"
  )
  func valuesWithoutIdentity() {
    let words = WordSection.rows("a")
    let list = ShelfFixture([words])
    list.items = ["a": ["a1", "b1"]]
    list.update()
    let cell = list.cell(0, 1, WordCell.self)
    list.items = ["a": ["a1", "b2"]]
    list.update()
    expectEqual(list.picture, [["a1", "b2"]])
    expectEqual(cell?.text, "b1")
    words.itemIdentity = { AnyHashable($0.prefix(1)) }
    list.items = ["a": ["a1", "c1"]]
    list.update()
    let known = list.cell(0, 1, WordCell.self)
    list.items = ["a": ["a1", "c2"]]
    list.update()
    #expect(list.cell(0, 1, WordCell.self) === known)
    expectEqual(known?.text, "c2")
  }

  @Test("shows the same item in two sections")
  func twoSections() {
    let list = shelves([Book(1), Book(2)], [Book(2), Book(1)])
    expectEqual(list.picture, [["1", "2"], ["2", "1"]])
    list.items["b"] = [Book(1)]
    list.update()
    expectEqual(list.picture, [["1", "2"], ["1"]])
    expectEqual(list.diagnostics, [])
    expectEqual(
      list.adapter.indexPath(for: Book(1), in: Section(id: "b")),
      IndexPath(item: 0, section: 1)
    )
    #expect(list.adapter.indexPath(for: Book(2), in: Section(id: "b")) == nil)
  }

  @Test("moves an item to another section, in a list that shows each item once")
  func listScope() {
    let list = shelves([Book(1), Book(2)], [Book(3)], scope: .list)
    let cell = list.cell(0, 1)
    list.items = ["a": [Book(1)], "b": [Book(2, "!"), Book(3)]]
    list.update()
    expectEqual(list.picture, [["1"], ["2!", "3"]])
    #expect(list.cell(1, 0) === cell)
    list.items = ["a": [Book(1), Book(3)], "b": [Book(3), Book(2)]]
    list.update()
    expectEqual(list.picture, [["1"], ["3", "2"]])
    expectEqual(
      list.diagnostics,
      [
        "Section “a” has “3”, which is shown already and left out here."
      ]
    )
  }

  @Test("shows the first of duplicate items and sections, reports the others, and loses nothing")
  func duplicates() {
    let list = shelves([Book(1), Book(2)])
    list.make = { [BookSection.rows("a"), BookSection.rows("b"), WordSection.rows("a")] }
    list.items = ["a": [Book(2), Book(1), Book(2, "again"), Book(3)], "b": [Book(7), Book(7)]]
    list.update()
    expectEqual(list.picture, [["2", "1", "3"], ["7"]])
    expectEqual(
      Set(list.diagnostics),
      [
        "The list has section “a” twice; the first is shown.",
        "Section “a” has “2”, which is shown already and left out here.",
        "Section “b” has “7”, which is shown already and left out here.",
      ]
    )
    list.items = ["a": [Book(2), Book(1), Book(3), Book(4)], "b": [Book(7)]]
    list.make = { [BookSection.rows("a"), BookSection.rows("b")] }
    list.update()
    expectEqual(list.picture, [["2", "1", "3", "4"], ["7"]])
    expectEqual(list.diagnostics.count, 3)
  }

  @Test("brings sections, takes them away, and puts them in another order, with their cells")
  func sections() {
    let list = ShelfFixture()
    for id in ["a", "b", "c", "d"] { list.items[id] = [id, id + "2"] }
    func show(_ ids: String) {
      list.make = { ids.map { WordSection.rows(String($0)) } }
      list.update()
    }
    show("bc")
    let cell = list.cell(1, 0, WordCell.self)
    for ids in ["abcd", "dcba", "c", "bca", "", "dc"] {
      show(ids)
      expectEqual(list.picture, ids.map { ["\($0)", "\($0)2"] }, "\(ids)")
      if ids != "", ids != "dc" {
        let index = ids.distance(
          from: ids.startIndex,
          to: ids.firstIndex(of: "c") ?? ids.startIndex
        )
        #expect(list.cell(index, 0, WordCell.self) === cell, "\(ids)")
      }
    }
    expectEqual(list.diagnostics, [])
  }

  @Test("moves only what has moved")
  func manyEdits() {
    let list = shelves((0..<10).map { Book($0) })
    let cells = list.bookCells
    list.items["a"] = [9, 0, 1, 20, 3, 4, 21, 22, 6, 7, 5].map { Book($0) }
    list.update()
    expectEqual(list.picture[0], "9 0 1 20 3 4 21 22 6 7".components(separatedBy: " "))
    for (index, number) in [(0, 9), (1, 0), (2, 1), (4, 3), (5, 4), (8, 6), (9, 7)] {
      #expect(list.cell(0, index) === cells[number])
    }
    expectEqual(list.adapter.items(in: Section(id: "a")).count, 11)
  }

  @Test("is one for all calls from inside its questions, and follows it")
  func fromQuestions() {
    let list = shelves([Book(1)])
    var completions: [Int] = []
    var isAsking = true
    list.forget()
    list.whenAsked = { section in
      guard section?.id == "a", isAsking else { return }
      isAsking = false
      for number in 0..<1_000 {
        list.adapter.performUpdates(animated: true) { completions.append(number) }
      }
      list.items["b"] = [Book(5)]
    }
    list.adapter.performUpdates(animated: true) { completions.append(-1) }
    expectEqual(list.questions, ["sections", "a", "b", "sections", "a", "b"])
    list.settle()
    expectEqual(list.picture, [["1"], ["5"]])
    expectEqual(completions, [-1] + Array(0..<1_000))
  }

  @Test(
    "follows when a cell or a layout asks for it, and is there at once after a selection or a completion"
  )
  func fromInside() {
    let list = ShelfFixture()
    let section = BookSection.rows("a")
    list.make = { [section] }
    var log: [String] = []
    section.cellConfiguration = { cell in
      guard cell.book.id == 2, !log.contains("cell") else { return }
      log.append("cell")
      list.items["a"] = [Book(1), Book(2), Book(3)]
      list.adapter.performUpdates(animated: true) { log.append("after cell") }
    }
    section.cellSelection = { book, _ in
      list.items["a"] = [Book(1)]
      list.adapter.performUpdates(animated: true) {
        log.append("after tap")
        list.items["a"] = [Book(9)]
        list.adapter.performUpdates(animated: true)
      }
      log.append("rows: \(list.view.numberOfItems(inSection: 0))")
    }
    list.items["a"] = [Book(1), Book(2)]
    list.adapter.performUpdates(animated: false)
    list.settle()
    expectEqual(list.picture, [["1", "2", "3"]])
    list.tap(0, 0)
    expectEqual(list.picture, [["9"]])
    expectEqual(log, ["cell", "after cell", "rows: 1", "after tap"])
    let once = section.layout
    section.layout = { environment in
      section.layout = once
      list.items["a"] = [Book(4)]
      list.adapter.performUpdates(animated: true)
      return .listLayout(environment: environment, height: .absolute(20))
    }
    list.update()
    #expect(list.isWaiting)
    list.settle()
    expectEqual(list.picture, [["4"]])
  }

  @Test("waits for the next turn on request, once for a thousand requests")
  func coalesced() {
    let list = shelves([Book(1)])
    list.forget()
    var completions: [Int] = []
    for number in 0..<1_000 { list.adapter.setNeedsUpdate { completions.append(number) } }
    expectEqual(list.questions, [])
    list.items["a"] = [Book(2)]
    list.settle()
    expectEqual(list.questions, ["sections", "a", "b"])
    expectEqual(completions, Array(0..<1_000))
    list.adapter.setNeedsUpdate { completions.append(-1) }
    list.adapter.performUpdates(animated: true) { completions.append(-2) }
    list.settle()
    expectEqual(list.questions, ["sections", "a", "b", "sections", "a", "b"])
    expectEqual(completions.suffix(2), [-1, -2])
  }

  @Test("that asks for another one for ever does not stop the program")
  func endless() {
    let list = shelves([Book(1)])
    var number = 0
    list.whenAsked = { section in
      guard section == nil else { return }
      number += 1
      list.items["a"] = [Book(number)]
      list.adapter.performUpdates(animated: true)
    }
    list.adapter.performUpdates(animated: true)
    expectEqual(number, 8)
    #expect(list.isWaiting)
    expectEqual(list.diagnostics.count, 1)
    list.whenAsked = { _ in }
    list.items["a"] = [Book(0)]
    list.settle()
    expectEqual(list.picture, [["0"], []])
  }

  @Test("is animated unless a request is not")
  func unanimated() {
    let list = shelves([Book(1)])
    list.items["a"] = [Book(2), Book(1)]
    list.adapter.performUpdates(animated: true)
    list.fixture.backend.advance(by: 0.1)
    let cell = list.bookCells.first { $0.book.id == 1 }
    #expect(list.fixture.scene.nodes.contains { $0.opacity > 0 && $0.opacity < 1 })
    list.settle()
    expectEqual(cell?.frame.minY, 20)
    list.items["a"] = [Book(1)]
    list.adapter.setNeedsUpdate(animated: true)
    list.adapter.performUpdates(animated: false)
    list.fixture.backend.makeFrame()
    #expect(!list.fixture.scene.nodes.contains { $0.opacity > 0 && $0.opacity < 1 })
    expectEqual(list.view.subviews.filter { $0 is BookCell && !$0.isHidden }.count, 1)
  }

  @Test("is reported when view or delegate is gone, completed, and changes nothing")
  func gone() {
    let list = shelves([Book(1)])
    var completed = 0
    list.adapter.delegate = nil
    list.adapter.performUpdates(animated: true) { completed += 1 }
    expectEqual(list.picture, [["1"], []])
    expectEqual(completed, 1)
    expectEqual(
      list.diagnostics,
      ["The list has no delegate, or it is gone; nothing is updated."]
    )
    var view: UICollectionView? = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    weak let weakView = view
    var reports: [String] = []
    var sections: [Section] = [BookSection.rows("a")]
    let adapter = CollectionAdapter(collection: view ?? list.view) { sections }
    adapter.diagnosticHandler = { reports.append($0) }
    adapter.performUpdates(animated: true)
    view = nil
    #expect(weakView == nil)
    sections = []
    adapter.performUpdates(animated: true) { completed += 1 }
    expectEqual(adapter.sections.count, 1)
    expectEqual(
      reports,
      ["The list has no collection view, or it is gone; nothing is updated."]
    )
    expectEqual(completed, 2)
  }

  @Test("goes on without the list, when it is gone, and leaves no cycle")
  func adapterGone() {
    let list = shelves([Book(1)])
    let section = BookSection.rows("a")
    section.items = [Book(2)]
    var completed = 0
    var turns: [() -> Void] = []
    var adapter: CollectionAdapter? = CollectionAdapter(collection: list.view) { section }
    weak let weakAdapter = adapter
    adapter?.schedule = { turns.append($0) }
    adapter?.performUpdates(animated: false)
    adapter?.setNeedsUpdate { completed += 1 }
    adapter?.performUpdates(animated: false)
    for _ in 0..<2 { adapter?.setNeedsUpdate { completed += 1 } }
    list.fixture.backend.makeFrame()
    adapter = nil
    #expect(weakAdapter == nil)
    for turn in turns { turn() }
    list.fixture.backend.makeFrame()
    expectEqual(completed, 3)
  }

  @Test("fills objects in again that were changed in place, and reports unknown ones")
  func reconfigured() {
    let list = shelves([Book(1), Book(2)])
    let section = list.adapter.sections[0]
    list.adapter.reconfigure([Book(2, "!"), Book(9)], in: section)
    list.adapter.reconfigure([Book(2)], in: Section(id: "z"))
    list.settle()
    expectEqual(list.picture, [["1", "2!"], []])
    expectEqual(list.bookCells.map(\.fills), [1, 2])
    expectEqual(list.diagnostics.count, 2)
    expectEqual(list.diagnostics.last, "Section “z” is not in the list; nothing is filled in.")
    expectEqual(list.adapter.items(in: Section(id: "z")), [])
    #expect(list.adapter.item(at: IndexPath(item: 9, section: 0)) == nil)
    #expect(list.adapter.item(at: IndexPath(index: 0)) == nil)
  }

  @Test("of described sections takes what they hold")
  func described() {
    let books = BookSection.rows("a")
    let words = WordSection.rows("b")
    var showsWords = true
    let list = ShelfFixture(described: {
      showsWords ? [books, words] : [books]
    })
    books.items = [Book(1), Book(2)]
    words.items = ["x"]
    list.update()
    expectEqual(list.picture, [["1", "2"], ["x"]])
    let cells = list.bookCells
    books.items = [Book(3), Book(1), Book(2, "!")]
    showsWords = false
    list.update()
    expectEqual(list.picture, [["3", "1", "2!"]])
    expectEqual(cells.map(\.fills), [1, 2])
    expectEqual(list.questions, [])
    books.items.append(Book(1))
    list.update()
    expectEqual(list.picture, [["3", "1", "2!"]])
    expectEqual(list.diagnostics.count, 1)
  }

  @Test("is composed by a builder with conditions and loops")
  func builder() {
    let (a, b) = (WordSection.rows("a"), WordSection.rows("b"))
    let view = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    var isLong = false
    let adapter = CollectionAdapter(collection: view) {
      a
      if isLong { b }
      if isLong { [Section(id: "c")] } else { Section(id: "d") }
      for id in ["e", "f"] { Section(id: id) }
    }
    adapter.performUpdates(animated: false)
    expectEqual(adapter.sections.map(\.id), ["a", "d", "e", "f"])
    isLong = true
    adapter.performUpdates(animated: false)
    expectEqual(adapter.sections.map(\.id), ["a", "b", "c", "e", "f"])
  }

  @Test("of a hundred thousand items keeps cells for those on screen alone")
  func manyItems() {
    let books = BookSection.rows("a")
    var made = 0
    books.cellConfiguration = { _ in made += 1 }
    books.items = (0..<100_000).map { Book($0) }
    let list = ShelfFixture(described: { [books] })
    list.update(animated: false)
    books.items.remove(at: 3)
    books.items.insert(Book(-1), at: 70_000)
    books.items[50_000].isTicked = true
    list.update()
    expectEqual(list.picture[0].prefix(4), ["0", "1", "2", "4"])
    #expect(made < 20)
    let path = list.adapter.indexPath(for: Book(-1), in: books)
    expectEqual(path, IndexPath(item: 70_000, section: 0))
    expectEqual(list.adapter.item(at: [0, 50_000]), AnyHashable(books.items[50_000]))
  }

  @Test("changes nothing in a view that another list shows by now, which is reported")
  func secondAdapter() {
    let list = ShelfFixture([BookSection.rows("a")])
    list.items = ["a": [Book(1)]]
    list.update()
    let words = WordSection.rows("b")
    words.items = ["x", "y"]
    let second = CollectionAdapter(collection: list.view) { words }
    second.performUpdates(animated: false)
    list.settle()
    expectEqual(list.picture, [["x", "y"]])
    list.items["a"] = [Book(1), Book(2)]
    var completions = 0
    list.adapter.performUpdates(animated: true) { completions += 1 }
    list.adapter.reconfigure([Book(1)], in: list.adapter.sections[0])
    list.settle()
    expectEqual(list.picture, [["x", "y"]])
    expectEqual(completions, 1)
    expectEqual(list.diagnostics.count, 2)
    list.fixture.backend.makeFrame()
    words.items = ["y"]
    second.performUpdates(animated: true)
    list.settle()
    expectEqual(list.picture, [["y"]])
  }
}
