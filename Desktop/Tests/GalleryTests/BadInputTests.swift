import Foundation
import GalleryPlayback
import GalleryScreens
import GallerySupport
import TesseraGTK
import TesseraHeadless
import Testing
import UIKit

extension OneProgramAtATime {
  @Suite("A screen that is given what it cannot show")
  @MainActor
  struct BadInputTests {
    private func fixture(_ name: String, _ option: GalleryOption, _ value: String) throws
      -> GalleryFixture
    {
      var values = GalleryOptionValues()
      values[option] = value
      let screen = try GalleryCatalog.screen(named: name, taking: values)
      return GalleryFixture(size: CGSize(width: 600, height: 500)) {
        screen.makeViewController(with: values, clock: $0)
      }
    }

    private func temporaryFile(_ name: String, _ contents: String) throws -> URL {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("gallery-" + UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file = folder.appendingPathComponent(name)
      try Data(contents.utf8).write(to: file)
      return file
    }

    @Test("says that there is no file of packages")
    func missingFile() async throws {
      let fixture = try fixture("Packages", .file, "/no/such/status")
      await fixture.settle()
      #expect(shownText(fixture).contains("There is no file at /no/such/status."))
    }

    @Test("says which line of the packages is broken")
    func brokenFile() async throws {
      let file = try temporaryFile("status", "Package: a\nnonsense\n")
      defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
      let fixture = try fixture("Packages", .file, file.path)
      await fixture.settle()
      #expect(shownText(fixture).contains("in line 2, there is no “Field: value”"))
    }

    @Test("says that there is no folder of pictures")
    func missingFolder() async throws {
      let fixture = try fixture("Photos", .folder, "/no/such/folder")
      await fixture.settle()
      #expect(shownText(fixture).contains("There is no folder at /no/such/folder."))
    }

    @Test("shows a symbol for a picture that is none")
    func brokenPicture() async throws {
      let log = DiagnosticLog()
      defer { log.end() }
      let file = try temporaryFile("broken.png", "no picture")
      defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
      let fixture = try fixture("Photos", .folder, file.deletingLastPathComponent().path)
      await fixture.settle()
      let images = HeadlessScene(fixture.window).nodes.flatMap(\.images)
      #expect(images.contains { $0.hasPrefix("image-missing") })
      #expect(log.messages.contains { $0.contains(file.path) })
    }

    @Test("lists no rows as well as very many")
    func rows() async throws {
      for count in ["0", "1", "9000000000000"] {
        let fixture = try fixture("BillionRows", .rows, count)
        await fixture.settle()
        #expect(shownText(fixture).contains(count == "1" ? "1 row ·" : "rows ·"))
      }
    }

    /// All lines of text on the fixture, with a space for each break.
    private func shownText(_ fixture: GalleryFixture) -> String {
      HeadlessScene(fixture.window).nodes.flatMap(\.text)
        .flatMap { $0.split(separator: " ") }.joined(separator: " ")
    }
  }
}
