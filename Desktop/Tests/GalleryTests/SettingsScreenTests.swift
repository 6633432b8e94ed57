import GalleryPlayback
import GalleryScreens
import GallerySupport
import Testing
import UIKit

extension OneProgramAtATime {
  @Suite("Settings")
  @MainActor
  struct SettingsScreenTests {
    private func fixture(_ width: CGFloat = 420, height: CGFloat = 700) throws -> GalleryFixture {
      let screen = try GalleryCatalog.screen(named: "settings")
      return GalleryFixture(size: CGSize(width: width, height: height)) {
        screen.makeViewController(with: GalleryOptionValues(), clock: $0)
      }
    }

    /// The left edges of the rows on screen.
    private func edges(_ fixture: GalleryFixture) throws -> Set<CGFloat> {
      let list = try fixture.list()
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
      let list = try fixture.list()
      let kind = UICollectionView.elementKindSectionFooter
      #expect(!list.visibleSupplementaryViews(ofKind: kind).isEmpty)
      try await fixture.press("Footers")
      await fixture.rest()
      #expect(list.visibleSupplementaryViews(ofKind: kind).isEmpty)
    }

    /// Pulls the row of a device aside, to the right for a positive distance.
    private func pull(
      _ device: String,
      by distance: CGFloat,
      _ fixture: GalleryFixture
    ) async throws {
      let y = try #require(fixture.nodes.first { $0.text.contains(device) }).frame.midY
      let x: CGFloat = distance < 0 ? 380 : 60
      try await fixture.follow("0 drag \(x) \(y) \(x + distance) \(y) 0.3")
    }

    @Test("connect, mute and forget a device that is pulled aside, until all are brought back")
    func devices() async throws {
      let fixture = try fixture(height: 900)
      await fixture.rest()
      try await pull("Phone", by: 100, fixture)
      try await fixture.press("Connect")
      await fixture.rest()
      #expect(fixture.lines.contains("Connected"))
      try await pull("Phone", by: -150, fixture)
      try await fixture.press("Mute")
      await fixture.rest()
      #expect(fixture.lines.contains("Connected, Muted"))
      try await pull("Phone", by: -300, fixture)
      #expect(!fixture.lines.contains("Phone"))
      try await fixture.press("Bring forgotten devices back")
      await fixture.rest()
      #expect(fixture.lines.contains("Phone"))
      #expect(fixture.lines.contains("Connected, Muted"))
      #expect(!fixture.lines.contains("Bring forgotten devices back"))
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
