import GallerySupport
import Testing

@Suite("Authors")
struct AuthorTests {
  private let directory = AuthorDirectory([
    Library.Book(id: 1, title: "Germinal", author: "Émile Zola"),
    Library.Book(id: 2, title: "Emma", author: "Jane Austen"),
    Library.Book(id: 3, title: "Persuasion", author: "Jane Austen"),
    Library.Book(id: 4, title: "The Iliad", author: "Homer"),
  ])

  private func names(_ groups: [ItemGroup<Author>]) -> [String] {
    groups.map { group in "\(group.title): \(group.items.map(\.name).joined(separator: ", "))" }
  }

  @Test("are known by their family names, which begin with the last word with a capital letter")
  func names() {
    for (name, given, family) in [
      ("Jane Austen", "Jane", "Austen"), ("Homer", "", "Homer"),
      ("Honoré de Balzac", "Honoré de", "Balzac"),
      ("Alexandre Dumas fils", "Alexandre", "Dumas fils"), ("anonymous", "", "anonymous"),
    ] {
      let parts = Author.parts(of: name)
      #expect(parts.given == given && parts.family == family)
    }
  }

  @Test("stand under the letter of their family name without accents, or under # where it has none")
  func letters() {
    #expect(Author(id: 0, givenName: "", familyName: "Øster").letter == "Ø")
    #expect(Author(id: 0, givenName: "", familyName: "Émile").letter == "E")
    #expect(Author(id: 0, givenName: "X", familyName: "3rd").letter == "#")
    #expect(Author(id: 0, givenName: "Émile", familyName: "Zola").initials == "ÉZ")
  }

  @Test("are grouped by letters, or by how many books they have written")
  func groups() {
    #expect(
      names(directory.groups(by: .name)) == ["A: Jane Austen", "H: Homer", "Z: Émile Zola"]
    )
    #expect(names(directory.groups(by: .books)) == ["2: Jane Austen", "1: Homer, Émile Zola"])
  }

  @Test("can be added, renamed and removed; numbers that are not there change nothing")
  func changes() throws {
    var changed = directory
    let author = changed.add(givenName: "Kate", familyName: "Chopin")
    #expect(changed[author.id]?.name == "Kate Chopin" && changed.authors.count == 4)
    changed.rename(author.id, givenName: "", familyName: "Aesop")
    #expect(names(changed.groups(by: .name)).first == "A: Aesop, Jane Austen")
    changed.remove([author.id, 99])
    changed.rename(99, givenName: "No", familyName: "One")
    #expect(changed == directory)
  }

  @Test("of the catalogue are more than a hundred, and have all of its books")
  func catalogue() throws {
    let books = try Library.catalogue()
    let authors = AuthorDirectory(books).authors
    #expect(authors.count > 100)
    #expect(authors.flatMap(\.books).count == books.count)
  }
}
