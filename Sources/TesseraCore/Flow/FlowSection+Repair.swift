extension FlowSection {
  /// The section with every wrong number replaced, each of which is noted.
  func repaired(for axis: Axis, _ findings: inout [FlowFinding]) -> FlowSection {
    var section = self
    findings += items.findings
    section.items = FlowItems(sizes: items.sizes)
    section.lineSpacing = FlowRepair.distance(lineSpacing, .lineSpacing, &findings)
    section.itemSpacing = FlowRepair.distance(itemSpacing, .itemSpacing, &findings)
    section.header = header.repaired(.headerExtent, &findings)
    section.footer = footer.repaired(.footerExtent, &findings)
    section.insets = insets.repaired(for: axis, &findings)
    return section
  }
}

extension Insets {
  fileprivate func repaired(for axis: Axis, _ findings: inout [FlowFinding]) -> Insets {
    func distance(_ distance: Double, along side: Axis, _ findings: inout [FlowFinding]) -> Double {
      side == axis
        ? FlowRepair.length(distance, .inset, &findings)
        : FlowRepair.distance(distance, .inset, &findings)
    }
    return Insets(
      top: distance(top, along: .vertical, &findings),
      leading: distance(leading, along: .horizontal, &findings),
      bottom: distance(bottom, along: .vertical, &findings),
      trailing: distance(trailing, along: .horizontal, &findings)
    )
  }
}

extension FlowBoundary {
  fileprivate func repaired(
    _ quantity: FlowQuantity,
    _ findings: inout [FlowFinding]
  ) -> FlowBoundary {
    let used = FlowRepair.length(extent, quantity, &findings)
    guard origin.awaitsMeasuring else { return FlowBoundary(extent: used, origin: origin) }
    guard used > 0 else { return .none }
    return FlowBoundary(extent: max(FlowRepair.leastEstimate, used), origin: origin)
  }
}
