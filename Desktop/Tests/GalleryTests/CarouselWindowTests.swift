import Foundation
import TesseraTestSupport
import Testing

/// The window is 900 by 600 points; restaurants scroll sideways from about 180 to 470 below its top.
@Suite(
  "Carousels in a window",
  .serialized,
  .onTheDisplay,
  .enabled(if: TestDisplay.isThere, "There is no display.")
)
struct CarouselWindowTests {
  /// A drag from the middle of the restaurants, in ten steps.
  private func drag(_ person: Person, byX x: Int, y: Int) throws {
    var moves = "mousemove @600,350 mousedown 1"
    for step in 1...10 {
      moves += " mousemove @\(600 + x * step / 10),\(350 + y * step / 10) sleep 0.02"
    }
    try person.does(moves + " sleep 0.2 mouseup 1")
  }

  /// 173 to the left and 100 up is 30° from the horizontal; cards of 260 with gaps of 12 rest at multiples of 272.
  @Test("move alone by a drag at 30°")
  func flatDrag() throws {
    try GalleryProcess.show("Store") { gallery, person in
      try drag(person, byX: -173, y: -100)
      try gallery.wait(for: "carousel") { $0 == "272" }
      expectEqual(try gallery.answer("offset"), "0")
    }
  }

  /// 100 to the left and 173 up: 60° from the horizontal.
  @Test("stay where they are by a drag at 60°, which moves the page")
  func steepDrag() throws {
    try GalleryProcess.show("Store") { gallery, person in
      try drag(person, byX: -100, y: -173)
      try gallery.wait(for: "offset") { Int($0) ?? 0 > 150 }
      expectEqual(try gallery.answer("carousel"), "0")
      expectEqual(try gallery.answer("across"), "0")
    }
  }

  @Test("take the wheel with Shift, and leave it to the page without")
  func wheel() throws {
    try GalleryProcess.show("Store") { gallery, person in
      try person.does("mousemove @600,350", "keydown shift click 5 keyup shift")
      try gallery.wait(for: "carousel") { $0 == "272" }
      expectEqual(try gallery.answer("offset"), "0")
      try person.does("click 5")
      try gallery.wait(for: "offset") { $0 != "0" }
      expectEqual(try gallery.answer("carousel"), "272")
    }
  }

  @Test("keep what is left of the wheel at their end: the page does not move sideways")
  func end() throws {
    try GalleryProcess.show("Store") { gallery, person in
      try person.does("mousemove @600,350", "keydown shift click --repeat 40 5 keyup shift")
      let end = try gallery.answer("carousel-end")
      try gallery.wait(for: "carousel") { $0 == end }
      // Sideways with Shift and without, and then downwards, which shows that all of it has arrived.
      try person.does(
        "keydown shift click --repeat 3 5 keyup shift",
        "click --repeat 3 7",
        "click 5"
      )
      try gallery.wait(for: "offset") { $0 != "0" }
      expectEqual(try gallery.answer("across"), "0")
      expectEqual(try gallery.answer("carousel"), end)
    }
  }

  @Test("take a click where they are drawn, right after a row above them has grown")
  func clickAfterGrowth() throws {
    try GalleryProcess.show("Basket") { gallery, person in
      expectEqual(try gallery.answer("items"), "3")
      // The first row, beside its buttons; then the first card, which is there before and after.
      let place = try gallery.answer("carousel-place")
      try person.does("mousemove @300,130", "click 1", "mousemove \(card(at: place))", "click 1")
      try gallery.wait(for: "items") { $0 == "4" }
      #expect(try gallery.answer("carousel-place") != place)
    }
  }

  @Test("take a drag where they are drawn, right after a row above them has grown")
  func dragAfterGrowth() throws {
    try GalleryProcess.show("Basket") { gallery, person in
      let place = try gallery.answer("carousel-place")
      let start = card(at: place)
      try person.does(
        "mousemove @300,130",
        "click 1",
        "mousemove \(start)",
        "mousedown 1 mousemove_relative -- -60 0 sleep 0.02 mousemove_relative -- -60 0 sleep 0.02 "
          + "mousemove_relative -- -60 0 sleep 0.2 mouseup 1"
      )
      try gallery.wait(for: "carousel") { $0 != "0" }
      expectEqual(try gallery.answer("items"), "3")
      expectEqual(try gallery.answer("offset"), "0")
    }
  }

  /// A place on the first cards, 160 points below the upper edge of the carousel: a row that grows by less than
  /// that leaves a card there.
  private func card(at place: String) -> String {
    let numbers = place.split(separator: " ").compactMap { Int($0) }
    return numbers.count == 2 ? "@\(numbers[0] + 260),\(numbers[1] + 160)" : "@0,0"
  }
}
