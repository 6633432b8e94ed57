import Foundation

/// Chooses what is printed of diagnostics that repeat each other: one mistake in a provider would print a line for each row.
///
/// Diagnostics that differ in numbers alone are alike. The first three are printed, and after them the 10th, the 100th and so on, with how
/// many were left out.
struct DiagnosticPrinter {
  private var counts: [Pattern: Int] = [:]

  /// The part of a diagnostic that is equal for those that are alike.
  private struct Pattern: Hashable {
    let kind: Diagnostic.Kind
    let words: String

    init(_ diagnostic: Diagnostic) {
      kind = diagnostic.kind
      words = diagnostic.message.split(whereSeparator: \.isNumber).joined(separator: "#")
    }
  }

  /// How many of those that are alike are printed before any is left out.
  private static let printedInFull = 3
  /// How many patterns are known; beyond that, all are forgotten and printed in full again.
  private static let capacity = 256

  /// Returns the line to print for a diagnostic; `nil` for one that is left out.
  mutating func line(for diagnostic: Diagnostic) -> String? {
    let pattern = Pattern(diagnostic)
    if counts.count >= Self.capacity, counts[pattern] == nil { counts = [:] }
    let count = counts[pattern, default: 0] + 1
    counts[pattern] = count
    guard count > Self.printedInFull else { return diagnostic.message }
    guard let omitted = Self.omitted(before: count) else { return nil }
    return "\(diagnostic.message) (\(omitted) like it were not printed.)"
  }

  /// How many were left out since the last line before the one with this number, if that is printed.
  private static func omitted(before count: Int) -> Int? {
    var power = 10
    var printed = printedInFull
    while power < count { (printed, power) = (power, power * 10) }
    return power == count ? count - printed - 1 : nil
  }
}
