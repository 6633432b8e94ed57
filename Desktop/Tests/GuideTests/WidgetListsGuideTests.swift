import TesseraTestSupport
import Testing
import UIKit
import WidgetLists

@Suite("The guide to widgets", .withTheProgram)
@MainActor
struct WidgetListsGuideTests {
  private let screen = Screen(RecipesController())
  private var controller: RecipesController { screen.controller }

  /// A window that shows the primitives.
  private func show(
    _ widgets: [Widget]
  ) -> (screen: Screen<UICollectionViewController>, list: UICollectionView) {
    let screen = Screen(UICollectionViewController(collectionViewLayout: WidgetLayout()))
    widgets.bind(to: screen.controller.collectionView)
    screen.backend.advanceUntilIdle()
    return (screen, screen.controller.collectionView)
  }

  @Test("shows the parts of each recipe below each other")
  func parts() throws {
    // Spacing, title, number of steps, spacing, two steps, buttons and separator for each.
    #expect(controller.collectionView.numberOfItems(inSection: 0) == 16)
    let name = try #require(screen.frame(of: "Pancakes"))
    #expect(name.minX == 16)
    #expect(name.minY == 12)
  }

  @Test("fills the buttons of a recipe in again in the same cell")
  func buttons() throws {
    let cell = try #require(controller.collectionView.cellForItem(at: [0, 6]))
    screen.events.tap(at: CGPoint(x: 60, y: cell.frame.midY))
    screen.backend.advanceUntilIdle()
    #expect(controller.recipes.map(\.isDone) == [true, false])
    #expect(controller.collectionView.cellForItem(at: [0, 6]) === cell)
    #expect(screen.frame(of: "Cook again") != nil)
  }

  @Test("deletes a recipe, whose rows go together")
  func deleting() throws {
    try screen.tap("Delete")
    #expect(controller.recipes.map(\.name) == ["Pancakes"])
    #expect(screen.frame(of: "Lemonade") == nil)
    #expect(controller.collectionView.numberOfItems(inSection: 0) == 8)
  }

  @Test("shows texts and spaces")
  func texts() {
    let (screen, list) = show(Primitives.texts(Dish(name: "Crêpe")) + Primitives.space())
    for text in ["Today", "Crêpe", "With butter and sugar"] {
      #expect(screen.frame(of: text) != nil, "\(text)")
    }
    let heights = (3..<6).compactMap { list.cellForItem(at: [0, $0])?.frame.height }
    #expect(heights == [16, 16, 1])
  }

  @Test("shows pictures and a gallery of them")
  func pictures() {
    let (_, list) = show(Primitives.pictures([UIImage(), UIImage()]))
    // Half as high as the window of 320 points is wide.
    #expect(list.cellForItem(at: [0, 0])?.frame.height == 160)
    #expect(list.cellForItem(at: [0, 1])?.frame.height == 120)
  }

  @Test("calls the action of a button")
  func order() throws {
    var orders = 0
    let (screen, _) = show(Primitives.buttons { orders += 1 })
    try screen.tap("Order")
    #expect(orders == 1)
    try screen.tap("Sold out")
    #expect(orders == 1)
  }

  @Test("shows a fraction, a row that scrolls, columns and a run")
  func groups() throws {
    let names = ["Basil", "Mint"]
    let (screen, list) = show(
      Primitives.progress(0.5) + Primitives.row(names) + Primitives.card(names)
    )
    #expect(list.cellForItem(at: [0, 0])?.frame.height == 32)
    #expect(list.cellForItem(at: [0, 1])?.frame.height == 40)
    let columns = (3...4).compactMap { list.cellForItem(at: [0, $0])?.frame }
    // Margins of 16 points at each side, and 8 between two columns of 320 − 32 − 8 points.
    #expect(columns.map(\.minX) == [16, 164])
    #expect(screen.frame(of: "Mint") != nil)
  }

  @Test("shows a widget of the app")
  func rating() {
    let (screen, list) = show([Rating(stars: 3).widget])
    #expect(screen.frame(of: "★★★") != nil)
    #expect(list.cellForItem(at: [0, 0])?.frame.height == 32)
  }

  @Test("leads from a tapped row to its object")
  func selection() throws {
    let settings = SettingsController()
    let screen = Screen(settings)
    settings.show(controller.recipes)
    screen.backend.advanceUntilIdle()
    try screen.tap("2 steps")
    #expect(settings.opened == [2])
    settings.show([])
    screen.backend.advanceUntilIdle()
    #expect(screen.frame(of: "No recipes") != nil)
    #expect(settings.collectionView.numberOfSections == 0)
  }
}
