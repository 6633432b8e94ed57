import CoreGraphics
import Foundation

/// The part of the content whose items will probably come into view soon.
///
/// ```
///        kept      visible       ahead
///   ├──── ½ ────┼───── 1 ─────┼── 1 … 3 ──►
/// ```
///
/// 1. It begins at the edge of what is visible that content comes in at, and is as long as what is
///    visible; for each point per second that the content moves, a quarter of a point longer; at most
///    three times as long.
/// 2. Items that were named stay so while they are in it or within half of what is visible of either
///    edge.
struct PrefetchWindow: Equatable {
  let visible: CGRect
  let axis: NSLayoutConstraint.Axis
  let motion: PrefetchMotion

  /// Which way content moves and how fast.
  struct PrefetchMotion: Equatable {
    /// Whether the offset grows.
    var isForward = true
    /// In points per second, not below zero.
    var speed: CGFloat = 0
  }

  /// How long the content would take to come into view that a moving window is longer by, in seconds.
  private static var lead: CGFloat { 0.25 }

  private var extent: CGFloat { axis == .vertical ? visible.height : visible.width }

  /// How far ahead it reaches, in points (rule 1).
  var reach: CGFloat {
    let speed = motion.speed.isFinite ? motion.speed : 0
    return min(extent + speed * Self.lead, extent * 3)
  }

  /// The part ahead of what is visible (rule 1).
  var ahead: CGRect {
    switch (axis, motion.isForward) {
    case (.vertical, true):
      CGRect(x: visible.minX, y: visible.maxY, width: visible.width, height: reach)
    case (.vertical, false):
      CGRect(x: visible.minX, y: visible.minY - reach, width: visible.width, height: reach)
    case (.horizontal, true):
      CGRect(x: visible.maxX, y: visible.minY, width: reach, height: visible.height)
    case (.horizontal, false):
      CGRect(x: visible.minX - reach, y: visible.minY, width: reach, height: visible.height)
    }
  }

  /// Everything in which items that were named stay so (rule 2).
  var kept: CGRect {
    let margin = extent / 2
    let around = visible.insetBy(
      dx: axis == .horizontal ? -margin : 0,
      dy: axis == .vertical ? -margin : 0
    )
    return around.union(ahead)
  }

  /// How far a frame is from what is visible, in points.
  func distance(of frame: CGRect) -> CGFloat {
    axis == .vertical
      ? max(frame.minY - visible.maxY, visible.minY - frame.maxY, 0)
      : max(frame.minX - visible.maxX, visible.minX - frame.maxX, 0)
  }

  /// Whether another one is so near that what this one has found still holds.
  func stands(for other: PrefetchWindow) -> Bool {
    let moved =
      axis == .vertical
      ? abs(other.visible.minY - visible.minY) : abs(other.visible.minX - visible.minX)
    return axis == other.axis && visible.size == other.visible.size
      && motion.isForward == other.motion.isForward && moved < extent / 4
      && other.reach <= reach + extent / 4
  }
}

/// What has to be said about the items in a window.
struct PrefetchPlan: Equatable {
  /// Items to be named, the nearest first.
  private(set) var requests: [IndexPath] = []
  /// Items that were named and are not needed, in the order of their paths.
  private(set) var cancellations: [IndexPath] = []

  /// One item near what is visible.
  struct Candidate {
    let path: IndexPath
    let frame: CGRect
  }

  /// Compares the items in the kept part of a window with those that were named.
  ///
  /// - Parameters:
  ///   - candidates: The items in the kept part; those that `isShown` are no candidates.
  ///   - window: The window.
  ///   - named: The items that were named and have not come into view.
  init(_ candidates: [Candidate], in window: PrefetchWindow, named: Set<IndexPath>) {
    let ahead = window.ahead
    requests = candidates.filter { $0.frame.overlaps(ahead) && !named.contains($0.path) }
      .sorted {
        let distances = (window.distance(of: $0.frame), window.distance(of: $1.frame))
        return distances.0 == distances.1 ? $0.path < $1.path : distances.0 < distances.1
      }
      .map(\.path)
    cancellations = named.subtracting(candidates.map(\.path)).sorted()
  }
}
