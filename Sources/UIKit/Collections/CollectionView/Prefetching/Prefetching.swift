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
