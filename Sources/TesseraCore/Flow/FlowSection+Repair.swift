extension FlowSection {
  /// The section with every wrong number replaced, each of which is noted.
  func repaired(for axis: Axis, _ repairs: inout [FlowRepair]) -> FlowSection {
    var section = self
    repairs += items.repairs
    section.items = FlowItems(sizes: items.sizes)
    section.lineSpacing = FlowRepair.length(lineSpacing, .lineSpacing, &repairs)
    section.itemSpacing = FlowRepair.length(itemSpacing, .itemSpacing, &repairs)
    section.header = header.repaired(.headerExtent, &repairs)
    section.footer = footer.repaired(.footerExtent, &repairs)
    section.insets = insets.repaired(for: axis, &repairs)
    return section
  }
}

extension Insets {
  fileprivate func repaired(for axis: Axis, _ repairs: inout [FlowRepair]) -> Insets {
    func distance(_ distance: Double, along side: Axis, _ repairs: inout [FlowRepair]) -> Double {
      side == axis
        ? FlowRepair.length(distance, .inset, &repairs)
        : FlowRepair.distance(distance, .inset, &repairs)
    }
    return Insets(
      top: distance(top, along: .vertical, &repairs),
      leading: distance(leading, along: .horizontal, &repairs),
      bottom: distance(bottom, along: .vertical, &repairs),
      trailing: distance(trailing, along: .horizontal, &repairs)
    )
  }
}

extension FlowBoundary {
  fileprivate func repaired(
    _ quantity: FlowQuantity,
    _ repairs: inout [FlowRepair]
  ) -> FlowBoundary {
    let used = FlowRepair.length(extent, quantity, &repairs)
    guard origin.awaitsMeasuring else { return FlowBoundary(extent: used, origin: origin) }
    guard used > 0 else { return .none }
    return FlowBoundary(extent: max(FlowRepair.leastEstimate, used), origin: origin)
  }
}
