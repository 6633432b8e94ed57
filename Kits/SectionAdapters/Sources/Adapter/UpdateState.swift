/// What was asked for and is not carried out yet, as one update.
@MainActor
struct PendingUpdate {
  /// Whether every request is animated.
  var isAnimated: Bool
  /// In the order of the requests.
  var completions: [() -> Void]

  init(animated: Bool, _ completion: (() -> Void)?) {
    isAnimated = animated
    completions = completion.map { [$0] } ?? []
  }

  mutating func join(_ other: PendingUpdate) {
    isAnimated = isAnimated && other.isAnimated
    completions += other.completions
  }

  func complete() { for completion in completions { completion() } }
}

/// What a list does about updates.
enum UpdateState {
  case idle
  /// An update waits for the next turn of the main queue.
  case waiting(PendingUpdate)
  /// An update is carried out; what is asked for meanwhile is the next one.
  case running(next: PendingUpdate?)
}
