package import TesseraCore

/// What one batch of updates has reported, and what is called at its end.
package struct UpdateReport {
  package var batch = RecordedBatch()
  package let timing: UpdateTiming
  /// The call that it was reported from inside of; `nil` outside of calls.
  let reporter: String?
  package var completions: [(Bool) -> Void] = []
}

/// A batch whose closure runs.
package final class OpenReport {
  package private(set) var report: UpdateReport
  /// What the app has reported itself beside a data source that does so.
  private var directCalls: [UpdateOperation] = []

  init(_ timing: UpdateTiming, reporter: String?) {
    report = UpdateReport(timing: timing, reporter: reporter)
  }

  package func note(_ operations: [UpdateOperation]) {
    report.batch.append(RecordedBatch(operations))
  }

  package func note(_ completion: ((Bool) -> Void)?) {
    if let completion { report.completions.append(completion) }
  }

  func noteDirectCalls(_ operations: [UpdateOperation]) { directCalls += operations }

  func takeDirectCalls() -> [UpdateOperation] {
    defer { directCalls = [] }
    return directCalls
  }

  /// Has the completions get `false`, because something that was reported is not carried out.
  package func fail() { report.fail() }
}

/// Batches that are complete and not on screen yet.
package final class UpdateQueue {
  /// In their order.
  @exclusivity(unchecked) private var waiting: [UpdateReport] = []
  /// What was put off until nothing is being worked on, because it is about to change the data.
  @exclusivity(unchecked) private var deferred: [() -> Void] = []

  /// Whether a complete batch waits.
  package var areWaiting: Bool { !waiting.isEmpty }

  /// The calls that what waits was reported from inside of, each once.
  var reporters: [String] {
    var reporters: [String] = []
    for case let reporter? in waiting.map({ $0.reporter }) where !reporters.contains(reporter) {
      reporters.append(reporter)
    }
    return reporters
  }

  package func add(_ report: UpdateReport) { waiting.append(report) }

  package func put(off work: @escaping () -> Void) { deferred.append(work) }

  /// Takes what was put off first.
  func takeDeferred() -> (() -> Void)? {
    deferred.isEmpty ? nil : deferred.removeFirst()
  }

  /// Takes everything that waits.
  package func takeAll() -> [UpdateReport] {
    defer { waiting = [] }
    return waiting
  }
}
