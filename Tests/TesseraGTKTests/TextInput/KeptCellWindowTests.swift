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
      expectEqual(try probe.wait(for: "done").last, "done, first 9000")
      try Person().does("key x")
      try probe.wait(for: "row 2 “x”")
      probe.say("insert 100")
      try probe.wait(for: "done")
      try Person().does("key y")
      try probe.wait(for: "row 2 “xy”")
      probe.say("scroll 100")
      expectEqual(try probe.wait(for: "done").last, "done, first 0")
      try Person().does("key z", "key ctrl+z", "key ctrl+z", "key ctrl+z")
      let story = try probe.wait(for: "row 2 “one”")
      #expect(!story.contains("ended 2"))
    }

    @Test("keeps what is composed, selected and undone while it is 10,000 rows away")
    func composing() throws {
      let probe = try Probe.active("text-list")
      try Person().does("mousemove 100 100", "click 1")
      try probe.wait(for: "began 2")
      try Person().does("type ab", "key dead_acute", "key e")
      try probe.wait(for: "row 2 “abé”")
      // An accent waits for its letter.
      try Person().does("key dead_acute")
      probe.say("scroll 10002")
      expectEqual(try probe.wait(for: "done").last, "done, first 10002")
      probe.say("insert 100")
      try probe.wait(for: "done")
      probe.say("scroll 100")
      expectEqual(try probe.wait(for: "done").last, "done, first 0")
      try Person().does("key e")
      var story = try probe.wait(for: "row 2 “abéé”")
      try Person().does("key shift+Home")
      probe.say("scroll 10102")
      expectEqual(try probe.wait(for: "done").last, "done, first 10002")
      probe.say("scroll 100")
      try probe.wait(for: "done")
      // What is typed replaces all that was selected, and is taken back.
      try Person().does("key x")
      story += try probe.wait(for: "row 2 “x”")
      try Person().does("key ctrl+z", "key ctrl+z")
      story += try probe.wait(for: "row 2 “abéé”")
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
      expectEqual(try probe.wait(for: "done").last, "done, first 9000")
      try Person().does("key Tab")
      try probe.wait(for: "began 2")
    }
  }
}
