import Foundation

/// The calls that a test has seen, in their order, one line each.
@MainActor
final class Trace {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  /// What was noted since the last time.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

extension IndexPath {
  /// Section and item, as in “0.3”.
  var short: String { map(String.init).joined(separator: ".") }
}
