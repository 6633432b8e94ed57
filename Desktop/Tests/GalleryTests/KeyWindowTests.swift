import Foundation
import TesseraTestSupport
import Testing

/// The table *key × layout × screen* of the page about keys, in real windows: rows below pinned headers, a grid, cards in columns, rows
/// beside an index, and rows that are built by a kit.
@Suite(
  "The item with the focus in a window",
  .serialized,
  .onTheDisplay,
  .enabled(if: TestDisplay.isThere, "There is no display.")
)
struct KeyWindowTests {
  @Test(
    "shows whole after each key, and Home leads back to the first",
    arguments: ["Packages", "Photos", "Covers", "Authors", "Library"]
  )
  func keys(screen: String) throws {
    try GalleryProcess.show(screen) { gallery, person in
      try person.does("key Down")
      var former = try gallery.wait(for: "focus") { $0.hasSuffix(" whole") }
      for key in ["Down", "Next", "Down", "Prior", "End", "Up", "Home", "Down"] {
        try person.does("key \(key)")
        former = try gallery.wait(for: "focus") { $0 != former && $0.hasSuffix(" whole") }
        if key == "Home" { expectEqual(former, "0.0 whole") }
      }
    }
  }
}
