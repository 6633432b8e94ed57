import Foundation
package import TesseraCore

/// A wrong input that was found and repaired, described in one sentence with its numbers.
package struct Diagnostic: Hashable, Sendable {
  /// The subject of a diagnostic, for programs that filter.
  package enum Kind: String, Hashable, Sendable {
    case geometry
    case registration
    case dataSource
    case layout
    case image
    case text
    case scrolling
    case selection
    case update
    case animation
    case drawing
    case action
  }

  /// The subject.
  package let kind: Kind
  /// What was found, where, with section, item and counts, and what was done instead.
  package let message: String
  /// What is wrong with a batch of updates, if it is that.
  package let issue: BatchIssue?

  package init(_ kind: Kind, _ message: String, issue: BatchIssue? = nil) {
    self.kind = kind
    self.message = message
    self.issue = issue
  }
}

/// Where diagnostics go: to a hook when one is set, else to standard error, in a line each; see ``DiagnosticPrinter`` for those that repeat.
@MainActor
package enum Diagnostics {
  /// Takes each diagnostic instead of standard error.
  package static var hook: ((Diagnostic) -> Void)?
  private static var printer = DiagnosticPrinter()

  package static func report(_ kind: Diagnostic.Kind, _ message: @autoclosure () -> String) {
    report(Diagnostic(kind, message()))
  }

  package static func report(_ diagnostic: Diagnostic) {
    if let hook { return hook(diagnostic) }
    guard let line = printer.line(for: diagnostic) else { return }
    FileHandle.standardError.write(Data("Tessera: \(line)\n".utf8))
  }

  /// Reports from any thread: at once on the main actor, else as soon as that one is free.
  package nonisolated static func reportFromAnyThread(
    _ kind: Diagnostic.Kind,
    _ message: String
  ) {
    guard MainActor.ifCurrent({ report(kind, message) }) == nil else { return }
    Task { @MainActor in report(kind, message) }
  }
}
