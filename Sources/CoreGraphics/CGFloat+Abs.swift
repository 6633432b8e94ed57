public import Foundation

// Foundation for Linux has a static method `abs` of `CGFloat` that is not available, and that Swift finds in extensions of the type before
// the function of that name.
extension CGFloat {
  /// The magnitude of a number, for code in extensions of `CGFloat`.
  public func abs<Number: SignedNumeric & Comparable>(_ number: Number) -> Number {
    Swift.abs(number)
  }

  /// The magnitude of a number, for static code in extensions of `CGFloat`.
  public static func abs<Number: SignedNumeric & Comparable>(_ number: Number) -> Number {
    Swift.abs(number)
  }
}
