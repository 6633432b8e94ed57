import GalleryPlayback
import GalleryScreens
import GallerySupport
import TesseraTestSupport
import Testing
import UIKit

extension OneProgramAtATime {
  /// Random use of each screen of the catalog.
  @Suite("A monkey")
  @MainActor
  struct MonkeyTests {
    /// Where rounds are named, as by `make nightly`, there are more of them.
    nonisolated private static let seeds: [UInt64] =
      TrialRounds.named == nil ? [1] : Array(1...8)

    @Test("finds no screen whose lists break what they promise", arguments: seeds)
    func screens(seed: UInt64) async throws {
      for screen in GalleryCatalog.screens {
        let fixture = GalleryFixture(size: CGSize(width: 640, height: 480)) {
          screen.makeViewController(with: Fixtures.values(for: screen), clock: $0)
        }
        await fixture.settle()
        var monkey = Monkey(seed: seed)
        var complaints: [Monkey.Complaint] = []
        for _ in 0..<6 {
          complaints += monkey.run(10, on: fixture.backend)
          await fixture.settle()
        }
        expectEqual(complaints, [], "\(screen.title)")
      }
    }
  }
}
