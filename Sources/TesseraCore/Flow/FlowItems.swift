/// The items of a section and what is known about their sizes.
///
/// Neighbouring items of one size cost the memory of one. A copy is O(1). Sizes that were measured
/// travel with the value: ``FlowArrangement/section(at:)`` returns them, and a section made with
/// them in another arrangement still has them.
///
/// Wrong numbers are repaired and reported by the arrangement that receives the items: a count
/// below zero is zero, an extent that is negative or not a number is zero, one above
/// ``FlowIssue/largestExtent`` is that, an estimate below one point is one point, because an item
/// without area would never be seen and so never be measured.
public struct FlowItems: Sendable {
  /// The sizes, in order.
  private(set) var sizes: Rope<FlowItemRun>
  /// The problems of the caller's values.
  private(set) var findings: [FlowFinding]

  init(sizes: Rope<FlowItemRun>, findings: [FlowFinding] = []) {
    self.sizes = sizes
    self.findings = findings
  }

  /// The number of items.
  public var count: Int { sizes.count }

  /// No items.
  public static var none: FlowItems { FlowItems(sizes: Rope()) }

  /// Items that all have one size, which is exact and never measured; O(1) for any count.
  public static func uniform(count: Int, size: Size) -> FlowItems {
    repeating(size, count: count, origin: .declared)
  }

  /// Items whose sizes are assumed until measured; O(1) for any count.
  public static func estimated(count: Int, size: Size) -> FlowItems {
    repeating(size, count: count, origin: .estimated)
  }

  /// Items with these sizes, which are exact and never measured; O(n).
  public static func varied(_ sizes: [Size]) -> FlowItems {
    varied(count: sizes.count) { sizes[$0] }
  }

  /// Items whose exact sizes a function knows; it is asked once for each item, in order.
  public static func varied(count: Int, size: (_ item: Int) -> Size) -> FlowItems {
    declaring(count: count) { (size($0), .declared) }
  }

  static func declaring(
    count: Int,
    _ declaration: (_ item: Int) -> (size: Size, origin: FlowSizeOrigin)
  ) -> FlowItems {
    var findings: [FlowFinding] = []
    var runs = RopeBuilder<FlowItemRun>()
    for item in 0..<FlowRepair.count(count, &findings) {
      let (found, origin) = declaration(item)
      let size = FlowRepair.size(found, origin, items: item..<(item + 1), &findings)
      runs.append(FlowItemRun(count: 1, size: size, origin: origin))
    }
    return FlowItems(sizes: runs.finish(), findings: findings)
  }

  private static func repeating(_ size: Size, count: Int, origin: FlowSizeOrigin) -> FlowItems {
    var findings: [FlowFinding] = []
    let count = FlowRepair.count(count, &findings)
    guard count > 0 else { return FlowItems(sizes: Rope(), findings: findings) }
    let size = FlowRepair.size(size, origin, items: 0..<count, &findings)
    let run = FlowItemRun(count: count, size: size, origin: origin)
    return FlowItems(sizes: Rope([run]), findings: findings)
  }
}
