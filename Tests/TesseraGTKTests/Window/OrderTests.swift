import TesseraTestSupport
import Foundation
import Testing

extension OnDisplay {
  @Suite("Rows that a hand puts in order")
  struct OrderTests {
    /// Twenty rows of 40 points, 300 points high, with grips at the right.
    private func start() throws -> Probe { try .active("order") }

    /// Takes the mouse from one place to another in steps, with the button down from the start.
    private func drag(from start: (x: Int, y: Int), to end: (x: Int, y: Int)) throws {
      try Person().does("mousemove \(start.x) \(start.y)", "mousedown 1")
      for step in 1...8 {
        let x = start.x + (end.x - start.x) * step / 8
        let y = start.y + (end.y - start.y) * step / 8
        try Person().does("mousemove \(x) \(y) sleep 0.02")
      }
    }

    @Test("move with the mouse that drags them")
    func body() throws {
      let probe = try start()
      try drag(from: (100, 60), to: (100, 150))
      try Person().does("mouseup 1")
      let order = try #require(probe.wait(for: "order").last)
      #expect(order.hasPrefix("order 0 2 3 1 4 5"))
    }

    @Test("move by their grips")
    func grip() throws {
      let probe = try start()
      try drag(from: (372, 20), to: (372, 70))
      try Person().does("mouseup 1")
      let order = try #require(probe.wait(for: "order").last)
      #expect(order.hasPrefix("order 1 0 2 3"))
    }

    @Test("go back at Escape")
    func escape() throws {
      let probe = try start()
      try drag(from: (100, 60), to: (100, 150))
      try Person().does("key Escape", "mouseup 1")
      probe.say("where")
      let order = try #require(probe.wait(for: "now").last)
      #expect(order.hasPrefix("now at 0: 0 1 2 3 4"))
    }

    @Test("scroll the list when they are held near its edge")
    func edge() throws {
      let probe = try start()
      try drag(from: (100, 20), to: (100, 290))
      var last = ""
      let limit = Date(timeIntervalSinceNow: 20)
      // 20 rows of 40 are 500 points more than the window has.
      while !last.hasPrefix("now at 500"), Date() < limit {
        probe.say("where")
        last = try #require(probe.wait(for: "now").last)
      }
      #expect(last.hasPrefix("now at 500: 0 1 2 3"))
      try Person().does("mouseup 1")
      let order = try #require(probe.wait(for: "order").last)
      #expect(order.hasPrefix("order 1 2 3 4"))
      #expect(order.hasSuffix("18 19 0"))
    }
  }
}
