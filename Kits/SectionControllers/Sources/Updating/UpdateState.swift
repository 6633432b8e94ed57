/// The requests that are not applied yet, as one update.
@MainActor
struct PendingUpdate {
  /// Whether every request is animated.
  var isAnimated = true
  /// Whether the data source is asked for the objects.
  var asksForObjects = false
  /// The objects that are shown anew, by identity.
  var reloaded: [AnyHashable] = []
  /// The updates of section controllers to their items, in order.
  var itemUpdates: [(any ListBatchContext) -> Void] = []
  /// In the order of the requests.
  var completions: [(Bool) -> Void] = []

  /// How listeners hear of it.
  var type: ListAdapterUpdateType { asksForObjects ? .performUpdates : .itemUpdates }

  func complete(_ isFinished: Bool) {
    for completion in completions { completion(isFinished) }
  }
}

/// The states of a list's updates.
enum UpdateState {
  case idle
  /// An update was asked for, and the turn in which it is carried out has not come.
  case scheduled(PendingUpdate)
  /// An update is carried out; what is asked for meanwhile is the next one.
  case running(next: PendingUpdate?)

  /// The pending update.
  var pending: PendingUpdate? {
    switch self {
    case .idle: nil
    case .scheduled(let pending): pending
    case .running(let next): next
    }
  }
}
