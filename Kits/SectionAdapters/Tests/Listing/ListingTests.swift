import Foundation
import SectionAdapters
import TesseraTestSupport
import Testing
import UIKit

@Suite("A listing in the article's form")
@MainActor
struct ListingTests {
  @Test("is compiled in the language mode of Swift 5, and does what it says")
  func library() {
    let fixture = Fixture(width: 300, height: 600)
    let controller = LibraryController()
    controller.books = (0..<5).map { LibraryBook(id: UUID(), title: "Book \($0)") }
    fixture.window.rootViewController = controller
    controller.view.frame = fixture.window.bounds
    let list = controller.collection
    list.frame = controller.view.bounds
    fixture.backend.makeFrame()
    fixture.backend.advanceUntilIdle(limit: 5)
    func counts() -> [Int] {
      (0..<list.numberOfSections).map { list.numberOfItems(inSection: $0) }
    }
    func tap(_ item: Int) {
      controller.adapter.collectionView(list, didSelectItemAt: [2, item])
      fixture.backend.advanceUntilIdle(limit: 5)
    }
    #expect(counts() == [1, 0, 5])
    #expect(list.cellForItem(at: [2, 0])?.frame.minY == 240)
    let cell = list.cellForItem(at: [2, 0]) as? LibraryBookCell
    tap(0)
    #expect(counts() == [1, 1, 5])
    #expect(list.cellForItem(at: [2, 0]) === cell)
    #expect(cell?.isChecked == true)
    tap(1)
    tap(2)
    #expect(counts() == [1, 2, 5])
    (list.cellForItem(at: [1, 0]) as? TakenBookCell)?.pressReturn()
    fixture.backend.advanceUntilIdle(limit: 5)
    #expect(counts() == [1, 1, 5])
    #expect(cell?.isChecked == false)
    #expect(
      (list.cellForItem(at: [0, 0]) as? ClientInfoCell)?.label.text == "Ada: 1 of 2"
    )
  }
}
