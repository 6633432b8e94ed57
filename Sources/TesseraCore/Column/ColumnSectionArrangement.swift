/// One section of a column, with what was measured of it.
struct ColumnSectionArrangement: RopeRun {
  var header: ColumnRun?
  var items: Rope<ColumnRun>
  var footer: ColumnRun?
  var gap: Double

  init(_ section: ColumnSection) {
    header = section.header.map { ColumnRun(count: 1, $0) }
    items = section.items.runs
    footer = section.footer.map { ColumnRun(count: 1, $0) }
    gap = section.gap
  }

  var summary: ColumnSummary {
    guard !isVoid else { return ColumnSummary(count: 1, extent: 0, trailingGap: nil) }
    return ColumnSummary(count: 1, extent: elements.length + gap, trailingGap: gap)
  }

  func slice(_ range: Range<Int>) -> ColumnSectionArrangement { self }

  func joined(with next: ColumnSectionArrangement) -> ColumnSectionArrangement? { nil }

  /// Whether nothing is in it; it then takes no room, and neither does the gap behind it.
  private var isVoid: Bool { header == nil && footer == nil && items.count == 0 }

  private var elements: ColumnSummary {
    (header?.summary ?? .zero) + items.summary + (footer?.summary ?? .zero)
  }

  /// Where the items begin.
  var itemStart: Double { header?.stride ?? 0 }

  /// Where an element begins within the section, and what is known of it; nil if there is none such.
  func place(of kind: ColumnElementKind) -> (offset: Double, run: ColumnRun)? {
    switch kind {
    case .header: return header.map { (0, $0) }
    case .footer: return footer.map { (itemStart + items.summary.extent, $0) }
    case .item(let item):
      guard let (before, run) = items.run(at: item) else { return nil }
      return (itemStart + before.extent + Double(item - before.count) * run.stride, run)
    }
  }

  /// Changes what is known of one element; false if there is none such.
  @discardableResult
  mutating func change(
    _ kind: ColumnElementKind,
    _ body: (ColumnRun) -> ColumnRun
  ) -> Bool {
    switch kind {
    case .header: header = header.map(body)
    case .footer: footer = footer.map(body)
    case .item(let item):
      guard let run = items.run(at: item)?.run else { return false }
      items.replace(item..<(item + 1), with: [body(run.slice(0..<1))])
      return true
    }
    return place(of: kind) != nil
  }

  /// Makes everything that was measured an assumption; O(m log m).
  mutating func outdate() {
    header = header?.outdated
    footer = footer?.outdated
    var measured: [(start: Int, run: ColumnRun)] = []
    items.visit { before, run in
      if run.standing == .measured { measured.append((before.count, run)) }
      return true
    }
    for (start, run) in measured {
      items.replace(start..<(start + run.count), with: [run.outdated])
    }
  }

  /// Takes over what was measured of a former section, by index; O(m log m).
  mutating func keepMeasurements(of former: ColumnSectionArrangement, asAssumptions: Bool) {
    func kept(_ run: ColumnRun, _ former: ColumnRun) -> ColumnRun {
      run.keepingMeasurement(of: asAssumptions ? former.outdated : former)
    }
    if let header, let old = former.header { self.header = kept(header, old) }
    if let footer, let old = former.footer { self.footer = kept(footer, old) }
    var next = items
    former.items.visit { before, run in
      guard before.count < next.count else { return false }
      let range = before.count..<min(next.count, before.count + run.count)
      if run.standing.isMeasurement {
        next.replace(range, with: next.runs(in: range).map { kept($0, run) })
      }
      return true
    }
    items = next
  }
}
