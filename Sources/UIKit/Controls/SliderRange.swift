/// A value between two bounds, which are never out of order.
struct SliderRange: Equatable {
  private(set) var value: Float = 0
  private(set) var minimum: Float = 0
  private(set) var maximum: Float = 1

  /// Sets the value, or the bound that it is beyond.
  mutating func setValue(_ newValue: Float) { value = min(max(newValue, minimum), maximum) }

  /// Sets the lower bound; the upper one and the value go along with it if they must.
  mutating func setMinimum(_ newMinimum: Float) {
    minimum = newMinimum
    maximum = max(maximum, newMinimum)
    setValue(value)
  }

  /// Sets the upper bound; the lower one and the value go along with it if they must.
  mutating func setMaximum(_ newMaximum: Float) {
    maximum = newMaximum
    minimum = min(minimum, newMaximum)
    setValue(value)
  }

  /// Where a value is between the bounds, from 0 to 1; 0 if the bounds are one.
  func fraction(of value: Float) -> Double {
    guard maximum > minimum else { return 0 }
    // Bounds may be so far apart that a `Float` cannot hold their distance.
    let fraction = (Double(value) - Double(minimum)) / (Double(maximum) - Double(minimum))
    return min(max(fraction, 0), 1)
  }

  /// The value at a fraction of the way between the bounds, exactly a bound at its end and beyond.
  func value(at fraction: Double) -> Float {
    if fraction <= 0 { return minimum }
    if fraction >= 1 { return maximum }
    return Float(Double(minimum) + fraction * (Double(maximum) - Double(minimum)))
  }
}
