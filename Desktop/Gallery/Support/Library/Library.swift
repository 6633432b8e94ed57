import Foundation

/// A library: its books, and those that a reader has taken.
public struct Library: Sendable {
  /// The catalogue, by title.
  public private(set) var books: [Book]
  /// The books that the reader has, the one that was taken last first.
  public private(set) var taken: [Book] = []
  /// How many books a reader may have.
  public let limit: Int

  /// A book: the same one as long as its number is.
  public struct Book: Hashable, Identifiable, Sendable {
    /// The line of the file, counted from 1.
    public let id: Int
    /// What it is called.
    public let title: String
    /// Who wrote it.
    public let author: String
    /// Whether the reader has it.
    public private(set) var isTaken = false

    /// Creates a book that is in the library.
    public init(id: Int, title: String, author: String) {
      self.id = id
      self.title = title
      self.author = author
    }

    fileprivate mutating func toggle() { isTaken.toggle() }
  }

  /// What a reader's card says.
  public struct Card: Hashable, Identifiable, Sendable {
    /// How many books the reader has.
    public let taken: Int
    /// How many there may be.
    public let limit: Int

    /// There is one card.
    public var id: Int { 0 }

    /// One of three wordings: for no books, for some, and for as many as there may be.
    public var text: String {
      switch taken {
      case 0: "You have no books. You may take \(limit)."
      case limit...: "You have \(taken) of \(limit) books. Return one to take another."
      default: "You have \(taken) of \(limit) books."
      }
    }
  }

  /// Creates a library; a limit below zero counts as 0.
  public init(_ books: [Book], limit: Int = 5) {
    self.books = books
    self.limit = max(0, limit)
  }

  /// The reader's card.
  public var card: Card { Card(taken: taken.count, limit: limit) }

  /// Whether the reader has a book, and may return it, or may take it.
  public func canToggle(_ book: Book.ID) -> Bool {
    guard let index = books.firstIndex(where: { $0.id == book }) else { return false }
    return books[index].isTaken || taken.count < limit
  }

  /// Takes a book, or returns it; above the limit nothing changes, nor with an unknown book.
  public mutating func toggle(_ book: Book.ID) {
    guard canToggle(book), let index = books.firstIndex(where: { $0.id == book }) else { return }
    books[index].toggle()
    if books[index].isTaken {
      taken.insert(books[index], at: 0)
    } else {
      taken.removeAll { $0.id == book }
    }
  }
}

extension Library {
  /// The books that come with the gallery.
  ///
  /// 500 titles of works in the public domain with their authors, which are facts; they were written down for the gallery, by title.
  ///
  /// - Throws: What the file system or the decoder says.
  public static func catalogue() throws -> [Book] {
    let file = Bundle.module.bundleURL.appending(path: "Books/books.jsonl")
    return try books(lines: String(contentsOf: file, encoding: .utf8))
  }

  /// The books of a file with a JSON object on each line; empty lines are skipped.
  ///
  /// - Throws: What the decoder says of a line.
  public static func books(lines: String) throws -> [Book] {
    struct Line: Decodable {
      let title: String
      let author: String
    }
    let decoder = JSONDecoder()
    return try lines.components(separatedBy: "\n").enumerated().compactMap { number, text in
      guard !text.isEmpty else { return nil }
      let line = try decoder.decode(Line.self, from: Data(text.utf8))
      return Book(id: number + 1, title: line.title, author: line.author)
    }
  }
}
