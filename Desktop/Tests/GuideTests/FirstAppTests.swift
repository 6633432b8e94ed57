import TesseraTestSupport
import Testing
import UIKit

@testable import FirstApp

@Suite("The list of cities", .withTheProgram)
@MainActor
struct FirstAppTests {
  private let screen = Screen(UINavigationController(rootViewController: CitiesController()))

  @Test("shows the cities that match the search")
  func search() throws {
    try screen.tap("Search")
    screen.type("li")
    #expect(screen.frame(of: "Lima") != nil)
    #expect(screen.frame(of: "Oslo") == nil)
  }

  @Test("moves a tapped city to the top")
  func tap() throws {
    try screen.tap("Cairo")
    let cairo = try #require(screen.frame(of: "Cairo"))
    let accra = try #require(screen.frame(of: "Accra"))
    #expect(cairo.minY < accra.minY)
  }

  @Test("deletes a city with the button behind its row")
  func delete() throws {
    try screen.swipe("Oslo", by: -100)
    try screen.tap("Delete")
    #expect(screen.frame(of: "Oslo") == nil)
  }

  @Test("marks a city with the button on the other side")
  func visit() throws {
    try screen.swipe("Oslo", by: 100)
    try screen.tap("Visited")
    let cities = try #require(screen.controller.topViewController as? CitiesController)
    let cell = try #require(cities.list.cellForItem(at: [0, 5]) as? UICollectionViewListCell)
    #expect(cell.accessories.count == 1)
  }

  @Test("adds a city that is typed into the sheet")
  func add() throws {
    try screen.tap("Add")
    screen.type("Bergen")
    screen.events.press(.keyboardReturnOrEnter)
    screen.backend.advanceUntilIdle()
    #expect(screen.frame(of: "Bergen") != nil)
    #expect(screen.frame(of: "New city") == nil)
  }

  @Test("adds nothing when the sheet is cancelled")
  func cancel() throws {
    try screen.tap("Add")
    screen.type("Bergen")
    try screen.tap("Cancel")
    #expect(screen.frame(of: "Bergen") == nil)
    #expect(screen.frame(of: "Accra") != nil)
  }
}
