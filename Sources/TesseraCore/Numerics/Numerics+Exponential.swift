extension Numerics {
  /// The number *e* raised to a power.
  ///
  /// Above 709.78 the answer is infinite, below -745.13 it is zero, and between -745.13 and -708.4 it
  /// has fewer digits because it is subnormal.
  ///
  /// - Complexity: O(1); about fifteen divisions.
  public static func exponential(_ power: Double) -> Double {
    guard power < 709.79 else { return power.isNaN ? .nan : .infinity }
    guard power > -745.14 else { return power.isNaN ? .nan : 0 }
    let binaryExponent = (power * reciprocalOfLogarithmOfTwo).rounded(.toNearestOrEven)
    let rest =
      (power - binaryExponent * logarithmOfTwo.leading) - binaryExponent * logarithmOfTwo.trailing
    // Two steps, because a subnormal result is the product of two normal scales.
    let half = (binaryExponent / 2).rounded(.towardZero)
    return exponentialSeries(rest) * powerOfTwo(half) * powerOfTwo(binaryExponent - half)
  }

  /// The difference of an exponential and one, exact also where the two are nearly equal.
  ///
  /// Follows the limits of ``exponential(_:)``: -1 far below zero, infinite far above.
  public static func exponentialMinusOne(_ power: Double) -> Double {
    guard power.magnitude < 0.3 else { return exponential(power) - 1 }
    return power * exponentialQuotientSeries(power)
  }

  /// The natural logarithm of two as a number of 32 bits and the rest of it.
  ///
  /// The product of the leading part and an exponent of eleven bits is exact.
  static let logarithmOfTwo = (leading: 0x1.62e42feep-1, trailing: 0x1.a39ef35793c76p-33)

  private static let reciprocalOfLogarithmOfTwo = 1.4426950408889634

  private static func powerOfTwo(_ exponent: Double) -> Double {
    Double(sign: .plus, exponent: Int(exponent), significand: 1)
  }

  private static func exponentialSeries(_ power: Double) -> Double {
    1 + power * exponentialQuotientSeries(power)
  }

  /// The sum of `power`ⁿ / (n + 1)!, for a magnitude up to 0.35.
  private static func exponentialQuotientSeries(_ power: Double) -> Double {
    var sum = 1.0
    for divisor in (2...15).reversed() {
      sum = 1 + sum * power / Double(divisor)
    }
    return sum
  }
}
