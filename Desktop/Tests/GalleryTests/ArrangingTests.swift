import Foundation
import GalleryPlayback
import GalleryScreens
import GallerySupport
import TesseraTestSupport
import Testing
import UIKit

extension OneProgramAtATime {
  /// The window is 720 by 600 points; the bar is the first 32 of them.
  @Suite("A list that is arranged")
  @MainActor
  struct ArrangingTests {
    private static let packages = """
      Package: zlib1g
      Section: libs
      Installed-Size: 400
      Description: compression

      Package: acl
      Section: libs
      Installed-Size: 300
      Description: access control lists

      Package: bash
      Section: shells
      Installed-Size: 200
      Description: a shell
      """

    /// Shows these packages and lets a test do something with them.
    private func show(
      inSidebar: Bool = false,
      _ body: (GalleryFixture) async throws -> Void
    ) async throws {
      let log = DiagnosticLog()
      defer { log.end() }
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("gallery-\(UUID().uuidString)")
      try Data(Self.packages.utf8).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      var values = GalleryOptionValues()
      values[.file] = file.path
      let screen = try GalleryCatalog.screen(named: "packages", taking: values)
      let size = CGSize(width: inSidebar ? 928 : 720, height: 600)
      let fixture = GalleryFixture(size: size) { clock in
        guard inSidebar else { return screen.makeViewController(with: values, clock: clock) }
        return GalleryController(
          screens: GalleryCatalog.screens,
          first: screen,
          values: values,
          clock: clock
        )
      }
      await fixture.settle()
      try await body(fixture)
      #expect(log.messages.isEmpty)
    }

    /// Follows a script and waits until nothing moves any more.
    private func play(_ script: String, on fixture: GalleryFixture) async throws {
      try await fixture.play(GalleryScript(script)) { _ in }
      #expect(fixture.backend.advanceUntilIdle(limit: 5))
    }

    /// The titles of groups and the names of packages in the list, from top to bottom.
    private func rows(_ fixture: GalleryFixture) -> [String] {
      let nodes = HeadlessScene(fixture.window).nodes
      let rows = nodes.filter { ["PackageCell", "PackageSectionHeader"].contains($0.name) }
      return rows.sorted { $0.frame.minY < $1.frame.minY }.compactMap { row in
        row.flattenedText.first
      }
    }

    private func text(_ fixture: GalleryFixture) -> [String] {
      HeadlessScene(fixture.window).nodes.filter { $0.opacity > 0 }.flatMap(\.text)
    }

    @Test("shows what is typed, and only what has it in its text")
    func typing() async throws {
      try await show { fixture in
        expectEqual(rows(fixture), ["libs", "acl", "zlib1g", "shells", "bash"])
        #expect(text(fixture).contains("Type to filter"))
        #expect(text(fixture).contains("3 packages"))
        try await play("0 type \"comp\"", on: fixture)
        expectEqual(rows(fixture), ["libs", "zlib1g"])
        #expect(text(fixture).contains("comp"))
        #expect(text(fixture).contains("1 of 3 packages"))
        #expect(text(fixture).contains("1 package · 400 KiB"))
        try await play("2 key Backspace\n2 key Backspace\n2 key Backspace", on: fixture)
        #expect(text(fixture).contains("c"))
        expectEqual(rows(fixture), ["libs", "acl", "zlib1g"])
        try await play("4 key Escape", on: fixture)
        expectEqual(rows(fixture), ["libs", "acl", "zlib1g", "shells", "bash"])
      }
    }

    @Test("says so when nothing is found")
    func nothing() async throws {
      try await show { fixture in
        #expect(!text(fixture).contains("Nothing found"))
        try await play("0 type \"xyz\"", on: fixture)
        expectEqual(rows(fixture), [])
        #expect(text(fixture).contains("Nothing found"))
        try await play("2 key Escape", on: fixture)
        expectEqual(rows(fixture).count, 5)
        #expect(!text(fixture).contains("Nothing found"))
      }
    }

    @Test("ends as the last key says, however soon keys follow each other")
    func interruption() async throws {
      try await show { fixture in
        try await play(
          """
          0.00 type "b"
          0.10 type "a"
          0.15 key Escape
          0.20 type "z"
          0.25 type "l"
          0.30 key Backspace
          """,
          on: fixture
        )
        expectEqual(rows(fixture), ["libs", "zlib1g"])
        #expect(text(fixture).contains("z"))
      }
    }

    @Test("is sorted and grouped by segments, packages moving from group to group")
    func segments() async throws {
      try await show { fixture in
        try await tap("All", on: fixture)
        expectEqual(rows(fixture), ["All packages", "acl", "bash", "zlib1g"])
        try await tap("Size", on: fixture)
        expectEqual(rows(fixture), ["All packages", "zlib1g", "acl", "bash"])
        try await tap("A–Z", on: fixture)
        expectEqual(rows(fixture), ["A", "acl", "B", "bash", "Z", "zlib1g"])
      }
    }

    private func tap(_ title: String, on fixture: GalleryFixture) async throws {
      let frame = try #require(HeadlessScene(fixture.window).nodes(showing: title).first).frame
      fixture.screen?.tap(at: CGPoint(x: frame.midX, y: frame.midY))
      await fixture.settle()
      #expect(fixture.backend.advanceUntilIdle(limit: 5))
    }

    @Test("keeps what is selected, and shows no details of what is gone")
    func selection() async throws {
      try await show { fixture in
        let row = try #require(HeadlessScene(fixture.window).nodes(showing: "bash").first)
        try await play("0 tap 100 \(Int(row.frame.midY))", on: fixture)
        // Once in the list, once in the details.
        expectEqual(text(fixture).filter { $0 == "bash" }.count, 2)
        try await play("2 type \"shell\"", on: fixture)
        expectEqual(text(fixture).filter { $0 == "bash" }.count, 2)
        try await play("4 type \"x\"", on: fixture)
        #expect(!text(fixture).contains("bash"))
        #expect(text(fixture).contains("No package selected"))
      }
    }

    @Test("is filtered by what is typed anywhere in the window")
    func anywhere() async throws {
      try await show(inSidebar: true) { fixture in
        // The keys go to the list of screens once it is pressed.
        try await play("0 tap 100 26\n0.5 type \"bash\"", on: fixture)
        expectEqual(rows(fixture), ["shells", "bash"])
      }
    }
  }
}

extension HeadlessScene.Node {
  /// The lines of text in the layer and those in it.
  fileprivate var flattenedText: [String] { text + children.flatMap(\.flattenedText) }
}
