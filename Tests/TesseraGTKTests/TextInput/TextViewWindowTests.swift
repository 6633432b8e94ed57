import Foundation
import TesseraTestSupport
import Testing

extension OnDisplay {
  @Suite("A text view in a window")
  struct TextViewWindowTests {
    /// A probe whose note is edited.
    private func startInNote() throws -> Probe {
      let probe = try Probe.active("text-view")
      try Person().does("mousemove 100 60", "click 1")
      try probe.wait(for: "began note")
      return probe
    }

    @Test("takes two lines, which the keys of the desktop select, cut, paste and take back")
    func keys() throws {
      let probe = try startInNote()
      try Person().does("type one", "key Return", "type two")
      try probe.wait(for: "note “one⏎two”")
      try Person().does("key ctrl+a")
      probe.say("selection")
      expectEqual(try probe.wait(for: "selection").last, "selection “one⏎two”")
      try Person().does("key ctrl+x")
      try probe.wait(for: "note “”")
      try Person().does("key ctrl+v", "key ctrl+v")
      try probe.wait(for: "note “one⏎twoone⏎two”")
      try Person().does("key ctrl+z", "key ctrl+z")
      try probe.wait(for: "note “”")
      try Person().does("key ctrl+shift+z")
      try probe.wait(for: "note “one⏎two”")
    }

    @Test("takes composed letters")
    func composing() throws {
      let probe = try startInNote()
      try Person().does("key dead_acute", "key e")
      let story = try probe.wait(for: "note “é”")
      #expect(!story.contains("note “´”"), "What is composed is no text yet")
    }

    @Test("replaces the selection by what is typed, told once")
    func replacing() throws {
      let probe = try startInNote()
      try Person().does("type one", "key Return", "key ctrl+a", "key x")
      let story = try probe.wait(for: "note “x”")
      #expect(!story.contains("note “”"))
      try Person().does("key ctrl+z")
      try probe.wait(for: "note “one⏎”")
    }

    @Test("sends with Return where its delegate does so, and grows with its text")
    func composer() throws {
      let probe = try Probe.active("text-view")
      try Person().does("mousemove 100 165", "click 1")
      try probe.wait(for: "began composer")
      try Person().does("type hello", "key Return")
      try probe.wait(for: "sent “hello”")
      let words = Array(repeating: "word", count: 20).joined(separator: " ")
      try Person().does("key ctrl+a")
      for word in words.split(separator: " ") { try Person().does("type \(word)", "key space") }
      try probe.wait(for: "grown true")
      try Person().does("key Return")
      try probe.wait(for: "sent “\(words) ”")
    }

    @Test("scrolls with the cursor, and with the wheel")
    func scrolling() throws {
      let probe = try startInNote()
      probe.say("lines")
      try Person().does("key ctrl+End", "key x")
      try probe.wait(for: "scrolled true")
      probe.say("height")
      expectEqual(try probe.wait(for: "height").last, "height true")
      try Person().does("key ctrl+Home")
      try probe.wait(for: "scrolled false")
      try Person().does("mousemove 100 60", "click 5")
      try probe.wait(for: "scrolled true")
    }
  }
}
