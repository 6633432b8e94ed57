/// An update that was requested and is not applied yet; callers that wait for it retain it, also when the list is gone.
@MainActor
final class PendingUpdate {
  /// Whether every request is animated.
  private(set) var isAnimated: Bool
  /// In the order of the requests.
  private(set) var completions: [() -> Void]

  init(animated: Bool, _ completion: (() -> Void)?) {
    isAnimated = animated
    completions = completion.map { [$0] } ?? []
  }

  func join(_ other: PendingUpdate) {
    isAnimated = isAnimated && other.isAnimated
    completions += other.completions
  }

  /// Calls each completion, the first time.
  func complete() {
    let due = completions
    completions = []
    for completion in due { completion() }
  }
}

/// The states of a list's updates.
enum UpdateState {
  case idle
  /// An update waits for the next turn of the main queue.
  case waiting(PendingUpdate)
  /// An update is carried out; what is asked for meanwhile is the next one.
  case running(next: PendingUpdate?)
}
