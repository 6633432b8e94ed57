import Foundation
import GallerySupport
import Testing

@Suite("A script")
struct GalleryScriptTests {
  @Test("is a list of timed steps, one on each line")
  func steps() throws {
    let script = try GalleryScript(
      """
      # Moves about.
      0.0 scroll 0 1200
      0.5 tap 100 200 with Ctrl+Shift

      0.6 drag 10 20 30 40 0.25     # slowly
      1.0 type "a \\"b\\" # c"
      1.2 key PageDown with Shift
      2.0 resize 500 700
      2.5 wheel 100 200 0 -3
      2.6 pinch 50 60 2 0.5
      3 dark on
      3 rtl off
      3 capture end.png
      3 capture strip-%02d.png every 0.05 for 0.5
      """
    )
    let strip = try #require(CaptureName("strip-%02d.png"))
    #expect(
      script.steps.map(\.action) == [
        .scroll(to: CGPoint(x: 0, y: 1200)),
        .tap(CGPoint(x: 100, y: 200), [.control, .shift]),
        .drag(from: CGPoint(x: 10, y: 20), to: CGPoint(x: 30, y: 40), duration: 0.25),
        .type("a \"b\" # c"),
        .key(.pageDown, .shift),
        .resize(CGSize(width: 500, height: 700)),
        .wheel(CGPoint(x: 100, y: 200), notches: CGSize(width: 0, height: -3), []),
        .pinch(CGPoint(x: 50, y: 60), scale: 2, duration: 0.5),
        .dark(true),
        .rightToLeft(false),
        .capture("end.png"),
        .captureSeries(strip, interval: 0.05, duration: 0.5),
      ]
    )
    #expect(script.steps.map(\.line) == [2, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])
    #expect(script.steps.map(\.time) == [0, 0.5, 0.6, 1, 1.2, 2, 2.5, 2.6, 3, 3, 3, 3])
  }

  @Test("may be empty")
  func empty() throws {
    #expect(try GalleryScript("\n  # nothing\n").steps.isEmpty)
    #expect(GalleryScript.empty.timeline.isEmpty)
  }

  @Test(
    "names the line and column of a mistake",
    arguments: [
      ("soon tap 1 2", "1:1: the time of the step must be a number, not “soon”"),
      ("-1 tap 1 2", "1:1: the time of the step must be between 0 and 3600"),
      ("0 jump 1 2", "1:3: there is no step “jump”"),
      ("0 tap 1", "1:8: y of the place is missing"),
      ("0 tap 1 two", "1:9: y of the place must be a number, not “two”"),
      ("0 tap 1 nan", "1:9: y of the place must be a number, not “nan”"),
      ("0 tap 1 2 3", "1:11: nothing more is expected after this step"),
      ("0 tap 1 2 with Meta", "1:16: “Meta” is none of Shift, Ctrl and Alt"),
      ("0 type abc", "1:8: the text must stand in quotation marks"),
      ("0 type \"abc", "1:8: the quotation mark that opens here is never closed"),
      ("0 type \"a\\x\"", "1:10: after a backslash one of \" \\ n t is expected"),
      ("0 key F13", "1:7: there is no key “F13”"),
      ("0 dark maybe", "1:8: “on” or “off” is expected, not “maybe”"),
      ("0 capture a.jpg", "1:11: the name must end in .png and be in no folder"),
      ("0 capture ../a.png", "1:11: the name must end in .png and be in no folder"),
      ("0 capture a%d.png", "1:11: a name with a number needs “every … for …” after it"),
      ("0 capture a.png every 1 for 2", "1:11: the name of a series needs one %d or %02d"),
      ("0 capture a%d.png every 0 for 2", "1:25: the time between pictures must be between"),
      ("0 capture a%d.png every 0.1 to 2", "1:29: “for” is expected, not “to”"),
      ("1 tap 1 2\n\n0.5 tap 1 2", "3:1: the step is earlier than that of line 1, at 1.0"),
    ]
  )
  func mistakes(text: String, message: String) throws {
    let error = #expect(throws: GalleryScriptError.self) { try GalleryScript(text) }
    let description = try #require(error).description
    #expect(description.hasPrefix(message), "\(description)")
  }

  @Test("names the pictures of a series by number")
  func seriesNames() throws {
    let padded = try #require(CaptureName("strip-%02d.png"))
    #expect(
      [0, 7, 123].map { padded.name($0) } == ["strip-00.png", "strip-07.png", "strip-123.png"]
    )
    let plain = try #require(CaptureName("%d.png"))
    #expect(plain.name(12) == "12.png")
    for pattern in ["a.png", "%d-%d.png", "%s.png", "%2d.png", "%0xd.png"] {
      #expect(CaptureName(pattern) == nil, "\(pattern)")
    }
  }
}

@Suite("The timeline of a script")
struct GalleryScriptTimelineTests {
  @Test("has a series of pictures between the movements of a finger")
  func interleaving() throws {
    let script = try GalleryScript(
      """
      0 drag 0 0 0 60 0.05
      0 capture f%d.png every 0.025 for 0.05
      0.05 capture end.png
      """
    )
    // A finger moves each sixtieth of a second, here three times; what happens at the same time
    // stays in the order of the lines.
    #expect(
      script.timeline.map(\.kind) == [
        .fingerDown(CGPoint(x: 0, y: 0)),
        .capture("f0.png"),
        .fingerMoved(CGPoint(x: 0, y: 20)),
        .capture("f1.png"),
        .fingerMoved(CGPoint(x: 0, y: 40)),
        .fingerMoved(CGPoint(x: 0, y: 60)),
        .fingerUp(CGPoint(x: 0, y: 60)),
        .capture("f2.png"),
        .capture("end.png"),
      ]
    )
    #expect(script.timeline.map(\.line) == [1, 2, 1, 2, 1, 1, 1, 2, 3])
  }

  @Test("moves a finger at once when it has no time")
  func suddenDrag() throws {
    let script = try GalleryScript("1 drag 5 5 9 9 0")
    #expect(
      script.timeline.map(\.kind) == [
        .fingerDown(CGPoint(x: 5, y: 5)),
        .fingerMoved(CGPoint(x: 9, y: 9)),
        .fingerUp(CGPoint(x: 9, y: 9)),
      ]
    )
  }

  @Test("spreads a pinch over its duration")
  func pinch() throws {
    let script = try GalleryScript("0 pinch 1 2 3 0.0333333333")
    let place = CGPoint(x: 1, y: 2)
    #expect(
      script.timeline.map(\.kind) == [
        .pinchBegan(place),
        .pinchChanged(place, scale: 2),
        .pinchChanged(place, scale: 3),
        .pinchEnded(place, scale: 3),
      ]
    )
  }
}
