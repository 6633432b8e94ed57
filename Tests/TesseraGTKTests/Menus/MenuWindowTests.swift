import Foundation
import TesseraTestSupport
import Testing

extension OnDisplay {
  @Suite("A menu in a window")
  struct MenuWindowTests {
    /// The button is in the middle of (100, 38); rows of 30 points start at 100, 140, 180 and 220.
    private func start() throws -> Probe { try .active("menus") }

    @Test("of a button is opened by a click, and chosen from by keys")
    func button() throws {
      let probe = try start()
      try Person().does("mousemove 100 38", "click 1")
      try probe.wait(for: "menu")
      // From the first item past the disabled one.
      try Person().does("key Down", "key Return")
      try probe.wait(for: "chose huge")
      probe.say("title")
      expectEqual(try probe.wait(for: "title").last, "title huge")
      probe.say("down")
      expectEqual(try probe.wait(for: "down").last, "down false")
    }

    @Test("is closed by Escape, and the button has the keys again")
    func escape() throws {
      let probe = try start()
      try Person().does("mousemove 100 38", "click 1")
      try probe.wait(for: "menu")
      try Person().does("key Escape")
      probe.say("title")
      try probe.wait(for: "title small")
      try Person().does("key space")
      try probe.wait(for: "menu")
      try Person().does("key Return")
      try probe.wait(for: "chose small")
    }

    @Test("of a row is opened by the secondary button, and chosen from by a click")
    func row() throws {
      let probe = try start()
      try Person().does("mousemove 100 145", "click 3")
      try probe.wait(for: "shows 1")
      try Person().does("key Down", "key Down", "key Return")
      let story = try probe.wait(for: "ends 1")
      #expect(story.contains { $0.hasPrefix("chose") })
      #expect(!story.contains { $0.hasPrefix("selected") })
    }

    @Test("shows what destroys something in red, in the menus inside as well")
    func destructive() throws {
      let probe = try start()
      try Person().does("mousemove 100 185", "click 3")
      try probe.wait(for: "shows 2")
      probe.say("red")
      expectEqual(try probe.wait(for: "red").last, "red delete 2, burn")
    }

    @Test("stays open for what keeps it, by keys and clicks, with its marks as they are")
    func kept() throws {
      let probe = try start()
      func marks() throws -> String? {
        probe.say("marks")
        return try probe.wait(for: "marks").last
      }
      try Person().does("mousemove 100 225", "click 3")
      try probe.wait(for: "shows 3")
      expectEqual(try marks(), "marks -bold, wide, +tall, end")
      try Person().does("key Return")
      try probe.wait(for: "toggled bold")
      expectEqual(try marks(), "marks +bold, wide, +tall, end")
      try Person().does("key Down", "key space")
      try probe.wait(for: "toggled wide")
      expectEqual(try marks(), "marks +bold, +wide, +tall, end")
      // The first item begins some 10 points below the place that was pressed, where the menu begins.
      try Person().does("mousemove 140 250", "click 1")
      try probe.wait(for: "toggled bold")
      expectEqual(try marks(), "marks bold, +wide, +tall, end")
      try Person().does("key Up", "key Return")
      try probe.wait(for: "chose end")
      try probe.wait(for: "ends 3")
    }

    @Test("of a row is closed by a click beside it, which selects nothing")
    func beside() throws {
      let probe = try start()
      try Person().does("mousemove 100 145", "click 3")
      try probe.wait(for: "shows 1")
      try Person().does("mousemove 100 110", "click 1")
      let story = try probe.wait(for: "ends 1")
      #expect(!story.contains { $0.hasPrefix("selected") || $0.hasPrefix("chose") })
      try Person().does("click 1")
      try probe.wait(for: "selected 0")
    }

    @Test("of a row is opened by the keys of a desktop", arguments: ["Menu", "shift+F10"])
    func keys(key: String) throws {
      let probe = try start()
      try Person().does("mousemove 100 110", "click 1")
      try probe.wait(for: "selected 0")
      try Person().does("key Down", "key \(key)")
      let story = try probe.wait(for: "shows 1")
      #expect(!story.contains("selected 1"), "Arrows move the focus alone")
      try Person().does("key Return")
      try probe.wait(for: "chose open 1")
      try probe.wait(for: "ends 1")
    }
  }
}
