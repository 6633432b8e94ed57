import CoreGraphics
import Foundation
import TesseraCore
import TesseraEngine

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
