import Foundation
import Testing

@testable import GallerySupport

@Suite("An article")
struct ArticleTests {
  private let changeLog = """
    almanac (3.2-1) stable; urgency=medium

      [ Ada Lindqvist ]
      * Tides are computed for
        all harbours.
      * Spelling.

     -- Ada Lindqvist <ada@example.org>  Mon, 03 Mar 2025 09:12:00 +0100

    almanac (3.1-4) stable; urgency=low

      * Old news.
    """

  @Test("of a Debian change log is its newest entry")
  func debianEntry() throws {
    let article = try #require(Article(changeLog: changeLog, of: "almanac"))
    #expect(article.title == "almanac 3.2-1")
    #expect(article.byline == "Ada Lindqvist, Mon, 03 Mar 2025")
    #expect(article.lead == "Tides are computed for all harbours.")
    #expect(article.paragraphs == ["Spelling."])
  }

  @Test("of an entry that is cut in the middle is what there is of it")
  func cutEntry() throws {
    let cut = try #require(changeLog.range(of: "all harbours")).lowerBound
    let article = try #require(Article(changeLog: String(changeLog[..<cut]), of: "almanac"))
    #expect(article.byline == "")
    #expect(article.lead == "Tides are computed for")
    let head = try #require(Article(changeLog: "a (1) b; urgency=low", of: "a"))
    #expect(head.lead == "No changes are listed.")
  }

  @Test("of any other text begins with its first paragraph")
  func otherText() throws {
    let article = try #require(Article(changeLog: "Version 7\n\nLess\nfire.\n\n---\n", of: "ember"))
    #expect(article.title == "News of ember")
    #expect(article.lead == "Version 7")
    #expect(article.paragraphs == ["Less fire."])
  }

  @Test("of a copyright file has its first holder, and no fields")
  func copyright() throws {
    let text = """
      Format: https://example.org/copyright-format/1.0/

      Files: *
      Copyright: 2011-2025 Ada Lindqvist
      License: free

      License: free
       You may use, copy and change this
       program as you like.
       .
       There is no warranty of any kind at all.
      """
    let article = try #require(Article(copyright: text, of: "almanac"))
    #expect(article.title == "Who may use almanac")
    #expect(article.byline == "2011-2025 Ada Lindqvist")
    #expect(article.lead == "You may use, copy and change this program as you like.")
    #expect(article.paragraphs == ["There is no warranty of any kind at all."])
  }

  @Test("is not made of a text without words", arguments: ["", " \n\n", "----\n1234\n"])
  func noWords(text: String) {
    #expect(Article(changeLog: text, of: "a") == nil)
    #expect(Article(copyright: text, of: "a") == nil)
  }

  @Test("holds twelve further paragraphs at most")
  func long() throws {
    let text = (0..<50).map { "paragraph \($0) with a few words more" }.joined(separator: "\n\n")
    #expect(try #require(Article(changeLog: text, of: "a")).paragraphs.count == 12)
    #expect(try #require(Article(copyright: text, of: "a")).paragraphs.count == 12)
  }
}

@Suite("A collection of articles")
struct ArticleCollectionTests {
  @Test("has the news and the terms of each package, by name; packed files too")
  func folder() throws {
    let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Gallery/Fixtures/Articles").path
    let articles = try ArticleCollection(folder: fixtures).articles
    #expect(
      articles.map(\.title) == [
        "almanac 3.2-1", "Who may use almanac", "birdsong 0.9.2-2", "compass 12.0-1",
        "Who may use compass", "Who may use driftwood", "News of ember", "fjord 2.4.1-1",
        "Who may use fjord", "gazette 1.0-1",
      ]
    )
    // This one is packed.
    #expect(articles[2].byline == "Tomas Hale, Fri, 16 May 2025")
    #expect(articles[2].paragraphs.count == 4)
  }

  @Test("leaves out what cannot be read, and says when nothing is left")
  func issues() throws {
    let folder = try TemporaryFolder()
    #expect(throws: ArticleCollectionError.empty(path: folder.path)) {
      try ArticleCollection(folder: folder.path)
    }
    try folder.write("a/changelog.gz", "no gzip file")
    try folder.write("a/changelog", "Words.")
    #expect(try ArticleCollection(folder: folder.path).articles.map(\.lead) == ["Words."])
    #expect(throws: ArticleCollectionError.missing(path: folder.path + "/none")) {
      try ArticleCollection(folder: folder.path + "/none")
    }
  }
}

@Suite("A gzip file")
struct GzipFileTests {
  /// “aaaaaaaaaaaa\n”, packed with the codes that the format fixes: letters, and more of them from one back.
  ///
  /// The last eight bytes are the checksum and the length.
  private let fixed: [UInt8] = [
    0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 0x4B, 0x4C, 0x44, 0x00, 0x2E, 0x00,
    0x90, 0x31, 0x47, 0x8B, 13, 0, 0, 0,
  ]

  /// “hello”, stored, behind a header with a name.
  private let stored: [UInt8] =
    [0x1F, 0x8B, 8, 8, 0, 0, 0, 0, 0, 3] + Array("a.txt".utf8) + [0]
    + [1, 5, 0, 0xFA, 0xFF] + Array("hello".utf8) + [0x86, 0xA6, 0x10, 0x36, 5, 0, 0, 0]

  @Test("is unpacked up to a limit")
  func unpacks() throws {
    #expect(try GzipFile.unpack(fixed, limit: 100) == Array("aaaaaaaaaaaa\n".utf8))
    #expect(try GzipFile.unpack(fixed, limit: 3) == Array("aaa".utf8))
    #expect(try GzipFile.unpack(stored, limit: 100) == Array("hello".utf8))
    #expect(try GzipFile.unpack(stored, limit: 0) == [])
  }

  @Test("that is none, or is cut, is said to be so, wherever it is cut")
  func issues() {
    #expect(throws: GzipFile.Issue.noGzipFile) { try GzipFile.unpack([1, 2, 3], limit: 10) }
    for count in 10..<fixed.count - 1 {
      #expect(throws: GzipFile.Issue.truncated) {
        try GzipFile.unpack(Array(fixed.prefix(count)), limit: 100)
      }
    }
  }

  @Test("that is damaged ends with an issue or with other bytes, never with a crash")
  func damaged() {
    for place in 10..<stored.count {
      for bit in 0..<8 {
        for var bytes in [fixed, stored] where place < bytes.count {
          bytes[place] ^= 1 << bit
          _ = try? GzipFile.unpack(bytes, limit: 64)
        }
      }
    }
  }
}
