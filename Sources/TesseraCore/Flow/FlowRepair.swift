/// Something wrong that was found before it is known in which section it stands.
struct FlowFinding: Sendable {
  let items: Range<Int>?
  let problem: FlowIssue.Problem

  /// The issue, for a section and with items counted from `firstItem` on.
  func issue(section: Int?, firstItem: Int = 0) -> FlowIssue {
    let items = items.map { ($0.lowerBound + firstItem)..<($0.upperBound + firstItem) }
    return FlowIssue(section: section, items: items, problem: problem)
  }
}

/// The repair of wrong numbers at the border, each of which is found and told.
enum FlowRepair {
  /// The most items that a section can have; leaves room for sums to stay within integers.
  static var largestCount: Int { ItemCounts.largestCount }
  /// The least extent of an assumed size: what has no area is never seen and so never measured.
  static let leastEstimate = 1.0

  /// A count that is not negative and not too large.
  static func count(_ count: Int, _ findings: inout [FlowFinding]) -> Int {
    let used = min(max(0, count), largestCount)
    if used != count { note(.itemCount, Double(count), Double(used), nil, &findings) }
    return used
  }

  /// A size whose extents are numbers that can be added up.
  static func size(
    _ size: Size,
    _ origin: FlowSizeOrigin,
    items: Range<Int>?,
    _ findings: inout [FlowFinding]
  ) -> Size {
    let least = origin.awaitsMeasuring ? leastEstimate : 0
    let used = Size(
      width: clamped(size.width, least),
      height: clamped(size.height, least)
    )
    if used.width != size.width {
      note(.itemWidth, size.width, used.width, items, &findings)
    }
    if used.height != size.height {
      note(.itemHeight, size.height, used.height, items, &findings)
    }
    return used
  }

  /// A measured size; of a header or footer only the extent along the scroll axis counts.
  static func measured(
    _ size: Size,
    of kind: FlowElementKind,
    along axis: Axis,
    _ findings: inout [FlowFinding]
  ) -> Size {
    func boundary(_ quantity: FlowQuantity, _ findings: inout [FlowFinding]) -> Size {
      Size(
        main: length(size.extent(along: axis), quantity, &findings),
        cross: 0,
        axis: axis
      )
    }
    return switch kind {
    case .header: boundary(.headerExtent, &findings)
    case .footer: boundary(.footerExtent, &findings)
    case .item(let item):
      self.size(size, .measured, items: item..<(item + 1), &findings)
    }
  }

  /// A length that is finite and not negative.
  static func length(
    _ length: Double,
    _ quantity: FlowQuantity,
    _ findings: inout [FlowFinding]
  ) -> Double {
    let used = clamped(length, 0)
    if used != length { note(quantity, length, used, nil, &findings) }
    return used
  }

  /// A distance that is finite.
  static func distance(
    _ distance: Double,
    _ quantity: FlowQuantity,
    _ findings: inout [FlowFinding]
  ) -> Double {
    let used = distance < 0 ? -clamped(-distance, 0) : clamped(distance, 0)
    if used != distance { note(quantity, distance, used, nil, &findings) }
    return used
  }

  private static func clamped(_ value: Double, _ least: Double) -> Double {
    // Also for -0.0, which is not greater than 0 but would keep its sign as the maximum of both.
    value > least ? min(value, FlowIssue.largestExtent) : least
  }

  private static func note(
    _ quantity: FlowQuantity,
    _ found: Double,
    _ used: Double,
    _ items: Range<Int>?,
    _ findings: inout [FlowFinding]
  ) {
    let problem = FlowIssue.Problem.invalidNumber(quantity, found: found, used: used)
    findings.append(FlowFinding(items: items, problem: problem))
  }
}
