import Foundation
import Synchronization
import TesseraTestSupport
import Testing

/// The window is 400 by 420 points: an entry of GTK's, the list from 40 on in rows of 44, a label and a button at the bottom.
@Suite(
  "A list in a program in C",
  .serialized,
  .onTheDisplay,
  .enabled(if: TestDisplay.isThere, "There is no display.")
)
struct EmbeddedListTests {
  @Test("is selected by a click, and typed into")
  func clicks() throws {
    let program = try ExampleProcess("EmbeddedList")
    defer { program.end() }
    try program.wait(for: "active")
    try Person().does("mousemove 100 150", "click 1")
    try program.wait(for: "selected Cairo")
    try Person().does("mousemove 100 106", "click 1")
    try program.wait(for: "selected Bogotá")
    // The field of the second row.
    try Person().does("mousemove 290 106", "click 1")
    try program.wait(for: "focus text")
    try Person().does("key a", "key b")
    try program.wait(for: "note ab")
  }

  @Test("scrolls with the wheel, and with the bar of the scrolled window")
  func scrolling() throws {
    let program = try ExampleProcess("EmbeddedList")
    defer { program.end() }
    try program.wait(for: "active")
    try Person().does("mousemove 100 150", "click 5")
    try program.wait(for: "scrolled")
    try Person().does("mousemove 396 100", "mousemove 396 110", "mousedown 1")
    try Person().does("mousemove 396 250", "mousemove 396 356", "mouseup 1")
    // A hundred rows of 44, of which 318 points show.
    try program.wait(for: "scrolled 4082 of 4400")
  }

  @Test("is entered and left by Tab, and back")
  func tab() throws {
    let program = try ExampleProcess("EmbeddedList")
    defer { program.end() }
    // The entry has the focus at first.
    try program.wait(for: "active")
    try Person().does("key Tab")
    try program.wait(for: "focus tessera")
    try Person().does("key space")
    try program.wait(for: "selected Accra")
    try Person().does("key Tab")
    try program.wait(for: "focus text")
    try Person().does("key x")
    try program.wait(for: "note x")
    try Person().does("key shift+Tab")
    try program.wait(for: "focus tessera")
    try Person().does("key shift+Tab")
    try program.wait(for: "focus text")
    try Person().does("key shift+Tab")
    try program.wait(for: "focus button")
    // Back into the list at its last stop: the last field that shows.
    try Person().does("key shift+Tab")
    try program.wait(for: "focus text")
    try Person().does("key y")
    try program.wait(for: "note y")
  }

  @Test("goes with its window, while it scrolls")
  func closing() throws {
    let program = try ExampleProcess("EmbeddedList")
    defer { program.end() }
    try program.wait(for: "active")
    try Person().does("mousemove 100 150", "click --repeat 5 5", "mousemove 200 402", "click 1")
    expectEqual(try program.exitCode(), 0)
    #expect(program.complaints.isEmpty)
  }
}

/// An example that runs in a window of a real display, and writes lines.
private final class ExampleProcess: Sendable {
  private let process: Process
  private let lines = Mutex([String]())
  private let arrived = DispatchSemaphore(value: 0)
  private let ended = DispatchSemaphore(value: 0)
  private let errors = Pipe()
  private static let limit: TimeInterval = 60

  init(_ name: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: CommandLine.arguments[0])
      .deletingLastPathComponent().appending(path: name)
    process.environment = ProcessInfo.processInfo.environment
      .merging(["GDK_BACKEND": "x11", "GTK_A11Y": "none", "GSK_RENDERER": "cairo"]) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = errors
    process.terminationHandler = { [ended] _ in ended.signal() }
    self.process = process
    try process.run()
    let handle = output.fileHandleForReading
    Thread.detachNewThread { [weak self] in
      while true {
        let data = handle.availableData
        guard !data.isEmpty, let self else { return }
        self.take(data)
      }
    }
  }

  private func take(_ data: Data) {
    let new = String(decoding: data, as: UTF8.self).split(separator: "\n").map { String($0) }
    lines.withLock { $0 += new }
    for _ in new { arrived.signal() }
  }

  /// Waits for a line that starts with `prefix` and takes everything up to it.
  func wait(for prefix: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let deadline = Date(timeIntervalSinceNow: Self.limit)
    while Date() < deadline {
      let isFound = lines.withLock { lines -> Bool in
        guard let index = lines.firstIndex(where: { $0.hasPrefix(prefix) }) else { return false }
        lines.removeSubrange(0...index)
        return true
      }
      if isFound { return }
      _ = arrived.wait(timeout: .now() + 0.1)
    }
    let rest = lines.withLock { $0 }
    try #require(
      Bool(false),
      "No line starts with “\(prefix)”; there are \(rest)",
      sourceLocation: sourceLocation
    )
  }

  /// Waits for the program to end.
  func exitCode() throws -> Int32 {
    try #require(ended.wait(timeout: .now() + Self.limit) == .success, "The program goes on")
    return process.terminationStatus
  }

  /// What an ended program has written about what went wrong.
  var complaints: String {
    String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self)
  }

  /// Ends the program and waits until it is gone.
  func end() {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }
}
