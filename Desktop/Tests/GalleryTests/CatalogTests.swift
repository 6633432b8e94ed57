import GalleryScreens
import GallerySupport
import Testing
import UIKit

@Suite("The catalog of screens")
@MainActor
struct CatalogTests {
  @Test("has screens with different one-word titles and sentences")
  func titles() {
    let titles = GalleryCatalog.screens.map(\.title)
    #expect(Set(titles).count == titles.count)
    #expect(
      titles == [
        "Packages", "Photos", "Files", "Processes", "Controls", "Billion", "Relay", "Torture",
      ]
    )
    for screen in GalleryCatalog.screens {
      #expect(!screen.title.contains(" "))
      #expect(screen.summary.hasSuffix("."))
    }
  }

  @Test("finds screens in capital and small letters")
  func names() throws {
    for name in ["Photos", "photos", "PHOTOS"] {
      #expect(try GalleryCatalog.screen(named: name).title == "Photos")
    }
  }

  @Test("says what is there when a screen is not, and what a screen does not take")
  func errors() {
    #expect(
      throws: GalleryCommandError.unknownScreen("Chat", known: GalleryCatalog.screens.map(\.title))
    ) {
      try GalleryCatalog.screen(named: "Chat")
    }
    var values = GalleryOptionValues()
    values[.folder] = "/"
    #expect(throws: GalleryCommandError.notTaken(option: "--folder", screen: "Billion")) {
      try GalleryCatalog.screen(named: "Billion", taking: values)
    }
  }
}
