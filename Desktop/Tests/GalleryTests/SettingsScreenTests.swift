import GalleryPlayback
import GalleryScreens
import GallerySupport
import Testing
import UIKit

extension OneProgramAtATime {
  @Suite("Settings")
  @MainActor
  struct SettingsScreenTests {
    private func fixture(_ width: CGFloat = 420) throws -> GalleryFixture {
      let screen = try GalleryCatalog.screen(named: "settings")
      return GalleryFixture(size: CGSize(width: width, height: 700)) {
        screen.makeViewController(with: GalleryOptionValues(), clock: $0)
      }
    }

    /// The left edges of the rows on screen.
    private func edges(_ fixture: GalleryFixture) throws -> Set<CGFloat> {
      let list = try #require(fixture.first(UICollectionView.self))
      return Set(list.visibleCells.map(\.frame.minX))
    }

    @Test("take the style over that is pressed")
    func style() async throws {
      let fixture = try fixture()
      await fixture.rest()
      #expect(try edges(fixture) == [16])
      try await fixture.press("Plain")
      await fixture.rest()
      #expect(try edges(fixture) == [0])
      try await fixture.press("Inset grouped")
      await fixture.rest()
      #expect(try edges(fixture) == [16])
    }

    @Test("show headers and footers or not")
    func boundaries() async throws {
      let fixture = try fixture()
      await fixture.rest()
      let list = try #require(fixture.first(UICollectionView.self))
      let kind = UICollectionView.elementKindSectionFooter
      #expect(!list.visibleSupplementaryViews(ofKind: kind).isEmpty)
      try await fixture.press("Footers")
      await fixture.rest()
      #expect(list.visibleSupplementaryViews(ofKind: kind).isEmpty)
    }

    /// Of 1000 points 672 in the middle.
    @Test("are no wider than is comfortable to read")
    func width() async throws {
      let fixture = try fixture(1000)
      await fixture.rest()
      #expect(try edges(fixture) == [164])
    }
  }
}
