import Foundation
import SectionControllers
import TesseraTestSupport
import Testing
import UIKit

@Suite("A listing of section controllers in the article's form", .withTheProgram)
@MainActor
struct CompaniesListingTests {
  @Test("is compiled in the language mode of Swift 5, and opens a company where it is")
  func companies() {
    let fixture = Fixture(width: 300, height: 600)
    let directory = CompanyDirectory(
      companies: (1...3).map { Company(name: "Company \($0)", about: "About \($0)") }
    )
    let controller = CompaniesViewController(directory: directory)
    var turns: [() -> Void] = []
    controller.adapter.updater.schedule = { turns.append($0) }
    fixture.window.rootViewController = controller
    controller.view.frame = fixture.window.bounds
    let list = controller.collectionView
    list.frame = controller.view.bounds
    func settle() {
      while !turns.isEmpty { turns.removeFirst()() }
      fixture.backend.advanceUntilIdle(limit: 5)
    }
    fixture.backend.makeFrame()
    settle()
    #expect(list.numberOfItems(inSection: 0) == 3)
    let cells = (0..<3).map { list.cellForItem(at: [0, $0]) as? CompanyCell }
    // Rows of 44 points.
    fixture.screen.tap(at: CGPoint(x: 150, y: 66))
    settle()
    #expect(list.numberOfItems(inSection: 0) == 4)
    #expect(list.cellForItem(at: [0, 1]) === cells[1])
    #expect(list.cellForItem(at: [0, 3]) === cells[2])
    #expect(cells.map { $0?.pointsDown } == [false, true, false])
    #expect((list.cellForItem(at: [0, 2]) as? CompanyTextCell)?.label.text == "About 2")
    // Rows of 44 points.
    fixture.screen.tap(at: CGPoint(x: 150, y: 66))
    settle()
    #expect(list.numberOfItems(inSection: 0) == 3)
  }
}
