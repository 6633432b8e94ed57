import Foundation
import GallerySupport
import Testing

@Suite("A million messages")
struct MillionMessagesTests {
  @Test("are paged in order from any place, and found")
  func million() throws {
    let folder = try TemporaryFolder()
    let store = try MessageStore(path: folder.path + "/million.sqlite", isNew: true)
    try ConversationFiles.fill(store)
    try store.repeatMessages(upTo: 1_000_000)
    #expect(try store.count() == 1_000_000)
    let latest = try store.latest()
    #expect(latest.messages.count == MessageWindow.pageLength)
    // Half-way: messages are a minute apart.
    let first = try #require(latest.messages.first)
    let middle = Message.ID(key: Int64((first.time.timeIntervalSince1970 - 3e7) * 1000) << 20)
    let window = try store.window(around: middle)
    #expect(window.hasOlder && window.hasNewer)
    #expect(window.messages.map(\.id) == window.messages.map(\.id).sorted())
    let hit = try #require(try store.message(with: "walnut", from: middle, .older))
    #expect(hit < middle)
    let around = try store.window(around: hit)
    #expect(around[hit]?.text.lowercased().contains("walnut") == true)
    var oldest = try store.window(around: Message.ID(key: .min + 1))
    #expect(!oldest.hasOlder)
    for _ in 0..<20 { oldest = try store.extendedForward(oldest) }
    #expect(oldest.messages.count == MessageWindow.longest)
    #expect(oldest.hasOlder)
  }
}
