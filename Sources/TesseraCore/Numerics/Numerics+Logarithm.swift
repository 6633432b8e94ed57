extension Numerics {
  /// The natural logarithm.
  ///
  /// Zero gives minus infinity, a negative number NaN, infinity itself.
  ///
  /// - Complexity: O(1); about fifteen divisions.
  public static func logarithm(_ number: Double) -> Double {
    guard number > 0 else { return number == 0 ? -.infinity : .nan }
    guard number.isFinite else { return number }
    // The significand is brought next to one, where the series is shortest.
    let isHigh = number.significand > 1.4142135623730951
    let significand = isHigh ? number.significand / 2 : number.significand
    let exponent = Double(Int(number.exponent) + (isHigh ? 1 : 0))
    let ratio = (significand - 1) / (significand + 1)
    return exponent * logarithmOfTwo.leading
      + (exponent * logarithmOfTwo.trailing + 2 * ratio * inverseTangentSeries(ratio * ratio))
  }

  /// The sum of `square`ⁿ / (2n + 1), for a square up to 0.03.
  private static func inverseTangentSeries(_ square: Double) -> Double {
    var sum = 0.0
    for index in (0...12).reversed() {
      sum = 1 / Double(2 * index + 1) + sum * square
    }
    return sum
  }
}
