/// Neighbouring elements that have the same size, for the same reason, and the same gap behind them.
struct ColumnRun: RopeRun, Equatable {
  var count: Int
  var size: Size
  var gap: Double
  var standing: ColumnSizeStanding

  init(count: Int, _ item: ColumnItem) {
    self.init(
      count: count,
      size: item.size,
      gap: item.gap,
      standing: item.isExact ? .exact : .estimated
    )
  }

  private init(count: Int, size: Size, gap: Double, standing: ColumnSizeStanding) {
    self.count = count
    self.size = size
    self.gap = gap
    self.standing = standing
  }

  /// The distance from the start of one element to the start of the next.
  var stride: Double { size.height + gap }

  var summary: ColumnSummary {
    ColumnSummary(count: count, extent: Double(count) * stride, trailingGap: gap)
  }

  func slice(_ range: Range<Int>) -> ColumnRun {
    ColumnRun(count: range.count, size: size, gap: gap, standing: standing)
  }

  func joined(with next: ColumnRun) -> ColumnRun? {
    guard size == next.size, gap == next.gap, standing == next.standing else { return nil }
    return ColumnRun(count: count + next.count, size: size, gap: gap, standing: standing)
  }

  /// The same elements with a measured size.
  func measured(_ size: Size) -> ColumnRun {
    var run = self
    run.size = Size(width: ColumnItem.length(size.width), height: ColumnItem.length(size.height))
    run.standing = .measured
    return run
  }

  /// The same elements, whose measured size is an assumption from now on.
  var outdated: ColumnRun {
    var run = self
    if standing == .measured { run.standing = .outdated }
    if run.standing == .outdated { run.size.height = max(1, size.height) }
    return run
  }

  /// The same elements with the size that was measured of others, if they wait for being measured.
  func keepingMeasurement(of former: ColumnRun) -> ColumnRun {
    guard standing.awaitsMeasuring, former.standing.isMeasurement else { return self }
    return ColumnRun(count: count, size: former.size, gap: gap, standing: former.standing)
  }
}

/// How many elements or sections there are, and how long they are together with the gaps behind them.
struct ColumnSummary: RopeSummary {
  var count: Int
  var extent: Double
  /// The gap behind the last one that takes room; nil if none does.
  var trailingGap: Double?

  static var zero: ColumnSummary { ColumnSummary(count: 0, extent: 0, trailingGap: nil) }

  /// The extent without the gap behind the end.
  var length: Double { max(0, extent - (trailingGap ?? 0)) }

  static func + (left: ColumnSummary, right: ColumnSummary) -> ColumnSummary {
    ColumnSummary(
      count: left.count + right.count,
      extent: left.extent + right.extent,
      trailingGap: right.trailingGap ?? left.trailingGap
    )
  }
}
