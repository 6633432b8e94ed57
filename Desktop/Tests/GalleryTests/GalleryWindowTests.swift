import TesseraTestSupport
import Foundation
import Testing

/// The window is 900 by 600 points: the list of screens is 224 wide, the packages are right of it.
@Suite(
  "The gallery in a window",
  .serialized,
  .onTheDisplay,
  .enabled(if: TestDisplay.isThere, "There is no display.")
)
struct GalleryWindowTests {
  private func offset(_ gallery: GalleryProcess) throws -> Int {
    try #require(Int(try gallery.answer("offset")))
  }

  @Test("shows the screen that is clicked in the list")
  func sidebar() throws {
    try GalleryProcess.show("Packages") { gallery, person in
      expectEqual(try gallery.answer("screen"), "PackagesController")
      // Rows of 36 points start 8 below the top, with 2 between them: the eleventh is 388 to 424.
      try person.does("mousemove @100,406", "click 1")
      try gallery.wait(for: "screen") { $0 == "CompaniesController" }
      // The arrows move the selection on from there.
      try person.does("key Up")
      try gallery.wait(for: "screen") { $0 == "BasketController" }
    }
  }

  @Test("selects the row that is clicked, and with the space bar the one to which arrows lead")
  func selection() throws {
    try GalleryProcess.show("Packages") { gallery, person in
      #expect(try gallery.answer("selection").isEmpty)
      try person.does("mousemove @400,150", "click 1")
      let clicked = try gallery.wait(for: "selection") { !$0.isEmpty }
      expectEqual(clicked, "0.0")
      try person.does("key Down", "key Down", "key space")
      try gallery.wait(for: "selection") { $0 == "0.2" }
      // The list has scrolled once both keys have come.
      try person.does("key Down", "key End")
      try gallery.wait(for: "offset") { Int($0) ?? 0 > 0 }
      expectEqual(try gallery.answer("selection"), "0.2")
    }
  }

  @Test("is filtered by what is typed anywhere, and not any more after Escape")
  func filter() throws {
    try GalleryProcess.show("Packages") { gallery, person in
      let all = try gallery.answer("items")
      try person.does("mousemove @400,150", "click 1", "key q", "key q")
      try gallery.wait(for: "items") { $0 == "0" }
      // The keys are those of a text field: what is selected is taken out, and brought back.
      try person.does("key ctrl+a", "key BackSpace")
      try gallery.wait(for: "items") { $0 == all }
      try person.does("key ctrl+z")
      try gallery.wait(for: "items") { $0 == "0" }
      try person.does("key Escape")
      try gallery.wait(for: "items") { $0 == all }
    }
  }

  @Test("scrolls with the wheel")
  func wheel() throws {
    try GalleryProcess.show("Packages") { gallery, person in
      try person.does("mousemove @400,400", "click --repeat 3 5")
      try gallery.wait(for: "offset") { Int($0) ?? 0 > 100 }
      try gallery.wait(for: "motion") { $0 == "rest" }
      try person.does("click --repeat 6 4")
      try gallery.wait(for: "offset") { $0 == "0" }
    }
  }

  @Test("follows a drag, and goes on by itself when it is let go")
  func drag() throws {
    try GalleryProcess.show("BillionRows") { gallery, person in
      // Without pauses, the pointer is still moving fast when the button is released.
      try person.does(
        "mousemove @500,500 mousedown 1 mousemove @500,440 sleep 0.02 mousemove @500,360 sleep 0.02 "
          + "mousemove @500,280 sleep 0.02 mousemove @500,200 mouseup 1"
      )
      let moving = try gallery.wait(for: "motion") { $0 == "decelerating" }
      expectEqual(moving, "decelerating")
      try gallery.wait(for: "motion") { $0 == "rest" }
      // The pointer itself went 300 points; the rest is deceleration.
      #expect(try offset(gallery) > 320)
    }
  }

  @Test("scrolls by pages and to the ends with keys")
  func keys() throws {
    try GalleryProcess.show("BillionRows") { gallery, person in
      try person.does("mousemove @500,300", "click 1", "key Page_Down")
      try gallery.wait(for: "offset") { Int($0) ?? 0 > 200 }
      try person.does("key End")
      // 10⁹ rows of 36 points.
      try gallery.wait(for: "offset") { Int($0) ?? 0 > 35_999_000_000 }
      try person.does("key Home")
      try gallery.wait(for: "offset") { $0 == "0" }
    }
  }

  @Test("zooms the pictures with the wheel and Control")
  func zoom() throws {
    try GalleryProcess.show("Photos") { gallery, person in
      let before = try #require(Int(try gallery.answer("rows")))
      try person.does("mousemove @500,300", "keydown ctrl click --repeat 5 4 keyup ctrl")
      try gallery.wait(for: "rows") { Int($0) ?? before < before }
    }
  }
}
