import Foundation
import GalleryPlayback
import GallerySupport
import Testing
import UIKit

@testable import GalleryScreens

extension OneProgramAtATime {
  @Suite("Articles")
  @MainActor
  struct ArticlesScreenTests {
    private func show(
      width: CGFloat,
      height: CGFloat = 600
    ) async throws -> (GalleryFixture, UICollectionView) {
      let screen = try GalleryCatalog.screen(named: "articles")
      let fixture = GalleryFixture(size: CGSize(width: width, height: height)) {
        screen.makeViewController(with: Fixtures.values(for: screen), clock: $0)
      }
      await fixture.rest()
      return (fixture, try fixture.list())
    }

    /// A column is at least 280 points wide, with 12 between columns and 16 at the edges.
    @Test(
      "stand in one to three columns",
      arguments: [
        (320.0, 1), (603, 1), (604, 2), (895, 2), (896, 3), (1600, 3),
      ]
    )
    func columns(width: CGFloat, count: Int) async throws {
      let (_, list) = try await show(width: width)
      let starts = Set(
        (0..<4).compactMap { list.layoutAttributesForItem(at: [0, $0])?.frame.minX }
      )
      #expect(starts.count == count)
    }

    @Test(
      "are as high as their text: nothing is cut, at any size",
      arguments: ["S", "M", "L", "XL"]
    )
    func heights(size: String) async throws {
      let (fixture, list) = try await show(width: 700, height: 900)
      try await fixture.press(size)
      await fixture.rest()
      for case let cell as ArticleCell in list.visibleCells {
        for label in labels(in: cell) where label.numberOfLines == 0 {
          let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: 0))
          #expect(label.bounds.height >= needed.height, "\(label.text ?? "")")
        }
      }
    }

    @Test("open in place: the card grows, and the one before it stays")
    func opening() async throws {
      let (fixture, list) = try await show(width: 400, height: 900)
      let before = try #require(list.layoutAttributesForItem(at: [0, 0])).frame
      #expect(!fixture.lines.contains { $0.hasPrefix("The moon") })
      let second = try #require(list.layoutAttributesForItem(at: [0, 1])).frame
      try await tapFirst(fixture, list)
      let after = try #require(list.layoutAttributesForItem(at: [0, 0])).frame
      #expect(after.origin == before.origin)
      #expect(after.height > before.height)
      let moved = try #require(list.layoutAttributesForItem(at: [0, 1])).frame
      #expect(abs(moved.minY - second.minY - (after.height - before.height)) < 0.01)
      #expect(fixture.lines.contains { $0.hasPrefix("The moon") })
      try await tapFirst(fixture, list)
      #expect(try #require(list.layoutAttributesForItem(at: [0, 0])).frame == before)
    }

    private func tapFirst(_ fixture: GalleryFixture, _ list: UICollectionView) async throws {
      let cell = try #require(list.cellForItem(at: [0, 0]))
      fixture.screen?.tap(at: list.convert(cell.center, to: nil))
      await fixture.rest()
    }

    @Test("stay where they are read when the text is made larger, and smaller again")
    func standingStill() async throws {
      let (fixture, list) = try await show(width: 400)
      list.contentOffset.y = 500
      await fixture.rest()
      let read = try #require(
        list.indexPathsForVisibleItems.sorted().lazy
          .compactMap { list.layoutAttributesForItem(at: $0) }
          .first { $0.frame.minY >= list.contentOffset.y }
      )
      let place = read.frame.minY - list.contentOffset.y
      for size in ["XL", "S", "M"] {
        try await fixture.press(size)
        await fixture.rest()
        let now = try #require(list.layoutAttributesForItem(at: read.indexPath))
        #expect(abs(now.frame.minY - list.contentOffset.y - place) < 0.51, "\(size)")
      }
    }

    @Test("are filtered by kind and by words")
    func filtering() async throws {
      let (fixture, list) = try await show(width: 800)
      #expect(list.numberOfItems(inSection: 0) == 10)
      try await fixture.press("Terms")
      await fixture.rest()
      #expect(list.numberOfItems(inSection: 0) == 4)
      try await fixture.follow(#"0 type "zzz""#)
      #expect(list.numberOfSections == 0)
      #expect(fixture.lines.contains("Nothing found"))
    }

    private func labels(in view: UIView) -> [UILabel] {
      view.subviews.filter { !$0.isHidden }.flatMap { labels(in: $0) }
        + [view as? UILabel].compactMap(\.self)
    }
  }
}
