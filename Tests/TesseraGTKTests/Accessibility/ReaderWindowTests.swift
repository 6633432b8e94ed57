import Foundation
import TesseraTestSupport
import Testing

extension OnDisplay {
  /// A window of 400 × 300 with 1,000 rows, read over the accessibility bus.
  @Suite(
    "A window that is read over the accessibility bus",
    .enabled(if: WindowReader.isThere, Comment(rawValue: WindowReader.words))
  )
  struct ReaderWindowTests {
    private func read(_ commands: String...) throws -> [String] {
      try WindowReader.read(commands, of: ["WindowProbe", "reader"])
    }

    @Test("is a tree of a list and its rows, with names, places, actions and what is in them")
    func tree() throws {
      // A button of 30 points stands in a row, with margins of 8.
      let lines = try read("has Row 6", "tree", "place Row 1")
      let window = "    panel “Tessera reading” (focused, focusable)"
      let list = "      list “Rows” [focus, scroll backward, scroll forward]"
      let row = "        list item “Row 0” row 1 of 1,000 (focusable) [activate, focus]"
      let button = "          push button “Press 0” (focusable) [activate, focus]"
      expectEqual(lines.first, "application “WindowProbe” Tessera reading (insensitive)")
      expectEqual(Array(lines.dropFirst(2).prefix(4)), [window, list, row, button])
      expectEqual(lines.filter { $0.contains("list item") }.count, 7)
      expectEqual(lines.last, "Row 1 0 46 400 46")
    }

    @Test("gives a walk over rows that come with scrolling, each once, in their order")
    func walk() throws {
      let lines = try read("walk 1000 of Rows")
      let all = (0..<1_000).map { "Row \($0)" }
      expectEqual(lines, all)
    }

    @Test("does what is asked of a button in a cell, and of a row")
    func actions() throws {
      let lines = try read(
        "do activate of Press 2",
        "until pressed",
        "do activate of Row 3",
        "until selected",
        "do focus of Row 1",
        "focus Row 1"
      )
      expectEqual(lines, ["pressed Press 2", "selected 3"])
    }

    @Test("has the new name of a row that has changed, and says a text that is announced")
    func changes() throws {
      try _ = read(
        "has Row 2",
        "tell rename 2 Other name",
        "has Other name",
        "lacks Row 2",
        "tell announce Saved",
        "has Saved"
      )
    }

    @Test("follows the focus, also where that is moved 1,000 times at once")
    func focus() throws {
      try _ = read(
        "has Row 4",
        "tell focus 4",
        "focus Row 4",
        "tell flood",
        "focus Row 1",
        "alive"
      )
    }

    @Test("has no elements while nothing reads, and goes on when the bus has gone")
    func comingAndGoing() throws {
      let lines = try read(
        "has Row 0",
        "off",
        "lacks Row 0",
        "on",
        "has Row 0",
        "bus",
        "tell rename 0 New",
        "tell echo on",
        "until echo",
        "alive"
      )
      expectEqual(lines, ["echo on"])
    }
  }
}
