extension FlowSectionArrangement {
  /// Where the size of an element comes from, or nil if there is no such item.
  func origin(of kind: FlowElementKind) -> FlowSizeOrigin? {
    switch kind {
    case .header: header.origin
    case .footer: footer.origin
    case .item(let item): lines.items.run(at: item)?.run.origin
    }
  }

  /// Takes over a measured size, says whether anything moved, and whether the item overflows now.
  mutating func setMeasured(
    _ size: Size,
    of kind: FlowElementKind
  ) -> (isChange: Bool, finding: FlowFinding?) {
    let extent = size.extent(along: lines.rules.axis)
    switch kind {
    case .header: return (header.setMeasured(extent), nil)
    case .footer: return (footer.setMeasured(extent), nil)
    case .item(let item):
      guard let (_, run) = lines.items.run(at: item), run.origin != .declared else {
        return (false, nil)
      }
      let measured = FlowItemRun(count: 1, size: size, origin: .measured)
      guard measured != run.slice(0..<1) else { return (false, nil) }
      let finding = lines.rules.overflows(run) ? nil : finding(about: measured, at: item)
      if run.size == size {
        lines.retainSize(ofItem: item, as: measured)
      } else {
        lines.replaceItems(item..<(item + 1), with: [measured])
      }
      return (run.size != size, finding)
    }
  }

  /// Makes a measured size an assumption again, with the value it has.
  mutating func invalidateMeasurement(of kind: FlowElementKind) {
    switch kind {
    case .header: header = header.outdated
    case .footer: footer = footer.outdated
    case .item(let item):
      guard let (_, run) = lines.items.run(at: item), run.origin == .measured else { return }
      let outdated = run.slice(0..<1).outdated
      if outdated.size == run.size {
        lines.retainSize(ofItem: item, as: outdated)
      } else {
        lines.replaceItems(item..<(item + 1), with: [outdated])
      }
    }
  }

  /// Replaces items, and breaks lines again where that touches them.
  mutating func replaceItems(_ range: Range<Int>, with runs: [FlowItemRun]) {
    lines.replaceItems(range, with: runs)
  }

  /// Takes items out and puts others in, and finds which of those overflow.
  ///
  /// Nil if an item does not exist or there would be a gap. Where many runs change, all are written anew.
  mutating func replaceItems(_ edit: FlowItemsEdit) -> [FlowFinding]? {
    let runLimit = edit.count * FlowSectionArrangement.runsPerEdit
    if lines.items.hasRuns(upTo: runLimit) {
      guard let runs = edit.runs(replacing: lines.items) else { return nil }
      lines = FlowLines(items: Rope(merged: runs), rules: lines.rules)
    } else {
      guard replaceItemsOneByOne(edit) else { return nil }
    }
    var findings: [FlowFinding] = []
    for placed in edit.added {
      var item = placed.path.item
      for run in edit.sizes[placed.sizes] {
        if let finding = finding(about: run, at: item) { findings.append(finding) }
        item += run.count
      }
    }
    return findings
  }

  /// A change of a tree costs more than writing so many runs, and makes about so many anew.
  private static var runsPerEdit: Int { 32 }

  private mutating func replaceItemsOneByOne(_ edit: FlowItemsEdit) -> Bool {
    var removed = edit.removed
    while let last = removed.popLast()?.item {
      var first = last
      while removed.last?.item == first - 1 {
        removed.removeLast()
        first -= 1
      }
      guard first >= 0, last < lines.items.count else { return false }
      lines.replaceItems(first..<(last + 1), with: [])
    }
    for placed in edit.added {
      let item = placed.path.item
      guard (0...lines.items.count).contains(item) else { return false }
      lines.replaceItems(item..<item, with: Array(edit.sizes[placed.sizes]))
    }
    return true
  }

  /// Makes all measured sizes assumptions, and breaks lines for the extent of the configuration.
  ///
  /// Says which items overflow now and did not before.
  mutating func resolve(in configuration: FlowConfiguration) -> [FlowFinding] {
    let before = lines
    header = header.outdated
    footer = footer.outdated
    var rules = lines.rules
    let across = rules.axis.crossing
    let margins = insets.start(of: across) + insets.end(of: across)
    rules.hasRoom = configuration.crossExtent > 0
    rules.lineLength = max(0, configuration.crossExtent - margins)
    lines.resolve(for: rules) { $0.outdated }
    return overflows(in: 0..<lines.items.count).filter { finding in
      guard let first = finding.items?.lowerBound, let (_, run) = before.items.run(at: first) else {
        return true
      }
      return !before.rules.overflows(run)
    }
  }

  /// The known items in `range` that are longer than their line.
  func overflows(in range: Range<Int>) -> [FlowFinding] {
    var findings: [FlowFinding] = []
    // Nearly always no item is longer than its line.
    guard lines.mayOverflow else { return findings }
    lines.items.visit(where: { $0.count > range.lowerBound }) { before, run in
      guard before.count < range.upperBound else { return false }
      guard lines.rules.overflows(run) else { return true }
      let items = range.clamped(to: before.count..<(before.count + run.count))
      let part = run.slice(0..<items.count)
      if let finding = finding(about: part, at: items.lowerBound) { findings.append(finding) }
      return true
    }
    return findings
  }

  private func finding(about run: FlowItemRun, at item: Int) -> FlowFinding? {
    guard lines.rules.overflows(run) else { return nil }
    let problem = FlowIssue.Problem.itemExceedsLine(
      extent: lines.rules.crossExtent(of: run.size),
      lineLength: lines.rules.lineLength
    )
    return FlowFinding(items: item..<(item + run.count), problem: problem)
  }
}

extension FlowLineRules {
  /// Whether items are known to be longer than the line; an assumed size is not known.
  ///
  /// In a view that has not been placed every item would be.
  fileprivate func overflows(_ run: FlowItemRun) -> Bool {
    hasRoom && !run.origin.awaitsMeasuring && exceedsLine(crossExtent(of: run.size))
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
