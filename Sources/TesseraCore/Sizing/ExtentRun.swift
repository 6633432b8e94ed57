/// Neighbouring items of equal extent.
struct ExtentRun: RopeRun {
  var count: Int
  var extent: Double

  var summary: ExtentSummary {
    ExtentSummary(count: count, extent: Double(count) * extent)
  }

  func slice(_ range: Range<Int>) -> ExtentRun {
    ExtentRun(count: range.count, extent: extent)
  }

  func joined(with next: ExtentRun) -> ExtentRun? {
    extent == next.extent ? ExtentRun(count: count + next.count, extent: extent) : nil
  }
}

/// How many items there are, and how long they are together.
struct ExtentSummary: RopeSummary {
  var count: Int
  var extent: Double

  static var zero: ExtentSummary { ExtentSummary(count: 0, extent: 0) }

  static func + (left: ExtentSummary, right: ExtentSummary) -> ExtentSummary {
    ExtentSummary(count: left.count + right.count, extent: left.extent + right.extent)
  }
}
