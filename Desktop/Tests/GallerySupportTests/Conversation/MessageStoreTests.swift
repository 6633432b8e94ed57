import Foundation
import GallerySupport
import Testing

@Suite("A store of messages")
struct MessageStoreTests {
  private let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private func store(_ count: Int = 0) throws -> MessageStore {
    try ConversationSamples.store(folder, count: count)
  }

  private func check(
    _ window: MessageWindow,
    _ range: Range<Int>,
    older: Bool,
    newer: Bool,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let expected = ConversationSamples.numbers(range)
    #expect(ConversationSamples.texts(window) == expected, sourceLocation: sourceLocation)
    #expect(window.hasOlder == older, sourceLocation: sourceLocation)
    #expect(window.hasNewer == newer, sourceLocation: sourceLocation)
  }

  @Test("pages from the end to the start and back, 200 at a time, and keeps ten pages")
  func paging() throws {
    let store = try store(2500)
    var window = try store.latest()
    check(window, 2300..<2500, older: true, newer: false)
    window = try store.extendedBackward(window)
    check(window, 2100..<2500, older: true, newer: false)
    for _ in 0..<9 { window = try store.extendedBackward(window) }
    // Eleven pages would be 300..<2500: the last one has gone.
    check(window, 300..<2300, older: true, newer: true)
    for _ in 0..<2 { window = try store.extendedBackward(window) }
    check(window, 0..<2000, older: false, newer: true)
    window = try store.extendedForward(window)
    check(window, 200..<2200, older: true, newer: true)
    window = try store.extendedForward(window)
    window = try store.extendedForward(window)
    check(window, 500..<2500, older: true, newer: false)
  }

  @Test("opens around a message, also where one has gone")
  func around() throws {
    let store = try store(1000)
    let latest = try store.latest()
    let id = latest.messages[50].id  // “850”
    check(try store.window(around: id), 750..<950, older: true, newer: true)
    try store.delete(id)
    let window = try store.window(around: id)
    #expect(window.messages.count == 200)
    #expect(window[id] == nil)
    #expect(window.messages[100].text == "851")
  }

  @Test("keeps 10,000 messages of one time in the order in which they came")
  func oneTime() throws {
    let store = try store()
    try store.add((0..<5000).map { ConversationSamples.draft("\($0)") })
    for number in 5000..<5010 { try store.send(ConversationSamples.draft("\(number)")) }
    try store.add((5010..<10_000).map { ConversationSamples.draft("\($0)") })
    #expect(try store.count() == 10_000)
    var window = try store.latest()
    var texts: [String] = []
    texts = ConversationSamples.texts(window)
    while window.hasOlder {
      let first = try #require(window.messages.first).id
      window = try store.extendedBackward(window)
      texts = window.messages.filter { $0.id < first }.map(\.text) + texts
    }
    #expect(texts == ConversationSamples.numbers(0..<10_000))
  }

  @Test("puts what is sent at the end while clocks run backwards, and says the time of the clock")
  func clocks() throws {
    let store = try store(3)
    try store.send(ConversationSamples.draft("later", at: 100))
    try store.send(ConversationSamples.draft("earlier", at: -50))
    try store.send(ConversationSamples.draft("ages ago", at: -1e15))
    try store.send(ConversationSamples.draft("never", at: .nan))
    let window = try store.latest()
    #expect(
      ConversationSamples.texts(window) == ["0", "1", "2", "later", "earlier", "ages ago", "never"]
    )
    #expect(window.messages[4].time == ConversationSamples.noon.addingTimeInterval(-50))
  }

  @Test("adds messages of the past where they belong")
  func past() throws {
    let store = try store(3)
    try store.add([0.5, 1, -1].map { ConversationSamples.draft("at \($0)", at: $0) })
    #expect(
      try ConversationSamples.texts(store.latest())
        == ["at -1.0", "0", "at 0.5", "1", "at 1.0", "2"]
    )
  }

  @Test("gives no key twice")
  func keys() throws {
    let store = try store()
    let first = try store.send(ConversationSamples.draft("a"))
    try store.delete(first)
    let second = try store.send(ConversationSamples.draft("b", at: -5))
    #expect(second > first)
  }

  @Test("takes in what another connection has written, within what it shows")
  func renewal() throws {
    let store = try store(500)
    let other = try MessageStore(path: store.path)
    let latest = try store.latest()
    let middle = try store.window(around: latest.messages[0].id)  // 200..<400
    let version = try store.dataVersion()
    try other.send(ConversationSamples.draft("new", at: 900))
    try other.setText(of: latest.messages[1].id, to: "changed")
    try other.delete(latest.messages[2].id)
    #expect(try store.dataVersion() != version)
    let renewed = try store.renewed(latest)
    #expect(
      ConversationSamples.texts(renewed)
        == ["300", "changed"] + ConversationSamples.numbers(303..<500) + ["new"]
    )
    #expect(renewed.messages[1].isEdited)
    let inside = try store.renewed(middle)
    #expect(inside.messages.count == 199)
    #expect(inside.hasNewer && inside.hasOlder)
  }

  @Test("finds words forward and backward, in any case, by their beginnings")
  func search() throws {
    let store = try store()
    let texts = ["A red fox", "nothing", "The FOX ran", "foxes", "Grüße, “naïve”", "f-o-x"]
    let ids = try texts.map { try store.send(ConversationSamples.draft($0)) }
    let end = Message.ID(key: .max)
    #expect(try store.message(with: "fox", from: end, .older) == ids[3])
    #expect(try store.message(with: "fox", from: ids[3], .older) == ids[2])
    #expect(try store.message(with: "FOX r", from: end, .older) == ids[2])
    #expect(try store.message(with: "fox", from: ids[0], .older) == nil)
    #expect(try store.message(with: "fox", from: ids[0], .newer) == ids[2])
    #expect(try store.message(with: "naïve", from: end, .older) == ids[4])
    for odd in ["", "  ", "\"*", "NOT", "a OR", "text:fox", "-fox\""] {
      _ = try store.message(with: odd, from: end, .older)
    }
    try store.setText(of: ids[3], to: "bears")
    try store.delete(ids[2])
    #expect(try store.message(with: "fox", from: end, .older) == ids[0])
  }

  @Test("keeps reactions, the unread mark and who types")
  func marks() throws {
    let store = try store(2)
    let id = try #require(try store.last())
    for reaction in ["♥", "✓", "♥"] { try store.toggleReaction(reaction, of: id) }
    #expect(try store.latest().messages.last?.reactions == ["✓"])
    #expect(try store.lastRead() == nil)
    try store.markRead(id)
    try store.markRead(Message.ID(key: id.key - 5))
    #expect(try store.lastRead() == id)
    let noon = ConversationSamples.noon
    try store.setTyping("Eve", until: noon.addingTimeInterval(3))
    #expect(try store.typing(at: noon) == ["Eve"])
    #expect(try store.typing(at: noon.addingTimeInterval(4)) == [])
    #expect(try store.count(after: Message.ID(key: 0), limit: 100) == 2)
  }
}
