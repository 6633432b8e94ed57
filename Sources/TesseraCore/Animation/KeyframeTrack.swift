/// The way of one value through the keyframes of an animation.
///
/// Times are fractions of the animation, 0 to 1. Values are up to sixteen numbers, as distances from the value at the
/// end, so that ways of several animations can be added.
public struct KeyframeTrack: Sendable, Equatable {
  /// The interpolation between keyframes.
  public enum Interpolation: Sendable, Equatable {
    /// Along straight lines, at the times of the keyframes.
    case linear
    /// Not at all: a value is there from the end of its keyframe on.
    case discrete
    /// Along straight lines, at the same speed throughout, whatever the times say.
    case paced
    /// Along a curve that bends smoothly through the values, at the times of the keyframes.
    case cubic
    /// Along such a curve, at about the same speed throughout, whatever the times say.
    case cubicPaced
  }

  private struct Keyframe: Sendable, Equatable {
    var start: Double
    var end: Double
    var value: SIMD16<Double>
  }

  private struct Point: Sendable, Equatable {
    var time: Double
    var value: SIMD16<Double>
  }

  private var first = SIMD16<Double>.zero
  private var keyframes: [Keyframe] = []
  private var points: [Point] = []
  private let interpolation: Interpolation

  /// A way without keyframes, on which the value is at its end.
  public init(_ interpolation: Interpolation) { self.interpolation = interpolation }

  /// Adds a keyframe that changes the value between two times.
  ///
  /// - Parameters:
  ///   - change: The value before the change minus the one after it.
  ///   - start: When the value begins to change; brought into 0 … 1, as `end` is.
  ///   - end: When it has the new value; not before `start`.
  public mutating func append(change: SIMD16<Double>, from start: Double, to end: Double) {
    first += change
    for index in keyframes.indices { keyframes[index].value += change }
    let start = Self.fraction(start)
    keyframes.append(Keyframe(start: start, end: max(start, Self.fraction(end)), value: .zero))
    points = makePoints()
  }

  private static func fraction(_ time: Double) -> Double { min(max(time.isNaN ? 0 : time, 0), 1) }

  /// The values at their times, in the order of time, with those that are held between keyframes.
  private func makePoints() -> [Point] {
    // Those that begin together stay in the order in which they were added.
    let sorted = keyframes.enumerated()
      .sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
    var last = Point(time: 0, value: first)
    var points = [last]
    for (_, keyframe) in sorted {
      if keyframe.start > last.time {
        points.append(Point(time: keyframe.start, value: last.value))
      }
      last = Point(time: max(last.time, keyframe.end), value: keyframe.value)
      points.append(last)
    }
    return interpolation.isPaced ? Self.paced(points) : points
  }

  /// The same values at times that are as far apart as they are.
  private static func paced(_ points: [Point]) -> [Point] {
    var distance = 0.0
    var paced = [Point(time: 0, value: points[0].value)]
    for (former, point) in zip(points, points.dropFirst()) where point.value != former.value {
      let way = point.value - former.value
      distance += (way * way).sum().squareRoot()
      paced.append(Point(time: distance, value: point.value))
    }
    guard distance > 0 else { return paced }
    for index in paced.indices { paced[index].time /= distance }
    return paced
  }

  /// Returns the distance of the value from its end at a time; the first one up to 0, and the last one from 1 on.
  public func value(at time: Double) -> SIMD16<Double> {
    guard let last = points.last else { return .zero }
    guard let next = points.firstIndex(where: { $0.time > time }) else { return last.value }
    guard next > 0 else { return points[0].value }
    let (start, end) = (points[next - 1], points[next])
    let fraction = (time - start.time) / (end.time - start.time)
    switch interpolation {
    case .discrete: return start.value
    case .linear, .paced: return start.value + (end.value - start.value) * fraction
    case .cubic, .cubicPaced: return curve(to: next, at: fraction)
    }
  }

  /// A point of the cubic curve with the directions of its two ends.
  private func curve(to next: Int, at fraction: Double) -> SIMD16<Double> {
    let (start, end) = (points[next - 1], points[next])
    let length = end.time - start.time
    let (square, cube) = (fraction * fraction, fraction * fraction * fraction)
    let fromStart = start.value * (2 * cube - 3 * square + 1)
    let fromEnd = end.value * (3 * square - 2 * cube)
    let leaving = slope(at: next - 1) * (length * (cube - 2 * square + fraction))
    let arriving = slope(at: next) * (length * (cube - square))
    return fromStart + fromEnd + leaving + arriving
  }

  /// The direction of the curve at a point: that from the one before it to the one after it.
  private func slope(at index: Int) -> SIMD16<Double> {
    let before = points[max(0, index - 1)]
    let after = points[min(points.count - 1, index + 1)]
    let time = after.time - before.time
    return time > 0 ? (after.value - before.value) / time : .zero
  }
}

extension KeyframeTrack.Interpolation {
  fileprivate var isPaced: Bool { self == .paced || self == .cubicPaced }
}
