import Foundation
import TesseraGTK

/// Lines of standard input, handled one by one on the main actor.
enum Commands {
  /// Calls `body` with the words of each line, and ends the program at the end of the input.
  static func read(_ body: @escaping @MainActor ([String]) -> Void) {
    Thread.detachNewThread {
      while let line = readLine() {
        let words = line.split(separator: " ").map(String.init)
        DispatchQueue.main.async { MainActor.assumeIsolated { body(words) } }
      }
      DispatchQueue.main.async { MainActor.assumeIsolated { GTKApplication.quit() } }
    }
  }
}

/// Writes a line at once, for the test that waits for it, if it still runs.
func say(_ line: String) {
  try? FileHandle.standardOutput.write(contentsOf: Data("\(line)\n".utf8))
}
