import Foundation
import TesseraTestSupport
import Testing

extension OnDisplay {
  @Suite("A key in a text of a window")
  struct KeyInputWindowTests {
    private func start(in part: String) throws -> Probe {
      let probe = try Probe.active("keys")
      probe.say(part)
      try probe.wait(for: "focus true")
      return probe
    }

    /// The calls until `text` was asked for.
    private func story(_ probe: Probe) throws -> [String] {
      probe.say("text")
      return try probe.wait(for: "text")
    }

    @Test("calls the method that deletes for Backspace, also in an empty field")
    func backspace() throws {
      let probe = try start(in: "field")
      try Person().does("key BackSpace")
      expectEqual(try probe.wait(for: "delete"), ["delete"])
      try Person().does("key a", "key b", "key BackSpace")
      expectEqual(
        try probe.wait(for: "asked 1+1") + probe.wait(for: "field"),
        [
          "insert “a”", "asked 0+0 “A”", "field “A”", "insert “b”", "asked 1+0 “B”", "field “AB”",
          "delete", "asked 1+1 “”", "field “A”",
        ]
      )
      try Person().does("key c", "key ctrl+a", "key BackSpace")
      expectEqual(
        try probe.wait(for: "asked 0+2") + probe.wait(for: "field"),
        [
          "insert “c”", "asked 1+0 “C”", "field “AC”", "select all", "delete", "asked 0+2 “”",
          "field “”",
        ]
      )
      try Person().does("key ctrl+z")
      expectEqual(try probe.wait(for: "field"), ["field “AC”"])
    }

    @Test("deletes nothing that the delegate keeps")
    func refused() throws {
      let probe = try start(in: "field")
      probe.say("set ab")
      probe.say("refuse true")
      try Person().does("key BackSpace")
      expectEqual(try probe.wait(for: "asked"), ["delete", "asked 1+1 “”"])
      try Person().does("key c")
      expectEqual(try probe.wait(for: "asked"), ["insert “c”", "asked 2+0 “C”"])
      expectEqual(try story(probe), ["text “ab” “”"])
    }

    @Test("that is repeated calls it each time, and deletes from the end in either direction")
    func repeated() throws {
      let probe = try start(in: "field")
      probe.say("set אבגדה")
      try Person().does("key --repeat 5 --repeat-delay 0 --delay 0 BackSpace")
      expectEqual(
        try probe.wait(for: "field “”"),
        [
          "delete", "asked 4+1 “”", "field “אבגד”", "delete", "asked 3+1 “”", "field “אבג”",
          "delete", "asked 2+1 “”", "field “אב”", "delete", "asked 1+1 “”", "field “א”",
          "delete", "asked 0+1 “”", "field “”",
        ]
      )
    }

    @Test("inserts composed letters once, and what it types can be taken back")
    func composing() throws {
      let probe = try start(in: "field")
      try Person().does("key dead_acute", "key e")
      expectEqual(try probe.wait(for: "field"), ["insert “é”", "asked 0+0 “É”", "field “É”"])
      try Person().does("key dead_acute", "key BackSpace", "key a")
      expectEqual(try probe.wait(for: "field"), ["insert “a”", "asked 1+0 “A”", "field “ÉA”"])
      try Person().does("key ctrl+a", "key x")
      expectEqual(
        try probe.wait(for: "field"),
        ["select all", "insert “x”", "asked 0+2 “X”", "field “X”"]
      )
      // GTK takes back what was typed and what it has replaced one after the other.
      try Person().does("key ctrl+z", "key ctrl+z")
      try probe.wait(for: "field “ÉA”")
    }

    @Test("with Control calls the actions for editing, and so do the entries of the menu")
    func actions() throws {
      let probe = try start(in: "field")
      probe.say("set AB")
      try Person().does("key ctrl+a", "key ctrl+c")
      expectEqual(try probe.wait(for: "copy"), ["select all", "copy"])
      // Selected text of X11 is the desktop's: GTK takes the selection back where another program claims it meanwhile.
      try Person().does("key ctrl+a", "key ctrl+x")
      expectEqual(
        try probe.wait(for: "field"),
        ["select all", "cut", "asked 0+2 “”", "field “”"]
      )
      try Person().does("key ctrl+v")
      expectEqual(try probe.wait(for: "field"), ["paste", "asked 0+0 “AB”", "field “AB”"])
      try Person().does("key ctrl+a")
      try probe.wait(for: "select all")
      probe.say("menu clipboard.copy")
      probe.say("menu clipboard.cut")
      expectEqual(
        try probe.wait(for: "field"),
        ["copy", "cut", "asked 0+2 “”", "field “”"]
      )
      probe.say("menu clipboard.paste")
      expectEqual(try probe.wait(for: "field"), ["paste", "asked 0+0 “AB”", "field “AB”"])
    }

    @Test("calls the methods of a text of many lines, for Return too")
    func note() throws {
      let probe = try start(in: "note")
      try Person().does("key BackSpace")
      expectEqual(try probe.wait(for: "delete"), ["delete"])
      try Person().does("key a", "key Return", "key dead_acute", "key e")
      expectEqual(
        try probe.wait(for: "note “a⏎é"),
        [
          "insert “a”", "asked 0+0 “a”", "note “a”", "insert “⏎”", "asked 1+0 “⏎”", "note “a⏎”",
          "insert “é”", "asked 2+0 “é”", "note “a⏎é”",
        ]
      )
      try Person().does("key BackSpace")
      expectEqual(try probe.wait(for: "note"), ["delete", "asked 2+1 “”", "note “a⏎”"])
      try Person().does("key ctrl+z")
      expectEqual(try probe.wait(for: "note"), ["note “a⏎é”"])
      try Person().does("key ctrl+a", "key ctrl+c", "key BackSpace")
      expectEqual(
        try probe.wait(for: "note"),
        ["select all", "copy", "delete", "asked 0+3 “”", "note “”"]
      )
      try Person().does("key ctrl+v")
      expectEqual(try probe.wait(for: "note"), ["paste", "asked 0+0 “a⏎é”", "note “a⏎é”"])
    }

    @Test("may take its field out of the window")
    func removal() throws {
      let probe = try start(in: "brief")
      try Person().does("key BackSpace")
      try probe.wait(for: "freed")
      probe.say("brief")
      try probe.wait(for: "focus true")
      try Person().does("key a")
      try probe.wait(for: "freed")
      probe.say("note")
      try probe.wait(for: "focus true")
      try Person().does("key a")
      try probe.wait(for: "note “a”")
    }

    @Test("that deletes otherwise calls no method")
    func otherKeys() throws {
      let probe = try start(in: "note")
      try Person().does("type ab")
      try probe.wait(for: "note “ab”")
      try Person().does("key ctrl+BackSpace")
      expectEqual(try probe.wait(for: "note"), ["asked 0+2 “”", "note “”"])
      try Person().does("key c")
      try probe.wait(for: "note “c”")
      try Person().does("key Left", "key Delete")
      expectEqual(try probe.wait(for: "note"), ["asked 0+1 “”", "note “”"])
    }

    @Test("deletes nothing in a text of many lines that the delegate keeps")
    func refusedNote() throws {
      let probe = try start(in: "note")
      try Person().does("key a")
      try probe.wait(for: "note “a”")
      probe.say("refuse true")
      try Person().does("key BackSpace", "key Return")
      expectEqual(
        try probe.wait(for: "asked 1+0"),
        ["delete", "asked 0+1 “”", "insert “⏎”", "asked 1+0 “⏎”"]
      )
      expectEqual(try story(probe), ["text “” “a”"])
    }
  }
}
