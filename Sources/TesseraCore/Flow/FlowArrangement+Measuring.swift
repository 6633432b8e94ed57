extension FlowArrangement {
  /// Whether the size of an element is only assumed, so that a measured one is welcome.
  ///
  /// False for elements of declared size and for those that do not exist.
  public func needsMeasuring(_ kind: FlowElementKind, inSection section: Int) -> Bool {
    sections.run(at: section)?.run.needsMeasuring(kind) ?? false
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
    guard let before = sections.run(at: section)?.run else { return false }
    var repairs: [FlowRepair] = []
    let items = kind.item.map { $0..<($0 + 1) }
    let measured = FlowRepair.size(size, .measured, items: items ?? 0..<0, &repairs)
    note(repairs, section: section)
    let isChange = sections.modifyRun(at: section) { $0.setMeasured(measured, of: kind) }
    if isChange, let items { noteItemsGrownTooLong(items, since: before, at: section) }
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
    for section in 0..<sectionCount {
      guard let before = sections.run(at: section)?.run else { continue }
      let configuration = configuration
      sections.modifyRun(at: section) { $0.resolve(in: configuration) }
      noteItemsGrownTooLong(0..<before.lines.items.count, since: before, at: section)
    }
  }

  /// Notes those items of `range` that are longer than their line and were not before.
  private mutating func noteItemsGrownTooLong(
    _ range: Range<Int>,
    since before: FlowSectionArrangement,
    at section: Int
  ) {
    guard let after = sections.run(at: section)?.run else { return }
    for (items, extent) in after.itemsExceedingLine(in: range) {
      guard let known = before.lines.items.run(at: items.lowerBound)?.run else { continue }
      let extentBefore = before.lines.rules.crossExtent(of: known.size)
      let wasReported =
        !known.origin.awaitsMeasuring && before.lines.rules.exceedsLine(extentBefore)
      guard !wasReported else { continue }
      noteItemsExceedingLine(items, extent: extent, of: after, at: section)
    }
  }
}

extension FlowElementKind {
  /// The index of the item, or nil for a header or footer.
  fileprivate var item: Int? {
    guard case .item(let item) = self else { return nil }
    return item
  }
}
