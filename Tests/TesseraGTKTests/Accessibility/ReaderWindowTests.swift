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

    @Test("has no row 10⁶ that does not show, and has it with its number once it does")
    func million() throws {
      let lines = try WindowReader.read(
        [
          "has Row 0", "child 1000000 of Rows", "do scroll forward of Rows", "lacks Row 0",
          "tell jump 1000000", "has Row 1000000", "tree", "alive",
        ],
        of: ["WindowProbe", "reader", "1000001"]
      )
      expectEqual(lines.first, "child nothing")
      let row = "list item “Row 1000000” row 1,000,001 of 1,000,001"
      #expect(lines.last { $0.contains("list item") }?.contains(row) == true)
      #expect(lines.count < 30)
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

  /// The menu of a row of 30 points at 220, with marks that are toggled while it stays open, and an end.
  @Suite(
    "A menu that is read over the accessibility bus",
    .enabled(if: WindowReader.isThere, Comment(rawValue: WindowReader.words))
  )
  struct ReadMenuTests {
    @Test("stays open for what keeps it, and closes for what does not")
    func kept() throws {
      let lines = try WindowReader.read(
        [
          "has Tessera menus", "menu 100 235", "has bold", "do click of bold", "until toggled",
          "do click of bold", "until toggled", "do click of end", "until chose", "until ends",
          "lacks bold", "alive",
        ],
        of: ["WindowProbe", "menus"]
      )
      let story = ["active", "shows 3", "toggled bold", "toggled bold", "chose end", "ends 3"]
      expectEqual(lines, story)
    }
  }

  /// A window with a slider from 0 to 40 at 10, a stepper, a quarter of a bar of progress, and the text “Zoë 1” in a field.
  @Suite(
    "A form that is read over the accessibility bus",
    .enabled(if: WindowReader.isThere, Comment(rawValue: WindowReader.words))
  )
  struct ReadFormTests {
    private func read(_ commands: String...) throws -> [String] {
      try WindowReader.read(commands, of: ["WindowProbe", "reader-form"])
    }

    @Test("has values with their bounds, which can be set where a person can")
    func values() throws {
      let lines = try read(
        "has Power",
        "value Power",
        "value Guests",
        "value Loading",
        "set 30 of Power",
        "until power",
        "value 30 Power",
        "set 2.2 of Guests",
        "until guests",
        "set 1 of Loading",
        "tell load",
        "value 0.75 Loading"
      )
      let before = ["Power 10 from 0 to 40", "Guests 0 from 0 to 100", "Loading 0.25 from 0 to 1"]
      let after = ["power 30", "Power 30 from 0 to 40", "guests 2", "Loading 0.75 from 0 to 1"]
      expectEqual(lines, before + after)
    }

    @Test("has widgets of GTK among its elements, where they stand, and they take the pointer")
    func order() throws {
      let lines = try read("has Press", "tree", "place Press", "mouse 70 102", "until clicked")
      let order = [
        "slider “Power”", "slider “Guests”", "panel “A widget”", "panel “”", "push button “Press”",
        "label “Press”", "progress bar “Loading”", "text “Name”", "clicked",
      ]
      let found = lines.dropFirst(3).compactMap { line in order.first { line.contains($0) } }
      expectEqual(found, order)
    }

    @Test("has the letters of the field that is edited, its cursor and what is selected")
    func letters() throws {
      let lines = try read(
        "has Name",
        "tell edit",
        "until edit",
        "focus letters of Name",
        "letters Name",
        "tell select 1 3",
        "letters Name",
        "caret 0 of Name",
        "letters Name",
        "insert Dr. of Name",
        "until name",
        "letters Name",
        "tree"
      )
      let letters = lines.filter { $0.hasPrefix("“") }
      expectEqual(
        letters,
        ["“Zoë 1” at 5", "“Zoë 1” at 3 with 1 to 3", "“Zoë 1” at 0", "“Dr.Zoë 1” at 0"]
      )
      #expect(lines.contains("name Dr.Zoë 1"))
      // One element, also while it is edited.
      let named = lines.filter { $0.contains("“Name”") }
      expectEqual(named.count, 1)
      #expect(named.first?.contains("focused") == true)
    }

    @Test(
      "has the letters of fields that are not edited, which can be changed, and of a secret none"
    )
    func lettersOfOthers() throws {
      let lines = try read(
        "has Notes",
        "letters Name",
        "insert Dr. of Name",
        "until name",
        "letters Name",
        "letters Notes",
        "secret Word",
        "tree"
      )
      // The text was set, and the cursor stands at its end.
      #expect(lines.contains("“Zoë 1” at 5"))
      #expect(lines.contains("“Zoë 1Dr.” at 5"))
      expectEqual(
        lines.filter { $0.hasPrefix("“one") || $0.hasPrefix("two”") },
        ["“one", "two” at 7"]
      )
      let fields = lines.filter { line in
        ["Name", "Word", "Notes"].contains { line.contains("“\($0)”") }
      }
      let named = ["Name", "Word", "Notes"].map { "text “\($0)” (focusable, editable) [activate, " }
      expectEqual(fields.count, 3)
      for (field, start) in zip(fields, named) { #expect(field.contains(start)) }
    }

    @Test(
      "has the focus at the one element of each text that is edited, and keys a secret that becomes one"
    )
    func editedTexts() throws {
      let lines = try read(
        "has Notes",
        "tell edit word",
        "focus Word",
        "secret Word",
        "tell edit notes",
        "focus letters of Notes",
        "tree",
        "tell secret on",
        "secret Name",
        "tell secret off",
        "letters Name",
        "tell edit name",
        "focus letters of Name"
      )
      expectEqual(lines.filter { $0.contains("“Notes”") }.count, 1)
      #expect(lines.contains { $0.contains("“Zoë 1” at") })
    }

    @Test("does not hand keys to a text that the reader alone was sent to")
    func sent() throws {
      let lines = try read(
        "has Notes",
        "tell read",
        "focus letters of Notes",
        "type x",
        "tell notes",
        "until notes"
      )
      expectEqual(lines.last, "notes one⏎two")
    }
  }
}
