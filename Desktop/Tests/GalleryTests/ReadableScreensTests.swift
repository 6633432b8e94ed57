import GalleryPlayback
import GalleryScreens
import GallerySupport
import TesseraTestSupport
import Testing
import UIKit

extension OneProgramAtATime {
  /// Screens as a screen reader has them, without a display.
  @Suite("Screens for a screen reader")
  @MainActor
  struct ReadableScreensTests {
    @Test("have a name for each button, value and field")
    func names() async {
      let roles: Set<UIBackendAccessibilityNode.Role> = [
        .button, .link, .toggle, .slider, .textField, .searchField, .textArea,
      ]
      for screen in GalleryCatalog.screens {
        let fixture = GalleryFixture(size: CGSize(width: 640, height: 480)) {
          screen.makeViewController(with: Fixtures.values(for: screen), clock: $0)
        }
        await fixture.settle()
        let nodes = fixture.screen?.accessibility?.nodes ?? []
        #expect(nodes.count > 3, "\(screen.title) says next to nothing.")
        let nameless = nodes.filter { roles.contains($0.role) && $0.label.isEmpty }
        expectEqual(nameless.map(\.role), [], "\(screen.title)")
      }
    }

    @Test("say of a message by whom it is, what it says and when it was written, in one element")
    func messages() async throws {
      // The first and fourth are one’s own; the author stands only above the first of the two between them.
      let stage = try await ConversationStage(5) {
        try $0.toggleReaction("♥", of: ConversationStage.id(1))
      }
      let nodes = stage.fixture.screen?.accessibility?.nodes ?? []
      let rows = nodes.filter { $0.role == .row }
      try #require(rows.count == 5)
      #expect(!rows.contains { !$0.children.isEmpty })
      let time = ConversationWords.time(ConversationStage.noon)
      let later = ConversationWords.time(ConversationStage.noon.addingTimeInterval(60))
      expectEqual(rows[0].label, "You, 0, \(time), sent")
      expectEqual(rows[1].label, "Ada, 1 and so on, Reactions: ♥, \(later)")
      #expect(rows[2].label.hasPrefix("Ada, 2 and so on"))
      #expect(nodes.contains { $0.role == .heading && $0.label.hasSuffix(" 2026") })
    }
  }
}
