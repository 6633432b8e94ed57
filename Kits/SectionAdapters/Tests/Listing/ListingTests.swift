import Foundation
import SectionAdapters
import TesseraTestSupport
import Testing
import UIKit

/// A window with the screen of the listing, and the hand of a person.
@MainActor
private final class Screen {
  let fixture = Fixture(width: 300, height: 600)
  let controller = LibraryController()

  init() {
    controller.books = (0..<5).map { LibraryBook(id: UUID(), title: "Book \($0)") }
    fixture.window.rootViewController = controller
    controller.view.frame = fixture.window.bounds
    list.frame = controller.view.bounds
    fixture.backend.makeFrame()
    fixture.backend.advanceUntilIdle(limit: 5)
  }

  var list: UICollectionView { controller.collection }

  var counts: [Int] {
    (0..<list.numberOfSections).map { list.numberOfItems(inSection: $0) }
  }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    fixture.screen.tap(at: CGPoint(x: x, y: y))
    fixture.backend.advanceUntilIdle(limit: 5)
  }

  /// Taps a row of the library: 44 points high, below 90 of the card, and of the shelf 150, or 200 with books.
  func tapBook(_ row: Int) {
    tap(150, 90 + (counts[1] == 0 ? 150 : 200) + 44 * CGFloat(row) + 22)
  }

  var emptyView: TakenBooksEmptyView? {
    list.visibleSupplementaryViews(ofKind: "empty").first as? TakenBooksEmptyView
  }
}

@Suite("A listing in the article's form")
@MainActor
struct ListingTests {
  @Test("is compiled in the language mode of Swift 5, and does what it says")
  func library() {
    let screen = Screen()
    let list = screen.list
    #expect(screen.counts == [1, 0, 5])
    #expect(list.cellForItem(at: [2, 0])?.frame.minY == 240)
    let cell = list.cellForItem(at: [2, 0]) as? LibraryBookCell
    screen.tapBook(0)
    #expect(screen.counts == [1, 1, 5])
    #expect(list.cellForItem(at: [2, 0]) === cell)
    #expect(cell?.isChecked == true)
    screen.tapBook(1)
    screen.tapBook(2)
    #expect(screen.counts == [1, 2, 5])
    // The button of the first book is 100 points below the card.
    screen.tap(90, 90 + 122)
    #expect(screen.counts == [1, 1, 5])
    #expect(cell?.isChecked == false)
    #expect(
      (list.cellForItem(at: [0, 0]) as? ClientInfoCell)?.label.text == "Ada: 1 of 2"
    )
  }

  @Test("leaves taps to the books under its empty view, whose content is hidden")
  func emptyShelf() {
    let screen = Screen()
    let controller = screen.controller
    #expect(screen.emptyView?.frame == CGRect(x: 0, y: 90, width: 300, height: 150))
    #expect(screen.emptyView?.contentView.isHidden == false)
    screen.tap(90, 130)
    #expect(controller.opened.isEmpty)
    screen.tapBook(3)
    #expect(screen.emptyView?.contentView.isHidden == true)
    screen.tap(90, 130)
    #expect(controller.opened == ["Book 3"])
    // The card puts the library first.
    screen.tap(150, 45)
    // Below the card and five books, in the middle of 200 points.
    #expect(screen.emptyView?.frame.minY == 335)
    #expect(screen.emptyView?.contentView.isHidden == true)
    screen.tap(90, 350)
    #expect(controller.opened == ["Book 3", "Book 3"])
    screen.tap(90, 310 + 122)
    #expect(screen.counts == [1, 5, 0])
    #expect(screen.emptyView?.contentView.isHidden == false)
  }

  @Test("scrolls its shelf by a drag that begins on its hidden empty view")
  func scrolling() {
    let screen = Screen()
    screen.tapBook(0)
    screen.tapBook(1)
    screen.fixture.screen.drag(
      from: CGPoint(x: 200, y: 130),
      to: CGPoint(x: 20, y: 130),
      duration: 0.3
    )
    screen.fixture.backend.advanceUntilIdle(limit: 5)
    // Books are 180 points wide, so that the second one ends at 360 of 300 points.
    let second = screen.list.cellForItem(at: [1, 1])
    #expect(second.map { $0.convert($0.bounds, to: screen.list).minX } == 120)
    screen.tap(200, 130)
    #expect(screen.controller.opened == ["Book 1"])
  }
}
