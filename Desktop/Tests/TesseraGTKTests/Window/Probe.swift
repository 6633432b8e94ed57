import Foundation
import Synchronization
import Testing

/// A running `WindowProbe`, with real pointers and keys.
///
/// Waits are for lines that the program writes; the limit on them is only there so that a test that
/// fails comes to an end.
final class Probe: Sendable {
  private let process: Process
  private let input = Pipe()
  private let lines = Mutex([String]())
  private let arrived = DispatchSemaphore(value: 0)
  private let ended = DispatchSemaphore(value: 0)
  private static let limit: TimeInterval = 20

  /// Whether there is a display to show windows on.
  static let hasDisplay = ProcessInfo.processInfo.environment["DISPLAY"] != nil

  init(_ mode: String, environment: [String: String] = [:]) throws {
    let process = Process()
    process.executableURL = URL(filePath: CommandLine.arguments[0])
      .deletingLastPathComponent().appending(path: "WindowProbe")
    process.arguments = [mode]
    process.environment = ProcessInfo.processInfo.environment
      .merging(["GDK_BACKEND": "x11", "GTK_A11Y": "none"]) { $1 }
      .merging(environment) { $1 }
    process.standardInput = input
    let output = Pipe()
    process.standardOutput = output
    self.process = process
    output.fileHandleForReading.readabilityHandler = { [weak self] handle in
      self?.take(handle.availableData)
    }
    process.terminationHandler = { [ended] _ in ended.signal() }
    try process.run()
  }

  deinit {
    if process.isRunning { process.terminate() }
  }

  private func take(_ data: Data) {
    let new = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    lines.withLock { $0 += new }
    for _ in new { arrived.signal() }
  }

  /// Writes a line to the program's standard input.
  func say(_ command: String) {
    input.fileHandleForWriting.write(Data("\(command)\n".utf8))
  }

  /// Lets the program see the end of its input.
  func finishInput() { try? input.fileHandleForWriting.close() }

  /// Waits for a line that starts with `prefix` and takes everything up to it.
  ///
  /// - Returns: The lines that were taken, that one last.
  @discardableResult
  func wait(
    for prefix: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> [String] {
    let deadline = Date(timeIntervalSinceNow: Self.limit)
    while true {
      let found = lines.withLock { lines -> [String]? in
        guard let index = lines.firstIndex(where: { $0.hasPrefix(prefix) }) else { return nil }
        defer { lines.removeFirst(index + 1) }
        return Array(lines[...index])
      }
      if let found { return found }
      let isLate = arrived.wait(timeout: .now() + deadline.timeIntervalSinceNow) == .timedOut
      try #require(
        !isLate,
        "No line starts with “\(prefix)”; there are \(lines.withLock { $0 })",
        sourceLocation: sourceLocation
      )
    }
  }

  /// Waits for the program to end.
  func exitCode() throws -> Int32 {
    try #require(ended.wait(timeout: .now() + Self.limit) == .success, "The program goes on")
    return process.terminationStatus
  }
}

/// Moves the pointer and presses keys of the display as a person would.
enum Person {
  static func does(_ actions: String...) throws {
    for action in actions {
      let xdotool = Process()
      xdotool.executableURL = URL(filePath: "/usr/bin/env")
      xdotool.arguments = ["xdotool"] + action.split(separator: " ").map(String.init)
      let ended = DispatchSemaphore(value: 0)
      xdotool.terminationHandler = { _ in ended.signal() }
      try xdotool.run()
      try #require(ended.wait(timeout: .now() + 20) == .success, "xdotool \(action) goes on")
      try #require(xdotool.terminationStatus == 0, "xdotool \(action)")
    }
  }
}
