public import UIKit

extension [Widget] {
  /// Shows the widgets in a collection view, in place of what it showed.
  ///
  /// Rows that stay keep their cells; those that come and go do so with an animation if there was something before. A
  /// collection view with another layout is given a ``WidgetLayout``.
  @discardableResult
  @preconcurrency @MainActor
  public func bind(to collectionView: UICollectionView, animated: Bool = true) -> WidgetBinding {
    [WidgetSection(id: 0, widgets: self)].bind(to: collectionView, animated: animated)
  }
}

extension [WidgetSection] {
  /// Shows the sections in a collection view, in place of what it showed; see `[Widget].bind(to:animated:)`.
  @discardableResult
  @preconcurrency @MainActor
  public func bind(to collectionView: UICollectionView, animated: Bool = true) -> WidgetBinding {
    let binding = WidgetBinding.of(collectionView)
    binding.follow(.values)
    binding.show(self, animated: animated && !binding.sections.isEmpty)
    return binding
  }
}

extension AsyncSequence where Element == [Widget] {
  /// Shows each array of widgets that comes; of those that come at once, the last.
  ///
  /// The view is held weakly. What it followed before ends.
  @discardableResult
  @preconcurrency @MainActor
  public func bind(to collectionView: UICollectionView) -> WidgetSubscription {
    follow(self, in: collectionView) { [WidgetSection(id: 0, widgets: $0)] }
  }
}

extension AsyncSequence where Element == [WidgetSection] {
  /// Shows all sections of each array that comes; see `bind(to:)` of widgets.
  @discardableResult
  @preconcurrency @MainActor
  public func bind(to collectionView: UICollectionView) -> WidgetSubscription {
    follow(self, in: collectionView) { $0 }
  }
}

@MainActor
private func follow<Values: AsyncSequence>(
  _ values: Values,
  in view: UICollectionView,
  _ sections: @escaping @MainActor (Values.Element) -> [WidgetSection]
) -> WidgetSubscription {
  let subscription = WidgetSubscription()
  let latest = LatestWidgets(view: view, subscription: subscription)
  subscription.start(
    Task { @MainActor [weak subscription] in
      do {
        for try await value in values {
          guard subscription?.isActive == true, latest.take(sections(value)) else { break }
        }
        latest.showNow()
        subscription?.finish()
      } catch {
        latest.showNow()
        subscription?.finish(error is CancellationError ? nil : error)
      }
    }
  )
  WidgetBinding.of(view).follow(.stream(subscription, end: subscription.end))
  return subscription
}

/// The last widgets of a sequence, until they are shown.
@MainActor
private final class LatestWidgets {
  private weak var view: UICollectionView?
  private weak var subscription: WidgetSubscription?
  private var waiting: [WidgetSection]?

  init(view: UICollectionView, subscription: WidgetSubscription) {
    self.view = view
    self.subscription = subscription
  }

  /// Takes what came, to be shown in the next turn; false if there is no view any more.
  func take(_ sections: [WidgetSection]) -> Bool {
    guard let view, !isLeftToAnother(view) else { return false }
    let isScheduled = waiting != nil
    waiting = sections
    if !isScheduled { WidgetBinding.of(view).schedule { [weak self] in self?.showNow() } }
    return true
  }

  /// Whether something else shows its own data in the view by now.
  private func isLeftToAnother(_ view: UICollectionView) -> Bool {
    view.dataSource.map { !($0 is WidgetBinding) } ?? false
  }

  /// Shows what waits.
  func showNow() {
    guard let sections = waiting else { return }
    waiting = nil
    guard let view, subscription?.isActive == true else { return }
    guard !isLeftToAnother(view) else { return subscription?.finish() ?? () }
    let binding = WidgetBinding.of(view)
    binding.show(sections, animated: !binding.sections.isEmpty)
  }
}
