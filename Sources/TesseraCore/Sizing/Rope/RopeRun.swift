/// What a rope adds up over its runs.
protocol RopeSummary: Sendable {
  /// The summary of nothing.
  static var zero: Self { get }
  /// The number of elements that are summed up.
  var count: Int { get }
  /// The summary of the elements of `left` followed by those of `right`.
  static func + (left: Self, right: Self) -> Self
  /// The sums in front of what comes behind `next`: those that searches add up, and no largest or smallest of them.
  func advanced(over next: Self) -> Self
}

extension RopeSummary {
  @inline(__always)
  func advanced(over next: Self) -> Self { self + next }
}

/// A stretch of elements that a rope stores as one value.
protocol RopeRun: Sendable {
  associatedtype Summary: RopeSummary

  /// The most runs or nodes that a node of a rope of them holds: fewer where sums cost more than a step down.
  static var nodeCapacity: Int { get }

  /// The sums over the elements of the run; its count is at least one.
  var summary: Summary { get }

  /// The run of the elements in `range`, which is not empty and lies within the run.
  func slice(_ range: Range<Int>) -> Self

  /// This run followed by `next` as one run, or nil if no single run can say it.
  ///
  /// Depends on what the elements are and never on how many there are.
  func joined(with next: Self) -> Self?
}

extension RopeRun {
  static var nodeCapacity: Int { 32 }
}
