import Foundation

/// An author of books in the library.
public struct Author: Hashable, Identifiable, Sendable {
  /// What the author is known by, whatever the name becomes.
  public let id: Int
  /// The names in front of the family name; empty where there is one name only.
  public var givenName: String
  /// The name by which authors are sorted.
  public var familyName: String
  /// The titles of the books, in the order of the catalogue.
  public var books: [String]

  /// Creates an author.
  public init(id: Int, givenName: String, familyName: String, books: [String] = []) {
    self.id = id
    self.givenName = givenName
    self.familyName = familyName
    self.books = books
  }

  /// Both names.
  public var name: String {
    [givenName, familyName].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The first letters of the first and the family name.
  public var initials: String {
    [givenName, familyName].compactMap { $0.first.map { "\($0)" } }.joined().uppercased()
  }

  /// The letter under which the author stands: that of the family name without accents, or `#` where it begins with none.
  public var letter: String {
    let plain = familyName.folding(options: .diacriticInsensitive, locale: nil).uppercased()
    guard let first = plain.first, first.isLetter else { return "#" }
    return "\(first)"
  }

  /// A name in two parts: the family name begins with the last word that has a capital letter.
  public static func parts(of name: String) -> (given: String, family: String) {
    let words = name.split(separator: " ")
    guard let last = words.lastIndex(where: { $0.first?.isUppercase == true }) else {
      return ("", name)
    }
    return (
      words[..<last].joined(separator: " "), words[last...].joined(separator: " ")
    )
  }
}

/// Authors, and the groups in which a list shows them.
public struct AuthorDirectory: Hashable, Sendable {
  /// How authors are sorted and grouped.
  public enum Order: Hashable, Sendable, CaseIterable {
    /// By family name, in groups of one letter.
    case name
    /// By how many books they have written, most first, in groups of one number.
    case books
  }

  /// The authors, in no order.
  public private(set) var authors: [Author]

  /// Creates a directory of the authors of books.
  public init(_ books: [Library.Book]) {
    let titles = Dictionary(grouping: books, by: \.author).mapValues { $0.map(\.title) }
    authors = titles.keys.sorted().enumerated().map { id, name in
      let parts = Author.parts(of: name)
      return Author(
        id: id,
        givenName: parts.given,
        familyName: parts.family,
        books: titles[name] ?? []
      )
    }
  }

  /// The author of a number, or `nil` where there is none any more.
  public subscript(id: Author.ID) -> Author? { authors.first { $0.id == id } }

  /// Adds an author, who gets the next number.
  @discardableResult
  public mutating func add(givenName: String, familyName: String) -> Author {
    let id = (authors.map(\.id).max() ?? -1) + 1
    let author = Author(id: id, givenName: givenName, familyName: familyName)
    authors.append(author)
    return author
  }

  /// Gives an author another name; an author that is not there stays away.
  public mutating func rename(_ id: Author.ID, givenName: String, familyName: String) {
    guard let index = authors.firstIndex(where: { $0.id == id }) else { return }
    authors[index].givenName = givenName
    authors[index].familyName = familyName
  }

  /// Removes authors.
  public mutating func remove(_ ids: Set<Author.ID>) {
    authors.removeAll { ids.contains($0.id) }
  }

  /// The authors in groups, which are titled by letters or by numbers.
  public func groups(by order: Order) -> [ItemGroup<Author>] {
    switch order {
    case .name:
      let groups = Dictionary(grouping: authors, by: \.letter)
      return groups.keys.sorted().map { group($0, groups[$0] ?? []) }
    case .books:
      let groups = Dictionary(grouping: authors, by: \.books.count)
      return groups.keys.sorted(by: >).map { group("\($0)", groups[$0] ?? []) }
    }
  }

  private func group(_ title: String, _ authors: [Author]) -> ItemGroup<Author> {
    ItemGroup(
      title: title,
      items: authors.sorted { first, second in
        let order = first.familyName.localizedStandardCompare(second.familyName)
        guard order == .orderedSame else { return order == .orderedAscending }
        return (first.givenName, first.id) < (second.givenName, second.id)
      }
    )
  }
}
