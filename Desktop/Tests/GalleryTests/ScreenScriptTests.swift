import Foundation
import GalleryPlayback
import GalleryScreens
import GallerySupport
import TesseraGTK
import TesseraTestSupport
import Testing
import UIKit

extension OneProgramAtATime {
  /// Every screen is taken through its script on a clock that only the script moves.
  @Suite("A screen of the gallery")
  @MainActor
  struct ScreenScriptTests {
    private func fixture(
      _ screen: any GalleryScreen,
      size: CGSize = CGSize(width: 800, height: 600),
      environment: UIBackendEnvironment = UIBackendEnvironment(),
      values: GalleryOptionValues? = nil
    ) -> GalleryFixture {
      GalleryFixture(size: size, environment: environment, resources: GTKResources(style: .pinned))
      {
        screen.makeViewController(with: values ?? Fixtures.values(for: screen), clock: $0)
      }
    }

    @Test(
      "goes through its script without a diagnostic",
      arguments: [
        "packages", "photos", "carousel", "files", "processes", "articles", "conversation", "news",
        "store",
        "basket", "feed",
        "controls",
        "billion-rows", "interrupted-updates", "stress-test",
      ]
    )
    func scripts(name: String) async throws {
      let log = DiagnosticLog()
      defer { log.end() }
      let screen = try GalleryCatalog.screen(named: name)
      let height: CGFloat = name == "controls" ? 900 : 600
      let fixture = fixture(screen, size: CGSize(width: 800, height: height))
      try await fixture.play(Fixtures.script(name)) { _ in }
      #expect(fixture.backend.advanceUntilIdle(limit: 10))
      #expect(log.messages.isEmpty)
    }

    @Test(
      "shows more than one colour at every size, in the dark and from right to left",
      arguments: TrialRounds.share(of: [
        "packages", "photos", "carousel", "files", "processes", "articles", "conversation", "news",
        "store",
        "basket", "feed",
        "controls",
        "billion-rows", "interrupted-updates", "stress-test",
      ]),
      [CGSize(width: 1000, height: 700), CGSize(width: 320, height: 480)]
    )
    func drawing(name: String, size: CGSize) async throws {
      let log = DiagnosticLog()
      defer { log.end() }
      for isUnusual in [false, true] {
        let environment = UIBackendEnvironment(
          prefersDarkAppearance: isUnusual,
          isRightToLeft: isUnusual,
          displayScale: isUnusual ? 2 : 1
        )
        let fixture = fixture(
          try GalleryCatalog.screen(named: name),
          size: size,
          environment: environment
        )
        await fixture.settle()
        let picture = GTKPicture(of: fixture.window)
        var colors: Set<UIBackendColor> = []
        for y in stride(from: 0, to: Int(size.height), by: 3) {
          for x in stride(from: 0, to: Int(size.width), by: 3) {
            colors.insert(picture.color(atX: x, y: y))
          }
        }
        #expect(colors.count > 8)
      }
      #expect(log.messages.isEmpty)
    }

    @Test("is drawn alike every time")
    func determinism() async throws {
      var pictures: [Data] = []
      for _ in 0..<2 {
        let fixture = fixture(try GalleryCatalog.screen(named: "photos"))
        try await fixture.play(GalleryScript("0 wheel 300 300 0 3\n0.4 wheel 300 300 0 1")) { _ in
        }
        pictures.append(GTKPicture(of: fixture.window).pngData)
      }
      expectEqual(pictures[0], pictures[1])
    }
  }
}
