import CoreGraphics
import TesseraTestSupport
import Testing
import UIKit

@Suite("Code for tables, as one writes it for iOS,")
@MainActor
struct TableListingTests {
  @Test("shows rows that size themselves, and changes them")
  func notes() throws {
    let fixture = Fixture(width: 320, height: 480)
    let controller = NotebookController()
    fixture.window.rootViewController = controller
    fixture.backend.makeFrame()
    let table = controller.tableView
    #expect(table.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    let heights = table.visibleCells.map(\.frame.height)
    #expect(heights.count == 3)
    // A line of 21 points between margins of 12.
    #expect(heights[0] == 45)
    #expect(heights[2] > 60)
    let cell = try #require(table.visibleCells.first)
    let place = cell.convert(CGPoint(x: 100, y: 20), to: nil)
    fixture.screen.tap(at: place, device: .touch)
    fixture.backend.advanceUntilIdle()
    #expect(fixture.scene.nodes(showing: "Milk!").count == 1)
    controller.notes = ["Milk", "Eggs"]
    table.reload(
      stages: [
        (
          [IndexPath(row: 1, section: 0), IndexPath(row: 2, section: 0)],
          [IndexPath(row: 1, section: 0)]
        )
      ],
      with: .fade
    ) { controller.notes = ["Milk", "Eggs"] }
    fixture.backend.advanceUntilIdle()
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(fixture.scene.nodes(showing: "Eggs").count == 1)
    fixture.screen.drag(from: CGPoint(x: 100, y: 60), to: CGPoint(x: 100, y: 120), duration: 0.2)
    #expect(controller.scrolled === table)
  }
}
