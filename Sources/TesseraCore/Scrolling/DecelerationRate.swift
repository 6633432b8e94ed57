/// The share of a velocity that is left after each millisecond of deceleration.
public struct DecelerationRate: Sendable, Equatable {
  /// The rate of scrolling through content: 0.998.
  public static let normal = DecelerationRate(perMillisecond: 0.998)
  /// The rate of short, precise movements and of paging: 0.99.
  public static let fast = DecelerationRate(perMillisecond: 0.99)

  /// The remaining part of the velocity after a millisecond, from 0.1 to 0.9999.
  public let perMillisecond: Double

  /// The decay of the velocity per second: minus the logarithm of the share that is left after a second.
  public let decayPerSecond: Double

  /// A rate by what remains after a millisecond.
  ///
  /// Rates outside 0.1 ... 0.9999 are brought inside: below, the movement ends within a frame in any
  /// case; above, it would not end. NaN counts as ``normal``.
  public init(perMillisecond: Double) {
    let given = perMillisecond.isNaN ? 0.998 : perMillisecond
    self.perMillisecond = min(max(given, 0.1), 0.9999)
    decayPerSecond = -1000 * Numerics.logarithm(self.perMillisecond)
  }
}
