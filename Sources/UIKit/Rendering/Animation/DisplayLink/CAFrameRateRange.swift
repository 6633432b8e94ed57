import Foundation

/// A range of desired frame rates, in frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The least number of frames a second; 0 for any.
  public var minimum: Float
  /// The largest number of frames a second; 0 for any.
  public var maximum: Float
  /// The number of frames a second that is best; `nil` or 0 for none, and then the maximum.
  public var preferred: Float?

  /// Creates the range that asks for nothing.
  public init() { self.init(minimum: 0, maximum: 0) }

  /// Creates a range; numbers that are not finite, or less than 0, count as 0 where it is used.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// Asks for nothing.
  public static let `default` = CAFrameRateRange()

  /// How many times a second what has this range is called; `nil` where it asks for nothing.
  var rate: Double? {
    let wishes = [preferred ?? 0, maximum]
    return wishes.first { $0.isFinite && $0 > 0 }.map { Double($0) }
  }
}
