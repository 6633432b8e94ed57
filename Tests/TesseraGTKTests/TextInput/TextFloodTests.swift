import Foundation
import TesseraTestSupport
import Testing

extension OnDisplay {
  @Suite("A text field in a list that gets very much")
  struct TextFloodTests {
    /// What a GtkText can hold, in bytes.
    private static let capacity = 65_534

    @Test("holds as much as GTK allows of a megabyte from the clipboard, and goes on")
    func megabyte() throws {
      let probe = try Probe.active("text-list")
      probe.say("clipboard 1000000")
      try probe.wait(for: "done")
      try Person().does("mousemove 100 100", "click 1")
      try probe.wait(for: "began 2")
      try Person().does("key ctrl+v")
      try probe.wait(for: "row 2 has \(Self.capacity)")
      probe.say("scroll 5000")
      expectEqual(try probe.wait(for: "done").last, "done, first 5000")
      try Person().does("key BackSpace")
      try probe.wait(for: "row 2 has \(Self.capacity - 1)")
      probe.say("scroll 0")
      expectEqual(try probe.wait(for: "done").last, "done, first 0")
      try Person().does("key ctrl+a", "key b")
      try probe.wait(for: "row 2 “b”")
    }

    @Test("takes ten thousand events of keys in a row")
    func keys() throws {
      let probe = try Probe.active("text-list")
      try Person().does("mousemove 100 100", "click 1")
      try probe.wait(for: "began 2")
      // Each key goes down and up.
      try Person().does("key --repeat 5000 --repeat-delay 0 --delay 0 a")
      try probe.wait(for: "row 2 has 5000")
    }
  }
}
