import Foundation
import GallerySupport
import TesseraTestSupport
import Testing
import UIKit

@testable import GalleryScreens

extension OneProgramAtATime {
  /// TESSERA_WRITER_SECONDS says for how long others write; two seconds unless it is set.
  @Suite("A conversation that two other programs write to")
  @MainActor
  struct ConversationWritersTests {
    nonisolated static let seconds =
      ProcessInfo.processInfo.environment["TESSERA_WRITER_SECONDS"].flatMap { Int($0) } ?? 2
    private static let rate = 100

    /// A program that writes, and what it says.
    private func writer(_ author: String, _ path: String) throws -> (Process, Pipe) {
      let process = Process()
      process.executableURL = URL(filePath: CommandLine.arguments[0])
        .deletingLastPathComponent().appending(path: "GalleryProbe")
      process.arguments = [
        "write", path, author, "\(Self.seconds * Self.rate)", "\(Self.rate)",
      ]
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      return (process, output)
    }

    @Test("shows every message of both, 100 a second of each, and nothing that is read moves")
    func writers() async throws {
      let stage = try await ConversationStage(300)
      stage.list.contentOffset.y -= 1_500
      await stage.fixture.rest()
      let read = try #require(stage.visible.dropFirst().first)
      let top = try #require(stage.top(read))
      let authors = ["Eve", "Bob"]
      let writers = try authors.map { try writer($0, stage.path) }
      var polls = 0
      while writers.contains(where: { $0.0.isRunning }) {
        await stage.wait(0.21)
        polls += 1
        let now = try #require(stage.top(read))
        try #require(abs(now - top) < 0.01, "after \(polls) polls")
      }
      #expect(polls > 3)
      for (process, output) in writers {
        process.waitUntilExit()
        expectEqual(process.terminationStatus, 0)
        let said = try output.fileHandleForReading.readToEnd() ?? Data()
        expectEqual(String(decoding: said, as: UTF8.self), "\(Self.seconds * Self.rate)\n")
      }
      await stage.wait(0.21)
      #expect(stage.notice == nil)
      expectEqual(stage.diagnostics, [])
      let count = Self.seconds * Self.rate
      expectEqual(try stage.store.count(), 300 + 2 * count)
      // Nothing is lost, and each one's messages are in their order.
      for author in authors {
        expectEqual(try stage.store.texts(by: author), (0..<count).map { "\($0)" })
      }
      stage.controller.show(stage.controller.session.showEnd())
      stage.controller.scrollToEnd()
      await stage.fixture.rest()
      let last = try #require(stage.visible.last)
      expectEqual(try stage.store.last(), last)
    }
  }
}

extension MessageStore {
  /// The texts of all messages of an author, in order.
  fileprivate func texts(by author: String) throws -> [String] {
    var page = try window(around: Message.ID(key: 0))
    var messages = page.messages
    while page.hasNewer, let last = messages.last?.id {
      page = try extendedForward(page)
      messages += page.messages.filter { $0.id > last }
    }
    return messages.filter { $0.author == author }.map(\.text)
  }
}
