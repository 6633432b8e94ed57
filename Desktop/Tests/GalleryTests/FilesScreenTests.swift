import Foundation
import GalleryPlayback
import GalleryScreens
import GallerySupport
import TesseraTestSupport
import Testing
import UIKit

extension OneProgramAtATime {
  @Suite("Files")
  @MainActor
  struct FilesScreenTests {
    private func fixture(_ folder: String) async throws -> GalleryFixture {
      var values = GalleryOptionValues()
      values[.folder] = folder
      let screen = try GalleryCatalog.screen(named: "files", taking: values)
      let fixture = GalleryFixture(size: CGSize(width: 600, height: 800)) {
        screen.makeViewController(with: values, clock: $0)
      }
      await fixture.rest()
      return fixture
    }

    /// The first text of each row and header.
    private func names(_ fixture: GalleryFixture) -> [String] {
      fixture.rows("UICollectionViewListCell").compactMap(\.first)
    }

    private let closed = [
      "Favourites", "Documents", "Music", "Projects", "Recipes", "Folder", "Documents", "Garden",
      "Music", "Projects", "Recipes", "Lost link", "Welcome.txt", "Zebra facts.txt",
    ]

    @Test("shows favourite folders, and the first level of the tree")
    func start() async throws {
      let fixture = try await fixture(Fixtures.tree)
      expectEqual(names(fixture), closed)
      #expect(fixture.lines.contains("link to nothing"))
    }

    @Test("opens and closes a folder that is pressed, and says what is in it")
    func toggling() async throws {
      let fixture = try await fixture(Fixtures.tree)
      try await fixture.press("Recipes")
      await fixture.rest()
      var open = closed
      open.insert(
        contentsOf: ["Bread.md", "Lentil soup.md", "Pancakes.md", "Plum cake.md"],
        at: 11
      )
      expectEqual(names(fixture), open)
      #expect(fixture.lines.contains("4 items"))
      try await fixture.press("Recipes")
      await fixture.rest()
      expectEqual(names(fixture), closed)
    }

    @Test("is a list: its titles stay in sight, and each row ends with a line from its text on")
    func list() async throws {
      let fixture = try await fixture(Fixtures.tree)
      let list = try fixture.list()
      try await fixture.press("Recipes")
      await fixture.rest()
      for (path, textStart) in [
        (IndexPath(item: 0, section: 1), 44), (IndexPath(item: 5, section: 1), 60),
      ] {
        let row = try #require(list.cellForItem(at: path) as? UICollectionViewListCell)
        #expect(
          row.separatorLayoutGuide.layoutFrame
            == CGRect(x: textStart, y: 43, width: 600 - textStart, height: 1)
        )
      }
      fixture.screen?.resize(to: CGSize(width: 600, height: 400))
      list.contentOffset.y = 200
      await fixture.rest()
      let kind = UICollectionView.elementKindSectionHeader
      let title = try #require(list.supplementaryView(forElementKind: kind, at: [1, 0]))
      list.contentOffset.y = 260
      await fixture.rest()
      expectEqual(title.frame.minY, 260)
    }

    @Test("is walked through with the arrow keys")
    func keys() async throws {
      let fixture = try await fixture(Fixtures.tree)
      let list = try fixture.list()
      // To the second folder of the tree and into it: a link, which is entered like a folder.
      try await fixture.follow(
        "0 key Down\n0 key Down\n0 key Down\n0 key Down\n0 key Down\n0 key Down"
      )
      expectEqual(list.indexPathsForSelectedItems, [IndexPath(item: 1, section: 1)])
      try await fixture.follow("0 key Right")
      #expect(names(fixture).contains("Photos of spring.txt"))
      try await fixture.follow("0 key Down\n0 key Left")
      expectEqual(list.indexPathsForSelectedItems, [IndexPath(item: 1, section: 1)])
      try await fixture.follow("0 key Left")
      expectEqual(names(fixture), closed)
    }

    @Test("shows the folder around a file wholly, below the title, when Left leads there")
    func folderAround() async throws {
      let fixture = try await fixture(Fixtures.tree)
      let list = try fixture.list()
      try await fixture.press("Recipes")
      await fixture.rest()
      fixture.screen?.resize(to: CGSize(width: 600, height: 300))
      let down = Array(repeating: "0 key Down", count: 4).joined(separator: "\n")
      try await fixture.follow(down)
      expectEqual(list.indexPathsForSelectedItems, [IndexPath(item: 8, section: 1)])
      try await fixture.follow("0 key Left")
      let folder = IndexPath(item: 4, section: 1)
      expectEqual(list.indexPathsForSelectedItems, [folder])
      let kind = UICollectionView.elementKindSectionHeader
      let title = try #require(list.supplementaryView(forElementKind: kind, at: [1, 0]))
      let row = try #require(list.cellForItem(at: folder))
      #expect(row.frame.minY >= title.frame.maxY)
      #expect(row.frame.maxY <= list.bounds.maxY)
    }

    @Test("shows where something is that is typed, and what was open before once it is not")
    func search() async throws {
      let fixture = try await fixture(Fixtures.tree)
      try await fixture.press("Recipes")
      await fixture.rest()
      let before = names(fixture)
      try await fixture.follow("0 type \"photos\"")
      expectEqual(
        names(fixture),
        [
          "Folder", "Documents", "Travel", "Photos.txt", "Projects", "Garden",
          "Photos of spring.txt",
        ]
      )
      #expect(fixture.lines.contains("2 found"))
      try await fixture.follow("0 type \" zz\"")
      expectEqual(names(fixture), ["Folder"])
      #expect(fixture.lines.contains("Nothing found"))
      try await fixture.follow("0 key Escape")
      expectEqual(names(fixture), before)
    }

    @Test("opens the folders around a favourite that is pressed, and selects it")
    func favourite() async throws {
      let fixture = try await fixture(Fixtures.tree)
      let list = try fixture.list()
      let cell = try #require(list.cellForItem(at: IndexPath(item: 2, section: 0)))
      fixture.screen?.tap(at: cell.convert(CGPoint(x: 200, y: 10), to: nil))
      await fixture.rest()
      #expect(names(fixture).contains("Birdhouse"))
      expectEqual(list.indexPathsForSelectedItems, [IndexPath(item: 3, section: 1)])
    }

    @Test("lets favourites be put in another order, among themselves", arguments: [1, 8])
    func reordering(rowsDown: Int) async throws {
      let fixture = try await fixture(Fixtures.tree)
      let documents = try #require(fixture.nodes.first { $0.text == ["Documents"] }).frame
      // The grip ends at the margin of 16.
      let grip = CGPoint(x: 600 - 28, y: documents.midY)
      fixture.screen?.pointer(.pressed, at: grip)
      for step in 1...4 {
        let way = CGFloat(36 * rowsDown) * CGFloat(step) / 4
        fixture.screen?.pointer(.dragged, at: CGPoint(x: grip.x, y: grip.y + way))
        fixture.backend.advance(by: 0.1)
      }
      fixture.screen?.pointer(
        .released,
        at: CGPoint(x: grip.x, y: grip.y + CGFloat(36 * rowsDown))
      )
      await fixture.rest()
      let order =
        rowsDown == 1
        ? ["Music", "Documents", "Projects", "Recipes"]
        : ["Music", "Projects", "Recipes", "Documents"]
      expectEqual(names(fixture), ["Favourites"] + order + closed.dropFirst(5))
      // The order is kept while something is looked for.
      try await fixture.follow("0 type \"photos\"")
      try await fixture.follow("0 key Escape")
      expectEqual(names(fixture), ["Favourites"] + order + closed.dropFirst(5))
    }

    /// Pulls a row aside as far as it goes.
    private func pull(_ path: IndexPath, _ fixture: GalleryFixture) async throws {
      let cell = try #require(fixture.list().cellForItem(at: path))
      let y = cell.convert(cell.bounds, to: nil).midY
      try await fixture.follow("0 drag 500 \(y) 100 \(y) 0.3")
    }

    @Test("lets folders be made favourites, and favourites be removed, by pulling them aside")
    func favourites() async throws {
      let fixture = try await fixture(Fixtures.tree)
      try await fixture.press("Projects")
      await fixture.rest()
      let tree = names(fixture).dropFirst(5)
      expectEqual(tree.dropFirst(5).first, "Birdhouse")
      // Recipes is the last favourite.
      try await pull([0, 3], fixture)
      expectEqual(names(fixture), ["Favourites", "Documents", "Music", "Projects"] + tree)
      try await pull([1, 4], fixture)
      expectEqual(
        names(fixture),
        ["Favourites", "Documents", "Music", "Projects", "Birdhouse"] + tree
      )
      for _ in 0..<4 { try await pull([0, 0], fixture) }
      expectEqual(names(fixture), Array(tree))
    }

    @Test("offers neither for files and folders that are favourites, nor while it searches")
    func noActions() async throws {
      let fixture = try await fixture(Fixtures.tree)
      let before = names(fixture).prefix { $0 != "Folder" }
      // Documents is a favourite; Welcome.txt a file; of what has “garden” in its name Projects comes first.
      try await pull([1, 0], fixture)
      try await fixture.press("Welcome.txt")
      try await pull(try #require(fixture.list().indexPathsForSelectedItems?.first), fixture)
      expectEqual(names(fixture).prefix { $0 != "Folder" }, before)
      try await fixture.follow("0 type \"garden\"")
      try await pull([0, 1], fixture)
      try await fixture.follow("0 key Escape")
      expectEqual(names(fixture).prefix { $0 != "Folder" }, before)
    }

    @Test("does not open a link to a folder around it")
    func loop() async throws {
      let fixture = try await fixture(Fixtures.tree)
      try await fixture.press("Projects")
      await fixture.rest()
      try await fixture.press("Birdhouse")
      await fixture.rest()
      #expect(fixture.lines.contains("link to a folder around it"))
      let count = names(fixture).count
      try await fixture.press("Around")
      await fixture.rest()
      expectEqual(names(fixture).count, count)
    }

    @Test("says what is wrong with a folder, and what is in one without anything to show")
    func notes() async throws {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("gallery-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      for name in ["empty", "gone", "hidden"] {
        let inner = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
      }
      try Data().write(to: folder.appendingPathComponent("hidden/.secret"))
      let fixture = try await fixture(folder.path)
      try FileManager.default.removeItem(at: folder.appendingPathComponent("gone"))
      for name in ["hidden", "gone", "empty"] {
        try await fixture.press(name)
        await fixture.rest()
      }
      #expect(fixture.lines.contains("Empty"))
      #expect(fixture.lines.contains("One hidden file"))
      #expect(fixture.lines.contains { $0.contains("There is no folder at") })
    }

    @Test("says that there is no folder")
    func missing() async throws {
      let fixture = try await fixture("/no/such/folder")
      #expect(fixture.lines.contains("There is no folder at /no/such/folder."))
    }
  }
}
