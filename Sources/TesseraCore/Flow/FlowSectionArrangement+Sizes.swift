extension FlowSectionArrangement {
  /// Whether the size of an element is only assumed.
  func needsMeasuring(_ kind: FlowElementKind) -> Bool {
    switch kind {
    case .header: header.origin.awaitsMeasuring
    case .footer: footer.origin.awaitsMeasuring
    case .item(let item): lines.items.run(at: item)?.run.origin.awaitsMeasuring ?? false
    }
  }

  /// Takes over a measured size, and says whether anything moved.
  mutating func setMeasured(_ size: Size, of kind: FlowElementKind) -> Bool {
    let extent = size.extent(along: lines.rules.axis)
    switch kind {
    case .header: return header.setMeasured(extent)
    case .footer: return footer.setMeasured(extent)
    case .item(let item):
      guard let (_, run) = lines.items.run(at: item), run.origin != .declared else { return false }
      let measured = FlowItemRun(count: 1, size: size, origin: .measured)
      lines.replaceItems(item..<(item + 1), with: [measured])
      return run.size != size
    }
  }

  /// Makes a measured size an assumption again, with the value it has.
  mutating func invalidateMeasurement(of kind: FlowElementKind) {
    switch kind {
    case .header: header = header.outdated
    case .footer: footer = footer.outdated
    case .item(let item):
      guard var run = lines.items.run(at: item)?.run.slice(0..<1) else { return }
      run = run.outdated
      lines.replaceItems(item..<(item + 1), with: [run])
    }
  }

  /// Makes all measured sizes assumptions, and breaks lines for the extent of the configuration.
  mutating func resolve(in configuration: FlowConfiguration) {
    header = header.outdated
    footer = footer.outdated
    var rules = lines.rules
    let across = rules.axis.crossing
    let margins = insets.start(of: across) + insets.end(of: across)
    rules.lineLength = max(0, configuration.crossExtent - margins)
    lines.resolve(for: rules) { $0.outdated }
  }

  /// Replaces items, and breaks lines again where that touches them.
  mutating func replaceItems(_ range: Range<Int>, with runs: [FlowItemRun]) {
    lines.replaceItems(range, with: runs)
  }

  /// The known items in `range` that are longer than their line, with their extents.
  func itemsExceedingLine(in range: Range<Int>) -> [(items: Range<Int>, extent: Double)] {
    var found: [(items: Range<Int>, extent: Double)] = []
    lines.items.visit(where: { $0.count > range.lowerBound }) { before, run in
      let items = range.clamped(to: before.count..<(before.count + run.count))
      guard !items.isEmpty else { return false }
      let extent = lines.rules.crossExtent(of: run.size)
      if !run.origin.awaitsMeasuring, lines.rules.exceedsLine(extent) {
        found.append((items, extent))
      }
      return true
    }
    return found
  }
}

extension FlowItemRun {
  /// The same items with their measured size as an assumption.
  var outdated: FlowItemRun {
    guard origin == .measured else { return self }
    let size = Size(
      width: max(FlowRepair.leastEstimate, size.width),
      height: max(FlowRepair.leastEstimate, size.height)
    )
    return FlowItemRun(count: count, size: size, origin: .outdated)
  }
}

extension FlowBoundary {
  /// The same element with its measured extent as an assumption.
  var outdated: FlowBoundary {
    guard origin == .measured else { return self }
    return FlowBoundary(extent: max(FlowRepair.leastEstimate, extent), origin: .outdated)
  }

  /// Takes over a measured extent, and says whether anything moved.
  mutating func setMeasured(_ measured: Double) -> Bool {
    guard origin != .declared else { return false }
    let isChange = extent != measured
    self = FlowBoundary(extent: measured, origin: .measured)
    return isChange
  }
}
