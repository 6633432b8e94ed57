/// A value that goes up and down in steps between two bounds.
struct StepperRange: Equatable {
  private(set) var value: Double = 0
  private(set) var minimum: Double = 0
  private(set) var maximum: Double = 100
  private(set) var step: Double = 1
  /// Whether a step beyond one bound leads to the other.
  var wraps = false

  /// Sets the value, or the bound that it is beyond.
  mutating func setValue(_ newValue: Double) { value = min(max(newValue, minimum), maximum) }

  /// Sets the lower bound; returns `false`, and changes nothing, unless it is less than the upper one.
  mutating func setMinimum(_ newMinimum: Double) -> Bool {
    guard newMinimum < maximum else { return false }
    minimum = newMinimum
    setValue(value)
    return true
  }

  /// Sets the upper bound; returns `false`, and changes nothing, unless it is more than the lower one.
  mutating func setMaximum(_ newMaximum: Double) -> Bool {
    guard newMaximum > minimum else { return false }
    maximum = newMaximum
    setValue(value)
    return true
  }

  /// Sets the size of a step; returns `false`, and changes nothing, unless it is more than 0.
  mutating func setStep(_ newStep: Double) -> Bool {
    guard newStep > 0, newStep.isFinite else { return false }
    step = newStep
    return true
  }

  /// The value some steps on, or back for fewer than none: a bound at the most, or the other one where it wraps.
  func value(after steps: Double) -> Double {
    let target = value + steps * step
    if target > maximum { return wraps && steps > 0 ? minimum : maximum }
    if target < minimum { return wraps && steps < 0 ? maximum : minimum }
    return target
  }

  /// The value that whole steps lead to and that is nearest to another one; a bound for one beyond.
  func nearestStep(to other: Double) -> Double {
    if other >= maximum { return maximum }
    if other <= minimum { return minimum }
    return min(max(value + ((other - value) / step).rounded() * step, minimum), maximum)
  }

  /// Whether steps in a direction lead anywhere.
  func canStep(_ direction: Double) -> Bool { value(after: direction) != value }
}
