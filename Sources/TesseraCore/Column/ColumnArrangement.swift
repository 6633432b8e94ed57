/// The places of all elements of a column: sections of a header, items and a footer, one below the other.
///
/// Neighbouring elements of one size cost the memory of one, so items that are not measured yet cost nothing.
/// With *m* elements measured, finding a place, measuring, inserting and removing cost O(log m). A copy costs
/// O(1), so *before* and *after* of a change are two values.
///
/// ```swift
/// let message = ColumnItem(size: Size(width: 320, height: 44), isExact: false, gap: 4)
/// let section = ColumnSection(items: .uniform(count: 1_000_000, message))
/// var column = ColumnArrangement(sectionCount: 1) { _ in section }
/// column.setMeasured(Size(width: 200, height: 60), of: ColumnElement(.item(7), inSection: 0))
/// column.place(of: ColumnElement(.item(8), inSection: 0))?.offset  // 400
/// ```
///
/// The gap behind an element counts if its section goes on, that behind a section if anything follows it. A
/// section without elements takes no room and has no gap. What does not exist has no place, and measuring it
/// does nothing.
public struct ColumnArrangement: Sendable {
  var sections: Rope<ColumnSectionArrangement>

  /// Places sections that a function declares; it is asked once for each, in order.
  ///
  /// O(sections) plus what declaring the items costs. A negative count means no sections.
  public init(sectionCount: Int, section: (_ section: Int) -> ColumnSection) {
    sections = Rope(
      (0..<max(0, sectionCount)).map { ColumnSectionArrangement(section($0)) }
    )
  }

  /// The number of sections.
  public var sectionCount: Int { sections.count }

  /// The extent of everything, in points.
  public var extent: Double { sections.summary.length }

  /// The number of items of a section; nil if there is none such.
  public func itemCount(ofSection section: Int) -> Int? {
    sections.run(at: section)?.run.items.count
  }

  /// Whether there are as many sections, each with as many items, as functions say; O(sections).
  public func hasCounts(_ sectionCount: Int, items count: (_ section: Int) -> Int) -> Bool {
    guard sectionCount == sections.count else { return false }
    var agrees = true
    sections.visit { before, section in
      agrees = section.items.count == count(before.count)
      return agrees
    }
    return agrees
  }

  /// The number of runs of items that are alike, counted in O(m); memory follows it.
  public var runCount: Int {
    var count = 0
    sections.visit { _, section in
      count += section.items.runCount
      return true
    }
    return count
  }
}

// What was measured.
extension ColumnArrangement {
  /// Takes the measured size of an element; returns whether its size changed.
  ///
  /// Elements of exact size keep it. An extent that is negative or not a number is zero. O(log m).
  @discardableResult
  public mutating func setMeasured(_ size: Size, of element: ColumnElement) -> Bool {
    guard let place = place(of: element), place.standing != .exact else { return false }
    sections.modifyRun(at: element.section) { section in
      _ = section.change(element.kind) { $0.measured(size) }
    }
    return self.place(of: element)?.size != place.size
  }

  /// Makes the measured size of an element an assumption, which keeps its value, in O(log m).
  public mutating func outdateMeasurement(of element: ColumnElement) {
    guard place(of: element) != nil else { return }
    sections.modifyRun(at: element.section) { section in
      _ = section.change(element.kind) { $0.outdated }
    }
  }

  /// Makes all measured sizes assumptions, which keep their values, in O(sections + m log m).
  public mutating func outdateMeasurements() {
    for section in 0..<sectionCount { sections.modifyRun(at: section) { $0.outdate() } }
  }

  /// The same data declared again, with everything that was measured here, by index; O(sections + m log m).
  public func redeclared(
    sectionCount: Int,
    section: (_ section: Int) -> ColumnSection
  ) -> ColumnArrangement {
    var next = ColumnArrangement(sectionCount: sectionCount, section: section)
    for index in 0..<min(next.sectionCount, self.sectionCount) {
      guard let former = sections.run(at: index)?.run else { continue }
      next.sections.modifyRun(at: index) { $0.keepMeasurements(of: former, asAssumptions: false) }
    }
    return next
  }
}
