/// Is notified of rows that are inserted and deleted: new rows by their indexes after the change, rows that go by their indexes before,
/// and whether the subscriber made the change itself.
public typealias ListResizeCallback = (
  _ insertions: [Int], _ removals: [Int], _ skipNext: Bool
) -> Void

/// Rows that have come and gone in one change, in the list.
struct ListResize {
  var insertions: [Int] = []
  var removals: [Int] = []

  init(insertions: Range<Int> = 0..<0, removals: [Int] = []) {
    self.insertions = Array(insertions)
    self.removals = removals
  }
}

/// The subscribers of a list; weak references.
@MainActor
struct ListSubscriptions {
  private struct Subscription {
    weak var subscriber: AnyObject?
    var resize: ListResizeCallback?
    var ready: (() -> Void)?
  }

  private var subscriptions: [Subscription] = []

  mutating func add(
    _ subscriber: AnyObject,
    resize: ListResizeCallback? = nil,
    ready: (() -> Void)? = nil
  ) {
    subscriptions.removeAll { $0.subscriber == nil }
    subscriptions.append(
      Subscription(subscriber: subscriber, resize: resize, ready: ready)
    )
  }

  mutating func remove(_ subscriber: AnyObject) {
    subscriptions.removeAll { $0.subscriber == nil || $0.subscriber === subscriber }
  }

  func note(_ resize: ListResize, source: AnyObject?) {
    guard !resize.insertions.isEmpty || !resize.removals.isEmpty else { return }
    for subscription in subscriptions {
      guard let subscriber = subscription.subscriber else { continue }
      subscription.resize?(
        resize.insertions,
        resize.removals,
        source.map { $0 === subscriber } ?? false
      )
    }
  }

  func noteReady() {
    for subscription in subscriptions where subscription.subscriber != nil { subscription.ready?() }
  }
}
