import TesseraTestSupport
import Foundation
import Testing

@testable import TesseraGTK

extension OnDisplay {
  @Suite("A window")
  struct WindowTests {
    /// A probe whose window has the keyboard, and where its content starts on the screen.
    private func start() throws -> (probe: Probe, x: Int, y: Int) {
      let probe = try Probe.active("events")
      probe.say("where")
      let place = try probe.wait(for: "place").last?.split(separator: " ").compactMap { Int($0) }
      let numbers = try #require(place)
      return (probe, numbers[0], numbers[1])
    }

    @Test("hears the pointer move, press, drag and leave")
    func pointer() throws {
      let (probe, x, y) = try start()
      try Person().does("mousemove \(x + 100) \(y + 150)")
      try probe.wait(for: "pointer hovered 100 150 mouse button 1 keys 0")
      try Person().does("mousedown 1", "mousemove \(x + 120) \(y + 160)", "mouseup 1")
      let story = try probe.wait(for: "pointer released 120 160 mouse button 1")
      #expect(story.contains("pointer pressed 100 150 mouse button 1 keys 0"))
      #expect(story.contains("pointer dragged 120 160 mouse button 1 keys 0"))
      try Person().does("click 3")
      try probe.wait(for: "pointer pressed 120 160 mouse button 2")
      try probe.wait(for: "pointer released 120 160 mouse button 2")
      try Person().does("mousemove \(x + 900) \(y + 700)")
      try probe.wait(for: "pointer exited")
    }

    @Test("keeps a drag that goes on outside")
    func dragOutside() throws {
      let (probe, x, y) = try start()
      try Person().does("mousemove \(x + 10) \(y + 20)", "mousedown 1")
      try probe.wait(for: "pointer pressed 10 20")
      try Person().does("mousemove \(x + 700) \(y + 20)")
      try probe.wait(for: "pointer dragged 700 20")
      try Person().does("mouseup 1")
      let story = try probe.wait(for: "pointer released 700 20")
      #expect(!story.contains { $0.hasPrefix("pointer exited") })
    }

    @Test("hears the wheel, sideways with Shift, and with Control as it is")
    func wheel() throws {
      let (probe, x, y) = try start()
      try Person().does("mousemove \(x + 50) \(y + 50)", "click 5")
      try probe.wait(for: "wheel 0 1 keys 0 at 50 50")
      try Person().does("click 4", "click 7")
      try probe.wait(for: "wheel 0 -1 keys 0")
      try probe.wait(for: "wheel 1 0 keys 0")
      try Person().does("keydown shift click 5 keyup shift", "keydown ctrl click 5 keyup ctrl")
      try probe.wait(for: "wheel 1 0 keys \(1 << 17)")
      try probe.wait(for: "wheel 0 1 keys \(1 << 18)")
    }

    @Test("hears keys go down and up")
    func keys() throws {
      let (probe, _, _) = try start()
      try Person().does("key Down", "key a", "key shift+a", "key Page_Down", "key Tab")
      // Numbers of the USB HID usage tables: arrow down, A, page down, tab.
      try probe.wait(for: "key down 81 “”")
      try probe.wait(for: "key up 81 “”")
      try probe.wait(for: "key down 4 “a” keys 0")
      try probe.wait(for: "key down 4 “A” keys \(1 << 17)")
      try probe.wait(for: "key down 78 “”")
      try probe.wait(for: "key down 43 “”")
    }

    @Test("makes one frame for any number of requests, and none unasked")
    func frames() throws {
      let (probe, _, _) = try start()
      probe.say("frames")
      let before = try #require(probe.wait(for: "requested").last)
      expectEqual(before, "requested 0")
      try probe.wait(for: "frame 1")
      probe.say("count")
      expectEqual(try probe.wait(for: "count").last, "count 1")
    }

    @Test("tells its size when it changes, down to nothing")
    func size() throws {
      let (probe, _, _) = try start()
      probe.say("resize 300 200")
      try probe.wait(for: "size 300 200 1")
      probe.say("resize 0 0")
      try probe.wait(for: "size")
      probe.say("resize 350 250")
      try probe.wait(for: "size 350 250 1")
    }

    @Test("closes when the user asks for it, and the program ends with its last window")
    func close() throws {
      let (probe, _, _) = try start()
      probe.say("ask-to-close")
      try probe.wait(for: "closed")
      expectEqual(try probe.exitCode(), 0)
    }

    @Test("closes when the program asks for it")
    func closeByProgram() throws {
      let (probe, _, _) = try start()
      probe.say("close")
      try probe.wait(for: "closed")
      expectEqual(try probe.exitCode(), 0)
    }

    @Test("has twice the pixels on a display of twice the scale")
    func scale() throws {
      let probe = try Probe.active("events", environment: ["GDK_SCALE": "2"])
      probe.say("scale")
      expectEqual(try probe.wait(for: "scale").last, "scale 2.0")
    }
  }
}

@Suite("A program with windows")
struct ProgramTests {
  @Test(
    "runs tasks and blocks of the main actor in its loop",
    .enabled(if: TestDisplay.isThere, "There is no display.")
  )
  func tasks() throws {
    expectEqual(try Probe("task").exitCode(), 42)
  }

  @Test(
    "has its delegate and that of its scene made by their classes, and ends with its window",
    .enabled(if: TestDisplay.isThere, "There is no display.")
  )
  func scenes() throws {
    let probe = try Probe("scenes")
    let heard = try probe.wait(for: "terminates")
    expectEqual(heard, ["launched", "connects", "active", "disconnected", "terminates"])
    expectEqual(try probe.exitCode(), 0)
  }

  @Test(
    "is painted also while the main queue always has another block",
    .enabled(if: TestDisplay.isThere, "There is no display.")
  )
  func flood() throws {
    expectEqual(try Probe("flood").exitCode(), 0)
  }

  @Test(
    "starts without GL where nothing draws with it",
    .enabled(if: TestDisplay.isThere && !WindowRenderer(embedsGLWidgets: false).startsGL)
  )
  func withoutGL() throws {
    expectEqual(try Probe("gl").wait(for: "GL"), ["GL false"])
  }

  @Test(
    "has the GL that there is where its widgets draw with it",
    .enabled(if: TestDisplay.isThere, "There is no display.")
  )
  func embedsGLWidgets() throws {
    let there = try Probe("gl", environment: ["GSK_RENDERER": "gl"]).wait(for: "GL")
    expectEqual(try Probe("gl-widgets").wait(for: "GL"), there)
  }

  @Test(
    "starts programs with the switches of GTK that it was started with",
    .enabled(if: TestDisplay.isThere, "There is no display.")
  )
  func environmentOfChildren() throws {
    let unset = try Probe("gl").wait(for: "GDK_DISABLE")
    expectEqual(unset.suffix(2), ["GDK_DEBUG unset", "GDK_DISABLE unset"])
    let set = ["GDK_DEBUG": "nograbs", "GDK_DISABLE": "vulkan"]
    let kept = try Probe("gl", environment: set).wait(for: "GDK_DISABLE")
    expectEqual(kept.suffix(2), ["GDK_DEBUG nograbs", "GDK_DISABLE vulkan"])
  }

  @Test("ends with a code and a word when there is no display")
  func noDisplay() throws {
    let nowhere = ["DISPLAY": ":12345", "WAYLAND_DISPLAY": "nowhere"]
    expectEqual(try Probe("task", environment: nowhere).exitCode(), 1)
  }
}
