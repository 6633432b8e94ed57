import ConversationLayout
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing
import UIKit

@Suite("The sizes of a conversation")
@MainActor
struct ConversationSizeTests {
  /// Messages that are as high as their identity says, from 31 points on.
  private func source() -> MessageSource {
    let source = MessageSource()
    source.preferredSize = { item, size in
      CGSize(width: size.width, height: CGFloat(30 + item.identity))
    }
    return source
  }

  @Test("are measured for what is seen, and assumed for the rest")
  func measured() {
    let fixture = ConversationFixture([100], source: source())
    // The identities of messages begin at 2, after that of their section.
    expectEqual(fixture.place(0), CGRect(x: 0, y: 0, width: 320, height: 32))
    expectEqual(fixture.place(1).height, 33)
    expectEqual(fixture.place(50).height, 44)
    #expect(fixture.diagnostics.isEmpty)
  }

  @Test("are measured again of a message that leaves a deleted section (C19)")
  func leavesDeletedSection() {
    let source = MessageSource()
    source.preferredSize = { _, size in CGSize(width: size.width, height: 44) }
    let fixture = ConversationFixture([2, 2], source: source)
    let identity = source.model.sections[0].items[1].identity
    source.measured = []
    fixture.update(
      .deleteSection(OldSection(0)),
      .moveItem(from: OldPath(section: 0, item: 1), to: NewPath(section: 0, item: 0))
    )
    // The layout takes it for a new one, and would go on assuming what it is really as high as.
    expectEqual(source.measured, [identity])
    fixture.settle()
    expectEqual(fixture.place(0).height, 44)
    #expect(fixture.diagnostics.isEmpty)
  }

  @Test("are not taken from cells of exact size")
  func exact() {
    let source = DeclaredMessageSource()
    source.preferredSize = { _, _ in CGSize(width: 5, height: 5) }
    source.size = { _ in .exact(CGSize(width: 100, height: 60)) }
    source.alignment = { _ in .leading }
    let fixture = ConversationFixture([3], source: source)
    expectEqual(fixture.place(2), CGRect(x: 0, y: 120, width: 100, height: 60))
  }

  @Test("are asked for once for each message that comes into the data")
  func questions() {
    let source = DeclaredMessageSource()
    source.size = { _ in .estimated(CGSize(width: 100, height: 50)) }
    let fixture = ConversationFixture([40], source: source)
    expectEqual(source.questions, 40)
    fixture.scroll(to: 300)
    expectEqual(source.questions, 40)
    fixture.update(
      .insertItem(NewPath(section: 0, item: 3)),
      .deleteItem(OldPath(section: 0, item: 0))
    )
    fixture.settle()
    expectEqual(source.questions, 41)
  }

  @Test("fit the width, whatever cells ask for")
  func width() {
    let source = MessageSource()
    source.preferredSize = { _, _ in CGSize(width: 1_000, height: 50) }
    source.alignment = { [.leading, .fullWidth][$0.item % 2] }
    let fixture = ConversationFixture([2], source: source)
    expectEqual(fixture.place(0), CGRect(x: 0, y: 0, width: 320, height: 50))
    expectEqual(fixture.place(1), CGRect(x: 0, y: 50, width: 320, height: 50))
  }

  @Test("stay with messages wherever a batch puts them")
  func identity() {
    let fixture = ConversationFixture([4, 2], source: source())
    fixture.update(
      .deleteItem(OldPath(section: 0, item: 1)),
      .moveItem(from: OldPath(section: 0, item: 0), to: NewPath(section: 1, item: 2)),
      .moveSection(from: OldSection(1), to: NewSection(0)),
      .insertItem(NewPath(section: 0, item: 0))
    )
    fixture.settle()
    for (section, content) in fixture.source.model.sections.enumerated() {
      for (item, message) in content.items.enumerated() {
        expectEqual(fixture.place(item, section: section).height, CGFloat(30 + message.identity))
      }
    }
    // Of those that were on screen before only the inserted one is measured anew.
    #expect(fixture.diagnostics.isEmpty)
  }

  @Test("out of sight stay with their messages too")
  func identityOutOfSight() {
    let fixture = ConversationFixture([60], source: source())
    fixture.scroll(to: 1_500)
    let heights = (0..<5).map { fixture.place($0).height }
    expectEqual(heights, [32, 33, 34, 35, 36])
    fixture.update(
      .insertItem(NewPath(section: 0, item: 2)),
      .deleteItem(OldPath(section: 0, item: 4))
    )
    fixture.settle()
    expectEqual((0..<5).map { fixture.place($0).height }, [32, 33, 44, 34, 35])
  }

  @Test("are found again in another width")
  func otherWidth() {
    let source = MessageSource()
    source.preferredSize = { _, size in
      // Text of 6,400 square points that fills the lines it is given.
      CGSize(width: min(size.width, 200), height: 6_400 / min(size.width, 200))
    }
    source.alignment = { [.leading, .fullWidth][$0.item % 2] }
    let fixture = ConversationFixture([2], source: source)
    expectEqual(fixture.place(0), CGRect(x: 0, y: 0, width: 200, height: 32))
    expectEqual(fixture.place(1), CGRect(x: 0, y: 32, width: 320, height: 32))
    fixture.view.frame.size.width = 160
    fixture.frame()
    expectEqual(fixture.place(0), CGRect(x: 0, y: 0, width: 160, height: 40))
    expectEqual(fixture.place(1), CGRect(x: 0, y: 40, width: 160, height: 40))
  }

  @Test("of headers and footers are found, and stay with moved sections")
  func boundaries() {
    let source = self.source()
    source.boundarySize = .auto
    source.preferredBoundaryHeight = 21
    let fixture = ConversationFixture([1, 2], source: source)
    let header = UICollectionView.elementKindSectionHeader
    // A header, a message and a footer; the identities of the messages are 2, 4 and 5.
    expectEqual(fixture.place(ofKind: header, section: 1).minY, CGFloat(21 + 32 + 21))
    fixture.update(.moveSection(from: OldSection(0), to: NewSection(1)))
    fixture.settle()
    expectEqual(fixture.place(ofKind: header, section: 1).minY, CGFloat(21 + 34 + 35 + 21))
    expectEqual(fixture.place(0, section: 1).height, 32)
  }

  @Test("stay when settings change")
  func settings() {
    let fixture = ConversationFixture([3], source: source())
    fixture.layout.settings.interItemSpacing = 10
    fixture.frame()
    expectEqual(fixture.place(1), CGRect(x: 0, y: 42, width: 320, height: 33))
    fixture.layout.settings.interItemSpacing = .nan
    fixture.frame()
    expectEqual(fixture.place(1).minY, 32)
  }

  @Test("reach cells, with alignment, insets and the width there is")
  func attributes() throws {
    let source = self.source()
    source.alignment = { _ in .trailing }
    let fixture = ConversationFixture([1], source: source) {
      $0.settings.additionalInsets.leading = 20
    }
    let cell = fixture.view.cellForItem(at: IndexPath(item: 0, section: 0)) as? MessageCell
    let applied = try #require(cell?.applied)
    expectEqual(applied.alignment, .trailing)
    expectEqual(applied.additionalInsets.leading, 20)
    expectEqual(applied.visibleSize, CGSize(width: 320, height: 400))
    expectEqual(applied.layoutFrame, CGRect(x: 20, y: 0, width: 300, height: 32))
    #expect(!applied.isSizeExact)
  }
}
