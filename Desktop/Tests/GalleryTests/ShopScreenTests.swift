import GalleryPlayback
import GalleryScreens
import GallerySupport
import Tessera
import Testing
import UIKit

extension OneProgramAtATime {
  @Suite("Shop")
  @MainActor
  struct ShopScreenTests {
    private func fixture(
      _ width: CGFloat,
      height: CGFloat = 1600,
      isRightToLeft: Bool = false
    ) throws -> GalleryFixture {
      var environment = UIBackendEnvironment()
      environment.isRightToLeft = isRightToLeft
      let screen = try GalleryCatalog.screen(named: "shop")
      return GalleryFixture(size: CGSize(width: width, height: height), environment: environment) {
        screen.makeViewController(with: GalleryOptionValues(), clock: $0)
      }
    }

    /// The frames of the products, row by row.
    private func rows(_ fixture: GalleryFixture) throws -> [[CGRect]] {
      let list = try #require(fixture.first(UICollectionView.self))
      let frames = (0..<list.numberOfItems(inSection: 2)).compactMap {
        list.layoutAttributesForItem(at: IndexPath(item: $0, section: 2))?.frame
      }
      return Dictionary(grouping: frames, by: \.minY).sorted { $0.key < $1.key }.map(\.value)
    }

    @Test(
      "has cards of one height in each row, at any width",
      arguments: [(360.0, 2), (800, 3), (1400, 5)],
      [false, true]
    )
    func equalHeights(_ width: (points: Double, columns: Int), isRightToLeft: Bool) async throws {
      let fixture = try fixture(width.points, isRightToLeft: isRightToLeft)
      await fixture.rest()
      let rows = try rows(fixture)
      #expect(rows.first?.count == width.columns)
      for row in rows { #expect(Set(row.map(\.height)).count == 1) }
    }

    @Test("shows some products, all of them, and those of a category")
    func filtering() async throws {
      let fixture = try fixture(420)
      await fixture.rest()
      let list = try #require(fixture.first(UICollectionView.self))
      #expect(list.numberOfItems(inSection: 2) == 6)
      try await fixture.press("Show all 14")
      await fixture.rest()
      #expect(list.numberOfItems(inSection: 2) == 14)
      list.contentOffset.y = 0
      try await fixture.press("Pictures")
      await fixture.rest()
      #expect(list.numberOfItems(inSection: 2) == 3)
    }

    @Test("has a carousel of cards of one height, which keeps its place while products change")
    func carousel() async throws {
      let fixture = try fixture(420)
      await fixture.rest()
      let list = try #require(fixture.first(UICollectionView.self))
      let picks = try #require(list.orthogonalScroller(forSection: 3))
      picks.scroll(toPage: 4, animated: false)
      await fixture.rest()
      // 16 + 4 · (200 + 12) − 16
      #expect(picks.contentOffset.x == 848)
      let shown = list.indexPathsForVisibleItems.filter { $0.section == 3 }
      let heights = shown.compactMap { list.cellForItem(at: $0)?.bounds.height }
      #expect(heights.count > 1 && Set(heights) == [picks.frame.height])
      try await fixture.press("Pictures")
      await fixture.rest()
      #expect(list.orthogonalScroller(forSection: 3)?.contentOffset.x == 848)
    }

    @Test("draws no product outside of the panel behind them", arguments: [360.0, 800, 1400])
    func panel(width: Double) async throws {
      let fixture = try fixture(width)
      await fixture.rest()
      for row in try rows(fixture) {
        for frame in row { #expect(frame.minX >= 28 && frame.maxX <= width - 28) }
      }
    }
  }
}
