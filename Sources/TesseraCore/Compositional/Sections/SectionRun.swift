/// One section, or neighbouring sections of which only an extent is assumed.
struct SectionRun: RopeRun {
  var count: Int
  var content: Content
  /// The distance to the next section.
  let spacing: Double
  private(set) var summary: SectionSummary

  enum Content: Sendable {
    /// Not asked for yet; each has this extent, and one by itself may have items that are known.
    case assumed(extent: Double, items: ExpectedItems = ExpectedItems())
    case solved(SolvedSection)
  }

  init(count: Int = 1, _ content: Content, spacing: Double) {
    self.count = count
    self.content = content
    self.spacing = spacing
    summary = SectionSummary(of: content, count: count, spacing: spacing)
  }

  /// Brings the sums up to date with the content.
  mutating func refreshSummary() {
    summary = SectionSummary(of: content, count: count, spacing: spacing)
  }

  /// Changes the section where it stands, if it is solved.
  @discardableResult
  mutating func modifySolved<Result>(_ body: (inout SolvedSection) -> Result) -> Result? {
    // Taken out while it changes, so that it is the only owner of its memory.
    var taken = Content.assumed(extent: 0)
    swap(&taken, &content)
    switch consume taken {
    case .solved(var section):
      let result = body(&section)
      content = .solved(section)
      refreshSummary()
      return result
    case .assumed(let extent, let items):
      content = .assumed(extent: extent, items: items)
      return nil
    }
  }

  /// Whether the section is solved, or something of its items is known.
  var isKnown: Bool {
    if case .assumed(_, let items) = content { !items.isEmpty } else { true }
  }

  /// The section, if it is solved.
  var solved: SolvedSection? { if case .solved(let section) = content { section } else { nil } }

  /// The declaration of a section that is solved, compiled.
  var solvedTemplate: CompositionalTemplate? {
    if case .solved(let section) = content { section.template } else { nil }
  }

  /// The groups of a section that is solved.
  var solvedInstances: SharedInstances? {
    if case .solved(let section) = content { section.shared } else { nil }
  }

  /// The number of items of a section that is solved.
  var itemCount: Int? {
    if case .solved(let section) = content { section.itemCount } else { nil }
  }

  /// The round of declarations that a section was declared in that is solved.
  var declarationRound: Int? {
    if case .solved(let section) = content { section.declarationRound } else { nil }
  }

  /// The object that the caller has given with a section that is solved.
  var companion: (any AnyObject & Sendable)? {
    if case .solved(let section) = content { section.companion } else { nil }
  }

  /// The known items of a section that is not solved.
  var expectedItems: ExpectedItems {
    if case .assumed(_, let items) = content { items } else { ExpectedItems() }
  }

  /// The extent of each section.
  var sectionExtent: Double {
    switch content {
    case .assumed(let extent, _): extent
    case .solved: summary.extent - spacing
    }
  }

  func slice(_ range: Range<Int>) -> SectionRun {
    guard case .assumed = content else { return self }
    return SectionRun(count: range.count, content, spacing: spacing)
  }

  func joined(with next: SectionRun) -> SectionRun? {
    guard case .assumed(let extent, let items) = content,
      case .assumed(let other, let nextItems) = next.content,
      extent == other, items.isEmpty, nextItems.isEmpty
    else { return nil }
    return SectionRun(count: count + next.count, content, spacing: spacing)
  }
}

/// The sums over sections.
struct SectionSummary: RopeSummary {
  var count: Int
  /// How many of them are solved.
  var solvedCount: Int
  /// The earliest round of declarations that one of these was declared in.
  var oldestRound: Int
  /// The extent of those that are solved, without spacing.
  var solvedExtent: Double
  /// The extent along the scroll axis, with one spacing too many.
  var extent: Double
  /// Whether a boundary element of them is pinned.
  var pins: Bool
  var reach: Reach

  static var zero: SectionSummary {
    SectionSummary(
      count: 0,
      solvedCount: 0,
      oldestRound: .max,
      solvedExtent: 0,
      extent: 0,
      pins: false,
      reach: .nothing
    )
  }

  static func + (left: SectionSummary, right: SectionSummary) -> SectionSummary {
    SectionSummary(
      count: left.count + right.count,
      solvedCount: left.solvedCount + right.solvedCount,
      oldestRound: min(left.oldestRound, right.oldestRound),
      solvedExtent: left.solvedExtent + right.solvedExtent,
      extent: left.extent + right.extent,
      pins: left.pins || right.pins,
      reach: left.reach.union(right.reach, shiftedBy: left.extent)
    )
  }

  @inline(__always)
  func advanced(over next: SectionSummary) -> SectionSummary {
    var sums = self
    sums.count += next.count
    sums.extent += next.extent
    return sums
  }
}

extension SectionSummary {
  fileprivate init(of content: SectionRun.Content, count: Int, spacing: Double) {
    switch content {
    case .assumed(let extent, _):
      let length = Double(count) * (extent + spacing)
      self.init(
        count: count,
        solvedCount: 0,
        oldestRound: .max,
        solvedExtent: 0,
        extent: length,
        pins: false,
        reach: Reach(start: 0, end: length)
      )
    case .solved(let section):
      let strip = section.strip
      let extent = strip.extent
      self.init(
        count: 1,
        solvedCount: 1,
        oldestRound: section.declarationRound,
        solvedExtent: extent,
        extent: extent + spacing,
        pins: strip.pins,
        reach: section.reach(strip, extent)
      )
    }
  }
}

extension SolvedSection {
  /// Everything that elements of the section cover along the scroll axis, with its strip and that one's extent.
  fileprivate func reach(_ strip: BoundaryStrip, _ extent: Double) -> Reach {
    var reach = Reach(start: 0, end: extent)
    for number in strip.boundaries.indices { reach.include(strip.rect(of: number)) }
    for number in declaration.backgrounds.indices { reach.include(backgroundRect(number)) }
    guard !isOrthogonal, itemCount > 0 else { return reach }
    return reach.union(instances.reach, shiftedBy: strip.startExtent + insets.start(of: axis))
  }
}
