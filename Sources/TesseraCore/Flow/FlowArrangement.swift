/// The frames of all elements of a flow layout: the solver of a line-breaking layout, as a value.
///
/// Items follow each other in lines, lines in sections. The arrangement is solved when it is made,
/// and again, as far as needed, whenever a size is measured or items come and go. A copy costs O(1),
/// so *before* and *after* of a change are two values.
///
/// ```swift
/// let rows = FlowSection(
///   items: .estimated(count: 1_000_000_000, size: Size(width: 320, height: 44)),
///   header: .fixed(30)
/// )
/// var arrangement = FlowArrangement(FlowConfiguration(crossExtent: 320), sections: [rows])
///
/// var visible: [FlowElement] = []  // kept between frames, so that scrolling allocates nothing
/// let viewport = Rect(x: 0, y: 5_000, width: 320, height: 600)
/// arrangement.elements(in: viewport, into: &visible)
/// for element in visible where arrangement.needsMeasuring(element.kind, inSection: 0) {
///   let measured = Size(width: 320, height: 60)
///   arrangement.setMeasured(measured, of: element.kind, inSection: element.section)
/// }
/// arrangement.frame(of: .item(7), inSection: 0)
/// ```
///
/// Rules, after the numbers of the flow layout's description:
///
/// - F-a: A line is as long as the cross extent without the section's insets across.
/// - F-b: Items fill a line until the next one, with the least spacing, no longer fits. Sums may be
///   0.01 points too long.
/// - F-c: A line is as thick as its thickest item; thinner ones are centred in it.
/// - F-d: Sections of declared and equal sizes follow a grid: as many columns as could fit, first and last at the edges, also in an
///   incomplete or only line. A single column is centred, also for a single item; where several columns would fit, a single item is in
///   the first.
/// - F-e: In all other sections each line is spread from its own items, first and last at the
///   edges, a lone item in the middle. The last line starts at the leading edge with exactly the
///   least spacing. Sections with estimates are always among these, even while all their sizes are
///   equal. ``FlowLastLine`` offers other last lines.
/// - F-f: Header, inset, lines, inset, footer. A section without items has no lines, but the rest.
/// - F-g: Along the horizontal axis lines are columns; headers and footers are as high as the
///   content and as wide as declared.
/// - F-i: An item longer than the line is alone in it, centred, and overflows; see ``issues``.
/// - Z7: Lines are always what breaking all known and assumed sizes one after the other would give,
///   in whatever order they were measured.
///
/// Wrong numbers never trap: they are repaired, and ``issues`` says what and where. An element or
/// section that does not exist has no frame, and setting its size does nothing.
public struct FlowArrangement: Sendable {
  /// The properties that all sections share.
  public private(set) var configuration: FlowConfiguration
  /// The problems that were repaired or cannot look right, in the order of discovery.
  public private(set) var issues: [FlowIssue] = []

  var sections = Rope<FlowSectionArrangement>()

  /// Solves sections, in O(sections) plus what declaring varied sizes costs.
  public init(_ configuration: FlowConfiguration, sections: [FlowSection]) {
    self.init(configuration, sectionCount: sections.count) { sections[$0] }
  }

  /// Solves sections that a function declares; it is asked once for each, in order.
  ///
  /// A negative count means no sections.
  public init(
    _ configuration: FlowConfiguration,
    sectionCount: Int,
    section: (_ section: Int) -> FlowSection
  ) {
    self.configuration = configuration
    repairCrossExtent()
    let solved = (0..<max(0, sectionCount)).map { solve(section($0), at: $0) }
    sections = Rope(solved)
  }

  /// The number of sections.
  public var sectionCount: Int { sections.count }

  /// The size of the whole content; across the scroll axis that of the viewport.
  public var contentSize: Size {
    Size(
      main: sections.summary.extent,
      cross: configuration.crossExtent,
      axis: configuration.axis
    )
  }

  /// The declaration of a section with all sizes that were measured, or nil if there is none such.
  ///
  /// O(1) after finding the section. To change insets, spacing or the axis, or to keep what was
  /// measured when the app declares its sections anew, change the declaration and solve it again.
  public func section(at index: Int) -> FlowSection? {
    guard let (_, solved) = sections.run(at: index) else { return nil }
    return FlowSection(
      items: FlowItems(sizes: solved.lines.items),
      insets: solved.insets,
      lineSpacing: solved.lines.rules.lineSpacing,
      itemSpacing: solved.lines.rules.itemSpacing,
      header: solved.header,
      footer: solved.footer
    )
  }

  /// The number of items of a section, or nil if there is none such.
  public func itemCount(ofSection section: Int) -> Int? {
    sections.run(at: section)?.run.lines.items.count
  }

  /// Hands out ``issues`` and forgets them, so that each is reported once.
  public mutating func takeIssues() -> [FlowIssue] {
    defer { issues = [] }
    return issues
  }
}

extension FlowArrangement {
  /// Repairs and solves one declaration and notes what was wrong with it.
  mutating func solve(_ section: FlowSection, at index: Int) -> FlowSectionArrangement {
    var findings: [FlowFinding] = []
    let repaired = section.repaired(for: configuration.axis, &findings)
    note(findings, section: index)
    let solved = FlowSectionArrangement(repaired, in: configuration)
    note(solved.overflows(in: 0..<solved.lines.items.count), section: index)
    return solved
  }

  /// Notes what was found in a section, or in the configuration.
  mutating func note(_ findings: [FlowFinding], section: Int?, firstItem: Int = 0) {
    issues += findings.map { $0.issue(section: section, firstItem: firstItem) }
  }

  /// Replaces the configuration's cross extent if it is no length.
  mutating func repairCrossExtent() {
    var findings: [FlowFinding] = []
    let extent = configuration.crossExtent
    configuration.crossExtent = FlowRepair.length(extent, .crossExtent, &findings)
    note(findings, section: nil)
  }

  /// Changes the extent across the scroll axis; the caller solves again.
  mutating func replaceCrossExtent(_ extent: Double) {
    configuration.crossExtent = extent
    repairCrossExtent()
  }
}
