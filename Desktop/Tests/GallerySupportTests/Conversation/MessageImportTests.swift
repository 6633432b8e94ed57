import Foundation
import GallerySupport
import Testing

@Suite("An import of messages")
struct MessageImportTests {
  private let folder: TemporaryFolder
  private let store: MessageStore

  init() throws {
    folder = try TemporaryFolder()
    store = try ConversationSamples.store(folder)
  }

  private func read(_ mailbox: String) throws -> [Message] {
    let file = try folder.write("mails.mbox", mailbox)
    try store.add(.mailbox(file: file))
    return try store.latest().messages
  }

  @Test("reads the sender, the time, the subject and the text of mails")
  func plain() throws {
    let messages = try read(
      """
      From ada@example.org Sat May  2 10:00:00 2026
      From: Ada Lovelace <ada@example.org>
      Date: Sat, 2 May 2026 12:00:00 +0200
      Subject: A long
       subject

      First line.
      >From the second on it goes on.

      From eve@example.org Sat May  2 11:00:00 2026
      From: eve@example.org
      Date: 2 May 2026 11:00 GMT

      No subject\r
      at all
      """
    )
    #expect(messages.map(\.author) == ["Ada Lovelace", "eve@example.org"])
    #expect(
      messages.map(\.text) == [
        "A long subject\n\nFirst line.\nFrom the second on it goes on.", "No subject\nat all",
      ]
    )
    // 10:00 and 11:00 in Greenwich.
    #expect(messages.last?.time == Date(timeIntervalSince1970: 1_777_719_600))
  }

  @Test("decodes words, quoted-printable and base64 texts, and takes the plain part of several")
  func encodings() throws {
    let messages = try read(
      """
      From a
      From: =?utf-8?Q?Gr=C3=A9goire?= =?utf-8?B?IMOJ?= <g@example.org>
      Date: Fri, 1 May 2026 12:00:00 +0000
      Subject: =?ISO-8859-1?Q?Gr=FC=DFe_an?= alle
      Content-Transfer-Encoding: quoted-printable
      Content-Type: text/plain; charset="iso-8859-1"

      Sch=F6ne=
       Gr=FC=DFe

      From b
      From: Eve <e@example.org>
      Date: Fri, 1 May 2026 12:00:01 +0000
      Content-Type: multipart/alternative; boundary="xy"

      preamble
      --xy
      Content-Type: text/html

      <p>no</p>
      --xy
      Content-Type: text/plain; charset=utf-8
      Content-Transfer-Encoding: base64

      SGVsbG8g4oCUIHRoZXJl
      --xy--
      """
    )
    #expect(messages.map(\.author) == ["Grégoire É", "Eve"])
    #expect(messages.map(\.text) == ["Grüße an alle\n\nSchöne Grüße", "Hello — there"])
  }

  @Test("leaves out what is there already, and says what is no mailbox")
  func twice() throws {
    let result = try store.add(.mailbox(file: ConversationFiles.sample))
    #expect(result.readCount >= 250)
    #expect(result.addedCount == result.readCount)
    let again = try store.add(.mailbox(file: ConversationFiles.sample))
    #expect(again.addedCount == 0)
    let text = try folder.write("text", "Dear reader")
    #expect(throws: MessageImportError.noMailbox(file: text)) {
      try store.add(.mailbox(file: text))
    }
    let none = folder.path + "/none"
    #expect(throws: MessageImportError.unreadable(file: none)) {
      try store.add(.mailbox(file: none))
    }
    try store.add(.mailbox(file: folder.write("empty")))
    #expect(try store.count() == result.addedCount)
  }

  @Test("says how far it has come")
  func progress() throws {
    var fractions: [Double] = []
    try store.add(.mailbox(file: NewsFeed.sample)) { fractions.append($0.fraction) }
    #expect(fractions.count >= 3)
    #expect(fractions == fractions.sorted() && fractions.last == 1)
  }

  private func git(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let setup = ["git", "-C", folder.path, "-c", "commit.gpgsign=false", "-c", "user.email=a@b.c"]
    process.arguments = setup + arguments
    process.environment = ProcessInfo.processInfo.environment.merging([
      "GIT_AUTHOR_DATE": "1777636800 +0000", "GIT_COMMITTER_DATE": "1777636800 +0000",
      "GIT_CONFIG_GLOBAL": "/dev/null",
    ]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  @Test("reads the commits of a repository, the oldest first")
  func history() throws {
    #expect {
      try store.add(.git(folder: folder.path))
    } throws: {
      guard case .noHistory? = $0 as? MessageImportError else { return false }
      return true
    }
    try git("init", "-q")
    for (author, text) in [("Ada", "One\n\nand more"), ("Émile", "Two"), ("Ada", "Three")] {
      try git("-c", "user.name=\(author)", "commit", "-q", "--allow-empty", "-m", text)
    }
    let result = try store.add(.git(folder: folder.path))
    #expect(result.addedCount == 3)
    let messages = try store.latest().messages
    #expect(messages.map(\.text) == ["One\n\nand more", "Two", "Three"])
    #expect(messages.map(\.author) == ["Ada", "Émile", "Ada"])
    #expect(messages.allSatisfy { $0.time == ConversationSamples.noon })
    #expect(try store.add(.git(folder: folder.path)).addedCount == 0)
  }
}
