import Foundation
import GallerySupport
import Synchronization
import Testing

@Suite("A store of messages that meets bad input")
struct MessageStoreBadInputTests {
  private let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private func store(_ count: Int = 0) throws -> MessageStore {
    try ConversationSamples.store(folder, count: count)
  }

  @Test("says that a file is missing, and that one cannot be made")
  func missing() throws {
    let path = folder.path + "/none.sqlite"
    #expect(throws: MessageStoreError.missing(path: path)) { try MessageStore(path: path) }
    #expect(!FileManager.default.fileExists(atPath: path))
    let nowhere = "/proc/none/conversation.sqlite"
    #expect(throws: MessageStoreError.unwritable(path: nowhere)) {
      try MessageStore(path: nowhere, isNew: true)
    }
  }

  @Test("says that a file is damaged, or no database of messages")
  func corrupt() throws {
    let text = try folder.write("text.sqlite", String(repeating: "no database\n", count: 500))
    #expect(throws: MessageStoreError.corrupt(path: text)) { try MessageStore(path: text) }
    let store = try store(500)
    let path = store.path
    // A database with its pages after the first overwritten, in a file of its own.
    try store.limitPages(to: 1)
    let copy = folder.path + "/damaged.sqlite"
    let source = try checkpointed(path)
    var bytes = try Data(contentsOf: URL(fileURLWithPath: source))
    for index in 4096..<bytes.count { bytes[index] = 0xA5 }
    try bytes.write(to: URL(fileURLWithPath: copy))
    #expect(throws: MessageStoreError.corrupt(path: copy)) {
      try MessageStore(path: copy).latest()
    }
    let other = folder.path + "/other.sqlite"
    try run("sqlite3", other, "CREATE TABLE message(a); PRAGMA user_version = 1")
    #expect(throws: MessageStoreError.corrupt(path: other)) { try MessageStore(path: other) }
  }

  /// A copy of a database without its log.
  private func checkpointed(_ path: String) throws -> String {
    let copy = folder.path + "/copy.sqlite"
    try run("sqlite3", path, "VACUUM INTO '\(copy)'")
    return copy
  }

  private func run(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test("leaves a database of a newer version alone")
  func newer() throws {
    let path = folder.path + "/conversation.sqlite"
    do { _ = try store(3) }
    try run("sqlite3", path, "PRAGMA user_version = 7")
    #expect(throws: MessageStoreError.newer(path: path, version: 7)) {
      try MessageStore(path: path)
    }
  }

  @Test("says that another program holds the database, and goes on when it lets go")
  func locked() throws {
    let store = try store(3)
    let other = try MessageStore(path: store.path)
    try other.hold()
    #expect(throws: MessageStoreError.locked) {
      try store.send(ConversationSamples.draft("x", at: 9))
    }
    // Reading goes on meanwhile.
    #expect(try ConversationSamples.texts(store.latest()) == ["0", "1", "2"])
    try other.letGo()
    try store.send(ConversationSamples.draft("x", at: 9))
    #expect(try ConversationSamples.texts(store.latest()) == ["0", "1", "2", "x"])
  }

  @Test("writes nothing into a file that was replaced or removed")
  func replaced() throws {
    let store = try store(3)
    let other = try MessageStore(path: folder.path + "/other.sqlite", isNew: true)
    try other.send(ConversationSamples.draft("other"))
    let fresh = try checkpointed(other.path)
    #expect(rename(fresh, store.path) == 0)
    #expect(!store.isInPlace)
    #expect(throws: MessageStoreError.replaced(path: store.path)) {
      try store.send(ConversationSamples.draft("x"))
    }
    try FileManager.default.removeItem(atPath: store.path)
    #expect(throws: MessageStoreError.replaced(path: store.path)) {
      try store.add([ConversationSamples.draft("x")])
    }
  }

  @Test("writes all or nothing when the disk is full, and the rest when there is room")
  func full() throws {
    let store = try store(10)
    try store.limitPages(to: store.pageCount())
    let large = String(repeating: "word ", count: 20_000)
    #expect(throws: MessageStoreError.full) {
      try store.send(ConversationSamples.draft(large, at: 100))
    }
    #expect(throws: MessageStoreError.full) {
      try store.add((0..<50).map { ConversationSamples.draft(large, at: 200 + Double($0)) })
    }
    #expect(try store.count() == 10)
    try store.limitPages(to: 1_000_000)
    try store.send(ConversationSamples.draft(large, at: 100))
    #expect(try store.count() == 11)
  }

  @Test("keeps texts of no length, of a megabyte, of combining signs and from right to left")
  func texts() throws {
    let store = try store()
    let megabyte = String(repeating: "0123456789abcde ", count: 65_536)
    let combining = "e" + String(repeating: "\u{301}\u{323}", count: 3000)
    let hebrew = "שלום עולם — hello עולם"
    let zero = "a\u{0}b"
    let texts = ["", megabyte, combining, hebrew, "👩‍👩‍👧‍👦", zero]
    for text in texts { try store.send(ConversationSamples.draft(text)) }
    let window = try store.latest()
    #expect(window.messages.map { $0.text.isEmpty } == [true, false, false, false, false, false])
    #expect(window.messages[1].text == String(megabyte.prefix(Message.longestText)))
    #expect(window.messages[1].length == 1_048_576)
    #expect(window.messages[1].omittedLength == 1_048_576 - Message.longestText)
    #expect(window.messages[2].text.unicodeScalars.count == Message.longestText)
    #expect(window.messages[3].text == hebrew)
    for (message, text) in zip(window.messages, texts) {
      #expect(try store.text(of: message.id)?.utf8.count == text.utf8.count)
    }
  }

  /// Each writer is a connection on a thread of its own, as in a program of its own.
  @Test("loses nothing while two write 6,000 messages each and a third reads")
  func writers() throws {
    let store = try store()
    let failures = Mutex<[String]>([])
    let group = DispatchGroup()
    for writer in ["Ada", "Eve"] {
      group.enter()
      Thread.detachNewThread { [path = store.path] in
        defer { group.leave() }
        do {
          let own = try MessageStore(path: path, patience: 30)
          for number in 0..<6000 {
            try own.send(MessageDraft(time: Date(), author: writer, text: "\(number)"))
          }
        } catch {
          failures.withLock { $0.append("\(error)") }
        }
      }
    }
    var window = try store.latest()
    while group.wait(timeout: .now()) != .success {
      window = try store.renewed(window)
      #expect(window.messages.map(\.id) == window.messages.map(\.id).sorted())
    }
    #expect(failures.withLock { $0 } == [])
    #expect(try store.count() == 12_000)
    var counts = ["Ada": 0, "Eve": 0]
    var page = try store.window(around: Message.ID(key: 0))
    var last = Message.ID(key: 0)
    while true {
      for message in page.messages where message.id > last {
        #expect(message.text == "\(counts[message.author] ?? -1)")
        counts[message.author, default: 0] += 1
        last = message.id
      }
      guard page.hasNewer else { break }
      page = try store.extendedForward(page)
    }
    #expect(counts == ["Ada": 6000, "Eve": 6000])
  }
}
