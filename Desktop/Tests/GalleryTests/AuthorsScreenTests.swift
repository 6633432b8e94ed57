import GalleryPlayback
import GallerySupport
import TesseraTestSupport
import Testing
import UIKit

@testable import GalleryScreens

extension OneProgramAtATime {
  @Suite("Authors")
  @MainActor
  struct AuthorsScreenTests {
    private struct Shown {
      let fixture: GalleryFixture
      let navigation: UINavigationController

      @MainActor var list: UICollectionView {
        get throws {
          try #require(navigation.viewControllers.first?.view.subviews.first as? UICollectionView)
        }
      }
    }

    private func show(_ room: ScreenRoom = ScreenRoom(width: 480)) async throws -> Shown {
      let fixture = try room.show("authors", height: 640)
      await fixture.rest()
      let navigation = try #require(fixture.screenController as? UINavigationController)
      return Shown(fixture: fixture, navigation: navigation)
    }

    /// Presses the button at the end of the bar, in a window of 480 points.
    private func pressLastButton(_ fixture: GalleryFixture) async throws {
      try await fixture.follow("0 tap 454 22")
    }

    @Test("open by a press, and lead back to the list as it was", arguments: ScreenRoom.all)
    func detail(room: ScreenRoom) async throws {
      let log = DiagnosticLog()
      defer { log.end() }
      let shown = try await show(room)
      let offset = try shown.list.contentOffset
      try await shown.fixture.press("Jane Austen")
      await shown.fixture.rest()
      expectEqual(shown.navigation.topViewController?.title, "Jane Austen")
      #expect(shown.fixture.lines.contains("Mansfield Park"))
      // The card with the name begins right below the bar of 44 points.
      let card = try #require(shown.navigation.topViewController?.children.first?.view)
      expectEqual(card.convert(card.bounds, to: nil).minY, 44)
      // A portrait of 64 points between margins of 8, and 8 more above it.
      #expect(abs(card.bounds.height - 88) < 0.01)
      try await shown.fixture.press("Authors")
      await shown.fixture.rest()
      expectEqual(shown.navigation.viewControllers.count, 1)
      expectEqual(try shown.list.contentOffset, offset)
      expectEqual(log.messages, [])
    }

    @Test("have an index of their letters, which leads to each of them")
    func index() async throws {
      let shown = try await show()
      let source = try #require(shown.list.dataSource as? AuthorListSource)
      let titles = try #require(source.indexTitles(for: try shown.list))
      #expect(titles.first == "A" && titles.last == "Z" && titles.count > 15)
      #expect(titles.allSatisfy { shown.fixture.lines.contains($0) })
      try await shown.fixture.press("Z")
      await shown.fixture.rest()
      #expect(shown.fixture.lines.contains("Émile Zola"))
    }

    @Test("are deleted together after a question, and stay if it is answered with Escape")
    func deletion() async throws {
      let log = DiagnosticLog()
      defer { log.end() }
      let shown = try await show()
      let root = try #require(shown.navigation.topViewController)
      try await shown.fixture.press("Edit")
      await shown.fixture.rest()
      #expect(root.isEditing && root.navigationItem.rightBarButtonItem?.isEnabled == false)
      for name in ["Jane Austen", "Aristotle"] { try await shown.fixture.press(name) }
      await shown.fixture.rest()
      expectEqual(root.title, "2 Selected")
      try await pressLastButton(shown.fixture)
      #expect(shown.fixture.lines.contains("Delete 2 Authors"))
      try await shown.fixture.follow("0 key Escape")
      expectEqual(try shown.list.indexPathsForSelectedItems?.count, 2)
      try await pressLastButton(shown.fixture)
      try await shown.fixture.press("Delete 2 Authors")
      await shown.fixture.rest()
      #expect(!root.isEditing && root.title == "Authors")
      #expect(!shown.fixture.lines.contains("Jane Austen"))
      #expect(try shown.list.indexPathsForSelectedItems == nil)
      expectEqual(try shown.list.numberOfItems(inSection: 0), 5)
      expectEqual(log.messages, [])
    }

    @Test("are added by a form in a sheet, which is not lost by Escape once something is typed")
    func form() async throws {
      let log = DiagnosticLog()
      defer { log.end() }
      let shown = try await show()
      let root = try #require(shown.navigation.topViewController)
      try await pressLastButton(shown.fixture)
      #expect(shown.fixture.lines.contains("New Author"))
      let sheet = try #require(root.presentedViewController as? UINavigationController)
      let save = try #require(sheet.topViewController?.navigationItem.rightBarButtonItem)
      #expect(!save.isEnabled)
      try await shown.fixture.follow("0 type \"aesop\"")
      try await shown.fixture.follow("0 key Escape")
      try await shown.fixture.press("Keep Editing")
      await shown.fixture.rest()
      let field = try #require(sheet.topViewController?.view.subviews.first?.subviews[1])
      let place = field.convert(field.bounds, to: nil)
      shown.fixture.screen?.tap(at: CGPoint(x: place.midX, y: place.midY))
      try await shown.fixture.follow("0 type \"abc\"")
      #expect(save.isEnabled)
      try await shown.fixture.press("Save")
      await shown.fixture.rest()
      #expect(root.presentedViewController == nil)
      #expect(shown.fixture.lines.contains("aesop abc"))
      expectEqual(log.messages, [])
    }

    @Test("are sorted by how many books they have written, with an index of numbers")
    func sorting() async throws {
      let shown = try await show()
      let root = try #require(shown.navigation.topViewController)
      let menu = try #require(root.navigationItem.rightBarButtonItems?.last?.menu)
      let action = try #require(menu.children.last as? UIAction)
      UIButton(primaryAction: action).sendActions(for: .primaryActionTriggered)
      await shown.fixture.rest()
      #expect(shown.fixture.lines.contains("7 books"))
      let source = try #require(shown.list.dataSource as? AuthorListSource)
      expectEqual(source.indexTitles(for: try shown.list)?.first, "7")
    }
  }
}
