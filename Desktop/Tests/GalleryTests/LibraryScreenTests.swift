import GalleryPlayback
import GallerySupport
import SectionAdapters
import Tessera
import TesseraTestSupport
import Testing
import UIKit

@testable import GalleryScreens

extension OneProgramAtATime {
  /// Sections: the card, the shelf, and the catalogue.
  @Suite("Library")
  @MainActor
  struct LibraryScreenTests {
    /// Whether it is said that no books were taken, in however many lines.
    private func isEmptyViewShown(_ fixture: GalleryFixture) -> Bool {
      fixture.lines.contains { $0.hasPrefix("Tick a book") }
    }

    private func cells(_ list: UICollectionView) -> [IndexPath: UICollectionViewCell] {
      Dictionary(
        uniqueKeysWithValues: list.indexPathsForVisibleItems.compactMap { path in
          list.cellForItem(at: path).map { (path, $0) }
        }
      )
    }

    /// The cells of the shelf by their books.
    private func shelfCells(
      _ cells: [IndexPath: UICollectionViewCell]
    ) -> [Library.Book.ID: UICollectionViewCell] {
      Dictionary(
        uniqueKeysWithValues: cells.values.compactMap { cell in
          (cell as? LibraryShelfCell).map { ($0.book, cell) }
        }
      )
    }

    private func tap(_ fixture: GalleryFixture, _ view: UIView) async {
      let frame = view.convert(view.bounds, to: nil)
      fixture.screen?.tap(at: CGPoint(x: frame.midX, y: frame.midY))
      await fixture.settle()
    }

    private func counts(_ list: UICollectionView) -> [Int] {
      (0..<list.numberOfSections).map { list.numberOfItems(inSection: $0) }
    }

    @Test("lends a book and takes it back", arguments: ScreenRoom.all)
    func lending(room: ScreenRoom) async throws {
      let log = DiagnosticLog()
      defer { log.end() }
      let fixture = try room.show("library", height: 900)
      await fixture.rest()
      let list = try fixture.list()
      expectEqual(counts(list), [1, 0, 500])
      #expect(isEmptyViewShown(fixture))
      let book = try #require(list.cellForItem(at: [2, 1]))
      await tap(fixture, book)
      await fixture.rest()
      expectEqual(counts(list), [1, 1, 500])
      #expect(!isEmptyViewShown(fixture))
      #expect(fixture.lines.contains("You have 1 of 5 books."))
      #expect(list.cellForItem(at: [2, 1]) === book)
      try await fixture.press("Return")
      await fixture.rest()
      expectEqual(counts(list), [1, 0, 500])
      #expect(isEmptyViewShown(fixture))
      expectEqual(log.messages, [])
    }

    @Test(
      "has cards of one height in each row, and two columns at least",
      arguments: ScreenRoom.all
    )
    func heights(room: ScreenRoom) async throws {
      let fixture = try room.show("library", height: 900)
      await fixture.rest()
      let list = try fixture.list()
      let frames = list.indexPathsForVisibleItems.filter { $0.section == 2 }
        .compactMap { list.cellForItem(at: $0)?.frame }
      let rows = Dictionary(grouping: frames, by: \.minY).mapValues { $0.map(\.height) }
      #expect(rows.values.allSatisfy { Set($0).count == 1 })
      expectEqual(rows.values.map(\.count).max(), [360: 2, 800: 3, 1400: 6][Int(room.width)])
      #expect(Set(rows.values.compactMap(\.first)).count > 1)
    }

    @Test("refuses a tick at the limit, and says what to do")
    func limit() async throws {
      let fixture = try ScreenRoom(width: 800).show("library", height: 900)
      await fixture.rest()
      let list = try fixture.list()
      for item in 0..<6 {
        await tap(fixture, try #require(list.cellForItem(at: [2, item])))
        await fixture.rest()
      }
      expectEqual(counts(list), [1, 5, 500])
      #expect(fixture.lines.contains("You have 5 of 5 books. Return one to take another."))
      let ticked = (0..<6).map { item in
        (list.cellForItem(at: [2, item]) as? LibraryBookCell)?.isTicked
      }
      expectEqual(ticked, [true, true, true, true, true, false])
      await tap(fixture, try #require(list.cellForItem(at: [2, 0])))
      await fixture.rest()
      expectEqual(counts(list), [1, 4, 500])
    }

    /// Takes three books, of which the second one is returned by its tick in the end.
    @Test("changes three cells with a tap, and nothing else blinks", arguments: ScreenRoom.all)
    func nothingBlinks(room: ScreenRoom) async throws {
      let fixture = try room.show("library", height: 900)
      await fixture.rest()
      let controller = try #require(fixture.screenController as? LibraryController)
      let list = controller.list
      let asked = Questions(controller)
      for (step, item) in [0, 2, 1, 2].enumerated() {
        let before = cells(list)
        let shelf = list.numberOfItems(inSection: 1)
        let tapped = try #require(list.cellForItem(at: [2, item]) as? LibraryBookCell)
        asked.forget()
        await tap(fixture, tapped)
        for _ in 0..<60 {
          fixture.backend.advance(by: 1.0 / 60)
          watch(before, list)
        }
        await fixture.rest()
        let isReturn = step == 3
        expectEqual(list.numberOfItems(inSection: 1), shelf + (isReturn ? -1 : 1))
        expectEqual(asked.cards.count, 1)
        #expect(asked.cards.first === before[[0, 0]])
        // A new book comes to the shelf; when one is returned, the next one may come into sight.
        let (former, now) = (shelfCells(before), shelfCells(cells(list)))
        let arrivals = now.filter { former[$0.key] == nil }
        expectEqual(asked.shelf, arrivals.count, "step \(step)")
        #expect(isReturn ? arrivals.count <= 1 : arrivals.count == 1)
        for (book, cell) in former where now[book] != nil { #expect(now[book] === cell) }
        expectEqual(asked.books.filter { cell in before.values.contains { $0 === cell } }, [tapped])
        for (path, cell) in before where path.section != 1 {
          guard let now = list.cellForItem(at: path) else { continue }
          #expect(now === cell, "step \(step), \(path)")
        }
      }
    }

    /// In each frame the cells of card and catalogue are whole, and all of the catalogue have moved as far as the shelf has grown.
    private func watch(_ before: [IndexPath: UICollectionViewCell], _ list: UICollectionView) {
      var shifts: Set<Double> = []
      for (path, cell) in before where path.section != 1 && list.cellForItem(at: path) === cell {
        let shown = HeadlessScene(cell).root
        expectEqual(shown.opacity, 1, "\(path)")
        let shift = Double(shown.frame.minY - cell.frame.minY)
        if path.section == 2 { shifts.insert((shift * 100).rounded() / 100) }
        if path.section == 0 { expectEqual(shift, 0) }
        expectEqual(shown.frame.minX, cell.frame.minX)
      }
      #expect(shifts.count <= 1, "\(shifts)")
    }
  }
}

/// Notes which cells of a library are filled in.
@MainActor
private final class Questions {
  private(set) var cards: [LibraryCardCell] = []
  private(set) var books: [LibraryBookCell] = []
  private(set) var shelf = 0

  init(_ controller: LibraryController) {
    controller.card.cellConfiguration = { [weak self] in self?.cards.append($0) }
    controller.catalogue.cellConfiguration = { [weak self] in self?.books.append($0) }
    let setUp = controller.shelf.cellConfiguration
    controller.shelf.cellConfiguration = { [weak self] cell in
      setUp?(cell)
      self?.shelf += 1
    }
  }

  func forget() {
    cards = []
    books = []
    shelf = 0
  }
}
