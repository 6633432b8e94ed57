import ContentOffsetRegulation
import TesseraTestSupport
import Testing
import UIKit

@Suite("The guide to content offset regulation", .withTheProgram)
@MainActor
struct ContentOffsetRegulationGuideTests {
  private let screen = Screen(FeedController())
  private var feed: FeedController { screen.controller }
  private let earlier = [Post(id: -1, text: "One"), Post(id: -2, text: "Two")]

  init() {
    feed.list.contentOffset.y = 440
    screen.backend.advanceUntilIdle()
  }

  @Test("keeps rows on screen in place while others come above them")
  func insertion() throws {
    let before = try #require(screen.frame(of: "Post 12"))
    feed.add(earlier)
    screen.backend.advanceUntilIdle()
    #expect(screen.frame(of: "Post 12") == before)
    #expect(feed.list.contentOffset.y == 528)
  }

  @Test("keeps them over a reload, by their identities")
  func reload() {
    let feed = FeedController()
    feed.holdOnReload()
    let screen = Screen(feed)
    feed.list.contentOffset.y = 440
    screen.backend.advanceUntilIdle()
    feed.reload(with: earlier)
    screen.backend.advanceUntilIdle()
    #expect(feed.list.contentOffset.y == 528)
  }

  @Test("follows the end while it is in sight")
  func end() {
    feed.followEnd()
    // 40 rows of 44 points in a window of 480.
    feed.list.contentOffset.y = 1_280
    screen.backend.advanceUntilIdle()
    feed.coverEnd(height: 50)
    screen.backend.advanceUntilIdle()
    #expect(feed.list.contentOffset.y == 1_330)
  }
}
