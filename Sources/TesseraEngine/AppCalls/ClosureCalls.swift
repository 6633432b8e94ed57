// Closures that the app has handed in.
extension AppDoor {
  /// Lets the closure of a batch report it.
  func runBatch(_ updates: (() -> Void)?, _ report: OpenReport) {
    guard let updates else { return }
    callOut(.batch(report), in: turns.indexSpace, updates)
  }

  /// Tells the end of a change.
  package func complete(_ completion: ((Bool) -> Void)?, isFinished: Bool) {
    guard let completion else { return }
    callOut(.event("a completion"), in: .dataSource) { completion(isFinished) }
  }
}

extension InteractiveTransition {
  /// What tells the end of the transition, called like any completion.
  package func ending(isFinished: Bool) -> (Bool) -> Void {
    { completion?($0, isFinished) }
  }
}

extension ChangeTimeline {
  /// Tells the end of a change whose collection view is gone: there is nothing that a call could get into.
  func completeWithoutView() {
    for completion in takeCompletions() { completion(isArrived) }
  }
}

extension UpdateReport {
  /// Has the completions, whenever they are called, get `false`.
  package mutating func fail() {
    completions = completions.map { completion in { _ in completion(false) } }
  }
}
