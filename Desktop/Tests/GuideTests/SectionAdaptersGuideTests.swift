import SectionAdapters
import TesseraTestSupport
import Testing
import UIKit

@Suite("The guide to section adapters", .withTheProgram)
@MainActor
struct SectionAdaptersGuideTests {
  private let screen = Screen(LibraryController())
  private var library: LibraryController { screen.controller }

  @Test("shows two sections, one of which is empty")
  func sections() {
    #expect(screen.frame(of: "No books yet")?.height == 80)
    #expect(screen.frame(of: "Catalogue")?.minY == 80)
    #expect(library.list.numberOfItems(inSection: 1) == 3)
  }

  @Test("shows a tapped book in both sections, in the cell that it had")
  func selection() throws {
    let cell = try #require(library.list.cellForItem(at: [1, 1]))
    try screen.tap("Ivanhoe")
    #expect(library.list.numberOfItems(inSection: 0) == 1)
    #expect(screen.frame(of: "No books yet") == nil)
    #expect(library.list.cellForItem(at: [1, 1]) === cell)
    #expect((cell as? UICollectionViewListCell)?.accessories.count == 1)
  }

  @Test("gives a section another layout")
  func layout() throws {
    try screen.tap("Emma")
    library.showShelfAsCards()
    screen.backend.advanceUntilIdle()
    // Three fifths of 320 points.
    #expect(library.list.cellForItem(at: [0, 0])?.frame.width == 192)
    #expect(library.list.cellForItem(at: [0, 0])?.frame.height == 120)
  }

  @Test("selects no item that a closure refuses")
  func refusal() throws {
    library.refuseTakenBooks()
    try screen.tap("Emma")
    #expect(library.books[0].isTaken)
    let frame = try #require(library.list.cellForItem(at: [1, 0])?.frame)
    screen.events.tap(at: CGPoint(x: 160, y: frame.midY))
    screen.backend.advanceUntilIdle()
    #expect(library.books[0].isTaken)
  }

  @Test("moves items that are in another order")
  func moving() throws {
    library.reverse()
    screen.backend.advanceUntilIdle()
    let emma = try #require(screen.frame(of: "Emma"))
    let walden = try #require(screen.frame(of: "Walden"))
    #expect(walden.minY < emma.minY)
  }

  @Test("asks a delegate for sections and items")
  func asked() {
    let asked = AskedLibrary()
    asked.books = library.books
    let controller = UIViewController()
    let list = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    controller.view = list
    let adapter = CollectionAdapter(collection: list, delegate: asked)
    adapter.performUpdates(animated: false)
    let screen = Screen(controller)
    #expect(screen.frame(of: "Emma") != nil)
    #expect(adapter.sections.map(\.id) == ["all"])
  }
}
