import CoreGraphics
import Foundation
import TesseraCore

/// Where items are looked up that will come into view, and which data source hears of them.
///
/// Which items it has heard of is a part of `FollowedPaths`.
struct Prefetching {
  weak var source: (any UICollectionViewDataSourcePrefetching)?
  var isEnabled = true
  /// What items were looked up in last; `nil` when they may stand elsewhere now.
  private var window: PrefetchWindow?
  private var lastPlace: (offset: CGFloat, time: TimeInterval)?
  private(set) var motion = PrefetchWindow.PrefetchMotion()

  /// Whether anybody wants to hear of items.
  var isWanted: Bool { isEnabled && source != nil }

  /// Items may stand elsewhere now, or have other paths.
  mutating func layoutDidChange() { window = nil }

  /// The content is at `offset` along its axis at a time, in seconds.
  ///
  /// A jump says which way but not how fast.
  mutating func note(offset: CGFloat, at time: TimeInterval, startsForward: Bool) {
    defer { lastPlace = (offset, time) }
    guard let last = lastPlace else { return motion.isForward = startsForward }
    let distance = offset - last.offset
    if distance != 0 { motion.isForward = distance > 0 }
    guard time > last.time else {
      // Several passes may belong to one frame.
      if distance != 0 { motion.speed = 0 }
      return
    }
    motion.speed = abs(Double(distance)) / (time - last.time)
  }

  /// Whether items have to be looked up in `window`, which they are then taken to be.
  mutating func needs(_ window: PrefetchWindow) -> Bool {
    guard !knows(window) else { return false }
    self.window = window
    return true
  }

  /// Whether items were looked up in `window`, and stand where they stood.
  func knows(_ window: PrefetchWindow) -> Bool { self.window?.stands(for: window) == true }
}
