import Foundation
import TesseraTestSupport
import Testing

extension OnDisplay {
  @Suite("A text field in a window")
  struct TextFieldWindowTests {
    private func start() throws -> Probe { try .active("text") }

    /// A probe whose first field is edited.
    private func startInName() throws -> Probe {
      let probe = try start()
      try Person().does("mousemove 100 37", "click 1")
      try probe.wait(for: "began name")
      return probe
    }

    @Test("is edited once it is clicked, one at a time")
    func clicks() throws {
      let probe = try startInName()
      try Person().does("key a", "key b")
      try probe.wait(for: "name “ab”")
      try Person().does("mousemove 100 137", "click 1")
      try probe.wait(for: "ended name")
      try probe.wait(for: "began search")
      try Person().does("key x")
      let story = try probe.wait(for: "search “x”")
      #expect(!story.contains { $0.hasPrefix("name") })
    }

    @Test("has a caret that blinks without frames in between")
    func caret() throws {
      let probe = try startInName()
      probe.say("caret")
      let frames = try probe.wait(for: "caret").last?.split(separator: " ").dropFirst().first
      // GTK would fade it in 24 frames, which is what 0.4 seconds have.
      #expect(frames.flatMap { Int($0) }.map { $0 <= 2 } == true)
    }

    @Test("takes composed letters")
    func composing() throws {
      let probe = try startInName()
      try Person().does("key dead_acute", "key e")
      let story = try probe.wait(for: "name “é”")
      #expect(!story.contains("name “´”"), "What is composed is no text yet")
      try Person().does("key Multi_key", "key s", "key s")
      try probe.wait(for: "name “éß”")
    }

    @Test("selects, cuts, pastes and undoes with the keys of the desktop")
    func keys() throws {
      let probe = try startInName()
      try Person().does("type one")
      try probe.wait(for: "name “one”")
      try Person().does("key shift+Home")
      probe.say("selection")
      expectEqual(try probe.wait(for: "selection").last, "selection “one”")
      try Person().does("key ctrl+x")
      try probe.wait(for: "name “”")
      try Person().does("key ctrl+v", "key ctrl+v")
      try probe.wait(for: "name “oneone”")
      try Person().does("key ctrl+z", "key ctrl+z")
      try probe.wait(for: "name “”")
      try Person().does("key ctrl+shift+z")
      try probe.wait(for: "name “one”")
    }

    @Test("replaces the selection by what is typed, told once")
    func replacing() throws {
      let probe = try startInName()
      try Person().does("type one", "key ctrl+a", "key x")
      let story = try probe.wait(for: "name “x”")
      #expect(!story.contains("name “”"))
    }

    @Test("leaves what its delegate refuses")
    func refusing() throws {
      let probe = try start()
      try Person().does("mousemove 100 87", "click 1")
      try probe.wait(for: "began digits")
      try Person().does("key 1", "key a", "key 2", "key ctrl+a", "key b", "key Right", "key 3")
      let story = try probe.wait(for: "digits “123”")
      expectEqual(story, ["digits “1”", "digits “12”", "digits “123”"])
    }

    @Test("says when Return is pressed")
    func returnKey() throws {
      let probe = try start()
      try Person().does("mousemove 100 37", "click 1", "key Return")
      try probe.wait(for: "return name")
    }

    @Test("is cleared with its button")
    func clearing() throws {
      let probe = try start()
      probe.say("focus")
      expectEqual(try probe.wait(for: "focus").last, "focus true")
      try Person().does("type abc")
      try probe.wait(for: "search “abc”")
      try Person().does("mousemove 263 137", "click 1")
      try probe.wait(for: "search “”")
    }
  }
}
