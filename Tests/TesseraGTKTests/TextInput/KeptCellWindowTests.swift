import Foundation
import TesseraTestSupport
import Testing

extension OnDisplay {
  @Suite("A text field in a list in a window")
  struct KeptCellWindowTests {
    @Test("takes keys, and keeps selection and undo, while it is scrolled out of sight")
    func keeping() throws {
      let probe = try Probe.active("text-list")
      try Person().does("mousemove 100 100", "click 1")
      try probe.wait(for: "began 2")
      try Person().does("type one")
      try probe.wait(for: "row 2 “one”")
      try Person().does("key shift+Home")
      probe.say("scroll 9000")
      #expect(try probe.wait(for: "done").last == "done, first 9000")
      try Person().does("key x")
      try probe.wait(for: "row 2 “x”")
      probe.say("insert 100")
      try probe.wait(for: "done")
      try Person().does("key y")
      try probe.wait(for: "row 2 “xy”")
      probe.say("scroll 100")
      #expect(try probe.wait(for: "done").last == "done, first 0")
      try Person().does("key z", "key ctrl+z", "key ctrl+z", "key ctrl+z")
      let story = try probe.wait(for: "row 2 “one”")
      #expect(!story.contains("ended 2"))
    }

    @Test("ends editing when its item is deleted out of sight")
    func deleting() throws {
      let probe = try Probe.active("text-list")
      try Person().does("mousemove 100 100", "click 1")
      try probe.wait(for: "began 2")
      try Person().does("key a")
      try probe.wait(for: "row 2 “a”")
      probe.say("scroll 5000")
      try probe.wait(for: "done")
      probe.say("delete 2")
      try probe.wait(for: "ended 2")
    }

    @Test("is left and entered with Tab, also where the next one is out of sight")
    func tab() throws {
      let probe = try Probe.active("text-list")
      // The first Tab stops at the list itself.
      try Person().does("key Tab", "key Tab")
      try probe.wait(for: "began 0")
      try Person().does("key --repeat 13 Tab", "type hi")
      try probe.wait(for: "row 13 “hi”")
      try Person().does("key shift+Tab")
      let story = try probe.wait(for: "began 12")
      #expect(story.contains("ended 13"))
    }

    @Test("that was scrolled out of sight is left with Tab for the one behind it")
    func tabFromAfar() throws {
      let probe = try Probe.active("text-list")
      try Person().does("key Tab", "key Tab", "key Tab")
      try probe.wait(for: "began 1")
      probe.say("scroll 9000")
      #expect(try probe.wait(for: "done").last == "done, first 9000")
      try Person().does("key Tab")
      try probe.wait(for: "began 2")
    }
  }
}
