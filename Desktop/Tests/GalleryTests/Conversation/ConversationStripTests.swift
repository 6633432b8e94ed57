import Foundation
import GalleryPlayback
import GallerySupport
import TesseraGTK
import TesseraTestSupport
import Testing
import UIKit

@testable import GalleryScreens

extension OneProgramAtATime {
  /// The pictures of the tour: with TESSERA_PICTURES set to a folder, they are written there.
  @Suite("A message that is read")
  @MainActor
  struct ConversationStripTests {
    private let path: String
    private let store: MessageStore

    init() throws {
      path = NSTemporaryDirectory() + "conversation-\(UUID().uuidString).sqlite"
      store = try MessageStore(path: path, isNew: true)
      try ConversationFiles.fill(store)
      // The words of the last messages, which are in the pictures.
      for (minute, (author, text)) in Self.talk.enumerated() {
        let time = Self.start.addingTimeInterval(Double(minute) * 60)
        try store.add([MessageDraft(time: time, author: author, text: text)])
      }
      if let last = try store.last() { try store.markRead(last) }
    }

    /// 24 November 2026, 09:00 in Greenwich.
    private static let start = Date(timeIntervalSince1970: 1_795_510_800)
    private static let talk = [
      ("Ada", "Shall we meet at the lighthouse?"), ("Eve", "Yes!"),
      ("You", "I bring bread and plums."), ("Ada", "The ferry goes at ten past nine."),
      ("Eve", "Then I take the bicycle."), ("You", "Read this: it must not move."),
      ("Ada", "It does not."), ("Eve", "Not by a pixel."), ("Ada", "See you there."),
    ]

    @Test("stands at the same height while messages come, change and go around it")
    func strip() async throws {
      let fixture = GalleryFixture(
        size: CGSize(width: 240, height: 560),
        environment: UIBackendEnvironment(displayScale: 2),
        resources: GTKResources(style: .pinned, interfaceFamily: "Inter")
      ) { [path] clock in
        ConversationController(session: ConversationSession(path: path), clock: clock)
      }
      defer { try? FileManager.default.removeItem(atPath: path) }
      let controller = try #require(fixture.screenController as? ConversationController)
      await fixture.rest()
      let ids = try store.latest().messages.suffix(Self.talk.count).map(\.id)
      controller.list.contentOffset.y -= 60
      await fixture.rest()
      let top = try #require(place(of: ids[5], controller))
      var number = 0
      func capture(after change: () throws -> Void) async throws {
        try change()
        for frame in 0..<60 {
          await fixture.advance(by: 1.0 / 60)
          let now = try #require(place(of: ids[5], controller))
          try #require(abs(now - top) < 0.01, "frame \(frame) after change \(number)")
        }
        try write(fixture, number)
        number += 1
      }
      try await capture {}
      try await capture { controller.show(controller.session.loadOlder()) }
      try await capture {
        try store.setText(of: ids[4], to: "Then I take the bicycle, and the dog.")
      }
      try await capture { try store.toggleReaction("♥", of: ids[3]) }
      try await capture { try store.toggleReaction("★", of: ids[4]) }
      try await capture { try store.delete(ids[2]) }
      try await capture {
        try store.setTyping("Ada", until: Date().addingTimeInterval(20))
        try store.send(MessageDraft(time: Date(), author: "Ada", text: "The sun comes out."))
      }
      expectEqual(number, 7)
    }

    private func place(of id: Message.ID, _ controller: ConversationController) -> CGFloat? {
      controller.dataSource.indexPath(for: .message(id))
        .flatMap { controller.list.cellForItem(at: $0) }
        .map { controller.list.convert($0.frame.origin, to: nil).y }
    }

    private func write(_ fixture: GalleryFixture, _ number: Int) throws {
      guard let folder = ProcessInfo.processInfo.environment["TESSERA_PICTURES"] else { return }
      let file = URL(fileURLWithPath: folder).appending(path: "conversation-\(number).png")
      try GTKPicture(of: fixture.window).pngData.write(to: file)
    }
  }
}
