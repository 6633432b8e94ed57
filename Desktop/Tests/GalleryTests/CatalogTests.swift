import Foundation
import GalleryScreens
import GallerySupport
import TesseraTestSupport
import Testing
import UIKit

@Suite("The catalog of screens")
@MainActor
struct CatalogTests {
  @Test("has screens with different titles, and names of one word")
  func titles() {
    expectEqual(
      GalleryCatalog.screens.map(\.title),
      [
        "Packages", "Photos", "Carousel", "Files", "Processes", "Articles", "Conversation", "News",
        "Store",
        "Basket", "Companies", "Bank", "Library", "Authors", "Covers", "Countries", "Feed",
        "Settings", "Contacts", "Board", "Controls", "Form",
        "Widgets",
        "Billion rows",
        "Interrupted updates", "Stress test",
      ]
    )
    expectEqual(
      GalleryCatalog.screens.map(\.name),
      [
        "Packages", "Photos", "Carousel", "Files", "Processes", "Articles", "Conversation", "News",
        "Store",
        "Basket", "Companies", "Bank", "Library", "Authors", "Covers", "Countries", "Feed",
        "Settings", "Contacts", "Board", "Controls", "Form",
        "Widgets",
        "BillionRows",
        "InterruptedUpdates", "StressTest",
      ]
    )
    for screen in GalleryCatalog.screens { #expect(screen.summary.hasSuffix(".")) }
  }

  @Test(
    "finds screens by name and title, whatever the case, spaces and hyphens",
    arguments: ["StressTest", "Stress test", "stress-test", "STRESSTEST"]
  )
  func names(name: String) throws {
    expectEqual(try GalleryCatalog.screen(named: name).title, "Stress test")
  }

  @Test("says what is there when a screen is not, and what a screen does not take")
  func errors() {
    #expect(
      throws: GalleryCommandError.unknownScreen("Chat", known: GalleryCatalog.screens.map(\.name))
    ) {
      try GalleryCatalog.screen(named: "Chat")
    }
    var values = GalleryOptionValues()
    values[.folder] = "/"
    #expect(throws: GalleryCommandError.notTaken(option: "--folder", screen: "BillionRows")) {
      try GalleryCatalog.screen(named: "BillionRows", taking: values)
    }
  }

  @Test(
    "has screens that the documentation names",
    arguments: ["Documentation/Tour.md", "Documentation/GalleryScripts.md"]
  )
  func documented(page: String) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(contentsOf: root.appending(path: page), encoding: .utf8)
    for screen in GalleryCatalog.screens {
      #expect(text.contains("*\(screen.title)*"), "\(page) does not name \(screen.title).")
    }
  }
}
