/// What was measured of one item.
struct Measurement: Hashable, Sendable {
  /// The measured extents; along axes that were not measured, the extent that was given.
  var size: Size
  /// The axes along which the item was measured.
  var axes: AxisSet
  /// Whether the item awaits measuring again.
  var isOutdated = false
}

/// Neighbouring items of which the same is known.
struct MeasuredRun: RopeRun, Equatable {
  var count: Int
  var measurement: Measurement?

  var summary: MeasuredSummary { MeasuredSummary(count: count) }

  func slice(_ range: Range<Int>) -> MeasuredRun {
    MeasuredRun(count: range.count, measurement: measurement)
  }

  func joined(with next: MeasuredRun) -> MeasuredRun? {
    guard measurement == next.measurement else { return nil }
    return MeasuredRun(count: count + next.count, measurement: measurement)
  }
}

/// How many items there are.
struct MeasuredSummary: RopeSummary {
  var count: Int

  static var zero: MeasuredSummary { MeasuredSummary(count: 0) }

  static func + (left: MeasuredSummary, right: MeasuredSummary) -> MeasuredSummary {
    MeasuredSummary(count: left.count + right.count)
  }
}
