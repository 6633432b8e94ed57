import Foundation
import GalleryPlayback
import GalleryScreens
import GallerySupport
import TesseraTestSupport
import Testing
import UIKit

extension OneProgramAtATime {
  @Suite("Widgets")
  @MainActor
  struct WidgetsScreenTests {
    @Test("shows drawings for widgets without a display, and scrolls to its end")
    func headless() async throws {
      let log = DiagnosticLog()
      defer { log.end() }
      let screen = try GalleryCatalog.screen(named: "widgets")
      let fixture = GalleryFixture(size: CGSize(width: 420, height: 600)) {
        screen.makeViewController(with: GalleryOptionValues(), clock: $0)
      }
      await fixture.rest()
      #expect(fixture.lines.contains("Day 0"))
      #expect(fixture.lines.contains("Level 1"))
      let list = try fixture.list()
      expectEqual(list.numberOfItems(inSection: 0), 200)
      list.scrollToItem(at: IndexPath(item: 199, section: 0), at: .bottom, animated: false)
      await fixture.rest()
      #expect(fixture.lines.contains("Program 199"))
      expectEqual(log.messages, [])
    }
  }
}

/// The window is 900 by 600 points, the list of screens 224 wide.
@Suite(
  "Widgets in a window",
  .serialized,
  .onTheDisplay,
  .enabled(if: TestDisplay.isThere, "There is no display.")
)
struct WidgetsWindowTests {
  @Test("keep what is made of them in their rows while cells are used again")
  func reuse() throws {
    try GalleryProcess.show("Widgets") { gallery, person in
      let before = try gallery.wait(for: "values") { $0.contains("Level 1 37") }
      #expect(before.contains("Day 0 2025-01-01"))
      // The scale of the second row; a click into its trough moves it by a page.
      let place = try gallery.answer("row-place 1").split(separator: " ").compactMap { Int($0) }
      try #require(place.count == 4)
      try person.does(
        "mousemove @\(place[0] + place[2] / 2),\(place[1] + place[3] - 30)",
        "click 1"
      )
      let after = try gallery.wait(for: "values") { !$0.contains("Level 1 37") }
      let level = try #require(
        after.split(separator: ",").first { $0.hasPrefix("Level 1 ") }.map(String.init)
      )
      _ = try gallery.answer("scroll-to 150")
      try gallery.wait(for: "values") { $0.contains("Curve 150") || $0.contains("Program 151") }
      _ = try gallery.answer("scroll-to 0")
      try gallery.wait(for: "values") { $0.contains(level) }
    }
  }

  /// A calendar has the days and four buttons; a drawing takes no keys.
  @Test("are reached by Tab from the list of screens, part by part, and back")
  func tab() throws {
    try GalleryProcess.show("Widgets") { gallery, person in
      try person.does("key Tab", "key Tab")
      try gallery.wait(for: "keys") { $0 == "CalendarView 0" }
      try person.does("key --repeat 5 Tab")
      try gallery.wait(for: "keys") { $0 == "ScaleView 1" }
      try person.does("key Tab")
      try gallery.wait(for: "keys") { $0 == "ProgramView 3" }
      try person.does("key Tab")
      try gallery.wait(for: "keys") { $0 == "CalendarView 4" }
      try person.does("key shift+Tab")
      try gallery.wait(for: "keys") { $0 == "ProgramView 3" }
    }
  }
}
