import CoreGraphics
import Foundation
import TesseraCore
import TesseraEngine

/// Where items are looked up that will come into view, and which data source hears of them.
///
/// Which items it has heard of is a part of `FollowedPaths`.
struct Prefetching {
  weak var source: (any UICollectionViewDataSourcePrefetching)?
  var isEnabled = true
  /// What items were looked up in last; `nil` when they may stand elsewhere now.
  private var window: PrefetchWindow?
  /// How the content of the collection view moves.
  var tracker = PrefetchTracker()

  /// Items may stand elsewhere now, or have other paths.
  mutating func layoutDidChange() { window = nil }

  /// Whether items have to be looked up in `window`, which they are then taken to be.
  mutating func needs(_ window: PrefetchWindow) -> Bool {
    guard !knows(window) else { return false }
    self.window = window
    return true
  }

  /// Whether items were looked up in `window`, and stand where they stood.
  func knows(_ window: PrefetchWindow) -> Bool { self.window?.stands(for: window) == true }
}

extension UICollectionView {
  func forgetPrefetched() {
    engine.data.followed.prefetched = []
    prefetching.layoutDidChange()
  }

  /// Tells the prefetch data source what has changed since the last pass.
  ///
  /// Called after each pass, when nothing is under way that a call could get into.
  func prefetch() {
    guard prefetchDataSource != nil, isPrefetchingEnabled, engine.turn.isIdle, window != nil,
      !bounds.isEmpty
    else { return }
    let axis = engine.axis
    prefetching.tracker.note(
      offset: Double(contentOffset[axis]),
      at: UIApplication.shared.backend.currentTime,
      startsForward: axis == .vertical
        || effectiveUserInterfaceLayoutDirection == .leftToRight
    )
    engine.answering.forgetShownItems()
    let window = PrefetchWindow(
      visible: Rect(bounds),
      axis: axis,
      motion: prefetching.tracker.motion
    )
    guard engine.validity == .shown, prefetching.needs(window) else { return }
    let plan = PrefetchPlan(
      engine.answering.parts(of: window),
      named: engine.data.followed.prefetched
    )
    if !plan.cancellations.isEmpty {
      engine.data.followed.prefetched.subtract(plan.cancellations)
      cancelPrefetching(plan.cancellations)
    }
    // An update from inside that call has changed the index space; another pass is to come.
    guard !plan.requests.isEmpty, prefetching.knows(window) else { return }
    engine.data.followed.prefetched.formUnion(plan.requests)
    startPrefetching(plan.requests)
  }
}
