internal import Foundation

/// Prints lines as they come, as a table in Markdown.
public struct BenchmarkTable {
  private var missedTargets: [String] = []

  /// Starts a table with its head.
  public init() {
    write(["task", "size", "Tessera", "compared with", "ratio", "target"])
    write(Array(repeating: "---", count: 6))
  }

  /// Adds a line.
  public mutating func add(_ row: BenchmarkRow) {
    let target = row.target.map { "\($0.text) \($0.isMet ? "✓" : "✗")" } ?? ""
    let ratio = row.ratio.map(\.ratioText) ?? ""
    write([row.task, row.size, row.cost, row.alternative, ratio, target])
    if let target = row.target, !target.isMet {
      missedTargets.append("\(row.task), \(row.size): \(target.text)")
    }
  }

  private func write(_ columns: [String]) {
    print("| \(columns.joined(separator: " | ")) |")
    fflush(nil)
  }

  /// Says which bounds were missed.
  public func finish() {
    guard !missedTargets.isEmpty else { return print("\nEvery target is met.") }
    print("\nMissed:")
    for target in missedTargets { print("- \(target)") }
  }
}
