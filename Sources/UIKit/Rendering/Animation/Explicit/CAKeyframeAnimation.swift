public import CoreGraphics
public import Foundation
import TesseraCore

/// The interpolation between the values of an animation.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// Creates a mode from its name; one that has none of the names below counts as `linear`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along a line.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Not at all: each value is shown until it is the turn of the next.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Along a line, at the same speed throughout; `keyTimes` and `timingFunctions` do not count.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Along a curve without corners; `tensionValues` and its kin say how it bends.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Along that curve, at about the same speed throughout; `keyTimes` and `timingFunctions` do not count.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

  var isPaced: Bool { self == .paced || self == .cubicPaced }
  var isCubic: Bool { self == .cubic || self == .cubicPaced }
}

/// An animation through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, of the kinds that `CABasicAnimation` takes; `nil` by default.
  open var values: [Any]?
  /// A path along which a point goes, in place of `values`; `nil` by default.
  ///
  /// Each line and each curve of it is the way from one value to the next.
  open var path: CGPath?
  /// The time of each value, 0…1 and never less than the one before; evenly spread for `nil`, the default.
  ///
  /// With `discrete`, there may be one more than values, which is when the last one ends. A wrong number of times has the
  /// values evenly spread.
  open var keyTimes: [NSNumber]?
  /// The pacing between each value and the next; even for `nil`, the default.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The interpolation between values; `linear` by default.
  ///
  /// Along a `path`, which has its own curves, `cubic` is as `linear` and `cubicPaced` as `paced`.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// The tension of a cubic path at each value: straight to it for 1, and rounder than usual for −1; 0 where there is none.
  open var tensionValues: [NSNumber]?
  /// Whether a cubic way has a corner at each value: none for 0, as where there is no number.
  open var continuityValues: [NSNumber]?
  /// The bias of a cubic path at each value: it overshoots behind the value for 1, and before it for −1; 0, evenly, where there is none.
  open var biasValues: [NSNumber]?

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    guard let animation = copy as? CAKeyframeAnimation else { return copy }
    animation.values = values
    animation.path = path?.copy()
    animation.keyTimes = keyTimes
    animation.timingFunctions = timingFunctions
    animation.calculationMode = calculationMode
    animation.tensionValues = tensionValues
    animation.continuityValues = continuityValues
    animation.biasValues = biasValues
    return animation
  }

  override func value(at progress: Double, of present: AnimatedValue) -> AnimatedValue? {
    if let path {
      let parts = path.parts
      guard !parts.isEmpty else { return nil }
      let place = step(
        at: progress,
        count: parts.count + 1,
        lengths: parts.map { Double($0.length) }
      )
      let part = parts[min(place.index, parts.count - 1)]
      let share = place.index >= parts.count ? 1 : place.share
      return present.sameKind(part.place(atShareOfLength: CGFloat(share)))
    }
    let frames = (values ?? []).compactMap { present.sameKind($0) }
    guard frames.count == values?.count, let last = frames.last else { return nil }
    if calculationMode.isCubic, let numbers = AnimatedValue.numbers(of: frames) {
      return last.made(of: point(of: spline(through: numbers), count: frames.count, at: progress))
    }
    let lengths = zip(frames, frames.dropFirst()).map { $0.distance(to: $1) }
    let place = step(at: progress, count: frames.count, lengths: lengths)
    guard place.index < frames.count - 1 else { return last }
    return frames[place.index].mixed(with: frames[place.index + 1], place.share)
  }

  private func spline(through points: [[Double]]) -> KeyframeSpline {
    func number(_ index: Int, of numbers: [NSNumber]?) -> Double {
      guard let numbers, index < numbers.count, numbers[index].doubleValue.isFinite else {
        return 0
      }
      return numbers[index].doubleValue
    }
    let bends = points.indices.map {
      KeyframeSpline.Bend(
        tension: number($0, of: tensionValues),
        continuity: number($0, of: continuityValues),
        bias: number($0, of: biasValues)
      )
    }
    return KeyframeSpline(through: points, bends: bends)
  }

  /// The place on a curve at a share of the way.
  private func point(of spline: KeyframeSpline, count: Int, at progress: Double) -> [Double] {
    guard calculationMode == .cubicPaced, count > 1 else {
      let place = step(at: progress, count: count, lengths: [])
      return spline.point(from: place.index, at: place.share)
    }
    // Between two values the curve is not equally fast, so each part of it counts as a step of its own.
    let lengths = (0..<count - 1).flatMap { spline.lengths(from: $0) }
    let place = step(at: progress, count: lengths.count + 1, lengths: lengths)
    let (index, part) = place.index.quotientAndRemainder(dividingBy: KeyframeSpline.partCount)
    return spline.point(
      from: index,
      at: (Double(part) + place.share) / Double(KeyframeSpline.partCount)
    )
  }

  /// Between which values the animation is at a share of its way, and how far from the first to the second.
  private func step(at progress: Double, count: Int, lengths: [Double]) -> (
    index: Int, share: Double
  ) {
    let times = times(count: count, lengths: lengths)
    let index = times.lastIndex { $0 <= progress } ?? 0
    if calculationMode == .discrete { return (min(index, count - 1), 0) }
    guard index < count - 1 else { return (count - 1, 0) }
    let span = times[index + 1] - times[index]
    let share = span > 0 ? min(max((progress - times[index]) / span, 0), 1) : 1
    guard !calculationMode.isPaced, let timingFunctions, index < timingFunctions.count else {
      return (index, share)
    }
    return (index, timingFunctions[index].curve.value(at: share))
  }

  /// When each value is reached.
  private func times(count: Int, lengths: [Double]) -> [Double] {
    let whole = lengths.reduce(0, +)
    if calculationMode.isPaced, whole > 0 {
      var sum = 0.0
      return [0]
        + lengths.map { length in
          sum += length
          return sum / whole
        }
    }
    let isDiscrete = calculationMode == .discrete
    let given = keyTimes?.map(\.doubleValue) ?? []
    if given.count == count || (isDiscrete && given.count == count + 1) { return given }
    // A value that is not on its way to the next lasts as long as each other.
    let steps = Double(max(1, isDiscrete ? count : count - 1))
    return (0..<count).map { Double($0) / steps }
  }
}

extension CGPath {
  /// The lines and curves of the path.
  fileprivate var parts: [PathPart] {
    var parts: [PathPart] = []
    steps.forEachPart { parts.append($0) }
    return parts
  }
}
