import Foundation
import GalleryPlayback
import GalleryScreens
import GallerySupport
import TesseraTestSupport
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

    @Test("leaves what the command line says about a screen to that screen")
    func values() {
      var values = GalleryOptionValues()
      values[.folder] = "/a"
      let first = NotedScreen(title: "First")
      let second = NotedScreen(title: "Second")
      _ = GalleryFixture(size: CGSize(width: 960, height: 300)) { clock in
        let gallery = GalleryController(
          screens: [first, second],
          first: first,
          values: values,
          clock: clock
        )
        gallery.show(second)
        gallery.show(first)
        return gallery
      }
      expectEqual(first.notes.folders, ["/a", "/a"])
      expectEqual(second.notes.folders, [nil])
    }
  }

  /// Notes the folder that it is given each time it is shown.
  private struct NotedScreen: GalleryScreen {
    final class Notes {
      var folders: [String?] = []
    }

    let title: String
    let summary = ""
    let symbolName = "house"
    let options: [GalleryOption] = [.folder]
    let notes = Notes()

    func makeViewController(
      with values: GalleryOptionValues,
      clock: any GalleryClock
    ) -> UIViewController {
      notes.folders.append(values[.folder])
      return UIViewController()
    }
  }
}
