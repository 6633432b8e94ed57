import GalleryPlayback
import GalleryScreens
import GallerySupport
import TesseraTestSupport
import Testing
import UIKit

extension OneProgramAtATime {
  /// A tour of all screens leaves nothing of them behind.
  @Suite("A screen that is left")
  @MainActor
  struct ScreenReleaseTests {
    private final class Remains {
      weak var controller: UIViewController?
      weak var list: UICollectionView?
    }

    /// Shows a screen, lets all of it appear, and shows something else in its place.
    private func visit(_ screen: any GalleryScreen) async -> Remains {
      let remains = Remains()
      let fixture = GalleryFixture(size: CGSize(width: 800, height: 600)) {
        screen.makeViewController(with: Fixtures.values(for: screen), clock: $0)
      }
      await fixture.rest()
      remains.controller = fixture.window.rootViewController
      remains.list = fixture.first(UICollectionView.self)
      fixture.window.rootViewController = UIViewController()
      await fixture.rest()
      return remains
    }

    @Test("goes, with its lists")
    func goes() async {
      for screen in GalleryCatalog.screens {
        let remains = await visit(screen)
        #expect(remains.controller == nil, "\(screen.title)")
        #expect(remains.list == nil, "The list of \(screen.title)")
      }
    }
  }
}
