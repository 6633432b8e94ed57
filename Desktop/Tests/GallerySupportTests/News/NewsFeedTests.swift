import Foundation
import GallerySupport
import Testing

@Suite("A feed of news")
struct NewsFeedTests {
  @Test("has hundreds of entries, the newest first, each of all mails of its source")
  func sample() throws {
    let feed = try NewsFeed(mailbox: NewsFeed.sample)
    #expect(feed.entries.count >= 300)
    #expect(feed.entries.map(\.time) == feed.entries.map(\.time).sorted(by: >))
    #expect(Set(feed.entries.map(\.id)).count == feed.entries.count)
    #expect(feed.entries.allSatisfy { !$0.title.isEmpty })
  }

  @Test("shows older entries when they are asked for, and newer ones until there are no more")
  func parts() throws {
    var feed = try NewsFeed(mailbox: NewsFeed.sample)
    let count = feed.entries.count
    #expect(feed.shown == 120..<160)
    feed.showOlder()
    #expect(feed.shown == 120..<200)
    #expect(feed.showNewer(3).map(\.id) == feed.entries[117..<120].map(\.id))
    #expect(feed.showNewer(-1).isEmpty)
    #expect(feed.showNewer(200).count == 117)
    #expect(feed.showNewer(1).isEmpty)
    while feed.hasOlder { feed.showOlder() }
    #expect(feed.shown == 0..<count)
    #expect(NewsFeed([]).shown == 0..<0)
  }
}
