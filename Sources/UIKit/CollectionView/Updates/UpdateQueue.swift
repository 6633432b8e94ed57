import TesseraCore

/// What one batch of updates has reported, and what is called at its end.
struct UpdateReport {
  var batch = RecordedBatch()
  let timing: UpdateTiming
  var completions: [(Bool) -> Void] = []
}

/// A batch whose closure runs.
@MainActor
final class OpenReport {
  private(set) var report: UpdateReport

  init(_ timing: UpdateTiming) { report = UpdateReport(timing: timing) }

  func note(_ operations: [UpdateOperation]) {
    report.batch.append(RecordedBatch(operations))
  }

  func note(_ completion: ((Bool) -> Void)?) {
    if let completion { report.completions.append(completion) }
  }
}

/// Batches that are complete and not on screen yet.
struct UpdateQueue {
  /// In their order.
  private var waiting: [UpdateReport] = []
  /// What was put off until nothing is being worked on, because it is about to change the data.
  private var deferred: [() -> Void] = []

  /// Whether a complete batch waits.
  var areWaiting: Bool { !waiting.isEmpty }

  mutating func add(_ report: UpdateReport) { waiting.append(report) }

  mutating func put(off work: @escaping () -> Void) { deferred.append(work) }

  /// Takes what was put off first.
  mutating func takeDeferred() -> (() -> Void)? {
    deferred.isEmpty ? nil : deferred.removeFirst()
  }

  /// Takes everything that waits.
  mutating func takeAll() -> [UpdateReport] {
    defer { waiting = [] }
    return waiting
  }
}
