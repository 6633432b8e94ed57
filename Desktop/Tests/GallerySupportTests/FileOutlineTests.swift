import Foundation
import Testing

@testable import GallerySupport

@Suite("An outline of files")
struct FileOutlineTests {
  @Test("begins where there is something to show, and with the last folder if nothing is")
  func beginnings() throws {
    let (empty, hidden, full) = try (TemporaryFolder(), TemporaryFolder(), TemporaryFolder())
    try hidden.write(".secret")
    try full.write("note")
    let missing = empty.path + "/none"
    func root(_ paths: [String], _ last: String) throws -> String {
      try FileOutline(readingFirstOf: paths, orElse: last).root.path.text
    }
    #expect(try root([hidden.path, full.path], empty.path) == full.path)
    #expect(try root([full.path, hidden.path], empty.path) == full.path)
    #expect(try root([missing, hidden.path], empty.path) == empty.path)
    #expect(throws: FolderError.missing(FilePath(missing))) { try root([empty.path], missing) }
  }

  @Test("finds the way to a file, also from the root of everything")
  func ways() throws {
    let folder = try TemporaryFolder()
    try folder.write("a/b/file")
    let outline = try FileOutline(readingRootAt: folder.path)
    #expect(
      outline.way(to: FilePath(folder.path + "/a/b/file"))?.map(\.name).suffix(2) == ["a", "b"]
    )
    #expect(outline.way(to: FilePath("/elsewhere")) == nil)
    let everything = try FileOutline(readingRootAt: "/")
    #expect(everything.way(to: FilePath("/usr/share"))?.map(\.text) == ["/", "/usr"])
    #expect(everything.root.name == "/")
  }
}
