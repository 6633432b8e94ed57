/// The frames of all elements of a compositional layout: its solver, as a value.
///
/// A section repeats a group until its items run out. Its declaration is compiled once; groups of which nothing was measured are one run,
/// so that a section of static sizes is solved in closed form and one of estimated sizes takes memory for what was measured only.
/// Sections are in a second index: their places are derived from the extents of those in front and never stored. A copy costs O(1), so
/// *before* and *after* of a change are two values.
///
/// ```swift
/// let row = CompositionalItem(
///   size: CompositionalSize(width: .fractionalWidth(1), height: .estimated(44))
/// )
/// let group = CompositionalGroup(size: row.size, content: .list(.horizontal, [.item(row)]))
/// let configuration = CompositionalConfiguration(container: Size(width: 375, height: 600))
/// var arrangement = CompositionalArrangement(configuration, sectionCount: 1, assumedExtent: 600)
/// arrangement.solveSection(0, CompositionalSection(group: group), itemCount: 1_000_000_000)
/// arrangement.setMeasured(Size(width: 375, height: 60), of: .item(3), inSection: 0)
/// arrangement.frame(of: .item(10), inSection: 0)
/// ```
///
/// A section that was not solved has an assumed extent and no elements. ``unsolvedSections(in:limit:)``
/// says which ones come into sight.
///
/// Wrong numbers never trap: they are repaired, and ``takeIssues()`` says what and where, once for each
/// declaration. An element or section that does not exist has no frame, and setting its size does
/// nothing.
public struct CompositionalArrangement: Sendable {
  /// The properties that all sections share.
  public private(set) var configuration: CompositionalConfiguration
  /// The problems that were repaired or cannot look as declared, in the order of discovery.
  public private(set) var issues: [CompositionalIssue] = []

  var sections: Rope<SectionRun>
  /// The measurements of the boundary elements of the whole content.
  var boundaryMeasurements: [Measurement?]
  /// The compiled declarations; the first alone is only in `latest`.
  private var templates: [CompositionalSection: CompositionalTemplate] = [:]
  /// The declaration that was asked for last: most sections declare what the one in front did, and are not hashed for it.
  private var latest: CompositionalTemplate?
  /// The section that was solved last of which nothing was known: one that declares the same and has as many items is the same.
  var latestUnknown: UnknownSection?
  private(set) var declarationRound = 0
  /// The items of which it was noted that they are larger than their group.
  private var notedOverflows: Set<NotedOverflow> = []

  /// Creates sections of which only an extent is assumed, in O(1) for any count.
  ///
  /// - Parameters:
  ///   - configuration: What all sections have in common.
  ///   - sectionCount: The number of sections; a negative one means none.
  ///   - assumedExtent: The extent of each section along the scroll axis until it is solved.
  public init(
    _ configuration: CompositionalConfiguration,
    sectionCount: Int,
    assumedExtent: Double
  ) {
    self.configuration = configuration
    sections = Rope()
    boundaryMeasurements = configuration.boundaries.map { _ in nil }
    repairConfiguration()
    insertSections(sectionCount, assumedExtent: assumedExtent, at: 0)
  }

  /// Solves sections; each is a declaration and its number of items.
  public init(
    _ configuration: CompositionalConfiguration,
    sections: [(CompositionalSection, itemCount: Int)]
  ) {
    self.configuration = configuration
    self.sections = Rope()
    boundaryMeasurements = configuration.boundaries.map { _ in nil }
    repairConfiguration()
    solve(sections)
  }

  /// The number of sections.
  public var sectionCount: Int { sections.count }

  /// The number of declarations that differ; sections of equal declarations share what is compiled.
  public var templateCount: Int { max(templates.count, latest == nil ? 0 : 1) }

  /// Hands out ``issues`` and forgets them, so that each is reported once.
  public mutating func takeIssues() -> [CompositionalIssue] {
    defer { issues = [] }
    return issues
  }

  /// Solves sections where there are none; apart from the initialiser, at whose end the compiler would copy the whole value.
  private mutating func solve(_ declared: [(CompositionalSection, itemCount: Int)]) {
    var runs: [SectionRun] = []
    runs.reserveCapacity(declared.count)
    for section in declared.indices {
      let itemCount = usableCount(declared[section].itemCount, ofSection: section)
      let template = template(for: declared[section].0, section: section)
      runs.append(unknownRun(template, itemCount: itemCount))
    }
    sections = Rope(merged: runs)
  }

  private mutating func repairConfiguration() {
    var findings: [CompositionalFinding] = []
    configuration.repair { findings.append(CompositionalFinding(path: [], problem: $0)) }
    note(findings, section: nil)
  }
}

extension CompositionalArrangement {
  /// Notes what was found in a section, or in the configuration.
  mutating func note(_ findings: [CompositionalFinding], section: Int?) {
    guard !findings.isEmpty else { return }
    issues += findings.map { $0.issue(section: section) }
  }

  /// Notes items that were measured larger than their group, once for each subitem of a declaration.
  mutating func noteOverflows(_ overflows: [CompositionalFinding], inSection section: Int) {
    guard let template = sections.read(holding: section, { run, _ in run.solvedTemplate }) ?? nil
    else { return }
    let declaration = ObjectIdentifier(template)
    note(
      overflows.filter {
        notedOverflows.insert(NotedOverflow(declaration: declaration, path: $0.path)).inserted
      },
      section: section
    )
  }

  /// The compiled declaration; what is wrong with it is noted when it is compiled.
  mutating func template(
    for declaration: CompositionalSection,
    section: Int
  ) -> CompositionalTemplate {
    guard let latest else { return compile(declaration, section: section) }
    if latest.isCompiled(from: declaration) { return latest }
    if templates.isEmpty { templates[latest.declared] = latest }
    if let template = templates[declaration] {
      self.latest = template
      return template
    }
    // Declarations that are gone are not known; those that are still there are compiled again.
    if templates.count >= CompositionalArrangement.mostTemplates { templates = [:] }
    let template = compile(declaration, section: section)
    templates[declaration] = template
    return template
  }

  private mutating func compile(
    _ declaration: CompositionalSection,
    section: Int
  ) -> CompositionalTemplate {
    let template = CompositionalTemplate(declaration, for: context)
    latest = template
    note(template.findings, section: section)
    return template
  }

  /// How many compiled declarations are kept for sections to come.
  private static let mostTemplates = 256

  /// How many items a section can have; of more only so many count.
  static var mostItems: Int { .max / 4 }

  private var context: CompositionalTemplate.TemplateContext {
    CompositionalTemplate.TemplateContext(
      axis: configuration.axis,
      container: configuration.container
    )
  }

  /// Puts sections in front of the section `index` of which only an extent is assumed; O(log m).
  public mutating func insertSections(_ count: Int, assumedExtent: Double, at index: Int) {
    requireSections(index..<index)
    guard count > 0 else { return }
    let extent = assumedExtent > 0 ? min(assumedExtent, CompositionalIssue.largestExtent) : 0
    let run = SectionRun(
      count: count,
      .assumed(extent: extent),
      spacing: configuration.interSectionSpacing
    )
    if sectionCount == 0 { return sections = Rope([run]) }
    sections.replace(index..<index, with: [run])
  }

  /// Changes the configuration, and solves what is solved for it.
  ///
  /// `declaration` is asked for each solved section, whose declaration may depend on the container.
  /// What was measured for another width or height is an assumption from then on.
  public mutating func setConfiguration(
    _ configuration: CompositionalConfiguration,
    declaration: (_ section: Int) -> CompositionalSection?
  ) {
    let former = self
    self = CompositionalArrangement(configuration, sectionCount: 0, assumedExtent: 0)
    issues = former.issues + issues
    if former.configuration.boundaries.count == configuration.boundaries.count {
      boundaryMeasurements = former.boundaryMeasurements
    }
    declarationRound = former.declarationRound
    var runs: [SectionRun] = []
    former.sections.visit { before, run in
      switch run.content {
      case .assumed:
        runs.append(
          SectionRun(
            count: run.count,
            run.content,
            spacing: configuration.interSectionSpacing
          )
        )
      case .solved(let section):
        let declared = declaration(before.count) ?? section.declaration
        let template = template(for: declared, section: before.count)
        var carried = section.carried(into: template)
        carried.declarationRound = section.declarationRound
        runs.append(self.run(of: carried))
      }
      return true
    }
    sections = Rope(runs)
  }

  /// Makes all sections be declared again when they become visible; until then they stay as they are.
  public mutating func expireDeclarations() { declarationRound += 1 }

  /// Whether a section exists and is not solved, or its declaration has expired.
  public func awaitsDeclaration(_ section: Int) -> Bool {
    guard section >= 0, section < sectionCount else { return false }
    return sections.read(holding: section) { run, _ in run.declarationRound } != declarationRound
  }

  /// Gives all sections that are not solved another assumed extent.
  public mutating func setAssumedExtent(_ extent: Double) {
    let used = extent > 0 ? min(extent, CompositionalIssue.largestExtent) : 0
    var runs: [SectionRun] = []
    sections.visit { _, run in
      runs.append(
        run.solved == nil
          ? SectionRun(
            count: run.count,
            .assumed(extent: used, items: run.expectedItems),
            spacing: run.spacing
          ) : run
      )
      return true
    }
    sections = Rope(runs)
  }

  /// The mean extent of the solved sections; nil if there are none.
  public var meanExtent: Double? {
    let sums = sections.summary
    guard sums.solvedCount > 0 else { return nil }
    return sums.solvedExtent / Double(sums.solvedCount)
  }

  /// The declaration of a solved section, with its numbers repaired.
  public func declaration(ofSection section: Int) -> CompositionalSection? {
    self.section(at: section)?.declaration
  }

  /// The caller's number of a solved section.
  public func tag(ofSection section: Int) -> Int? {
    sections.read(holding: section) { run, _ in run.solvedTemplate?.section.tag } ?? nil
  }

  /// Returns the object that the caller has given with a solved section.
  public func companion(ofSection section: Int) -> (any AnyObject & Sendable)? {
    sections.read(holding: section) { run, _ in run.companion } ?? nil
  }

  /// The number of items of a solved section.
  public func itemCount(ofSection section: Int) -> Int? {
    sections.read(holding: section) { run, _ in run.itemCount } ?? nil
  }

  /// A solved section.
  func section(at index: Int) -> SolvedSection? {
    sections.read(holding: index) { run, _ in run.solved } ?? nil
  }

  func run(of section: SolvedSection) -> SectionRun {
    SectionRun(.solved(section), spacing: configuration.interSectionSpacing)
  }

  func requireSections(_ range: Range<Int>) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= sectionCount,
      "Sections \(range.lowerBound)..<\(range.upperBound) are not in 0..<\(sectionCount)"
    )
  }
}

extension CompositionalConfiguration {
  /// Replaces every wrong number; `note` hears of each.
  fileprivate mutating func repair(_ note: (CompositionalIssue.Problem) -> Void) {
    container.width = CompositionalRepair.length(container.width, .container, note)
    container.height = CompositionalRepair.length(container.height, .container, note)
    interSectionSpacing =
      CompositionalRepair.length(interSectionSpacing, .sectionSpacing, note)
    for number in boundaries.indices {
      boundaries[number] = CompositionalRepair.boundary(boundaries[number], note)
    }
  }
}

/// A subitem of a compiled declaration.
private struct NotedOverflow: Hashable, Sendable {
  let declaration: ObjectIdentifier
  let path: [Int]
}
