import TesseraCore

/// What one batch of updates has reported, and what is called at its end.
struct UpdateReport {
  var batch = RecordedBatch()
  let timing: UpdateTiming
  /// The call that it was reported from inside of; `nil` outside of calls.
  let reporter: String?
  var completions: [(Bool) -> Void] = []
}

/// A batch whose closure runs.
@MainActor
final class OpenReport {
  private(set) var report: UpdateReport
  /// What the app has reported itself beside a data source that does so.
  private var directCalls: [UpdateOperation] = []

  init(_ timing: UpdateTiming, reporter: String?) {
    report = UpdateReport(timing: timing, reporter: reporter)
  }

  func note(_ operations: [UpdateOperation]) {
    report.batch.append(RecordedBatch(operations))
  }

  func note(_ completion: ((Bool) -> Void)?) {
    if let completion { report.completions.append(completion) }
  }

  func noteDirectCalls(_ operations: [UpdateOperation]) { directCalls += operations }

  func takeDirectCalls() -> [UpdateOperation] {
    defer { directCalls = [] }
    return directCalls
  }

  /// Has the completions get `false`, because something that was reported is not carried out.
  func fail() { report.fail() }
}

/// Batches that are complete and not on screen yet.
@MainActor
final class UpdateQueue {
  /// In their order.
  private var waiting: [UpdateReport] = []
  /// What was put off until nothing is being worked on, because it is about to change the data.
  private var deferred: [() -> Void] = []

  /// Whether a complete batch waits.
  var areWaiting: Bool { !waiting.isEmpty }

  /// The calls that what waits was reported from inside of, each once.
  var reporters: [String] {
    var reporters: [String] = []
    for case let reporter? in waiting.map(\.reporter) where !reporters.contains(reporter) {
      reporters.append(reporter)
    }
    return reporters
  }

  func add(_ report: UpdateReport) { waiting.append(report) }

  func put(off work: @escaping () -> Void) { deferred.append(work) }

  /// Takes what was put off first.
  func takeDeferred() -> (() -> Void)? {
    deferred.isEmpty ? nil : deferred.removeFirst()
  }

  /// Takes everything that waits.
  func takeAll() -> [UpdateReport] {
    defer { waiting = [] }
    return waiting
  }
}
