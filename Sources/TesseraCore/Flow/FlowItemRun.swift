/// Where the size of an element comes from, and so whether it still has to be measured.
enum FlowSizeOrigin: Sendable {
  /// The caller said so; it is never measured.
  case declared
  /// Assumed until measured.
  case estimated
  /// Measured under circumstances that are gone, such as another width; as good as an estimate.
  case outdated
  /// Measured.
  case measured

  /// Whether the size is an assumption.
  var awaitsMeasuring: Bool { self == .estimated || self == .outdated }
}

/// Neighbouring items that have the same size for the same reason.
struct FlowItemRun: RopeRun, Equatable {
  var count: Int
  var size: Size
  var origin: FlowSizeOrigin

  var summary: FlowItemSummary { FlowItemSummary(count: count) }

  func slice(_ range: Range<Int>) -> FlowItemRun {
    FlowItemRun(count: range.count, size: size, origin: origin)
  }

  func joined(with next: FlowItemRun) -> FlowItemRun? {
    guard size == next.size, origin == next.origin else { return nil }
    return FlowItemRun(count: count + next.count, size: size, origin: origin)
  }
}

/// How many items there are.
struct FlowItemSummary: RopeSummary {
  var count: Int

  static var zero: FlowItemSummary { FlowItemSummary(count: 0) }

  static func + (left: FlowItemSummary, right: FlowItemSummary) -> FlowItemSummary {
    FlowItemSummary(count: left.count + right.count)
  }
}
