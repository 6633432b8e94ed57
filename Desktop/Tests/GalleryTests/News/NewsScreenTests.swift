import Foundation
import GalleryPlayback
import GallerySupport
import TesseraTestSupport
import Testing
import UIKit

@testable import GalleryScreens

extension OneProgramAtATime {
  @Suite("The news")
  @MainActor
  struct NewsScreenTests {
    /// The news in a window; nothing comes by itself for the first two seconds.
    private func show(
      isRightToLeft: Bool = false
    ) async throws -> (GalleryFixture, NewsController) {
      let fixture = GalleryFixture(
        size: CGSize(width: 400, height: 600),
        environment: UIBackendEnvironment(isRightToLeft: isRightToLeft)
      ) { NewsController(clock: $0) }
      await fixture.settle()
      let controller = try #require(fixture.screenController as? NewsController)
      return (fixture, controller)
    }

    /// The first entry that begins in sight, and where.
    private func read(_ controller: NewsController) throws -> (NewsEntry.ID, CGFloat) {
      let list = controller.list
      let path = try #require(
        list.indexPathsForVisibleItems.sorted().first { path in
          (list.cellForItem(at: path)?.frame.minY ?? 0) >= list.contentOffset.y
        }
      )
      let id = try #require(controller.dataSource.itemIdentifier(for: path))
      return (id, try #require(top(id, controller)))
    }

    private func top(_ id: NewsEntry.ID, _ controller: NewsController) -> CGFloat? {
      controller.dataSource.indexPath(for: id)
        .flatMap { controller.list.cellForItem(at: $0) }
        .map { controller.list.convert($0.frame.origin, to: nil).y }
    }

    private func button(_ fixture: GalleryFixture) throws -> NewsCountButton {
      try #require(fixture.first(NewsCountButton.self))
    }

    @Test("does not move what is read in any frame while others come above, and counts them")
    func arriving() async throws {
      for isRightToLeft in [false, true] {
        let log = DiagnosticLog()
        defer { log.end() }
        let (fixture, controller) = try await show(isRightToLeft: isRightToLeft)
        controller.list.contentOffset.y = 333
        fixture.backend.makeFrame()
        let (id, before) = try read(controller)
        // Two, three, one and two entries have come after nine seconds.
        for _ in 0..<540 {
          await fixture.advance(by: 1.0 / 60)
          #expect(top(id, controller).map { abs($0 - before) < 0.01 } == true)
        }
        expectEqual(try button(fixture).count, 8)
        #expect(fixture.lines.contains("8 new"))
        expectEqual(log.messages, [])
      }
    }

    @Test("goes to what is new when the count is pressed, which ends then")
    func pressing() async throws {
      let (fixture, controller) = try await show()
      controller.list.contentOffset.y = 500
      await fixture.advance(by: 3)
      #expect(fixture.lines.contains("2 new"))
      try await fixture.press("2 new")
      await fixture.advance(by: 0.8)
      expectEqual(controller.list.contentOffset.y, 0)
      #expect(try button(fixture).isHidden)
      #expect(controller.unseen.isEmpty)
    }

    @Test("shows what is new at the very top, unless it is to hold there")
    func top() async throws {
      let (fixture, controller) = try await show()
      let (first, place) = try read(controller)
      await fixture.advance(by: 3)
      expectEqual(controller.list.contentOffset.y, 0)
      #expect(try #require(top(first, controller)) > place)
      #expect(try button(fixture).isHidden)
      try await fixture.press("Hold")
      let (second, held) = try read(controller)
      await fixture.advance(by: 2)
      expectEqual(try #require(top(second, controller)), held)
      #expect(controller.list.contentOffset.y > 0)
      #expect(try button(fixture).count > 0)
    }

    @Test("loads older entries below, to the last one, without moving what is read")
    func older() async throws {
      let (fixture, controller) = try await show()
      let total = try NewsFeed(mailbox: NewsFeed.sample).entries.count
      for _ in 0..<2000 {
        let last = try #require(controller.list.indexPathsForVisibleItems.max())
        let id = try #require(controller.dataSource.itemIdentifier(for: last))
        let before = try #require(top(id, controller))
        controller.list.contentOffset.y += 150
        fixture.backend.makeFrame()
        let now = top(id, controller)
        #expect(now.map { abs($0 - before + 150) < 0.01 } == true)
        let end = controller.list.contentSize.height - controller.list.bounds.height
        if controller.list.contentOffset.y > end { break }
      }
      let shown = controller.dataSource.snapshot().numberOfItems
      expectEqual(shown, total - 120)
    }
  }
}
