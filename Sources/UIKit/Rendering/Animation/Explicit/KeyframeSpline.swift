import Foundation

/// A curve through the values of keyframes, by Kochanek and Bartels; without tension, continuity and bias that of Catmull and Rom.
struct KeyframeSpline {
  /// How the curve bends at one of its values.
  struct Bend {
    /// Tight for 1, round for −1.
    var tension = 0.0
    /// Without a corner for 0.
    var continuity = 0.0
    /// Swings out behind the value for 1, and before it for −1.
    var bias = 0.0
  }

  private let points: [[Double]]
  private let bends: [Bend]

  /// The curve through at least one point; all have as many numbers, and each has a bend.
  init(through points: [[Double]], bends: [Bend]) {
    self.points = points
    self.bends = bends
  }

  /// The point at a share of the time from one value to the next.
  func point(from index: Int, at share: Double) -> [Double] {
    guard index < points.count - 1 else { return points[points.count - 1] }
    let (start, end) = (points[index], points[index + 1])
    let way = difference(index)
    let before = index > 0 ? difference(index - 1) : way
    let after = index < points.count - 2 ? difference(index + 1) : way
    let square = share * share
    let cube = square * share
    return start.indices.map { axis in
      let leaving = Self.leaving(bends[index], before[axis], way[axis])
      let arriving = Self.arriving(bends[index + 1], way[axis], after[axis])
      return (2 * cube - 3 * square + 1) * start[axis] + (cube - 2 * square + share) * leaving
        + (3 * square - 2 * cube) * end[axis] + (cube - square) * arriving
    }
  }

  /// About how long the curve is from one value to the next, up to a share of the time, in sixteen straight parts.
  func lengths(from index: Int) -> [Double] {
    let places = (0...Self.partCount).map {
      point(from: index, at: Double($0) / Double(Self.partCount))
    }
    return zip(places, places.dropFirst()).map { first, second in
      zip(first, second).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }.squareRoot()
    }
  }

  static let partCount = 16

  private func difference(_ index: Int) -> [Double] {
    zip(points[index], points[index + 1]).map { $1 - $0 }
  }

  /// The speed with which the curve leaves a value, from the ways before and behind it.
  private static func leaving(_ bend: Bend, _ before: Double, _ behind: Double) -> Double {
    (1 - bend.tension) / 2
      * ((1 + bend.bias) * (1 + bend.continuity) * before
        + (1 - bend.bias) * (1 - bend.continuity) * behind)
  }

  /// The speed with which it arrives at one.
  private static func arriving(_ bend: Bend, _ before: Double, _ behind: Double) -> Double {
    (1 - bend.tension) / 2
      * ((1 + bend.bias) * (1 - bend.continuity) * before
        + (1 - bend.bias) * (1 + bend.continuity) * behind)
  }
}

extension AnimatedValue {
  /// The numbers of values of one kind, so that the way from one to the next is the one that animations take; `nil` for values without
  /// a way, such as paths of different steps.
  static func numbers(of values: [AnimatedValue]) -> [[Double]]? {
    if case .transform? = values.first { return transformNumbers(of: values) }
    let numbers = values.map(\.components)
    return numbers.allSatisfy { $0.count == numbers.first?.count } ? numbers : nil
  }

  /// The value of this kind that consists of such numbers.
  func made(of numbers: [Double]) -> AnimatedValue {
    guard case .transform = self else { return withComponents(numbers) ?? self }
    var components = SIMD16<Double>.zero
    for index in numbers.indices { components[index] = numbers[index] }
    return .transform(TransformComponents(numbers: components).transform.matrix)
  }

  /// The parts of transforms, each turned on from the one before by the shortest way.
  private static func transformNumbers(of values: [AnimatedValue]) -> [[Double]] {
    var result: [SIMD16<Double>] = []
    var last: TransformComponents?
    for case .transform(let matrix) in values {
      let next = TransformComponents(LayerTransform(matrix))
      if let last, let place = result.last {
        result.append(place - last.shortestDelta(from: next))
      } else {
        result.append(next.numbers)
      }
      last = next
    }
    return result.map { numbers in (0..<16).map { numbers[$0] } }
  }
}
