import Foundation
import SectionAdapters
import TesseraTestSupport
import Testing
import UIKit

/// Random programs against plain arrays: after each update the screen is what the arrays say.
@Suite("Random programs of section updates")
@MainActor
struct SectionTrials {
  /// Sections and their books.
  struct Model {
    var order = ["a", "b"]
    var books: [String: [Book]] = [:]

    mutating func change(using random: inout SeededGenerator) {
      let id = order.randomElement(using: &random) ?? "a"
      var items = books[id] ?? []
      let index = items.indices.randomElement(using: &random)
      switch Int.random(in: 0..<9, using: &random) {
      case 0, 1:
        items.insert(fresh(id, &random), at: Int.random(in: 0...items.count, using: &random))
      case 2: index.map { _ = items.remove(at: $0) }
      case 3: index.map { items[$0].isTicked.toggle() }
      case 4: index.map { items.insert(items.remove(at: $0), at: items.count) }
      case 5: items.shuffle(using: &random)
      case 6: items = Bool.random(using: &random) ? [] : (0..<12).map { Book($0 * 3) }
      case 7: order.shuffle(using: &random)
      default: changeSections(&random)
      }
      books[id] = items
    }

    /// A book that the section does not have.
    private func fresh(_ id: String, _ random: inout SeededGenerator) -> Book {
      let taken = Set((books[id] ?? []).map(\.id))
      var number = Int.random(in: 0..<20, using: &random)
      while taken.contains(number) { number += 1 }
      return Book(number)
    }

    private mutating func changeSections(_ random: inout SeededGenerator) {
      let id = ["a", "b", "c", "d"].randomElement(using: &random) ?? "c"
      if let index = order.firstIndex(of: id) {
        order.remove(at: index)
      } else {
        order.insert(id, at: Int.random(in: 0...order.count, using: &random))
      }
    }

    var picture: [[String]] {
      order.map { id in (books[id] ?? []).map { "\($0.id)\($0.isTicked ? "+" : "")" } }
    }
  }

  @Test("show what plain arrays hold, asked and described", arguments: [false, true])
  func programs(isDescribed: Bool) {
    for seed in TrialRounds.share(
      of: TrialRounds.chosen.flatMap { UInt64($0) * 24..<UInt64($0 + 1) * 24 }
    ) {
      var random = SeededGenerator(seed: seed)
      var model = Model()
      var sections: [String: BookSection] = [:]
      let list = ShelfFixture(
        isMirrored: seed % 3 == 0,
        height: 2_000,
        described: isDescribed
          ? {
            model.order.map { id in
              let section = sections[id] ?? .rows(id)
              section.items = model.books[id] ?? []
              sections[id] = section
              return section
            }
          } : nil
      )
      list.make = { model.order.map { BookSection.rows($0) } }
      for step in 0..<30 {
        let kept = Self.cells(of: list)
        for _ in 0..<Int.random(in: 1...3, using: &random) { model.change(using: &random) }
        list.items = model.books
        list.adapter.performUpdates(animated: Bool.random(using: &random))
        if Bool.random(using: &random) { list.fixture.backend.advance(by: 0.05) }
        if Bool.random(using: &random) { list.settle() }
        list.fixture.backend.makeFrame()
        let replay = "seed \(seed), step \(step), described \(isDescribed)"
        expectEqual(list.picture, model.picture, "\(replay)")
        expectEqual(list.diagnostics, [], "\(replay)")
        checkCells(list, kept, replay)
        if list.picture != model.picture { return }
      }
    }
  }

  @Test("lose nothing to duplicates, and show plain arrays again without them")
  func duplicates() {
    for seed in TrialRounds.share(
      of: TrialRounds.chosen.flatMap { UInt64($0) * 200..<UInt64($0 + 1) * 200 }
    ) {
      var random = SeededGenerator(seed: seed)
      let section = BookSection.rows("a", height: 2)
      let list = ShelfFixture(described: { [section] })
      for step in 0..<8 {
        let numbers = (0..<Int.random(in: 0...20, using: &random)).map { _ in
          Int.random(in: 0..<15, using: &random)
        }
        section.items = numbers.map { Book($0) }
        list.update(animated: false)
        let shown = list.bookCells.map(\.book.id)
        let replay = "seed \(seed), step \(step), \(numbers) shows \(shown)"
        expectEqual(shown.sorted(), Set(numbers).sorted(), "\(replay)")
        guard Bool.random(using: &random) else { continue }
        let clean = Set(numbers).sorted().shuffled(using: &random)
        section.items = clean.map { Book($0) }
        list.update(animated: false)
        expectEqual(list.bookCells.map(\.book.id), clean, "\(replay), then \(clean)")
      }
    }
  }

  @Test("move items between the sections of a list that shows each once, in their cells")
  func listScope() {
    for seed in TrialRounds.share(
      of: TrialRounds.chosen.flatMap { UInt64($0) * 40..<UInt64($0 + 1) * 40 }
    ) {
      var random = SeededGenerator(seed: seed)
      let sections = ["a", "b", "c"].map { BookSection.rows($0, height: 5) }
      let list = ShelfFixture(scope: .list, described: { sections })
      for step in 0..<20 {
        let before = Dictionary(uniqueKeysWithValues: list.bookCells.map { ($0.book.id, $0) })
        var books: [[Book]] = [[], [], []]
        for number in (0..<15).shuffled(using: &random)
        where Int.random(in: 0..<5, using: &random) > 0 {
          let book = Book(number, isTicked: Bool.random(using: &random))
          books[Int.random(in: 0..<3, using: &random)].append(book)
        }
        for (section, items) in zip(sections, books) { section.items = items }
        list.update(animated: Bool.random(using: &random))
        let replay = "seed \(seed), step \(step)"
        let expected = books.map { $0.map { "\($0.id)\($0.isTicked ? "+" : "")" } }
        expectEqual(list.picture, expected, "\(replay)")
        for cell in list.bookCells {
          #expect(before[cell.book.id].map { $0 === cell } != false, "\(cell.book.id), \(replay)")
        }
        expectEqual(list.diagnostics, [], "\(replay)")
      }
    }
  }

  /// The cells by section and book.
  private static func cells(of list: ShelfFixture) -> [String: BookCell] {
    var cells: [String: BookCell] = [:]
    for (index, section) in list.adapter.sections.enumerated() {
      for item in 0..<list.view.numberOfItems(inSection: index) {
        if let cell = list.cell(index, item) { cells["\(section.id) \(cell.book.id)"] = cell }
      }
    }
    return cells
  }

  /// A book that stays in its section keeps its cell.
  private func checkCells(_ list: ShelfFixture, _ before: [String: BookCell], _ replay: String) {
    for (name, cell) in Self.cells(of: list) {
      guard let former = before[name] else { continue }
      #expect(former === cell, "\(name), \(replay)")
    }
  }
}
