import Foundation
import TesseraTestSupport
import Testing

extension OnDisplay {
  @Suite("A widget in a window")
  struct WidgetWindowTests {
    @Test("is clicked where its view is, and not through a view in front of it")
    func clicks() throws {
      let probe = try Probe.active("widgets")
      try Person().does("mousemove 70 40", "click 1")
      try probe.wait(for: "button clicked")
      try Person().does("mousemove 270 40", "click 1")
      try probe.wait(for: "covered clicked")
      try Person().does("mousemove 320 40", "click 1")
      let story = try probe.wait(for: "control pressed")
      #expect(!story.contains("covered clicked"))
    }

    @Test("is clicked where it is turned to")
    func transform() throws {
      let probe = try Probe.active("widgets")
      probe.say("turn")
      try probe.wait(for: "done")
      // It is 40 × 100 now, about (200, 220).
      try Person().does("mousemove 200 262", "click 1")
      try probe.wait(for: "button clicked")
    }

    @Test("gets keys once it is clicked, and what it does not use goes to the views")
    func keys() throws {
      let probe = try Probe.active("widgets")
      try Person().does("mousemove 100 120", "click 1", "key a", "key b")
      let story = try probe.wait(for: "entry “ab”")
      #expect(!story.contains { $0.hasPrefix("view got key") })
      try Person().does("key F5")
      // The number of the USB HID usage tables.
      try probe.wait(for: "view got key 62")
      probe.say("who")
      expectEqual(try probe.wait(for: "first responder").last, "first responder entry")
      try Person().does("mousemove 320 40", "click 1")
      try probe.wait(for: "control pressed")
      probe.say("who")
      expectEqual(try probe.wait(for: "first responder").last, "first responder another")
      try Person().does("key c", "key F5")
      #expect(try !probe.wait(for: "view got key 62").contains { $0.hasPrefix("entry") })
    }

    @Test("gets keys when its view becomes the first responder")
    func focus() throws {
      let probe = try Probe.active("widgets")
      probe.say("focus")
      expectEqual(try probe.wait(for: "focus").last, "focus true")
      try Person().does("key x")
      try probe.wait(for: "entry “x”")
    }

    @Test("goes with a window that is closed during an animation")
    func closing() throws {
      let probe = try Probe.active("widgets")
      probe.say("close")
      expectEqual(try probe.exitCode(), 0)
    }

    @Test("is reused with its cell: a thousand rows need those in sight and ten")
    func cells() throws {
      let probe = try Probe.active("widget-list")
      for row in stride(from: 0, to: 1000, by: 37) {
        let state = try list(probe, "scroll \(row)")
        #expect(state.alive <= state.visible + 10, "row \(row)")
      }
      let start = try list(probe, "scroll 500").offset
      try Person().does("mousemove 200 60", "click 1")
      try probe.wait(for: "clicked Row 501")
      // The button has no use for the wheel, so the list has.
      try Person().does("click 5")
      try waitForRest(probe, beyond: start)
      try Person().does("mousemove 200 60", "click 1")
      let clicked = try #require(probe.wait(for: "clicked").last)
      let row = try #require(Int(clicked.split(separator: " ").last ?? ""))
      #expect(row > 501)
    }

    @Test("leaves the wheel to its list while it does not have the focus")
    func scales() throws {
      let probe = try Probe.active("widget-list scales")
      let start = try list(probe, "scroll 500").offset
      try Person().does("mousemove 200 60", "click 5")
      try waitForRest(probe, beyond: start)
      // A click gives it the focus.
      try Person().does("mousemove 200 60", "click 1")
      try probe.wait(for: "changed")
      let offset = try list(probe, "where").offset
      try Person().does("click 4")
      try probe.wait(for: "changed")
      expectEqual(try list(probe, "where").offset, offset)
    }

    /// Waits until the list has scrolled on, and moves no more from one frame to the next.
    private func waitForRest(_ probe: Probe, beyond start: Int) throws {
      let end = Date(timeIntervalSinceNow: 60)
      var offset = start
      while Date() < end {
        let next = try list(probe, "where").offset
        if next == offset, next > start { return }
        offset = next
      }
      Issue.record("The list is at \(offset), and was at \(start)")
    }

    /// Has the list do something, and waits until it is painted.
    private func list(
      _ probe: Probe,
      _ command: String
    ) throws -> (alive: Int, visible: Int, offset: Int) {
      probe.say(command)
      let line = try #require(probe.wait(for: "alive").last)
      let numbers = line.split(separator: " ").compactMap { Int($0) }
      try #require(numbers.count == 3)
      return (numbers[0], numbers[1], numbers[2])
    }
  }
}
