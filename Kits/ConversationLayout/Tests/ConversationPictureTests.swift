import ConversationLayout
import Foundation
import TesseraTestSupport
import Testing
import UIKit

/// Conversations as text; see `ConversationFixture.picture`.
@Suite("A conversation, drawn,")
@MainActor
struct ConversationPictureTests {
  private func bubbles(
    _ counts: [Int],
    isRightToLeft: Bool = false,
    configure: (CollectionViewConversationLayout) -> Void = { _ in }
  ) -> ConversationFixture {
    let source = DeclaredMessageSource()
    source.size = { _ in .exact(CGSize(width: 120, height: 40)) }
    source.alignment = { [.leading, .trailing, .center, .fullWidth][$0.item % 4] }
    return ConversationFixture(
      counts,
      width: 240,
      height: 160,
      source: source,
      isRightToLeft: isRightToLeft,
      configure: configure
    )
  }

  @Test("is empty without messages")
  func none() {
    expectEqual(Set(bubbles([]).picture), [".", "\n"])
    expectEqual(Set(bubbles([0, 0]).picture), [".", "\n"])
  }

  @Test("begins at the top, at the side where reading begins")
  func one() {
    let ltr = """
      aaa...
      aaa...
      ......
      ......
      ......
      ......
      ......
      ......
      """
    let rtl = ltr.replacingOccurrences(of: "aaa...", with: "...aaa")
    expectEqual(bubbles([1]).picture, ltr)
    expectEqual(bubbles([1], isRightToLeft: true).picture, rtl)
  }

  @Test("aligns each message, right to left as well")
  func few() {
    expectEqual(
      bubbles([4]).picture,
      """
      aaa...
      aaa...
      ...bbb
      ...bbb
      .ccc..
      .ccc..
      dddddd
      dddddd
      """
    )
    expectEqual(
      bubbles([2], isRightToLeft: true).picture.prefix(28),
      """
      ...aaa
      ...aaa
      bbb...
      bbb...

      """
    )
  }

  @Test("stands at the bottom while it is short, if asked to")
  func sinks() {
    let short = bubbles([1]) { $0.keepContentAtBottomOfVisibleArea = true }
    #expect(short.picture.hasSuffix("......\naaa...\naaa..."))
    expectEqual(short.view.contentSize.height, 160)
    let long = bubbles([5]) { $0.keepContentAtBottomOfVisibleArea = true }
    #expect(long.picture.hasPrefix("aaa..."))
    expectEqual(long.view.contentSize.height, 200)
  }

  @Test("has gaps, insets, headers and footers")
  func spaced() {
    let source = DeclaredMessageSource()
    source.size = { _ in .exact(CGSize(width: 200, height: 20)) }
    source.boundarySize = .exact(CGSize(width: 10, height: 20))
    let fixture = ConversationFixture([2, 0], width: 240, height: 260, source: source) {
      $0.settings.interItemSpacing = 20
      $0.settings.interSectionSpacing = 40
      $0.settings.additionalInsets = NSDirectionalEdgeInsets(
        top: 20,
        leading: 40,
        bottom: 20,
        trailing: 0
      )
    }
    expectEqual(
      fixture.picture,
      """
      ......
      .=====
      ......
      .aaaaa
      ......
      .bbbbb
      ......
      .-----
      ......
      ......
      .=====
      ......
      .-----
      """
    )
    expectEqual(fixture.view.contentSize.height, 280)
  }

  @Test("shows the end of a million messages")
  func many() {
    let source = MessageSource()
    source.preferredSize = { _, size in CGSize(width: size.width, height: 40) }
    let fixture = ConversationFixture([1_000_000], width: 240, height: 160, source: source) {
      $0.settings.estimatedItemHeight = 40
    }
    fixture.scroll(to: 40_000_000 - 160)
    // The last four of a million, in letters that repeat after 26.
    #expect(fixture.picture.hasPrefix("kkkkkk\nkkkkkk\nllllll"))
    #expect(source.measured.count < 60)
  }
}
