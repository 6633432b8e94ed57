import CoreGraphics
import Foundation

extension UICollectionView {
  /// Who hears which items will probably be needed soon; nobody by default.
  public weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    get { prefetching.source }
    set {
      guard newValue !== prefetching.source else { return }
      prefetching.forget()
      prefetching.source = newValue
      setNeedsLayout()
    }
  }

  /// Whether the prefetch data source hears of items; `true` by default.
  ///
  /// Turning it off cancels those it has heard of.
  public var isPrefetchingEnabled: Bool {
    get { prefetching.isEnabled }
    set {
      guard newValue != prefetching.isEnabled else { return }
      let named = prefetching.named.sorted()
      prefetching.forget()
      prefetching.isEnabled = newValue
      if newValue { return setNeedsLayout() }
      guard !named.isEmpty else { return }
      prefetching.source?.collectionView(self, cancelPrefetchingForItemsAt: named)
    }
  }

  /// Tells the prefetch data source what has changed since the last pass.
  ///
  /// Called after each pass, when nothing is under way that a call could get into.
  func prefetch() {
    guard prefetching.isWanted, engine.isIdle, window != nil, !bounds.isEmpty else { return }
    let axis = engine.axis
    prefetching.note(
      offset: contentOffset.along(axis),
      at: UIApplication.shared.backend.currentTime,
      startsForward: axis == .vertical
        || effectiveUserInterfaceLayoutDirection == .leftToRight
    )
    prefetching.show(
      engine.screen.mounted.values.lazy.compactMap(\.itemPath).map { self.engine.dataPath(of: $0) }
    )
    let window = PrefetchWindow(visible: bounds, axis: axis, motion: prefetching.motion)
    guard engine.validity == .shown, prefetching.needs(window) else { return }
    let plan = PrefetchPlan(
      engine.candidates(in: window),
      in: window,
      named: prefetching.named
    )
    if !plan.cancellations.isEmpty {
      prefetching.cancel(plan.cancellations)
      prefetching.source?.collectionView(self, cancelPrefetchingForItemsAt: plan.cancellations)
    }
    // An update from inside that call has numbered everything anew; another pass is to come.
    guard !plan.requests.isEmpty, prefetching.knows(window) else { return }
    prefetching.request(plan.requests)
    prefetching.source?.collectionView(self, prefetchItemsAt: plan.requests)
  }
}

extension MountedElement {
  fileprivate var itemPath: IndexPath? {
    guard case .cell(let path) = element else { return nil }
    return path
  }
}

extension CollectionEngine {
  /// The items in the kept part of a window that are not on screen.
  fileprivate func candidates(in window: PrefetchWindow) -> [PrefetchPlan.Candidate] {
    let rect = window.kept
    let asked = using(.presentation) {
      layout.layoutAttributesForElements(in: mirror.apply(rect))
    }
    guard let attributes = asked else { return [] }
    return checked(attributes).elements.compactMap { element in
      guard element.key.kind == .cell, element.frame.overlaps(rect),
        screen.mounted[element.key] == nil, !element.frame.overlaps(window.visible)
      else { return nil }
      return PrefetchPlan.Candidate(
        path: dataPath(of: element.answer.indexPath),
        frame: element.frame
      )
    }
  }
}
