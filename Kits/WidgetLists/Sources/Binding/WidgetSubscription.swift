import UIKit

/// A collection view that follows a sequence of widgets.
///
/// It ends when the sequence does, when it is cancelled, when the view goes, and when other widgets are bound to the view.
@preconcurrency @MainActor
public final class WidgetSubscription {
  private var task: Task<Void, Never>?
  private var hasEnded = false
  /// Whether the view still follows the sequence.
  public var isActive: Bool { !hasEnded && task?.isCancelled != true }
  /// Why the sequence ended before its end; nil if it did not.
  public private(set) var failure: (any Error)?

  init() {}

  func start(_ task: Task<Void, Never>) {
    self.task = task
    if hasEnded { task.cancel() }
  }

  /// An object that ends the subscription when it is released.
  var end: WidgetSubscriptionEnd? { task.map { WidgetSubscriptionEnd(task: $0) } }

  /// Ends the subscription; what the view displays stays.
  public func cancel() { finish() }

  /// Returns once the sequence is not followed any more.
  public func waitUntilEnded() async { await task?.value }

  func finish(_ failure: (any Error)? = nil) {
    guard !hasEnded else { return }
    hasEnded = true
    self.failure = failure
    task?.cancel()
  }
}

/// Ends a subscription when it goes, with the collection view that follows it.
final class WidgetSubscriptionEnd: Sendable {
  private let task: Task<Void, Never>

  init(task: Task<Void, Never>) { self.task = task }

  deinit { task.cancel() }
}
