import GalleryPlayback
import GalleryScreens
import GallerySupport
import TesseraGTK
import TesseraTestSupport
import Testing
import UIKit

extension OneProgramAtATime {
  /// What holds for each screen of the catalog, also for those to come.
  @Suite("Every screen")
  @MainActor
  struct EveryScreenTests {
    private func fixture(_ screen: any GalleryScreen, isDark: Bool) -> GalleryFixture {
      GalleryFixture(
        size: CGSize(width: 640, height: 480),
        environment: UIBackendEnvironment(prefersDarkAppearance: isDark),
        resources: GTKResources(style: .pinned)
      ) { screen.makeViewController(with: Fixtures.values(for: screen), clock: $0) }
    }

    @Test("is drawn in the light and in the dark, without diagnostics")
    func drawing() async throws {
      let log = DiagnosticLog()
      defer { log.end() }
      for screen in GalleryCatalog.screens {
        for isDark in [false, true] {
          let fixture = fixture(screen, isDark: isDark)
          await fixture.settle()
          fixture.backend.advance(by: 0.5)
          await fixture.settle()
          let picture = GTKPicture(of: fixture.window)
          var colors: Set<[Int]> = []
          for place in stride(from: 0, to: 640 * 480, by: 97) {
            let color = picture.color(atX: place % 640, y: place / 640)
            colors.insert([color.red, color.green, color.blue].map { Int($0 * 20) })
          }
          // Letters alone have shades between their colour and the one behind.
          #expect(colors.count > 3, "\(screen.title) shows next to nothing.")
          expectEqual(log.messages, [], "\(screen.title)")
        }
      }
    }

    @Test("has a symbol that the icon theme knows")
    func symbols() throws {
      _ = fixture(try GalleryCatalog.screen(named: "form"), isDark: false)
      for screen in GalleryCatalog.screens {
        #expect(UIImage(systemName: screen.symbolName) != nil, "\(screen.title)")
      }
      #expect(UIImage(systemName: "no-such-symbol") == nil)
    }
  }
}
