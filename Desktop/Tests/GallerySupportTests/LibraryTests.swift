import GallerySupport
import Testing

@Suite("A library")
struct LibraryTests {
  private func library(_ count: Int, limit: Int = 2) -> Library {
    Library(
      (1...count).map { Library.Book(id: $0, title: "Title \($0)", author: "Author") },
      limit: limit
    )
  }

  @Test("lends and takes back, up to a limit, and says so in three wordings")
  func limit() {
    var library = library(4)
    #expect(library.card.text == "You have no books. You may take 2.")
    library.toggle(3)
    #expect(library.card.text == "You have 1 of 2 books.")
    library.toggle(1)
    #expect(library.card.text == "You have 2 of 2 books. Return one to take another.")
    #expect(library.taken.map(\.id) == [1, 3])
    #expect(library.books.map(\.isTaken) == [true, false, true, false])
    #expect(!library.canToggle(2))
    library.toggle(2)
    library.toggle(99)
    #expect(library.taken.map(\.id) == [1, 3])
    library.toggle(3)
    #expect(library.taken.map(\.id) == [1])
    #expect(library.canToggle(2))
  }

  @Test("with a limit of nothing lends nothing")
  func noBooks() {
    var library = library(1, limit: -3)
    library.toggle(1)
    #expect(library.taken.isEmpty)
    #expect(library.card.limit == 0)
  }

  @Test("comes with 500 different books, by title")
  func catalogue() throws {
    let books = try Library.catalogue()
    #expect(books.count == 500)
    #expect(Set(books.map { "\($0.title) \($0.author)" }).count == 500)
    #expect(books.map(\.id) == Array(1...500))
    #expect(books.allSatisfy { !$0.title.isEmpty && !$0.author.isEmpty })
    #expect(books.first?.title == "Adam Bede")
  }

  @Test("does not take a line that cannot be read for a book")
  func lines() throws {
    let line = #"{"title": "Emma", "author": "Jane Austen"}"#
    #expect(try Library.books(lines: "\(line)\n\n\(line)\n").map(\.id) == [1, 3])
    #expect(throws: (any Error).self) { try Library.books(lines: #"{"title": "Emma"}"#) }
  }
}
