import TesseraTestSupport
import Foundation
import Testing

extension OnDisplay {
  @Suite("A list in a window")
  struct ListTests {
    /// A list of a hundred rows of 40 points, 300 points high, with the pointer over row 3.
    private func start() throws -> Probe {
      let probe = try Probe.active("list")
      try Person().does("mousemove 100 150")
      return probe
    }

    private func offset(_ probe: Probe) throws -> Int {
      probe.say("where")
      let line = try #require(probe.wait(for: "offset").last)
      return try #require(line.split(separator: " ").last.flatMap { Int($0) })
    }

    /// Asks where the list is until it is somewhere that satisfies the condition.
    private func waitForOffset(_ probe: Probe, _ condition: (Int) -> Bool) throws -> Int {
      var last = try offset(probe)
      let end = Date(timeIntervalSinceNow: 20)
      while !condition(last), Date() < end { last = try offset(probe) }
      try #require(condition(last), "The list stays at \(last)")
      return last
    }

    @Test("selects the row that is clicked, and with the space bar the one to which arrows lead")
    func selection() throws {
      let probe = try start()
      try Person().does("click 1")
      try probe.wait(for: "selected 3")
      try Person().does("key Down", "key space")
      try probe.wait(for: "selected 4")
      try Person().does("key Up", "key Up", "key space")
      let story = try probe.wait(for: "selected 2")
      #expect(!story.contains("selected 3"), "Arrows move the focus alone")
    }

    @Test("scrolls down and back up with the wheel")
    func wheel() throws {
      let probe = try start()
      try Person().does("click 5")
      let below = try waitForOffset(probe) { $0 > 20 }
      try Person().does("click 4", "click 4", "click 4")
      let above = try waitForOffset(probe) { $0 == 0 }
      #expect(above < below)
    }

    @Test("follows a drag and goes on when it is let go")
    func drag() throws {
      let probe = try start()
      // Ten steps in a seventh of a second. A machine that is busy may stop the hand before it lets go;
      // then it tries again.
      let steps = repeatElement("mousemove_relative -- 0 -16 sleep 0.015", count: 10)
      var dragged = ""
      for _ in 0..<5 where !dragged.hasSuffix("and on") {
        try Person().does("mousemove 100 280")
        try Person().does("mousedown 1 \(steps.joined(separator: " ")) mouseup 1")
        dragged = try #require(probe.wait(for: "dragged to").last)
      }
      #expect(dragged.hasSuffix("and on"))
      let letGoAt = try #require(
        dragged.split(separator: " ").compactMap { Int($0.filter(\.isNumber)) }.first
      )
      #expect(letGoAt > 100)
      let rest = try #require(probe.wait(for: "came to rest at").last)
      #expect(try #require(Int(rest.split(separator: " ").last ?? "")) > letGoAt)
    }
  }
}
