internal import Foundation

/// One line of the table: what was done, how large it was, what it cost, compared with what.
public struct BenchmarkRow: Sendable {
  /// What was done.
  public var task: String
  /// How many rows there were, or what else says how large it was.
  public var size: String
  /// What it cost here.
  public var cost: String
  /// What it is compared with, and what that cost; empty if nothing can do it.
  public var alternative = ""
  /// The cost here divided by that of the alternative.
  public var ratio: Double?
  /// The bound that was set before, and whether it is kept.
  public var target: Target?

  /// A bound.
  public struct Target: Sendable {
    /// The bound in words.
    public let text: String
    /// Whether it is kept.
    public let isMet: Bool

    /// Creates a bound that is said to be kept or not.
    public init(_ text: String, isMet: Bool) {
      self.text = text
      self.isMet = isMet
    }
  }

  /// Creates a line for something that may ask for memory so often at most.
  public init(_ task: String, size: Int, _ measurement: Measurement, allocations bound: Int) {
    self.init(
      task,
      size: size,
      measurement,
      target: Target(
        "≤ \(bound) allocations",
        isMet: measurement.allocations < Double(bound) + 0.5
      )
    )
  }

  /// Creates a line that compares with nothing.
  public init(_ task: String, size: String, cost: String, target: Target? = nil) {
    self.task = task
    self.size = size
    self.cost = cost
    self.target = target
  }

  /// Creates a line for something that was measured alone.
  public init(_ task: String, size: Int, _ measurement: Measurement, target: Target? = nil) {
    self.init(task, size: size.powerText, cost: measurement.text, target: target)
  }

  /// Creates a line for something that was measured against something else.
  public init(
    _ task: String,
    size: Int,
    _ measured: (first: Measurement, second: Measurement),
    alternative: String,
    atMost bound: Double? = nil
  ) {
    self.init(task, size: size.powerText, cost: measured.first.text)
    let ratio = measured.first.seconds / measured.second.seconds
    self.alternative = "\(alternative): \(measured.second.text)"
    self.ratio = ratio
    target = bound.map { Target("≤ \($0.ratioText)", isMet: ratio <= $0) }
  }
}

extension Measurement {
  /// Time and allocations of a call in words.
  public var text: String {
    let count = allocations < 0.5 ? "" : ", \(Int(allocations.rounded())) allocations"
    return seconds.timeText + count
  }
}

extension Double {
  /// A time in seconds in the unit that suits it.
  public var timeText: String {
    switch self {
    case ..<1e-6: String(format: "%.0f ns", self * 1e9)
    case ..<1e-3: String(format: "%.1f µs", self * 1e6)
    case ..<1: String(format: "%.2f ms", self * 1e3)
    default: String(format: "%.2f s", self)
    }
  }

  /// A ratio with as many digits as say something.
  public var ratioText: String {
    switch self {
    case ..<0.001: String(format: "%.1e", self)
    case ..<0.1: String(format: "%.4f", self)
    default: String(format: "%.2f", self)
    }
  }
}

extension Int {
  /// A power of ten as such, any other number in full.
  public var powerText: String {
    let exponents = "⁰¹²³⁴⁵⁶⁷⁸⁹"
    var rest = self
    var exponent = 0
    while rest >= 10, rest.isMultiple(of: 10) {
      rest /= 10
      exponent += 1
    }
    guard rest == 1, exponent > 1, exponent < 10 else { return String(self) }
    return "10\(exponents[exponents.index(exponents.startIndex, offsetBy: exponent)])"
  }
}
