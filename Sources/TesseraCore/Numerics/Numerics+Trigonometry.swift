extension Numerics {
  /// The largest magnitude of an angle, in radians, that ``sine(_:)`` and ``cosine(_:)`` answer for.
  public static let largestAngle = 1e9

  /// The sine of an angle in radians.
  ///
  /// The error is below 1e-14 up to a million radians and below 1e-13 up to ``largestAngle``. Beyond
  /// it, and for an infinite angle, the answer is NaN: such a number no longer says where on the circle
  /// it is.
  public static func sine(_ angle: Double) -> Double {
    guard let reduced = quarterTurn(of: angle) else { return .nan }
    return switch reduced.quarter {
    case 0: sineSeries(reduced.rest)
    case 1: cosineSeries(reduced.rest)
    case 2: -sineSeries(reduced.rest)
    default: -cosineSeries(reduced.rest)
    }
  }

  /// The cosine of an angle in radians.
  ///
  /// The error and the limits are those of ``sine(_:)``.
  public static func cosine(_ angle: Double) -> Double {
    guard let reduced = quarterTurn(of: angle) else { return .nan }
    return switch reduced.quarter {
    case 0: cosineSeries(reduced.rest)
    case 1: -sineSeries(reduced.rest)
    case 2: -cosineSeries(reduced.rest)
    default: sineSeries(reduced.rest)
    }
  }

  /// Which quarter of the circle is nearest, 0 to 3, and the angle from it, at most π/4 either way.
  private static func quarterTurn(of angle: Double) -> (quarter: Int, rest: Double)? {
    guard angle.magnitude <= largestAngle else { return nil }
    let turns = (angle * 0.6366197723675814).rounded(.toNearestOrEven)
    // π/2 in four pieces; the first three have 23 bits, so that their products with up to thirty bits
    // of turns are exact.
    var rest = angle - turns * 0x1.921fb4p+0
    rest -= turns * 0x1.4442dp-24
    rest -= turns * 0x1.846988p-48
    rest -= turns * 0x1.8cc51701b839ap-72
    let cycles = (turns / 4).rounded(.down)
    return (Int(turns - 4 * cycles), rest)
  }

  private static func sineSeries(_ angle: Double) -> Double {
    let square = angle * angle
    var sum = 1.0
    for index in (1...9).reversed() {
      let divisor = 2 * index * (2 * index + 1)
      sum = 1 - sum * square / Double(divisor)
    }
    return angle * sum
  }

  private static func cosineSeries(_ angle: Double) -> Double {
    let square = angle * angle
    var sum = 1.0
    for index in (1...9).reversed() {
      let divisor = 2 * index * (2 * index - 1)
      sum = 1 - sum * square / Double(divisor)
    }
    return sum
  }
}
