/// The resistance to a drag past an edge.
///
/// A finger that has pulled *x* points past the edge of a viewport *d* points long shows
/// *d · (1 − 1 / (x · c / d + 1))* of them, with *c* the ``stiffness``: a little more than half at first, and
/// never the whole viewport.
public struct RubberBand: Sendable, Equatable {
  /// The share of a short pull by which the content moves: `UIScrollView`'s 0.55.
  public static let stiffness = 0.55

  /// The part of the viewport that counts as the longest pull shown, where the pull is asked back.
  ///
  /// The whole viewport would be an infinite pull.
  public static let longestShownPart = 0.99

  /// The length of the viewport along the axis, in points.
  public let dimension: Double

  /// The band of a viewport.
  ///
  /// When the dimension is not positive and finite, no pull shows at all.
  public init(dimension: Double) {
    self.dimension = dimension.isFinite ? max(0, dimension) : 0
  }

  /// Returns the distance of the content past the edge for a pull past the edge.
  ///
  /// A pull the other way, negative, shows the same the other way. The answer is less than the
  /// dimension, but for an infinite pull, which shows all of it; it is 0 for NaN.
  public func shown(forPull pull: Double) -> Double {
    guard dimension > 0, !pull.isNaN else { return 0 }
    let share = 1 - 1 / (pull.magnitude * Self.stiffness / dimension + 1)
    return pull < 0 ? -dimension * share : dimension * share
  }

  /// The pull past the edge that shows a given distance: the inverse of ``shown(forPull:)``.
  ///
  /// Needed when a finger catches content that is bouncing. Distances of more than
  /// ``longestShownPart`` of the dimension count as that, so the answer is always finite.
  public func pull(forShown distance: Double) -> Double {
    guard dimension > 0, !distance.isNaN else { return 0 }
    let share = min(distance.magnitude / dimension, Self.longestShownPart)
    let pull = dimension / Self.stiffness * (1 / (1 - share) - 1)
    return distance < 0 ? -pull : pull
  }

  /// The offset to show for an offset that a finger asks for.
  ///
  /// Inside the limits it is the same; outside, the overshoot is held back, or nothing of it shows when
  /// the edge is firm.
  public func shownOffset(forDragged offset: Double, in limits: ScrollLimits) -> Double {
    let inside = limits.clamped(offset)
    guard limits.edge == .bouncing else { return inside }
    return inside + shown(forPull: limits.overshoot(of: offset))
  }

  /// The offset a finger asks for when a given one shows: the inverse of ``shownOffset(forDragged:in:)``.
  public func draggedOffset(forShown offset: Double, in limits: ScrollLimits) -> Double {
    limits.clamped(offset) + pull(forShown: limits.overshoot(of: offset))
  }
}
