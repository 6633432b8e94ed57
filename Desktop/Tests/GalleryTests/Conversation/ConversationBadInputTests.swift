import Foundation
import GalleryPlayback
import GallerySupport
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
      #expect(stage.controller.composer.textView.text == "Wait for me")
      try other.letGo()
      try await stage.send("")
      await stage.fixture.rest()
      #expect(stage.texts.contains("Wait for me"))
      #expect(stage.notice == nil)
      #expect(stage.controller.composer.textView.text == "")
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
      #expect(rename(fresh, stage.path) == 0)
      let session = ConversationSession(path: stage.path)
      #expect(session.window.messages.map(\.text) == ["Another"])
      #expect(stage.controller.session.poll() == .start)
      #expect(stage.controller.session.window.messages.map(\.text) == ["Another"])
      #expect(stage.controller.session.notice?.contains("was replaced") == true)
    }

    @Test("goes on showing what was read when the file goes, and says so when something is sent")
    func removed() async throws {
      let stage = try await ConversationStage(30)
      let texts = stage.texts
      try FileManager.default.removeItem(atPath: stage.path)
      await stage.wait()
      #expect(stage.texts == texts)
      #expect(stage.fixture.lines.joined(separator: " ").contains("There is no database at"))
      try await stage.send("Kept")
      #expect(stage.controller.composer.textView.text == "Kept")
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
      #expect(stage.diagnostics == [])
      let heights = stage.list.visibleCells.map(\.frame.height)
      #expect(heights.allSatisfy { $0 > 20 && $0 < 5000 })
      for _ in 0..<40 where !stage.fixture.lines.contains("Empty message") {
        stage.list.contentOffset.y -= 300
        await stage.fixture.rest()
      }
      #expect(stage.fixture.lines.contains("Empty message"))
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
      #expect(stage.texts.last == "29 19")
      #expect(try stage.store.count() == 1230)
      #expect(stage.diagnostics == [])
    }
  }
}
