import ListAdapters
import TesseraTestSupport
import Testing
import UIKit

@Suite("The guide to list adapters", .withTheProgram)
@MainActor
struct ListAdaptersGuideTests {
  private let screen = Screen(ErrandsController())
  private var controller: ErrandsController { screen.controller }

  /// The height of a row on screen.
  private func height(_ row: Int) -> CGFloat? {
    controller.collectionView.cellForItem(at: [0, row])?.frame.height
  }

  @Test("shows rows that are as high as their constraints ask for")
  func automatic() throws {
    let noted = try #require(height(0))
    let plain = try #require(height(1))
    // Margins of 12 points around a line of 21; the note adds a gap of 4 and a line of 16.
    let (lone, both): (CGFloat, CGFloat) = (45, 65)
    #expect(plain == lone)
    #expect(noted == both)
  }

  @Test("fills the cell of a tapped row in again, and makes it higher")
  func selection() throws {
    let cell = try #require(controller.collectionView.cellForItem(at: [0, 1]))
    try screen.tap("Post the letters")
    #expect(screen.frame(of: "Done") != nil)
    #expect(controller.collectionView.cellForItem(at: [0, 1]) === cell)
    #expect(height(1) == height(0))
  }

  @Test("has heights that are all the same, or computed by the class")
  func fixed() {
    controller.errands.heightMode = .fixed(height: 72)
    screen.backend.advanceUntilIdle()
    #expect(height(0) == 72)
    controller.errands.heightMode = .fixed()
    screen.backend.advanceUntilIdle()
    #expect(height(0) == 44)
  }

  @Test("shows two changes as one update")
  func batch() throws {
    controller.addTwo()
    screen.backend.advanceUntilIdle()
    let titles = controller.errands.items.map(\.title)
    #expect(titles.first == "Call the plumber")
    #expect(titles.last == "Water the plants")
    #expect(screen.frame(of: "Water the plants") != nil)
  }

  @Test("keeps cells of rows that stay in a reload")
  func reload() throws {
    let cell = try #require(controller.collectionView.cellForItem(at: [0, 2]))
    controller.take([Errand(title: "Return the books"), Errand(title: "Buy bread")])
    screen.backend.advanceUntilIdle()
    #expect(controller.collectionView.cellForItem(at: [0, 0]) === cell)
  }

  @Test("shows the empty view while there are no rows")
  func empty() {
    controller.setUpEmptyView()
    #expect(screen.frame(of: "Nothing to do") == nil)
    controller.errands.deleteItemsIfNeeded(at: 0...)
    screen.backend.advanceUntilIdle()
    #expect(screen.frame(of: "Nothing to do") != nil)
  }

  @Test("moves a row that is pressed for a while")
  func reordering() throws {
    controller.setUpReordering()
    let start = try #require(screen.frame(of: "Buy bread"))
    screen.events.pointer(.pressed, at: CGPoint(x: 160, y: start.midY))
    screen.backend.advance(by: 1)
    screen.events.pointer(.dragged, at: CGPoint(x: 160, y: start.midY + 70))
    screen.backend.advance(by: 1)
    screen.events.pointer(.released, at: CGPoint(x: 160, y: start.midY + 70))
    screen.backend.advanceUntilIdle()
    #expect(controller.errands.items.map(\.title)[1] == "Buy bread")
  }

  @Test("leaves the margins of the layout free")
  func margins() {
    controller.collectionView.collectionViewLayout = ErrandsController.makeLayout()
    screen.backend.advanceUntilIdle()
    let frame = controller.collectionView.cellForItem(at: [0, 0])?.frame
    #expect(frame?.minX == 16)
    #expect(frame?.minY == 8)
    #expect(frame?.width == 288)
  }

  @Test("has a header")
  func header() {
    controller.showTitle()
    screen.backend.advanceUntilIdle()
    #expect(screen.frame(of: "Today") != nil)
  }

  @Test("reports a wrong index, and changes nothing")
  func wrongIndex() {
    var reports: [String] = []
    controller.errands.diagnosticHandler = { reports.append($0) }
    controller.errands.deleteItem(at: 7)
    #expect(controller.errands.items.count == 3)
    #expect(reports == ["The list has 3 rows; a deletion with index 7 changes nothing."])
    #expect(throws: ListChangeError.self) {
      try controller.errands.apply(.delete([7]), allowDynamicModification: true)
    }
  }

  @Test("shows rows of several kinds, and a part that another object fills")
  func slices() {
    let shop = ShopController()
    let screen = Screen(shop)
    #expect(screen.frame(of: "Basket") != nil)
    #expect(screen.frame(of: "340 €")?.height == 48)
    shop.offers.removeAll()
    screen.backend.advanceUntilIdle()
    #expect(screen.frame(of: "340 €") == nil)
    #expect(screen.frame(of: "Bread") != nil)
  }

  @Test("shows rows beside each other")
  func horizontal() {
    let photos = HorizontalListAdapter<PhotoCell>()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 80),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    photos.widthMode = .fixed(width: 120)
    photos.setup(collectionView: view)
    photos.reload(items: [UIImage(), UIImage()])
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: [0, 1])?.frame == CGRect(x: 120, y: 0, width: 120, height: 80))
  }
}
