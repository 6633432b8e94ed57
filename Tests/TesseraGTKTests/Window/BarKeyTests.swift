import Foundation
import TesseraTestSupport
import Testing

extension OnDisplay {
  /// Tabs, of which the first has forty rows below a large title and a search with scopes, above a toolbar, and a button that opens a popover.
  @Suite("Bars in a window, by keys alone")
  struct BarKeyTests {
    private func start(_ options: String = "") throws -> Probe { try .active("bars" + options) }

    /// Asks again and again, as what scrolls takes some frames; for a minute at most.
    private func wait(_ isSo: () throws -> Bool) throws {
      let end = Date(timeIntervalSinceNow: 60)
      while try !isSo() { try #require(Date() < end) }
    }

    /// Presses keys, and returns what has the focus then.
    private func focus(_ probe: Probe, _ keys: String...) throws -> String {
      for key in keys { try Person().does("key \(key)") }
      probe.say("focus")
      return String(try probe.wait(for: "focus").last?.dropFirst(6) ?? "")
    }

    @Test(
      "are walked by Tab in reading order, in both directions of reading",
      arguments: ["", " rtl"]
    )
    func order(options: String) throws {
      let probe = try start(options)
      // The search field comes last here, as it begins a search.
      expectEqual(try focus(probe, "Tab"), "button More")
      expectEqual(try focus(probe, "shift+Tab"), "button Page")
      expectEqual(try focus(probe, "shift+Tab"), "button Rows")
      expectEqual(try focus(probe, "shift+Tab"), "button Last")
      expectEqual(try focus(probe, "shift+Tab"), "button First")
      expectEqual(try focus(probe, "shift+Tab"), "row Row 0")
    }

    @Test("do what they are for with Space and Return: items of a toolbar, and tabs")
    func toolbarAndTabs() throws {
      let probe = try start()
      _ = try focus(probe, "Tab", "shift+Tab", "shift+Tab", "shift+Tab")
      try Person().does("key Return")
      try probe.wait(for: "pressed last")
      _ = try focus(probe, "shift+Tab")
      try Person().does("key space")
      try probe.wait(for: "pressed first")
      expectEqual(try focus(probe, "Tab", "Tab", "Tab", "Return"), "button Page")
      probe.say("tab")
      try probe.wait(for: "tab 1")
      expectEqual(try focus(probe, "Tab"), "button On the page")
    }

    @Test("open a popover whose button alone is reached, and have the focus again after Escape")
    func popover() throws {
      let probe = try start()
      _ = try focus(probe, "Tab")
      try Person().does("key Return")
      try probe.wait(for: "opened")
      for _ in 0..<2 { expectEqual(try focus(probe, "Tab"), "button On the page") }
      try Person().does("key space")
      try probe.wait(for: "pressed page")
      try Person().does("key Escape")
      try probe.wait(for: "closed")
      expectEqual(try focus(probe), "button More")
    }

    @Test(
      "choose a scope with arrows while a search is on, in which neither dimmed rows nor hidden buttons are reached"
    )
    func scopes() throws {
      let probe = try start()
      expectEqual(try focus(probe, "Tab", "Tab"), "searchField Search")
      expectEqual(try focus(probe, "Tab"), "button Cancel")
      expectEqual(try focus(probe, "Tab"), "group ")
      try Person().does("key Right")
      try probe.wait(for: "shows 20")
      // The dimming is in front of the rows, and the button beside the title is above the edge of the window.
      for next in [
        "button First", "button Last", "button Rows", "button Page", "searchField Search",
      ] {
        expectEqual(try focus(probe, "Tab"), next)
      }
      // A search for something dims nothing.
      try Person().does("key 3")
      try probe.wait(for: "shows 5")
      expectEqual(try focus(probe, "Tab", "Tab", "Tab"), "row Row 30")
      try Person().does("key Escape")
      try probe.wait(for: "shows 20")
    }

    @Test("make a large title small when keys scroll the rows, and large again at the first")
    func largeTitle() throws {
      let probe = try start()
      func height() throws -> Int {
        probe.say("title")
        return Int(try probe.wait(for: "title").last?.split(separator: " ").last ?? "") ?? 0
      }
      let large = try height()
      _ = try focus(probe, "Tab", "shift+Tab", "shift+Tab", "shift+Tab", "shift+Tab", "shift+Tab")
      try Person().does("key End")
      try wait { try height() < large - 40 }
      try wait { try focus(probe) == "row Row 39" }
      try Person().does("key Home")
      try wait { try height() == large }
      try wait { try focus(probe) == "row Row 0" }
    }
  }
}
