import Foundation
import TesseraTestSupport
import Testing

extension OnDisplay {
  /// Windows of 300 × 300 with six rows of 40 points.
  @Suite("Dragged rows")
  struct DragTests {
    /// Takes the mouse to a place in steps, as long as a drag needs to find what is there, and lets go.
    private func drag(from start: (x: Int, y: Int), to end: (x: Int, y: Int)) throws {
      var moves = "mousemove \(start.x) \(start.y) mousedown 1"
      for step in 1...10 {
        let x = start.x + (end.x - start.x) * step / 10
        let y = start.y + (end.y - start.y) * step / 10
        moves += " mousemove \(x) \(y) sleep 0.03"
      }
      try Person().does("\(moves) sleep 0.3 mousemove \(end.x) \(end.y + 1) sleep 0.2 mouseup 1")
    }

    /// Brings a window beside the one at the corner of the screen.
    private func moveAside(_ title: String) throws {
      try Person().does("search --sync --onlyvisible --name ^\(title)$ windowmove 400 0")
    }

    @Test("go to another place in their list, and to another window of the program")
    func ownWindows() throws {
      let probe = try Probe.active("drags")
      try drag(from: (100, 20), to: (100, 100))
      try probe.wait(for: "moved 0 to 2")
      try probe.wait(for: "drag ended")
      probe.say("window")
      try moveAside("other")
      try drag(from: (100, 20), to: (500, 60))
      try probe.wait(for: "inserted \"Row 1\" at 1")
      try probe.wait(for: "drag ended")
    }

    @Test("go to another program, which copies them")
    func otherProgram() throws {
      let other = try Probe.active("drags second")
      try moveAside("second")
      let probe = try Probe.active("drags")
      try drag(from: (100, 60), to: (500, 20))
      try other.wait(for: "inserted \"Row 1\" at 0")
      try probe.wait(for: "drag ended")
      probe.say("rows")
      let rows = try #require(probe.wait(for: "rows").last)
      expectEqual(rows, "rows Row 0, Row 1, Row 2, Row 3, Row 4, Row 5")
    }

    /// A window of `GTKProgram` beside that of the list: a text, a file and a place for both, 100 points each.
    private func toolkitProgram() throws -> Probe {
      let program = try Probe(
        program: "GTKProgram",
        arguments: ["Tea & biscuits", "/tmp/Offers of 2026.txt"]
      )
      try program.wait(for: "active")
      try moveAside("gtk")
      return program
    }

    @Test("go to a program of GTK's own, as a text")
    func toolkit() throws {
      let program = try toolkitProgram()
      let probe = try Probe.active("drags")
      try drag(from: (100, 60), to: (500, 250))
      try program.wait(for: "text Row 1")
      try probe.wait(for: "drag ended")
    }

    @Test("that stand for files go to a program of GTK's own, as files")
    func filesToToolkit() throws {
      let program = try toolkitProgram()
      let probe = try Probe.active("drags files")
      try drag(from: (100, 60), to: (500, 250))
      try program.wait(for: "file /tmp/Row 1")
      try probe.wait(for: "drag ended")
    }

    @Test("come from a program of GTK's own: a text, and a file by its name")
    func fromToolkit() throws {
      let program = try toolkitProgram()
      let probe = try Probe.active("drags")
      try drag(from: (500, 50), to: (100, 20))
      try probe.wait(for: "inserted \"Tea & biscuits\" at 0")
      try program.wait(for: "copied text")
      try drag(from: (500, 150), to: (100, 100))
      try probe.wait(for: "inserted \"Offers of 2026.txt\" at 2")
      try program.wait(for: "copied file")
    }

    @Test("stay where they are when a program of GTK's own takes nothing there")
    func refused() throws {
      let program = try toolkitProgram()
      let probe = try Probe.active("drags")
      try drag(from: (100, 60), to: (500, 50))
      try probe.wait(for: "drag ended")
      probe.say("rows")
      let rows = try #require(probe.wait(for: "rows").last)
      expectEqual(rows, "rows Row 0, Row 1, Row 2, Row 3, Row 4, Row 5")
      withExtendedLifetime(program) {}
    }

    @Test("of a program that dies during its drag leave a list that works")
    func dies() throws {
      let program = try toolkitProgram()
      let probe = try Probe.active("drags")
      try Person().does(
        "mousemove 500 50 mousedown 1 mousemove 480 50 sleep 0.1 mousemove 200 60 sleep 0.1 mousemove 100 60 sleep 0.2"
      )
      program.crash()
      try Person().does("sleep 0.2 mouseup 1")
      try drag(from: (100, 20), to: (100, 100))
      try probe.wait(for: "moved 0 to 2")
      try probe.wait(for: "drag ended")
    }
  }
}
