/// The measurements of one item.
struct Measurement: Hashable, Sendable {
  /// The measured extents; along axes that were not measured, the extent that was given.
  var size: Size
  /// The axes along which the item was measured.
  var axes: AxisSet
  /// Those of them along which the item awaits measuring again.
  var outdatedAxes: AxisSet = []

  /// The same as an assumption.
  var outdated: Measurement {
    var outdated = self
    outdated.outdatedAxes = axes
    return outdated
  }

  /// The same, with what was known before along other axes as an assumption.
  ///
  /// In another place of a group an item may be measured along another axis; what was found there is not lost.
  func joined(with former: Measurement?) -> Measurement {
    guard let former else { return self }
    var joined = self
    for axis in Axis.allCases where former.axes.contains(axis) && !axes.contains(axis) {
      joined.size.setExtent(former.size.extent(along: axis), along: axis)
      joined.axes.insert(AxisSet(axis))
      joined.outdatedAxes.insert(AxisSet(axis))
    }
    return joined
  }
}

/// Neighbouring items of which the same is known.
struct MeasuredRun: RopeRun, Equatable {
  var count: Int
  var measurement: Measurement?

  var summary: MeasuredSummary { MeasuredSummary(count: count) }

  /// Items of which nothing is known.
  static func unknown(count: Int) -> Rope<MeasuredRun> {
    Rope(merged: count > 0 ? [MeasuredRun(count: count, measurement: nil)] : [])
  }

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
