import ConversationLayout
import TesseraTestSupport
import Testing
import UIKit

@Suite("The guide to conversations", .withTheProgram)
@MainActor
struct ConversationGuideTests {
  private let screen = Screen(ChatController())
  private var chat: ChatController { screen.controller }

  private var atEnd: CGFloat { chat.list.contentSize.height - chat.list.bounds.height }

  private func minY(_ text: String) -> CGFloat? { screen.frame(of: text)?.minY }

  @Test("opens at its end, with own messages at the other side")
  func opens() throws {
    #expect(chat.list.contentOffset.y == atEnd)
    let own = try #require(screen.frame(of: "Message 30"))
    let other = try #require(screen.frame(of: "Message 29"))
    #expect(own.maxX > 270)
    #expect(other.minX < 50)
  }

  @Test("opens at any message that it was scrolled to before it is shown")
  func opensAtMessage() throws {
    let chat = ChatController()
    chat.loadViewIfNeeded()
    chat.layout.scrollToItem(at: [0, 10], edge: .top, animated: false)
    let screen = Screen(chat)
    let cell = try #require(chat.list.cellForItem(at: [0, 10]))
    #expect(chat.list.contentOffset.y == cell.frame.minY)
    #expect(screen.frame(of: "Message 11") != nil)
  }

  @Test("follows a message that arrives while the end is in sight")
  func receives() {
    chat.receive(Message(id: 31, text: "Hello"))
    screen.backend.advanceUntilIdle()
    #expect(screen.frame(of: "Hello") != nil)
    #expect(chat.list.contentOffset.y == atEnd)
  }

  @Test("keeps what is in sight while messages arrive elsewhere")
  func stays() throws {
    chat.list.contentOffset.y = 300
    screen.backend.advanceUntilIdle()
    let visible = chat.list.indexPathsForVisibleItems.sorted()
    let text = "Message \(visible[2].item + 1)"
    let before = try #require(minY(text))
    chat.receive(Message(id: 31, text: "Hello"))
    screen.backend.advanceUntilIdle()
    #expect(minY(text) == before)
    chat.loadEarlier([Message(id: -1, text: "Before")])
    screen.backend.advanceUntilIdle()
    #expect(minY(text) == before)
  }

  @Test("scrolls to a message that is sent")
  func sends() {
    chat.list.contentOffset.y = 300
    screen.backend.advanceUntilIdle()
    chat.send("On my way")
    screen.backend.advanceUntilIdle()
    #expect(screen.frame(of: "On my way") != nil)
    #expect(chat.list.contentOffset.y == atEnd)
  }

  @Test("follows a reply until its beginning reaches the top")
  func reply() throws {
    chat.beginReply()
    for _ in 0..<40 {
      chat.continueReply(" and so on, and so on, and so on")
      screen.backend.advanceUntilIdle()
    }
    let cell = try #require(chat.list.cellForItem(at: [0, 30]))
    #expect(cell.frame.height > chat.list.bounds.height)
    #expect(abs(cell.frame.minY - chat.list.contentOffset.y) < 1)
  }

  @Test("restores a position that was stored")
  func positions() throws {
    chat.list.contentOffset.y = 300
    screen.backend.advanceUntilIdle()
    let before = chat.list.contentOffset.y
    let data = try #require(chat.storePosition())
    chat.scrollToEnd(animated: false)
    chat.restorePosition(data)
    #expect(chat.list.contentOffset.y == before)
  }

  @Test("keeps its end above what covers it")
  func covered() {
    chat.coverEnd(height: 50)
    screen.backend.advanceUntilIdle()
    #expect(chat.list.contentOffset.y == atEnd + 50)
  }

  @Test("takes sizes, spacings and pins from a delegate that knows them")
  func knownSizes() {
    let known = KnownSizes()
    known.messages = chat.messages
    chat.layout.delegate = known
    screen.backend.advanceUntilIdle()
    let heights = Set(chat.list.visibleCells.map(\.frame.height))
    #expect(heights == [40])
    #expect(chat.list.cellForItem(at: [0, 0])?.frame.minY == chat.list.contentOffset.y)
    #expect(chat.layout.position(from: .top)?.identity != nil)
  }
}
