/// A wrong number found at the border, before it is known in which section it stands.
struct FlowRepair: Sendable {
  let items: Range<Int>?
  let problem: FlowIssue.Problem

  /// The issue, for a section and with items counted from `firstItem` on.
  func issue(section: Int?, firstItem: Int = 0) -> FlowIssue {
    let items = items.map { ($0.lowerBound + firstItem)..<($0.upperBound + firstItem) }
    return FlowIssue(section: section, items: items, problem: problem)
  }
}

extension FlowRepair {
  /// The most items that a section can have; leaves room for sums to stay within integers.
  static let largestCount = Int.max / 4
  /// The least extent of an assumed size: what has no area is never seen and so never measured.
  static let leastEstimate = 1.0

  /// A count that is not negative and not too large, with room for `present` others.
  static func count(_ count: Int, besides present: Int = 0, _ repairs: inout [FlowRepair]) -> Int {
    let used = min(max(0, count), largestCount - present)
    if used != count { note(.itemCount, Double(count), Double(used), nil, &repairs) }
    return used
  }

  /// A size whose extents are numbers that can be added up.
  static func size(
    _ size: Size,
    _ origin: FlowSizeOrigin,
    items: Range<Int>,
    _ repairs: inout [FlowRepair]
  ) -> Size {
    let least = origin.awaitsMeasuring ? leastEstimate : 0
    let used = Size(
      width: clamped(size.width, least),
      height: clamped(size.height, least)
    )
    if used.width != size.width {
      note(.itemWidth, size.width, used.width, items, &repairs)
    }
    if used.height != size.height {
      note(.itemHeight, size.height, used.height, items, &repairs)
    }
    return used
  }

  /// A length that is finite and not negative.
  static func length(
    _ length: Double,
    _ quantity: FlowQuantity,
    _ repairs: inout [FlowRepair]
  ) -> Double {
    let used = clamped(length, 0)
    if used != length { note(quantity, length, used, nil, &repairs) }
    return used
  }

  /// A distance that is finite.
  static func distance(
    _ distance: Double,
    _ quantity: FlowQuantity,
    _ repairs: inout [FlowRepair]
  ) -> Double {
    let used = distance < 0 ? -clamped(-distance, 0) : clamped(distance, 0)
    if used != distance { note(quantity, distance, used, nil, &repairs) }
    return used
  }

  private static func clamped(_ value: Double, _ least: Double) -> Double {
    value.isNaN || value == -.infinity ? least : min(max(least, value), FlowIssue.largestExtent)
  }

  private static func note(
    _ quantity: FlowQuantity,
    _ found: Double,
    _ used: Double,
    _ items: Range<Int>?,
    _ repairs: inout [FlowRepair]
  ) {
    let problem = FlowIssue.Problem.invalidNumber(quantity, found: found, used: used)
    repairs.append(FlowRepair(items: items, problem: problem))
  }
}
