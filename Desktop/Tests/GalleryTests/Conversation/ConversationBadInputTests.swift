import Foundation
import GalleryPlayback
import GallerySupport
import TesseraTestSupport
import Testing
import UIKit

@testable import GalleryScreens

extension OneProgramAtATime {
  @Suite("The conversation, when something goes wrong,")
  @MainActor
  struct ConversationBadInputTests {
    private func show(_ path: String) async -> GalleryFixture {
      let fixture = GalleryFixture(size: CGSize(width: 500, height: 500)) { clock in
        ConversationController(session: ConversationSession(path: path), clock: clock)
      }
      await fixture.rest()
      return fixture
    }

    @Test("says what is wrong with the database, and opens it as soon as it can be")
    func opening() async throws {
      let path = NSTemporaryDirectory() + "conversation-\(UUID().uuidString).sqlite"
      defer { try? FileManager.default.removeItem(atPath: path) }
      let fixture = await show(path)
      #expect(fixture.lines.contains("No conversation"))
      #expect(fixture.lines.joined().contains("There is no database at"))
      try Data("no database at all, but a text".utf8).write(to: URL(fileURLWithPath: path))
      await fixture.advance(by: 0.5)
      await fixture.settle()
      #expect(fixture.lines.joined(separator: " ").contains("is damaged, or is no database"))
      try FileManager.default.removeItem(atPath: path)
      let store = try MessageStore(path: path, isNew: true)
      try store.send(ConversationStage.draft(1))
      await fixture.advance(by: 0.5)
      await fixture.rest()
      #expect(fixture.lines.contains { $0.hasPrefix("1 and so on") })
      #expect(!fixture.lines.contains("No conversation"))
    }

    @Test("keeps what is typed while the database is locked, and sends it then")
    func locked() async throws {
      let stage = try await ConversationStage(30)
      let other = try MessageStore(path: stage.path)
      try other.hold()
      try await stage.send("Wait for me")
      #expect(stage.notice?.hasPrefix("Another program holds the database") == true)
      expectEqual(stage.controller.composer.textView.text, "Wait for me")
      try other.letGo()
      try await stage.send("")
      await stage.fixture.rest()
      #expect(stage.texts.contains("Wait for me"))
      #expect(stage.notice == nil)
      expectEqual(stage.controller.composer.textView.text, "")
    }

    @Test("shows a database that takes the place of the one that is open")
    func replaced() async throws {
      let stage = try await ConversationStage(30)
      let fresh = stage.path + ".new"
      do {
        let store = try MessageStore(path: fresh, isNew: true)
        try store.send(MessageDraft(time: ConversationStage.noon, author: "Eve", text: "Another"))
      }
      for suffix in ["-wal", "-shm"] {
        try? FileManager.default.removeItem(atPath: stage.path + suffix)
      }
      expectEqual(rename(fresh, stage.path), 0)
      let session = ConversationSession(path: stage.path)
      expectEqual(session.window.messages.map(\.text), ["Another"])
      expectEqual(stage.controller.session.poll(), .start)
      expectEqual(stage.controller.session.window.messages.map(\.text), ["Another"])
      #expect(stage.controller.session.notice?.contains("was replaced") == true)
    }

    @Test("goes on showing what was read when the file goes, and says so when something is sent")
    func removed() async throws {
      let stage = try await ConversationStage(30)
      let texts = stage.texts
      try FileManager.default.removeItem(atPath: stage.path)
      await stage.wait()
      expectEqual(stage.texts, texts)
      #expect(stage.fixture.lines.joined(separator: " ").contains("There is no database at"))
      try await stage.send("Kept")
      expectEqual(stage.controller.composer.textView.text, "Kept")
    }

    @Test("shows messages of any length, of combining signs and from right to left")
    func texts() async throws {
      let stage = try await ConversationStage(3) { store in
        for text in [
          "", String(repeating: "abcd efgh ", count: 100_000), "שלום עולם",
          "z" + String(repeating: "\u{301}", count: 500),
        ] {
          try store.send(MessageDraft(time: ConversationStage.noon, author: "Eve", text: text))
        }
      }
      expectEqual(stage.diagnostics, [])
      let heights = stage.list.visibleCells.map(\.frame.height)
      #expect(heights.allSatisfy { $0 > 20 && $0 < 5000 })
      for _ in 0..<40 where !stage.fixture.lines.contains("Empty message") {
        stage.list.contentOffset.y -= 300
        await stage.fixture.rest()
      }
      #expect(stage.fixture.lines.contains("Empty message"))
    }

    @Test("keeps what is typed while the disk is full, says so, and sends it when there is room")
    func full() async throws {
      let stage = try await ConversationStage(30)
      let text = String(repeating: "much to say ", count: 4_000)
      let before = stage.texts
      try stage.controller.session.limitRoom(to: 0)
      try await stage.send(text)
      await stage.fixture.rest()
      expectEqual(stage.notice, "There is no room left on the disk. Nothing was written.")
      expectEqual(stage.controller.composer.textView.text, text)
      expectEqual(try stage.store.count(), 30)
      #expect(
        before.allSatisfy { stage.controller.session.window.messages.map(\.text).contains($0) }
      )
      try stage.controller.session.limitRoom(to: nil)
      try await stage.send("")
      await stage.fixture.rest()
      #expect(stage.notice == nil)
      expectEqual(stage.controller.composer.textView.text, "")
      expectEqual(try stage.store.count(), 31)
      let last = try #require(stage.controller.session.window.messages.last)
      #expect(try stage.store.text(of: last.id)?.hasPrefix(text.dropLast()) == true)
      expectEqual(stage.diagnostics, [])
    }

    @Test(
      "scrolls to messages of a megabyte, of no length, of combining signs and from right to left",
      arguments: [false, true]
    )
    func scrolling(isRightToLeft: Bool) async throws {
      let megabyte = "walrus " + String(repeating: "abcd efgh ", count: 104_858)
      let texts = [megabyte, "", "z" + String(repeating: "\u{301}", count: 500), "שלום עולם"]
      var ids: [Message.ID] = []
      let stage = try await ConversationStage(60, isRightToLeft: isRightToLeft) { store in
        for (number, text) in texts.enumerated() {
          let time = ConversationStage.noon.addingTimeInterval(Double(number * 600) + 630)
          try store.add([MessageDraft(time: time, author: "Eve", text: text)])
        }
        ids = try store.latest().messages.filter { $0.author == "Eve" }.map(\.id)
      }
      try #require(ids.count == 4)
      for (id, words) in zip(ids, ["more characters", "Empty message", texts[2], texts[3]]) {
        stage.controller.scroll(to: .message(id), animated: true)
        await stage.fixture.rest()
        let top = try #require(stage.top(id))
        // A fifth of the list below its upper edge.
        #expect(abs(top - stage.list.frame.minY - stage.list.bounds.height / 5) < 0.5)
        #expect(stage.labels(of: id).contains { $0.contains(words) })
      }
      stage.controller.bar.field.text = "walrus"
      stage.controller.find(.older)
      await stage.fixture.rest()
      #expect(stage.visible.contains(ids[0]))
      expectEqual(stage.controller.session.text(of: ids[0])?.utf8.count, megabyte.utf8.count)
      expectEqual(stage.diagnostics, [])
    }

    @Test("takes in 100 messages at a time of two writers, and shows the last one")
    func writers() async throws {
      let stage = try await ConversationStage(30)
      let others = try ["Ada", "Eve"].map { ($0, try MessageStore(path: stage.path)) }
      for round in 0..<30 {
        for (author, store) in others {
          for number in 0..<20 {
            try store.send(
              MessageDraft(
                time: ConversationStage.noon.addingTimeInterval(Double(-number)),
                author: author,
                text: "\(round) \(number)"
              )
            )
          }
        }
        await stage.wait(0.21)
      }
      await stage.fixture.rest()
      expectEqual(stage.texts.last, "29 19")
      expectEqual(try stage.store.count(), 1230)
      expectEqual(stage.diagnostics, [])
    }
  }
}
