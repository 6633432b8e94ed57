import ConversationLayout
import Foundation
import TesseraTestSupport
import Testing
import UIKit

/// 100 messages of 50 points in a view of 400, at an offset of 2,000.
@Suite("What is read when settings change")
@MainActor
struct ConversationSettingsTests {
  private func conversation(sticksToBottom: Bool) -> ConversationFixture {
    let source = MessageSource()
    source.preferredSize = { _, size in CGSize(width: size.width, height: 50) }
    let fixture = ConversationFixture([100], source: source) {
      $0.settings.estimatedItemHeight = 44
      $0.keepContentOffsetAtBottomOnBatchUpdates = sticksToBottom
    }
    fixture.scroll(to: 2_000)
    fixture.settle()
    return fixture
  }

  @Test("stays where it is: spacing, an estimate, insets above", arguments: [false, true])
  func stays(sticksToBottom: Bool) throws {
    let fixture = conversation(sticksToBottom: sticksToBottom)
    let changes: [(inout ConversationLayoutSettings) -> Void] = [
      { $0.interItemSpacing = 7 }, { $0.estimatedItemHeight = 90 }, { $0.interItemSpacing = 0 },
      { $0.additionalInsets.top = 33 },
    ]
    for change in changes {
      let bottoms = fixture.bottoms.filter { $0.value <= 400.01 }
      let tops = fixture.tops.filter { $0.value >= -0.01 }
      let seen = try #require(
        sticksToBottom
          ? bottoms.max { $0.value < $1.value } : tops.min { $0.value < $1.value }
      )
      change(&fixture.layout.settings)
      fixture.frame()
      let now = try #require((sticksToBottom ? fixture.bottoms : fixture.tops)[seen.key])
      #expect(abs(now - seen.value) < 0.01)
    }
    #expect(fixture.diagnostics.isEmpty)
  }

  @Test("is the end where the end is shown")
  func end() {
    let fixture = conversation(sticksToBottom: true)
    fixture.scroll(to: fixture.view.contentSize.height - 400)
    fixture.layout.settings.interItemSpacing = 9
    fixture.frame()
    #expect(abs(fixture.view.contentOffset.y - (fixture.view.contentSize.height - 400)) < 0.01)
  }
}
