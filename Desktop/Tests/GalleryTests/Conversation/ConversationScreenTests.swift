import Foundation
import GalleryPlayback
import GallerySupport
import TesseraTestSupport
import Testing
import UIKit

@testable import GalleryScreens

extension OneProgramAtATime {
  @Suite("The conversation")
  @MainActor
  struct ConversationScreenTests {
    @Test("opens at its end, above the composer")
    func opening() async throws {
      let stage = try await ConversationStage(500)
      let last = try #require(stage.visible.last)
      expectEqual(last, (stage.id(499)))
      let path = try #require(stage.list.indexPathsForVisibleItems.max())
      let cell = try #require(stage.list.cellForItem(at: path))
      let end = stage.list.convert(cell.frame, to: nil).maxY
      #expect(abs(end + 8 - stage.controller.composer.frame.minY) < 0.01)
      expectEqual(stage.controller.session.window.messages.count, 200)
      expectEqual(stage.diagnostics, [])
    }

    @Test("opens at the unread mark, and notes what was read at the end")
    func unread() async throws {
      let stage = try await ConversationStage(500, read: 430)
      #expect(stage.fixture.lines.contains("Unread messages"))
      #expect(stage.visible.contains(stage.id(430)))
      #expect(!stage.visible.contains(stage.id(499)))
      expectEqual(try stage.store.lastRead(), stage.id(429))
      stage.controller.scrollToEnd()
      await stage.fixture.rest()
      expectEqual(try stage.store.lastRead(), stage.id(499))
    }

    @Test(
      "has the unread mark above the first message of others, and none where one has the last word"
    )
    func ownMessages() async throws {
      func add(_ authors: [String], to store: MessageStore) throws {
        for author in authors {
          let time = ConversationStage.noon.addingTimeInterval(1e5)
          try store.send(MessageDraft(time: time, author: author, text: "By \(author)"))
        }
      }
      let own = ConversationFiles.author
      let answered = try await ConversationStage(30, read: 30) {
        try add([own, own, "Ada", own, "Ada"], to: $0)
      }
      let rows = answered.controller.session.content.rows
      let mark = try #require(rows.firstIndex(of: .unread))
      let next = try #require(rows[mark + 1].message)
      expectEqual(answered.controller.session.window[next]?.author, "Ada")
      expectEqual(rows.filter { $0 == .unread }.count, 1)
      expectEqual(rows.count - mark, 4)
      let alone = try await ConversationStage(30, read: 30) { try add([own, own], to: $0) }
      #expect(!alone.controller.session.content.rows.contains(.unread))
      expectEqual(alone.texts.last, "By \(own)")
    }

    @Test("has row 0 at the top, no transforms, and the composer as its inset")
    func shape() async throws {
      let stage = try await ConversationStage(50)
      expectEqual(stage.list.transform, .identity)
      #expect(stage.list.visibleCells.allSatisfy { $0.transform == .identity })
      // The day is held at the top; what is below it stands in order.
      let tops = stage.visible.compactMap { stage.top($0) }
      #expect(tops.count > 3)
      expectEqual(tops, tops.sorted())
      expectEqual(
        stage.list.adjustedContentInset.bottom,
        stage.controller.composer.frame.height
      )
    }

    @Test("loads pages on the way to the start and back, and shows every message once")
    func paging() async throws {
      let stage = try await ConversationStage(700)
      var seen: Set<Message.ID> = []
      for direction in [-1.0, 1.0] {
        seen = []
        for _ in 0..<2000 {
          seen.formUnion(stage.visible)
          let before = stage.visible
          stage.list.contentOffset.y = max(
            -stage.list.adjustedContentInset.top,
            stage.list.contentOffset.y + direction * 400
          )
          stage.fixture.backend.makeFrame()
          let isAtEnd =
            stage.list.contentOffset.y
            >= stage.list.contentSize.height - stage.list.bounds.height
          let session = stage.controller.session
          if direction > 0 ? isAtEnd && !session.window.hasNewer : before == stage.visible { break }
        }
        seen.formUnion(stage.visible)
        let missing = (0..<700).filter { !seen.contains(ConversationStage.id($0)) }
        expectEqual(missing, [], "in the direction \(direction)")
      }
      expectEqual(stage.diagnostics, [])
    }

    @Test("does not move what is read by a hair while pages come before and after it")
    func prepending() async throws {
      let stage = try await ConversationStage(1000, read: 500)
      let read = try #require(stage.visible.dropFirst().first)
      let top = try #require(stage.top(read))
      for change in [stage.controller.session.loadOlder(), stage.controller.session.loadNewer()] {
        expectEqual(change, .rows)
        stage.controller.show(change)
        for _ in 0..<30 {
          stage.fixture.backend.advance(by: 1.0 / 60)
          let now = try #require(stage.top(read))
          #expect(abs(now - top) < 0.01)
        }
      }
      expectEqual(stage.controller.session.window.messages.count, 600)
    }

    @Test(
      "shows what another program writes within a fifth of a second, and stays where it is read"
    )
    func incoming() async throws {
      let stage = try await ConversationStage(300)
      let other = try MessageStore(path: stage.path)
      try other.send(MessageDraft(time: ConversationStage.noon, author: "Eve", text: "From afar"))
      await stage.wait()
      await stage.fixture.rest()
      expectEqual(stage.texts.last, "From afar")
      stage.list.contentOffset.y -= 1500
      await stage.fixture.rest()
      let read = try #require(stage.visible.dropFirst().first)
      let top = try #require(stage.top(read))
      for number in 0..<20 {
        try other.send(
          MessageDraft(time: ConversationStage.noon, author: "Eve", text: "More \(number)")
        )
        try other.setText(of: stage.id(2 + number), to: "Changed")
        try other.delete(stage.id(250 + number))
        await stage.wait(0.21)
        #expect(stage.top(read).map { abs($0 - top) < 0.01 } == true)
      }
      expectEqual(stage.controller.session.window.messages.last?.text, "More 19")
      expectEqual(stage.diagnostics, [])
    }

    @Test("sends what is typed at its end, and is answered with what was said before")
    func sending() async throws {
      let stage = try await ConversationStage(300) {
        try $0.send(
          MessageDraft(time: ConversationStage.noon, author: "Ada", text: "A walrus is large.")
        )
      }
      stage.list.contentOffset.y -= 3000
      await stage.fixture.rest()
      try await stage.send("Tell me about the walrus")
      await stage.wait(0.5)
      expectEqual(stage.texts.last, "Tell me about the walrus")
      expectEqual(stage.controller.composer.textView.text, "")
      await stage.wait(0.5)
      #expect(stage.fixture.lines.contains("Archive is typing…"))
      await stage.wait(3)
      expectEqual(stage.texts.last, "This was said before: A walrus is large.")
      let stored = try stage.store.latest().messages.suffix(2).map(\.author)
      expectEqual(stored, [ConversationFiles.author, "Archive"])
      expectEqual(stage.diagnostics, [])
    }

    @Test("is changed by its menu: reactions, edits and deletions")
    func menus() async throws {
      let stage = try await ConversationStage(30)
      let controller = stage.controller
      let id = stage.id(27)
      try perform("♥", in: controller.menu.menu(for: id))
      await stage.fixture.rest()
      #expect(stage.fixture.lines.contains("♥"))
      try perform("Edit", in: controller.menu.menu(for: id))
      await stage.fixture.rest()
      let text = controller.composer.textView.text ?? ""
      expectEqual(text, ConversationStage.draft(27).text)
      try await stage.send(" indeed")
      await stage.fixture.rest()
      expectEqual(try stage.store.text(of: id), text + " indeed")
      #expect(stage.fixture.lines.contains { $0.hasPrefix("edited") })
      try perform("Delete", in: controller.menu.menu(for: id))
      await stage.fixture.rest()
      #expect(try stage.store.text(of: id) == nil)
      #expect(!stage.visible.contains(id))
      // Messages of others are not changed.
      let others = try #require(controller.menu.menu(for: stage.id(28)))
      let titles = others.children.compactMap { $0 as? UIMenu }.flatMap(\.children).map(\.title)
      expectEqual(titles, ["♥", "★", "✓", "☺", "Delete"])
    }

    private func perform(_ title: String, in menu: UIMenu?) throws {
      let actions = try #require(menu).children.compactMap { $0 as? UIMenu }.flatMap(\.children)
      let action = try #require(actions.first { $0.title == title } as? UIAction)
      UIControl().sendAction(action)
    }

    @Test("finds words far away, and returns to the very place")
    func searching() async throws {
      let stage = try await ConversationStage(1000) {
        for number in [20, 400, 990] {
          try $0.setText(of: ConversationStage.id(number), to: "A walrus, the \(number)th")
        }
      }
      stage.list.contentOffset.y -= 333.3
      await stage.fixture.rest()
      let read = try #require(stage.visible.dropFirst().first)
      let top = try #require(stage.top(read))
      stage.controller.bar.field.text = "walrus"
      for number in [990, 400, 20, 20] {
        stage.controller.find(.older)
        await stage.fixture.rest()
        #expect(stage.texts.contains("A walrus, the \(number)th"), "\(stage.texts)")
      }
      #expect(stage.fixture.lines.contains("No more"))
      stage.controller.find(.newer)
      await stage.fixture.rest()
      #expect(stage.texts.contains("A walrus, the 400th"))
      stage.controller.goBack()
      await stage.fixture.rest()
      #expect(stage.top(read).map { abs($0 - top) < 0.01 } == true)
      stage.controller.bar.field.text = "unicorn"
      stage.controller.find(.older)
      await stage.fixture.rest()
      #expect(stage.fixture.lines.contains("Not found"))
      expectEqual(stage.diagnostics, [])
    }

    @Test("keeps what is read while the composer grows and the window changes its size")
    func composer() async throws {
      let stage = try await ConversationStage(300)
      let composer = stage.controller.composer
      let height = composer.frame.height
      let last = try #require(stage.visible.last)
      composer.textView.becomeFirstResponder()
      composer.textView.insertText(String(repeating: "A long message. ", count: 30))
      for _ in 0..<20 {
        stage.fixture.backend.advance(by: 1.0 / 60)
        let path = try #require(stage.controller.dataSource.indexPath(for: .message(last)))
        let cell = try #require(stage.list.cellForItem(at: path))
        #expect(!cell.isHidden)
      }
      await stage.fixture.rest()
      #expect(composer.frame.height > height + 40)
      expectEqual(stage.visible.last, last)
      expectEqual(stage.list.adjustedContentInset.bottom, composer.frame.height)
      stage.fixture.screen?.resize(to: CGSize(width: 340, height: 400))
      await stage.fixture.rest()
      expectEqual(stage.visible.last, last)
      expectEqual(stage.diagnostics, [])
    }

    @Test("is a controller of at most 300 lines, whose layout is set up in at most 15")
    func length() throws {
      let folder = URL(fileURLWithPath: Fixtures.folder).deletingLastPathComponent()
        .appending(path: "Screens/Conversation")
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasPrefix("ConversationController") }
      let texts = try files.map {
        try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
      }
      let lines = texts.map {
        $0.split(separator: "\n", omittingEmptySubsequences: false).count - 1
      }
      #expect(lines.reduce(0, +) <= 300)
      let text = try #require(texts.first { $0.contains("func setUpLayout") })
      let setup = text.components(separatedBy: "func setUpLayout")[1]
        .components(separatedBy: "\n  }")[0]
      #expect(setup.split(separator: "\n").count <= 15)
    }
  }
}
