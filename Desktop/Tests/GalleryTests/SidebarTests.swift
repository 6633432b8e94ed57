import Foundation
import GalleryPlayback
import GalleryScreens
import GallerySupport
import Testing
import UIKit

extension OneProgramAtATime {
  /// A row is 36 points high and 2 below the one before it; beside a screen the list is a column.
  @Suite("The list of screens")
  @MainActor
  struct SidebarTests {
    private func shows(_ node: HeadlessScene.Node, _ words: String) -> Bool {
      node.text.contains(words) || node.children.contains { shows($0, words) }
    }

    @Test(
      "shows the screen that the program is started with",
      arguments: [CGSize(width: 960, height: 300), CGSize(width: 400, height: 600)]
    )
    func started(size: CGSize) async throws {
      let values = GalleryOptionValues()
      let screen = try #require(GalleryCatalog.screens.last)
      let fixture = GalleryFixture(size: size) { clock in
        GalleryController(
          screens: GalleryCatalog.screens,
          first: screen,
          values: values,
          clock: clock
        )
      }
      await fixture.settle()
      let rows = HeadlessScene(fixture.window).nodes.filter { $0.name == "SidebarCell" }
      let row = try #require(rows.first { shows($0, screen.title) })
      #expect(fixture.window.bounds.contains(row.frame))
    }
  }
}
