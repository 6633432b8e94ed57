import Foundation
import Testing

@testable import GallerySupport

@Suite("A filter of text")
struct TextFilterTests {
  @Test(
    "finds texts that hold every word, in any letters",
    arguments: [
      ("", true), ("  ", true), ("lib", true), ("LIB gtk", true), ("toolkit libgtk", true),
      ("lib qt", false), ("cafe", true), ("libgtktoolkit", false),
    ]
  )
  func words(typed: String, isFound: Bool) {
    #expect(TextFilter(typed).matches("libgtk-4-1", "graphical toolkit of a Café") == isFound)
  }
}

@Suite("The arrangement of packages")
struct PackageArrangementTests {
  private func packages() throws -> [DebianPackage] {
    let lines = [
      "zlib1g libs 160 compression", "bash shells 7000 a shell", "acl libs 300 access lists",
      "apt admin 4000 packages", "Zsh shells 7000 another shell", "odd - - nothing known",
    ]
    let text = lines.map { line in
      let fields = line.split(separator: " ", maxSplits: 3)
      return """
        Package: \(fields[0])
        \(fields[1] == "-" ? "" : "Section: \(fields[1])")
        Installed-Size: \(fields[2])
        Description: \(fields[3])
        """.replacingOccurrences(of: "\n\n", with: "\n")
    }
    return try PackageCatalog(
      contentsOfFile: "status",
      bytes: [UInt8](text.joined(separator: "\n\n").utf8)
    ).packages
  }

  private func picture(_ arrangement: PackageArrangement) throws -> [String] {
    try arrangement.groups(of: packages()).map { group in
      "\(group.title): \(group.items.map(\.name).joined(separator: " "))"
    }
  }

  @Test("is by section and name at first")
  func sections() throws {
    #expect(
      try picture(PackageArrangement()) == [
        "admin: apt", "libs: acl zlib1g", "shells: Zsh bash", "unsorted: odd",
      ]
    )
    let groups = try PackageArrangement().groups(of: packages())
    #expect(groups.map(\.installedSize) == [4000, 460, 14_000, 0])
  }

  @Test("may be by letter, or one group, and by size")
  func others() throws {
    var arrangement = PackageArrangement()
    arrangement.grouping = .letter
    #expect(try picture(arrangement) == ["A: acl apt", "B: bash", "O: odd", "Z: Zsh zlib1g"])
    arrangement.grouping = .nothing
    arrangement.order = .size
    #expect(try picture(arrangement) == ["All packages: Zsh bash apt acl zlib1g odd"])
  }

  @Test("leaves out what is not looked for, and groups without anything")
  func filter() throws {
    var arrangement = PackageArrangement()
    arrangement.filter = TextFilter("SHELL")
    #expect(try picture(arrangement) == ["shells: Zsh bash"])
    arrangement.filter = TextFilter("nowhere")
    #expect(try picture(arrangement) == [])
  }

  @Test("tells packages of one name apart")
  func twins() throws {
    let text = "Package: a\nVersion: 1\n\nPackage: a\nVersion: 1\n"
    let packages = try PackageCatalog(contentsOfFile: "s", bytes: [UInt8](text.utf8)).packages
    #expect(PackageArrangement().groups(of: packages).first?.items.map(\.id) == [0, 1])
  }
}

@Suite("The arrangement of pictures")
struct PictureArrangementTests {
  private let pictures = [
    Picture(path: "/a/IMG_0002.jpg", size: 30), Picture(path: "/a/IMG_0001.jpg", size: 10),
    Picture(path: "/b/07.png", size: 20), Picture(path: "/b/Cat at home 3.png", size: 20),
  ]

  private func picture(_ arrangement: PictureArrangement) -> [String] {
    arrangement.groups(of: pictures).map { group in
      "\(group.title): \(group.items.map(\.name).joined(separator: ", "))"
    }
  }

  @Test("is one group without a title at first, by name")
  func plain() {
    #expect(picture(PictureArrangement()) == [": 07, Cat at home 3, IMG_0001, IMG_0002"])
  }

  @Test("may be by folder or series, and by size")
  func groups() {
    var arrangement = PictureArrangement()
    arrangement.grouping = .folder
    #expect(picture(arrangement) == ["a: IMG_0001, IMG_0002", "b: 07, Cat at home 3"])
    arrangement.grouping = .series
    arrangement.order = .size
    #expect(
      picture(arrangement) == ["07: 07", "Cat at home: Cat at home 3", "IMG: IMG_0002, IMG_0001"]
    )
  }

  /// Days counted from the first of January 1970: the 31st is one of February.
  @Test("may be by month, the latest first, and what has no date at the end")
  func months() throws {
    let days: [(name: String, day: Double?)] = [
      ("a", 30), ("b", nil), ("c", 31), ("d", 0), ("e", 365 + 31),
    ]
    let pictures = days.map { name, day in
      let date = day.map { Date(timeIntervalSince1970: $0 * 86_400) }
      return Picture(path: "/\(name).png", size: 1, modified: date)
    }
    var arrangement = PictureArrangement(timeZone: try #require(TimeZone(identifier: "UTC")))
    arrangement.grouping = .month
    let groups = arrangement.groups(of: pictures)
    #expect(
      groups.map { "\($0.title): \($0.items.map(\.name).joined(separator: ", "))" } == [
        "February 1971: e", "February 1970: c", "January 1970: a, d", "Without a date: b",
      ]
    )
  }

  @Test("leaves out what is not looked for")
  func filter() {
    var arrangement = PictureArrangement()
    arrangement.filter = TextFilter("img 2")
    #expect(picture(arrangement) == [": IMG_0002"])
  }
}
