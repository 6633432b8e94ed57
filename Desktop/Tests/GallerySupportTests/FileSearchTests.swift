import Foundation
import Testing

@testable import GallerySupport

@Suite("A search for files")
struct FileSearchTests {
  private func tree() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in [
      "notes.txt", "Work/Report.txt", "Work/plan.txt", "Work/old/report-1.txt", "Play/game",
      "Café/menu", ".secret/report",
    ] {
      try folder.write(name)
    }
    return folder
  }

  /// What a search found, as paths below the root, those that were looked for with a star.
  private func outline(_ search: FileSearch, in folder: TemporaryFolder) -> [String] {
    var lines: [String] = []
    func add(_ path: FilePath) {
      for item in search.items[path] ?? [] {
        let name = item.path.text.dropFirst(folder.path.count + 1)
        lines.append(search.matches.contains(item.path) ? "\(name) *" : "\(name)")
        add(item.path)
      }
    }
    add(FilePath(folder.path))
    return lines
  }

  @Test("finds names in any letters, with the folders on the way and nothing else")
  func matches() throws {
    let folder = try tree()
    let search = FileSearch(for: TextFilter("REPORT"), in: try FileItem(rootAt: folder.path))
    #expect(
      outline(search, in: folder) == [
        "Work", "Work/old", "Work/old/report-1.txt *", "Work/Report.txt *",
      ]
    )
    #expect(search.isComplete)
    #expect(search.unreadable.isEmpty)
  }

  @Test("finds folders themselves, and takes letters without their accents")
  func folders() throws {
    let folder = try tree()
    let root = try FileItem(rootAt: folder.path)
    #expect(outline(FileSearch(for: TextFilter("cafe"), in: root), in: folder) == ["Café *"])
    #expect(outline(FileSearch(for: TextFilter("nothing"), in: root), in: folder) == [])
  }

  @Test("stops at its limits, near the root first, and says so")
  func limits() throws {
    let folder = try tree()
    let root = try FileItem(rootAt: folder.path)
    let one = FileSearch(for: TextFilter("t"), in: root, limits: FileSearch.Limits(matches: 1))
    #expect(outline(one, in: folder) == ["notes.txt *"])
    #expect(!one.isComplete)
    let few = FileSearch(for: TextFilter("report"), in: root, limits: FileSearch.Limits(visits: 1))
    #expect(outline(few, in: folder) == [])
    #expect(!few.isComplete)
  }

  @Test("finds links to folders without going into them")
  func links() throws {
    let folder = try tree()
    try folder.link("Work/again", to: "..")
    try folder.link("Report-folder", to: "Work")
    let search = FileSearch(for: TextFilter("report"), in: try FileItem(rootAt: folder.path))
    #expect(
      outline(search, in: folder) == [
        "Report-folder *", "Work", "Work/old", "Work/old/report-1.txt *", "Work/Report.txt *",
      ]
    )
  }

  @Test("goes on past folders that cannot be read, and names them")
  func unreadable() throws {
    let folder = try tree()
    let root = try FileItem(rootAt: folder.path)
    let gone = FolderError.missing(root.path)
    try FileManager.default.removeItem(atPath: folder.path)
    #expect(FileSearch(for: TextFilter("report"), in: root).unreadable == [gone])
  }

  @Test("stops when its task is cancelled")
  func cancelling() async throws {
    let folder = try tree()
    let root = try FileItem(rootAt: folder.path)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return FileSearch(for: TextFilter("report"), in: root)
    }
    #expect(await task.value.isComplete == false)
    #expect(await task.value.matches.isEmpty)
  }
}
