extension FlowArrangement {
  /// Whether the size of an element is only assumed, so that a measured one is welcome.
  ///
  /// False for elements of declared size and for those that do not exist.
  public func needsMeasuring(_ kind: FlowElementKind, inSection section: Int) -> Bool {
    sections.run(at: section)?.run.origin(of: kind)?.awaitsMeasuring ?? false
  }

  /// Whether an element exists and takes over measured sizes, now or again.
  ///
  /// False for elements of declared size and for those that do not exist.
  public func canBeMeasured(_ kind: FlowElementKind, inSection section: Int) -> Bool {
    guard let origin = sections.run(at: section)?.run.origin(of: kind) else { return false }
    return origin != .declared
  }

  /// Takes over the measured size of an element, and says whether anything moved or grew.
  ///
  /// Of a header or footer only the extent along the scroll axis counts. Elements of declared size
  /// keep it. An extent that is no length counts as zero and is reported. Lines are broken again
  /// from the one in front of the item until one starts where a line started before: O(log m) for
  /// each of them.
  @discardableResult
  public mutating func setMeasured(
    _ size: Size,
    of kind: FlowElementKind,
    inSection section: Int
  ) -> Bool {
    guard canBeMeasured(kind, inSection: section) else { return false }
    var findings: [FlowFinding] = []
    let measured = FlowRepair.measured(size, of: kind, along: configuration.axis, &findings)
    let (isChange, finding) = sections.modifyRun(at: section) {
      $0.setMeasured(measured, of: kind)
    }
    if let finding { findings.append(finding) }
    note(findings, section: section)
    return isChange
  }

  /// Makes the measured size of one element an assumption again; it keeps its value.
  public mutating func invalidateMeasurement(of kind: FlowElementKind, inSection section: Int) {
    guard section >= 0, section < sectionCount else { return }
    sections.modifyRun(at: section) { $0.invalidateMeasurement(of: kind) }
  }

  /// Makes all measured sizes assumptions again; they keep their values.
  ///
  /// O(sections + m log m).
  public mutating func invalidateMeasurements() { resolve() }

  /// Changes the extent across the scroll axis and solves every section for it.
  ///
  /// Measured sizes were measured for the former extent: they keep their values, which are better
  /// guesses than the declared estimates, but await measuring again. O(sections + m log m). Nothing
  /// happens if the extent is the same.
  public mutating func setCrossExtent(_ crossExtent: Double) {
    let before = configuration.crossExtent
    replaceCrossExtent(crossExtent)
    guard configuration.crossExtent != before else { return }
    resolve()
  }

  private mutating func resolve() {
    let configuration = configuration
    for section in 0..<sectionCount {
      let findings = sections.modifyRun(at: section) { $0.resolve(in: configuration) }
      note(findings, section: section)
    }
  }
}
