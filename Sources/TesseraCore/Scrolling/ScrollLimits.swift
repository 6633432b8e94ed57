/// The offsets along one axis between which a scroll view stops, in points.
///
/// ```
///        lower                    upper
/// ─ ─ ─ ─ ─┼────────────────────────┼─ ─ ─ ─ ─   offset
///  overshoot        inside             overshoot
///    < 0                                 > 0
/// ```
public struct ScrollLimits: Sendable, Hashable {
  /// The behaviour of a movement that reaches an edge.
  public enum Edge: Sendable {
    /// It goes past, slows down and comes back.
    case bouncing
    /// It ends there.
    case firm
  }

  /// The smallest offset at rest.
  public let lower: Double
  /// The largest offset at rest; never below ``lower``.
  public let upper: Double
  /// The behaviour of a movement at the two edges.
  public let edge: Edge

  /// Limits between two offsets.
  ///
  /// Content that is smaller than its viewport has an upper offset below the lower one; both limits are
  /// then the lower one. A lower offset that is not finite counts as 0, an upper one that is not finite
  /// as the lower.
  public init(lower: Double, upper: Double, edge: Edge = .bouncing) {
    self.lower = lower.isFinite ? lower : 0
    self.upper = upper.isFinite ? max(self.lower, upper) : self.lower
    self.edge = edge
  }

  /// The largest magnitude of an offset, in points, and of a velocity, in points per second, that takes
  /// part in a motion.
  ///
  /// Beyond it an eighth of a point is lost, products in a motion leave the range of numbers, and a spring would
  /// take minutes to bring such an offset back. A larger number is treated as one that is not finite.
  public static var largestMagnitude: Double { 1e15 }

  /// Whether a number can be an offset or a velocity of a motion.
  static func isUsable(_ number: Double) -> Bool { number.magnitude <= largestMagnitude }

  /// Whether an offset is inside, the edges included; false for NaN.
  public func contains(_ offset: Double) -> Bool { offset >= lower && offset <= upper }

  /// The offset inside that is nearest to a given one; the lower limit for NaN.
  public func clamped(_ offset: Double) -> Double {
    offset.isNaN ? lower : min(max(offset, lower), upper)
  }

  /// Returns the distance of an offset from the limits: negative before the lower one, 0 inside, positive past the upper one.
  public func overshoot(of offset: Double) -> Double { offset - clamped(offset) }

  /// The limits moved along the axis.
  ///
  /// A distance that is not finite moves nothing.
  public func shifted(by distance: Double) -> ScrollLimits {
    guard distance.isFinite else { return self }
    return ScrollLimits(lower: lower + distance, upper: upper + distance, edge: edge)
  }
}
