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
package struct PrefetchWindow: Hashable, Sendable {
  /// The visible rectangle, in content coordinates.
  package let visible: Rect
  /// The axis along which the content scrolls.
  package let axis: Axis
  /// How the content moves.
  package let motion: PrefetchMotion

  /// Creates the window around what is visible.
  package init(visible: Rect, axis: Axis, motion: PrefetchMotion) {
    self.visible = visible
    self.axis = axis
    self.motion = motion
  }

  /// Which way content moves and how fast.
  package struct PrefetchMotion: Hashable, Sendable {
    /// Whether the offset grows.
    package var isForward: Bool
    /// In points per second, not below zero; one that is not finite counts as zero.
    package var speed: Double

    /// Creates a motion.
    package init(isForward: Bool = true, speed: Double = 0) {
      self.isForward = isForward
      self.speed = speed
    }
  }

  /// How long the content would take to come into view that a moving window is longer by, in seconds.
  private static var lead: Double { 0.25 }

  private var extent: Double { axis == .vertical ? visible.height : visible.width }

  /// How far ahead it reaches, in points (rule 1).
  package var reach: Double {
    let speed = motion.speed.isFinite ? motion.speed : 0
    return min(extent + speed * Self.lead, extent * 3)
  }

  /// The part ahead of what is visible (rule 1).
  package var ahead: Rect {
    motion.isForward ? part(from: end, to: end + reach) : part(from: start - reach, to: start)
  }

  /// Everything in which items that were named stay so (rule 2).
  package var kept: Rect {
    let margin = extent / 2
    return motion.isForward
      ? part(from: start - margin, to: end + max(margin, reach))
      : part(from: start - max(margin, reach), to: end + margin)
  }

  /// How far a frame is from what is visible, in points.
  package func distance(of frame: Rect) -> Double {
    let frameStart = axis == .vertical ? frame.minY : frame.minX
    let frameEnd = axis == .vertical ? frame.maxY : frame.maxX
    return max(frameStart - end, start - frameEnd, 0)
  }

  private var start: Double { axis == .vertical ? visible.minY : visible.minX }
  private var end: Double { axis == .vertical ? visible.maxY : visible.maxX }

  /// A part of the content along the axis, as wide across as what is visible.
  private func part(from start: Double, to end: Double) -> Rect {
    axis == .vertical
      ? Rect(x: visible.x, y: start, width: visible.width, height: end - start)
      : Rect(x: start, y: visible.y, width: end - start, height: visible.height)
  }

  /// Whether another one is so near that what this one has found still holds.
  package func stands(for other: PrefetchWindow) -> Bool {
    let moved = abs(other.start - start)
    return axis == other.axis && visible.size == other.visible.size
      && motion.isForward == other.motion.isForward && moved < extent / 4
      && other.reach <= reach + extent / 4
  }
}
