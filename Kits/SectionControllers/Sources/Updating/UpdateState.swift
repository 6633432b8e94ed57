/// What was asked for and is not carried out yet, as one update.
@MainActor
struct PendingUpdate {
  /// Whether every request is animated.
  var isAnimated = true
  /// Whether the data source is asked for the objects.
  var asksForObjects = false
  /// The objects that are shown anew, by identity.
  var reloaded: [AnyHashable] = []
  /// What section controllers do to their items, in order.
  var itemUpdates: [(any ListBatchContext) -> Void] = []
  /// In the order of the requests.
  var completions: [(Bool) -> Void] = []

  /// How listeners hear of it.
  var type: ListAdapterUpdateType { asksForObjects ? .performUpdates : .itemUpdates }

  func complete(_ isFinished: Bool) {
    for completion in completions { completion(isFinished) }
  }
}

/// What a list does about updates.
enum UpdateState {
  case idle
  /// An update was asked for, and the turn in which it is carried out has not come.
  case scheduled(PendingUpdate)
  /// An update is carried out; what is asked for meanwhile is the next one.
  case running(next: PendingUpdate?)

  /// What waits.
  var pending: PendingUpdate? {
    switch self {
    case .idle: nil
    case .scheduled(let pending): pending
    case .running(let next): next
    }
  }
}
