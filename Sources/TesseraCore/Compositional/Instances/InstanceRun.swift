/// Neighbouring instances that look the same.
struct InstanceRun: RopeRun {
  let count: Int
  let layout: InstanceLayout
  /// The distance from one instance to the next.
  let pitch: Double
  /// A sum has ten numbers.
  static var nodeCapacity: Int { 16 }

  /// Found once, because every search adds it up.
  let summary: InstanceSummary

  init(count: Int, layout: InstanceLayout, pitch: Double) {
    self.count = count
    self.layout = layout
    self.pitch = pitch
    var reach = layout.reach
    if count > 1 {
      reach = reach.union(layout.reach, shiftedBy: Double(count - 1) * pitch)
    }
    summary = InstanceSummary(
      count: count,
      itemCount: count * layout.itemCount,
      extent: Double(count) * pitch,
      crossExtent: layout.crossExtent,
      naturalSize: layout.naturalSize,
      lookahead: max(0, layout.examinedCount - layout.itemCount),
      hasOverflows: !layout.overflows.isEmpty,
      reach: reach
    )
  }

  func slice(_ range: Range<Int>) -> InstanceRun {
    InstanceRun(count: range.count, layout: layout, pitch: pitch)
  }

  func joined(with next: InstanceRun) -> InstanceRun? {
    guard layout === next.layout, pitch == next.pitch else { return nil }
    return InstanceRun(count: count + next.count, layout: layout, pitch: pitch)
  }
}

/// The sums over instances.
struct InstanceSummary: RopeSummary {
  var count: Int
  var itemCount: Int
  /// The extent along the axis of the instances, with one spacing too many.
  var extent: Double
  /// The largest extent across.
  var crossExtent: Double
  /// The largest size of a group by itself.
  var naturalSize: Size
  /// How many items past its end an instance has looked at, at most.
  var lookahead: Int
  /// Whether an item was measured larger than its group.
  var hasOverflows: Bool
  var reach: Reach

  static var zero: InstanceSummary {
    InstanceSummary(
      count: 0,
      itemCount: 0,
      extent: 0,
      crossExtent: 0,
      naturalSize: .zero,
      lookahead: 0,
      hasOverflows: false,
      reach: .nothing
    )
  }

  static func + (left: InstanceSummary, right: InstanceSummary) -> InstanceSummary {
    InstanceSummary(
      count: left.count + right.count,
      itemCount: left.itemCount + right.itemCount,
      extent: left.extent + right.extent,
      crossExtent: max(left.crossExtent, right.crossExtent),
      naturalSize: left.naturalSize.union(right.naturalSize),
      lookahead: max(left.lookahead, right.lookahead),
      hasOverflows: left.hasOverflows || right.hasOverflows,
      reach: left.reach.union(right.reach, shiftedBy: left.extent)
    )
  }

  @inline(__always)
  func advanced(over next: InstanceSummary) -> InstanceSummary {
    var sums = self
    sums.count += next.count
    sums.itemCount += next.itemCount
    sums.extent += next.extent
    return sums
  }
}

extension Rope {
  /// Calls `body` with each run that `matches`, in order, until it is false.
  ///
  /// `matches` is asked of whole stretches too, with the sums in front of them and their own; where it
  /// is false, nothing within is looked at.
  func visit(
    matching matches: (_ before: Run.Summary, _ own: Run.Summary) -> Bool,
    _ body: (_ before: Run.Summary, _ run: Run) -> Bool
  ) {
    _ = root.visit(after: .zero, matching: matches, body)
  }
}

extension RopeNode {
  fileprivate func visit(
    after start: Run.Summary,
    matching matches: (_ before: Run.Summary, _ own: Run.Summary) -> Bool,
    _ body: (_ before: Run.Summary, _ run: Run) -> Bool
  ) -> Bool {
    var before = start
    for slot in runs.indices {
      let own = runs[slot].summary
      if matches(before, own), !body(before, runs[slot]) { return false }
      before = before.advanced(over: own)
    }
    for slot in children.indices {
      let own = children[slot].summary
      if matches(before, own), !children[slot].visit(after: before, matching: matches, body) {
        return false
      }
      before = before.advanced(over: own)
    }
    return true
  }
}
