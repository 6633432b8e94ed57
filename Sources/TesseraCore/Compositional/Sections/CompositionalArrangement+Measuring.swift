extension CompositionalArrangement {
  /// The axes along which an element takes over measured extents; none if it does not exist.
  public func measuredAxes(
    of kind: CompositionalElementKind,
    inSection section: Int?
  ) -> (horizontal: Bool, vertical: Bool) {
    let axes = softAxes(of: kind, inSection: section)
    return (axes.contains(AxisSet.horizontal), axes.contains(AxisSet.vertical))
  }

  /// Whether the size of an element is only assumed, so that a measured one is welcome.
  ///
  /// That is so until it is measured, and again when the extent that it is given along the other axis is
  /// another one than it was measured for (Z8).
  public func needsMeasuring(
    _ kind: CompositionalElementKind,
    inSection section: Int?
  ) -> Bool {
    let soft = softAxes(of: kind, inSection: section)
    guard !soft.isEmpty else { return false }
    guard let known = measurement(of: kind, inSection: section),
      known.axes.subtracting(known.outdatedAxes).isSuperset(of: soft),
      let given = frame(of: kind, inSection: section)
    else { return true }
    return Axis.allCases.contains { axis in
      !soft.contains(axis)
        && abs(known.size.extent(along: axis) - given.size.extent(along: axis)) > 0.001
    }
  }

  /// Whether a measured size is another one than is known of an element, or assumed of it.
  ///
  /// Only the axes count along which the element was free to find its extent: see
  /// ``setMeasured(_:of:inSection:along:)``.
  public func differs(
    _ measured: Size,
    from kind: CompositionalElementKind,
    inSection section: Int?,
    along free: (horizontal: Bool, vertical: Bool)? = nil
  ) -> Bool {
    guard let known = known(of: kind, inSection: section) else { return false }
    return differs(measured, from: known, along: freeAxes(free, of: kind, known.soft))
  }

  /// Whether a measured size is another one than is known of an element.
  private func differs(_ measured: Size, from known: Known, along axes: AxisSet) -> Bool {
    func differs(_ axis: Axis) -> Bool {
      guard axes.contains(axis) else { return false }
      if let measurement = known.measurement, measurement.axes.contains(axis) {
        return measurement.size.extent(along: axis) != measured.extent(along: axis)
      }
      // Where the element stands now it may have been given something that says nothing of what it wants.
      return !known.soft.contains(axis)
        || known.given.extent(along: axis) != measured.extent(along: axis)
    }
    return differs(.horizontal) || differs(.vertical)
  }

  /// Takes over the measured size of an element, and says whether that is another one than before.
  ///
  /// Elements of declared size keep it, and so does what is anchored to others. An extent that is no
  /// length counts as zero and is reported. What was measured belongs to the item: it stays with it
  /// wherever it moves, also into a place of a group where it is measured along another axis.
  /// O(log sections + log m), and O(k) for a group of k items.
  ///
  /// - Parameters:
  ///   - size: What was measured.
  ///   - kind: The element.
  ///   - section: Its section; nil for a boundary element of the whole content.
  ///   - free: The axes along which it was free to find its extent when it was measured; nil if these are those of its current place.
  ///     Sizes of others that were measured since may have moved an item into another place of its group.
  /// - Returns: Whether that is another size than before.
  @discardableResult
  public mutating func setMeasured(
    _ size: Size,
    of kind: CompositionalElementKind,
    inSection section: Int?,
    along free: (horizontal: Bool, vertical: Bool)? = nil
  ) -> Bool {
    guard let known = known(of: kind, inSection: section) else { return false }
    let axes = freeAxes(free, of: kind, known.soft)
    guard !axes.isEmpty else { return false }
    var findings: [CompositionalFinding] = []
    var measured = known.given
    for axis in Axis.allCases where axes.contains(axis) {
      let extent = CompositionalRepair.length(size.extent(along: axis), .measuredSize) {
        findings.append(CompositionalFinding(path: [], problem: $0))
      }
      measured.setExtent(extent, along: axis)
    }
    note(findings, section: section)
    let isChange = differs(measured, from: known, along: axes)
    let measurement = Measurement(size: measured, axes: axes).joined(with: known.measurement)
    guard measurement != known.measurement else { return false }
    if case .item(let item) = kind, let section, let place = known.place {
      let overflows = modifySection(section) {
        $0.setMeasurement(measurement, ofItem: item, in: place)
      }
      if let overflows, !overflows.isEmpty { noteOverflows(overflows, inSection: section) }
    } else {
      set(measurement, of: kind, inSection: section)
    }
    return isChange
  }

  /// Makes the measured size of one element an assumption again; it keeps its value.
  public mutating func invalidateMeasurement(
    of kind: CompositionalElementKind,
    inSection section: Int?
  ) {
    guard let known = measurement(of: kind, inSection: section) else { return }
    set(known.outdated, of: kind, inSection: section)
  }

  /// Makes all measured sizes assumptions again; they keep their values.
  ///
  /// O(sections + m).
  public mutating func invalidateMeasurements() {
    boundaryMeasurements = boundaryMeasurements.map { $0?.outdated }
    var runs: [SectionRun] = []
    sections.visit { _, run in
      runs.append(run.outdated)
      return true
    }
    sections = Rope(runs)
  }

  /// The axes along which a measured size counts; those of the place where the element is now if nothing is said.
  private func freeAxes(
    _ free: (horizontal: Bool, vertical: Bool)?,
    of kind: CompositionalElementKind,
    _ soft: AxisSet
  ) -> AxisSet {
    guard let free else { return soft }
    let axes = AxisSet(width: free.horizontal, height: free.vertical)
    // Only items change places.
    guard case .item = kind else { return axes.intersection(soft) }
    return axes
  }

  /// The size that an element is given, and its measurement if there is one.
  fileprivate struct Known {
    /// The size that it is given where it stands.
    let given: Size
    /// The axes along which a measured size counts there.
    let soft: AxisSet
    let measurement: Measurement?
    /// Where the instance of an item is.
    var place: InstancePlace?
  }

  /// The size of an element, as far as it is known; nil if there is none such.
  private func known(of kind: CompositionalElementKind, inSection section: Int?) -> Known? {
    if case .item(let item) = kind, let section {
      return sections.read(holding: section) { run, _ in run.solvedInstances?.known(ofItem: item) }
        ?? nil
    }
    return frame(of: kind, inSection: section).map { frame in
      Known(
        given: frame.size,
        soft: softAxes(of: kind, inSection: section),
        measurement: measurement(of: kind, inSection: section)
      )
    }
  }

  func softAxes(of kind: CompositionalElementKind, inSection section: Int?) -> AxisSet {
    guard let section else {
      guard case .boundary(let number) = kind, configuration.boundaries.indices.contains(number)
      else { return [] }
      return configuration.boundaries[number].size.softAxes
    }
    guard let solved = self.section(at: section) else { return [] }
    switch kind {
    case .background, .supplementary: return []
    case .item(let item): return solved.instances.placement(ofItem: item)?.leaf.softAxes ?? []
    case .boundary(let number):
      let boundaries = solved.declaration.boundaries
      return boundaries.indices.contains(number) ? boundaries[number].size.softAxes : []
    }
  }

  private func measurement(
    of kind: CompositionalElementKind,
    inSection section: Int?
  ) -> Measurement? {
    switch (kind, section) {
    case (.boundary(let number), nil): boundaryMeasurements[number]
    case (.boundary(let number), let section?):
      self.section(at: section)?.measurement(ofBoundary: number)
    case (.item(let item), let section?):
      self.section(at: section)?.instances.items.run(holding: item)?.run.measurement
    default: nil
    }
  }

  private mutating func set(
    _ measurement: Measurement,
    of kind: CompositionalElementKind,
    inSection section: Int?
  ) {
    guard let section else {
      if case .boundary(let number) = kind { boundaryMeasurements[number] = measurement }
      return
    }
    modifySection(section) { solved in
      switch kind {
      case .boundary(let number): solved.setMeasurement(measurement, ofBoundary: number)
      case .item(let item):
        solved.replaceItems(
          item..<(item + 1),
          with: [MeasuredRun(count: 1, measurement: measurement)]
        )
      case .background, .supplementary: break
      }
    }
  }

  /// Changes a solved section where it stands.
  @discardableResult
  mutating func modifySection<Result>(
    _ section: Int,
    _ body: (inout SolvedSection) -> Result
  ) -> Result? {
    sections.modifyRun(at: section) { $0.modifySolved(body) }
  }
}

extension SharedInstances {
  /// The size of an item, as far as it is known; nil if there is none such.
  fileprivate func known(ofItem item: Int) -> CompositionalArrangement.Known? {
    guard item >= 0, let place = value.instances.place(ofItem: item) else { return nil }
    let leaf = place.run.layout.leaves[place.leaf(ofItem: item).leaf]
    return CompositionalArrangement.Known(
      given: leaf.frame.size,
      soft: leaf.softAxes,
      measurement: value.items.run(holding: item)?.run.measurement,
      place: place
    )
  }
}
