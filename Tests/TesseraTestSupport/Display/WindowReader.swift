import Foundation
import Synchronization

/// An assistive technology that reads a program's window and acts in it, by `Scripts/Support/read-window`.
public enum WindowReader {
  private static let script = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Scripts/Support/read-window").path

  /// Whether windows can be read here.
  public static let isThere: Bool = {
    let probe = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
    return run("/usr/bin/env", ["dbus-run-session", "--version"])?.isSuccess == true
      && run("/usr/bin/python3", ["-c", probe])?.isSuccess == true
  }()

  /// The packages that are needed where windows cannot be read.
  public static let words = "Install python3-pyatspi, at-spi2-core and dbus-daemon to read windows."

  /// Does one command after the other with a program of the tests; see the script for what they are.
  ///
  /// - Parameters:
  ///   - commands: The commands.
  ///   - program: The name of an executable beside the tests, and its arguments.
  /// - Returns: What was printed, by the commands and by the program.
  /// - Throws: When a command waits in vain; the error says for what, and what there is.
  public static func read(_ commands: [String], of program: [String]) throws -> [String] {
    let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let executable = folder.appending(path: program.first ?? "").path
    let arguments = commands + ["--", executable] + program.dropFirst()
    guard let output = run(script, arguments) else {
      throw Failure(text: "It did not start.")
    }
    guard output.isSuccess else { throw Failure(text: output.errors) }
    return output.text.split(separator: "\n").map(String.init)
  }

  /// Why a command could not be done.
  public struct Failure: Error, CustomStringConvertible {
    let text: String
    /// The output of the script.
    public var description: String { text }
  }

  private struct Output {
    let text: String
    let errors: String
    let isSuccess: Bool
  }

  private static func run(_ path: String, _ arguments: [String]) -> Output? {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    let pinned = ["GDK_BACKEND": "x11", "GSK_RENDERER": "cairo", "GSETTINGS_BACKEND": "memory"]
    var environment = ProcessInfo.processInfo.environment.merging(pinned) { $1 }
    environment["GTK_A11Y"] = nil
    process.environment = environment
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    guard (try? process.run()) != nil else { return nil }
    let written = Mutex("")
    let isRead = DispatchSemaphore(value: 0)
    let handle = errors.fileHandleForReading
    Thread.detachNewThread {
      let data = handle.readDataToEndOfFile()
      written.withLock { $0 = String(decoding: data, as: UTF8.self) }
      isRead.signal()
    }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    isRead.wait()
    process.waitUntilExit()
    return Output(
      text: text,
      errors: written.withLock { $0 },
      isSuccess: process.terminationStatus == 0
    )
  }
}
