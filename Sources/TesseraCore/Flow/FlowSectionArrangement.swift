/// One solved section: rule F-f.
///
/// Coordinates start at the section's start along the scroll axis and at the content's leading edge.
struct FlowSectionArrangement: RopeRun {
  var header: FlowBoundary
  var footer: FlowBoundary
  let insets: Insets
  var lines: FlowLines

  /// Solves a section whose numbers are repaired.
  init(_ section: FlowSection, in configuration: FlowConfiguration) {
    header = section.header
    footer = section.footer
    insets = section.insets
    let rules = FlowLineRules(
      axis: configuration.axis,
      hasRoom: configuration.crossExtent > 0,
      lineLength: section.lineLength(in: configuration),
      itemSpacing: section.itemSpacing,
      lineSpacing: section.lineSpacing,
      lastLine: configuration.lastLine
    )
    lines = FlowLines(items: section.items.sizes, rules: rules)
  }

  var summary: FlowSectionSummary {
    FlowSectionSummary(count: 1, extent: extent, populated: lines.items.count > 0 ? 1 : 0)
  }

  func slice(_ range: Range<Int>) -> FlowSectionArrangement { self }

  func joined(with next: FlowSectionArrangement) -> FlowSectionArrangement? { nil }

  /// The extent of everything in the section along the scroll axis.
  var extent: Double { footerStart + footer.extent }

  /// Where the first line starts.
  var linesStart: Double { header.extent + insets.start(of: lines.rules.axis) }

  /// Where lines start across the scroll axis.
  var linesLeading: Double { insets.start(of: lines.rules.axis.crossing) }

  /// Where the footer starts.
  private var footerStart: Double {
    linesStart + lines.extent + insets.end(of: lines.rules.axis)
  }
}

extension FlowSection {
  /// The room for items in a line; zero if the insets use it up (F-a).
  func lineLength(in configuration: FlowConfiguration) -> Double {
    let across = configuration.axis.crossing
    let length = configuration.crossExtent - insets.start(of: across) - insets.end(of: across)
    return max(0, length)
  }
}

/// How many sections there are, how long they are together and how many of them have items.
struct FlowSectionSummary: RopeSummary {
  var count: Int
  var extent: Double
  var populated: Int

  static var zero: FlowSectionSummary { FlowSectionSummary(count: 0, extent: 0, populated: 0) }

  static func + (left: FlowSectionSummary, right: FlowSectionSummary) -> FlowSectionSummary {
    FlowSectionSummary(
      count: left.count + right.count,
      extent: left.extent + right.extent,
      populated: left.populated + right.populated
    )
  }
}

extension FlowSectionArrangement {
  /// Where an element naturally stands, or nil if the section has none such.
  func rect(of kind: FlowElementKind, crossExtent: Double) -> AxisRect? {
    switch kind {
    case .header: rect(of: header, at: 0, crossExtent: crossExtent)
    case .footer: rect(of: footer, at: footerStart, crossExtent: crossExtent)
    case .item(let item): lines.rect(ofItem: item)?.offsetBy(main: linesStart, cross: linesLeading)
    }
  }

  /// Calls `body` with the items that may overlap `area`, in order.
  func visitItems(near area: AxisRect, _ body: (_ item: Int, _ rect: AxisRect) -> Void) {
    lines.visitItems(near: area.offsetBy(main: -linesStart, cross: -linesLeading)) { item, rect in
      body(item, rect.offsetBy(main: linesStart, cross: linesLeading))
    }
  }

  private func rect(of boundary: FlowBoundary, at main: Double, crossExtent: Double) -> AxisRect? {
    guard boundary.isPresent else { return nil }
    return AxisRect(main: main, cross: 0, mainExtent: boundary.extent, crossExtent: crossExtent)
  }
}

extension FlowSectionArrangement {
  /// Where an element stands while boundary elements are pinned: rules N1 to N4 and N7.
  func rect(
    of kind: FlowElementKind,
    crossExtent: Double,
    pinned: FlowPinnedRange
  ) -> AxisRect? {
    guard var rect = rect(of: kind, crossExtent: crossExtent) else { return nil }
    switch kind {
    case .item: break
    case .header:
      guard pinned.headers else { break }
      rect.main = min(max(rect.main, pinned.start), extent - rect.mainExtent)
    case .footer:
      guard pinned.footers else { break }
      let natural = rect.main
      rect.main = max(min(natural, pinned.end - rect.mainExtent), 0)
      let header = self.rect(of: .header, crossExtent: crossExtent, pinned: pinned)
      if pinned.headers, let header { rect.main = min(natural, max(rect.main, header.mainEnd)) }
    }
    return rect
  }
}

/// The visible range along the scroll axis, in the section's coordinates, with what it pins.
struct FlowPinnedRange: Equatable, Sendable {
  var headers: Bool
  var footers: Bool
  var start: Double
  var end: Double

  /// Holds nothing.
  static let none = FlowPinnedRange(headers: false, footers: false, start: 0, end: 0)

  /// The same range seen from a section that starts at `offset`.
  func relative(to offset: Double) -> FlowPinnedRange {
    FlowPinnedRange(headers: headers, footers: footers, start: start - offset, end: end - offset)
  }
}

extension FlowBoundary {
  /// Whether there is an element: one of fixed zero extent is none, one measured as zero is.
  var isPresent: Bool { origin != .declared || extent > 0 }
}
