import Foundation
import Testing

@testable import GallerySupport

@Suite("The listing of a folder")
struct FolderListingTests {
  private func listing(_ folder: TemporaryFolder) throws -> FolderListing {
    try FolderListing(of: FileItem(rootAt: folder.path))
  }

  @Test("has folders first, each part by name with 9 before 10, without hidden files")
  func order() throws {
    let folder = try TemporaryFolder()
    for name in ["b10.txt", "b9.txt", "A.txt", ".hidden", "z/x", "m/x", ".git/config"] {
      try folder.write(name)
    }
    let listing = try listing(folder)
    #expect(listing.items.map(\.name) == ["m", "z", "A.txt", "b9.txt", "b10.txt"])
    #expect(listing.items.map(\.kind) == [.folder, .folder, .file, .file, .file])
    #expect(listing.hiddenCount == 2)
  }

  @Test("says how many bytes are in a file")
  func size() throws {
    let folder = try TemporaryFolder()
    try folder.write("five", "12345")
    try folder.write("inner/file", "1")
    #expect(try listing(folder).items.map(\.size) == [0, 5])
    #expect(try listing(folder).items[1].modified != nil)
  }

  @Test("reads no further than the folder itself")
  func laziness() throws {
    let folder = try TemporaryFolder()
    try folder.write("a/b/c/d", "")
    let first = try listing(folder)
    #expect(first.items.map(\.name) == ["a"])
    let second = try FolderListing(of: #require(first.items.first))
    #expect(second.items.map(\.path.text) == [folder.path + "/a/b"])
  }

  @Test("follows links, and says where they lead nowhere or to nothing that has bytes")
  func links() throws {
    let folder = try TemporaryFolder()
    try folder.write("real/file", "123")
    try folder.link("file", to: "real/file")
    try folder.link("folder", to: "real")
    try folder.link("lost", to: "nowhere")
    try folder.link("round", to: "round")
    try folder.link("null", to: "/dev/null")
    let items = try listing(folder).items
    #expect(items.map(\.name) == ["folder", "real", "file", "lost", "null", "round"])
    #expect(items.map(\.kind) == [.folder, .folder, .file, .missing, .special, .missing])
    #expect(items.map(\.isLink) == [true, false, true, true, true, true])
    #expect(items[2].size == 3)
  }

  @Test("comes to an end where links lead back to a folder around them")
  func loops() throws {
    let folder = try TemporaryFolder()
    try folder.write("a/b/file")
    try folder.link("a/b/up", to: "../..")
    try folder.link("a/b/here", to: ".")
    try folder.link("a/other", to: "b")
    // Walks into everything that says it can be opened; links that lead back say they cannot.
    var paths: [String] = []
    var queue = [try FileItem(rootAt: folder.path)]
    while let next = queue.popLast() {
      try #require(paths.count < 100)
      for item in try FolderListing(of: next).items {
        paths.append(String(item.path.text.dropFirst(folder.path.count)))
        if item.isFolder { queue.append(item) }
        let leadsBack = ["up", "here"].contains(item.name)
        #expect((item.kind == .enclosingFolder) == leadsBack)
      }
    }
    #expect(
      paths.sorted() == [
        "/a", "/a/b", "/a/b/file", "/a/b/here", "/a/b/up", "/a/other", "/a/other/file",
        "/a/other/here", "/a/other/up",
      ]
    )
  }

  @Test("keeps files apart whose names are no text")
  func names() throws {
    let folder = try TemporaryFolder()
    for byte: UInt8 in [0xFE, 0xFF] {
      let name = folder.path.utf8.map { CChar(bitPattern: $0) } + [47, CChar(bitPattern: byte), 0]
      let file = try #require(fopen(name, "w"))
      fputs("12", file)
      fclose(file)
    }
    let items = try listing(folder).items
    #expect(items.map(\.name) == ["\u{FFFD}", "\u{FFFD}"])
    #expect(items.map(\.size) == [2, 2])
    #expect(Set(items.map(\.id)).count == 2)
  }

  @Test("says why a folder cannot be read")
  func errors() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("file")
    try folder.link("round", to: "round")
    let missing = FilePath("/no/such/folder")
    #expect(throws: FolderError.missing(missing)) { try FileItem(rootAt: missing.text) }
    #expect(throws: FolderError.notAFolder(FilePath(file))) { try FileItem(rootAt: file) }
    let round = folder.path + "/round"
    let error = #expect(throws: FolderError.self) { try FileItem(rootAt: round) }
    #expect(error?.description == "\(round) cannot be read: Too many levels of symbolic links.")
    // The superuser is never refused, so only the error number is tried.
    let refused = FolderError(path: missing, code: EACCES)
    #expect(refused.description == "You may not look into /no/such/folder.")
  }

  @Test("says so when the folder went away after it was listed")
  func vanished() throws {
    let folder = try TemporaryFolder()
    try folder.write("inner/file")
    let inner = try #require(try listing(folder).items.first)
    try FileManager.default.removeItem(atPath: inner.path.text)
    #expect(throws: FolderError.missing(inner.path)) { try FolderListing(of: inner) }
  }
}

@Suite("A path")
struct FilePathTests {
  @Test(
    "has a name and a parent",
    arguments: [
      ("/home/kim", "kim", "/home"), ("/home/kim/", "kim", "/home"), ("/home", "home", "/"),
      ("/", "/", nil), ("//", "/", nil), ("name", "name", nil), ("a/b", "b", "a"),
    ]
  )
  func parts(path: String, name: String, parent: String?) {
    #expect(FilePath(path).name == name)
    #expect(FilePath(path).parent?.text == parent)
  }

  @Test("is one path however many slashes end it")
  func slashes() {
    #expect(FilePath("/home/kim//") == FilePath("/home/kim"))
    #expect(FilePath("/").appending(Array("etc".utf8)) == FilePath("/etc"))
  }
}
