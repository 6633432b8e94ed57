import Foundation
import TesseraCore

/// What one batch of updates has said, and who wants to hear of its end.
struct UpdateReport {
  var batch = RecordedBatch()
  let timing: UpdateTiming
  var completions: [(Bool) -> Void] = []
}

/// Batches that have been reported and are not on screen yet.
struct UpdateQueue {
  /// The batch that is being reported.
  private var open: UpdateReport?
  /// Those that are complete, in their order.
  private var waiting: [UpdateReport] = []
  /// What was put off until nothing is being worked on, because it is about to change the data.
  private var deferred: [() -> Void] = []

  /// Whether a batch is being reported: the data may be changing right now.
  var isOpen: Bool { open != nil }

  /// Whether a complete batch waits.
  var areWaiting: Bool { !waiting.isEmpty }

  var isEmpty: Bool { open == nil && waiting.isEmpty }

  mutating func begin(_ timing: UpdateTiming) { open = UpdateReport(timing: timing) }

  /// Takes an operation into the batch that is being reported; answers `false` when there is none.
  mutating func note(_ operations: [UpdateOperation]) -> Bool {
    guard open != nil else { return false }
    for operation in operations { open?.batch.append(operation) }
    return true
  }

  mutating func note(completion: @escaping (Bool) -> Void) { open?.completions.append(completion) }

  /// The batch that is being reported is complete.
  mutating func end() {
    if let open { waiting.append(open) }
    open = nil
  }

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
