import TesseraTestSupport
import Foundation
import Synchronization
import Testing

/// The gallery running in a window of a real display, with a real pointer and keys.
///
/// Waits have a limit only so that a test that fails comes to an end.
final class GalleryProcess: Sendable {
  private let process: Process
  private let input = Pipe()
  private let lines = Mutex([String]())
  private let arrived = DispatchSemaphore(value: 0)
  private static let limit: TimeInterval = 60

  /// Starts the gallery with a screen of fixtures.
  init(showing screen: String, database: String? = nil) throws {
    let process = Process()
    process.executableURL = URL(filePath: CommandLine.arguments[0])
      .deletingLastPathComponent().appending(path: "GalleryProbe")
    process.arguments =
      [screen, Fixtures.status, Fixtures.pictures] + (database.map { [$0] } ?? [])
    process.environment = ProcessInfo.processInfo.environment
      .merging(["GDK_BACKEND": "x11", "GTK_A11Y": "none", "GSK_RENDERER": "cairo"]) { $1 }
    process.standardInput = input
    let output = Pipe()
    process.standardOutput = output
    self.process = process
    try process.run()
    // Not a readability handler: libdispatch crashes now and then when a pipe goes while it is watched.
    let handle = output.fileHandleForReading
    Thread.detachNewThread { [weak self] in
      while true {
        let data = handle.availableData
        guard !data.isEmpty, let self else { return }
        self.take(data)
      }
    }
  }

  /// Has a person do something with a screen of the gallery, which ends with it.
  static func show(
    _ screen: String,
    _ body: (GalleryProcess, Person) throws -> Void
  ) throws {
    let gallery = try GalleryProcess(showing: screen)
    defer { gallery.end() }
    try body(gallery, Person(at: gallery))
  }

  /// Ends the program and waits until it is gone.
  func end() {
    // Threads that tests run on block the milder signals, and a process inherits that.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  private func take(_ data: Data) {
    let new = String(decoding: data, as: UTF8.self).split(separator: "\n").map { String($0) }
    lines.withLock { $0 += new }
    for _ in new { arrived.signal() }
  }

  /// What the gallery answers to `question`.
  func answer(_ question: String) throws -> String {
    input.fileHandleForWriting.write(Data("\(question)\n".utf8))
    let deadline = Date(timeIntervalSinceNow: Self.limit)
    while Date() < deadline {
      let found = lines.withLock { lines -> String? in
        guard let index = lines.firstIndex(where: { $0.hasPrefix(question + " ") }) else {
          return nil
        }
        return String(lines.remove(at: index).dropFirst(question.count + 1))
      }
      if let found { return found }
      _ = arrived.wait(timeout: .now() + 0.1)
    }
    throw NoAnswer(question: question)
  }

  /// Asks until the answer is what is wanted; returns the last one.
  @discardableResult
  func wait(
    for question: String,
    until isWanted: (String) -> Bool
  ) throws -> String {
    let deadline = Date(timeIntervalSinceNow: Self.limit)
    var last = try answer(question)
    while !isWanted(last), Date() < deadline { last = try answer(question) }
    guard isWanted(last) else { throw NoAnswer(question: "\(question), last answered “\(last)”") }
    return last
  }

  struct NoAnswer: Error, CustomStringConvertible {
    let question: String
    var description: String { "The gallery did not give the answer waited for to: \(question)." }
  }
}

extension Person {
  /// A person at the gallery's window, once that shows something.
  init(at gallery: GalleryProcess) throws {
    let place = try gallery.wait(for: "place") { $0 != "nowhere" }
    let numbers = place.split(separator: " ").compactMap { Int($0) }
    try #require(numbers.count == 2, "The window is at \(place).")
    self.init(x: numbers[0], y: numbers[1])
    try gallery.wait(for: "rows") { Int($0) ?? 0 > 0 }
  }
}
