/// A timing curve: how far an animation has come at a fraction of its duration.
///
/// The curve runs from (0, 0) to (1, 1), the fraction of time across and the fraction of the way up, and
/// two control points bend it:
///
/// ```
/// 1 |        .--o        the curve leaves (0, 0) towards the first control point
///   |      .'            and arrives at (1, 1) from the direction of the second
///   |     /
///   |   .'
/// 0 o--'------- 1
/// ```
public struct CubicBezier: Sendable, Equatable {
  private let horizontal: Coordinate
  private let vertical: Coordinate

  /// A curve with the two given control points.
  ///
  /// The horizontal coordinates are brought into 0 ... 1, because time does not run backwards; the
  /// vertical ones may lie outside, and the curve then overshoots. With a coordinate that is not finite
  /// the curve is ``linear``.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    let isFinite = x1.isFinite && y1.isFinite && x2.isFinite && y2.isFinite
    guard isFinite else {
      self = .linear
      return
    }
    horizontal = Coordinate(first: min(max(x1, 0), 1), second: min(max(x2, 0), 1))
    vertical = Coordinate(first: y1, second: y2)
  }

  /// As fast at the end as at the start.
  public static let linear = CubicBezier(0, 0, 1, 1)
  /// Slow at the start.
  public static let easeIn = CubicBezier(0.42, 0, 1, 1)
  /// Slow at the end.
  public static let easeOut = CubicBezier(0, 0, 0.58, 1)
  /// Slow at both ends.
  public static let easeInOut = CubicBezier(0.42, 0, 0.58, 1)

  /// The fraction of the way at a fraction of the time.
  ///
  /// Up to 0 it is 0, from 1 on it is 1; NaN gives 1, the state at which nothing is left to animate.
  public func value(at fraction: Double) -> Double {
    guard fraction < 1 else { return 1 }
    guard fraction > 0 else { return 0 }
    return vertical.value(at: parameter(at: fraction))
  }

  /// The speed at a fraction of the time: the whole way per whole duration is 1.
  ///
  /// Outside 0 ... 1, and for NaN, it is 0. Where the curve is vertical it is infinite.
  public func slope(at fraction: Double) -> Double {
    guard fraction >= 0, fraction <= 1 else { return 0 }
    let parameter = parameter(at: fraction)
    let across = horizontal.slope(at: parameter)
    let up = vertical.slope(at: parameter)
    guard across == 0, up == 0 else { return across == 0 ? .infinity : up / across }
    return slopeAtDoubledEnd(isStart: parameter < 0.5)
  }

  /// Where along the curve, 0 to 1, a fraction of the time lies.
  ///
  /// Newton's steps, kept between bounds that close in, so that a curve with a level or a vertical part
  /// is found as well.
  private func parameter(at fraction: Double) -> Double {
    var bounds = (lower: 0.0, upper: 1.0)
    var guess = fraction
    for _ in 0..<64 {
      let difference = horizontal.value(at: guess) - fraction
      guard difference.magnitude > 1e-15 else { return guess }
      if difference < 0 { bounds.lower = guess } else { bounds.upper = guess }
      let step = guess - difference / horizontal.slope(at: guess)
      let isInside = step > bounds.lower && step < bounds.upper
      guess = isInside ? step : (bounds.lower + bounds.upper) / 2
    }
    return guess
  }

  /// The direction at an end on which a control point lies: the one towards the other control point.
  private func slopeAtDoubledEnd(isStart: Bool) -> Double {
    let across = isStart ? horizontal.second : 1 - horizontal.first
    let up = isStart ? vertical.second : 1 - vertical.first
    return across == 0 ? .infinity : up / across
  }
}

/// One coordinate of a cubic curve from 0 to 1, by its two control values.
private struct Coordinate: Sendable, Equatable {
  let first: Double
  let second: Double

  func value(at parameter: Double) -> Double {
    let rest = 1 - parameter
    let bent = 3 * rest * parameter * (rest * first + parameter * second)
    return bent + parameter * parameter * parameter
  }

  func slope(at parameter: Double) -> Double {
    let rest = 1 - parameter
    let ends = rest * rest * first + parameter * parameter * (1 - second)
    return 3 * ends + 6 * rest * parameter * (second - first)
  }
}
