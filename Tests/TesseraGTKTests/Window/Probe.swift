import Foundation
import Synchronization
import Testing

/// A running `WindowProbe`, or another program of the tests, with real pointers and keys.
///
/// Waits are for lines that the program writes; the limit on them is only there so that a test that
/// fails comes to an end.
final class Probe {
  private let process = Process()
  private let input = Pipe()
  private let output = ProbeOutput()
  private let ended = DispatchSemaphore(value: 0)
  private static let limit: TimeInterval = 60

  convenience init(_ mode: String, environment: [String: String] = [:]) throws {
    let words = mode.split(separator: " ").map(String.init)
    try self.init(program: "WindowProbe", arguments: words, environment: environment)
  }

  init(program: String, arguments: [String], environment: [String: String] = [:]) throws {
    process.executableURL = URL(filePath: CommandLine.arguments[0])
      .deletingLastPathComponent().appending(path: program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment
      .merging(["GDK_BACKEND": "x11", "GTK_A11Y": "none"]) { $1 }
      .merging(environment) { $1 }
    process.standardInput = input
    process.standardOutput = output.pipe
    process.terminationHandler = { [ended] _ in ended.signal() }
    try process.run()
  }

  /// A probe whose window has the keyboard.
  static func active(_ mode: String, environment: [String: String] = [:]) throws -> Probe {
    let probe = try Probe(mode, environment: environment)
    try probe.wait(for: "active")
    return probe
  }

  /// Ends the program by ending its input.
  ///
  /// The window is gone afterwards, so that it cannot take the keyboard from that of the next test.
  deinit {
    guard process.isRunning else { return }
    try? input.fileHandleForWriting.close()
    _ = ended.wait(timeout: .now() + Self.limit)
  }

  /// Writes a line to the program's standard input.
  func say(_ command: String) {
    input.fileHandleForWriting.write(Data("\(command)\n".utf8))
  }

  /// Waits for a line that starts with `prefix` and takes everything up to it.
  ///
  /// - Parameters:
  ///   - prefix: How the line starts.
  ///   - sourceLocation: Where to say that no such line came.
  /// - Returns: The lines that were taken, that one last.
  /// - Throws: When no such line comes.
  @discardableResult
  func wait(
    for prefix: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> [String] {
    let deadline = Date(timeIntervalSinceNow: Self.limit)
    while true {
      if let found = output.take(through: prefix) { return found }
      try #require(
        output.waitForMore(seconds: deadline.timeIntervalSinceNow),
        "No line starts with “\(prefix)”; there are \(output.untaken)",
        sourceLocation: sourceLocation
      )
    }
  }

  /// Ends the program as a crash does, and waits for that.
  func crash() {
    kill(process.processIdentifier, SIGKILL)
    _ = ended.wait(timeout: .now() + Self.limit)
  }

  /// Waits for the program to end.
  func exitCode() throws -> Int32 {
    try #require(ended.wait(timeout: .now() + Self.limit) == .success, "The program goes on")
    return process.terminationStatus
  }
}

/// The lines that a program has written and that no test has taken.
private final class ProbeOutput: Sendable {
  let pipe = Pipe()
  private let lines: Mutex<[String]>
  private let arrived: DispatchSemaphore

  init() {
    lines = Mutex([])
    arrived = DispatchSemaphore(value: 0)
    // Not a readability handler: libdispatch crashes now and then when a pipe goes while it is watched.
    let handle = pipe.fileHandleForReading
    Thread.detachNewThread { [weak self] in
      while true {
        let data = handle.availableData
        guard !data.isEmpty, let self else { return }
        self.append(String(decoding: data, as: UTF8.self))
      }
    }
  }

  private func append(_ text: String) {
    let new = text.split(separator: "\n").map(String.init)
    lines.withLock { $0 += new }
    for _ in new { arrived.signal() }
  }

  var untaken: [String] { lines.withLock { $0 } }

  func waitForMore(seconds: TimeInterval) -> Bool {
    arrived.wait(timeout: .now() + seconds) == .success
  }

  /// Takes the lines up to the first that starts with `prefix`, if there is one.
  func take(through prefix: String) -> [String]? {
    lines.withLock { lines in
      guard let index = lines.firstIndex(where: { $0.hasPrefix(prefix) }) else { return nil }
      defer { lines.removeFirst(index + 1) }
      return Array(lines[...index])
    }
  }
}
