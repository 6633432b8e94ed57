/// A section, how its items are laid out, and how many they are.
public struct DeclaredSection: Sendable {
  let section: Int
  let declaration: CompositionalSection
  let itemCount: Int
  let companion: (any AnyObject & Sendable)?

  /// Creates the declaration of a section.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - declaration: How its items are laid out.
  ///   - itemCount: The number of its items; a negative one means none.
  ///   - companion: What goes with the section through batches until it is solved again.
  public init(
    _ section: Int,
    _ declaration: CompositionalSection,
    itemCount: Int,
    companion: (any AnyObject & Sendable)? = nil
  ) {
    self.section = section
    self.declaration = declaration
    self.itemCount = itemCount
    self.companion = companion
  }
}

// The declarations of sections.
extension CompositionalArrangement {
  /// Solves a section, or solves it again with another declaration.
  ///
  /// Measured sizes of its items stay; items are told by their indices. O(log sections), and O(m) for m measured items.
  /// The declaration is compiled once for all sections that declare the same.
  public mutating func solveSection(_ declared: DeclaredSection) {
    let section = declared.section
    requireSections(section..<(section + 1))
    guard let former = sections.run(holding: section)?.run else { return }
    let solved = solved(declared, former)
    sections.replace(section..<(section + 1), with: [solved])
  }

  /// Solves a section by its declaration and the number of its items.
  public mutating func solveSection(
    _ section: Int,
    _ declaration: CompositionalSection,
    itemCount: Int,
    companion: (any AnyObject & Sendable)? = nil
  ) {
    solveSection(
      DeclaredSection(section, declaration, itemCount: itemCount, companion: companion)
    )
  }

  /// Solves many sections: the same as one after the other, and O(sections) for all of them.
  ///
  /// - Parameter declared: The sections in their order, each at most once.
  public mutating func solveSections(_ declared: [DeclaredSection]) {
    guard let first = declared.first, let last = declared.last else { return }
    requireSections(first.section..<(last.section + 1))
    var runs: [SectionRun] = []
    runs.reserveCapacity(declared.count)
    var end = 0
    var next = 0
    for run in sections.allRuns {
      var start = end
      end += run.count
      while next < declared.count, declared[next].section < end {
        let section = declared[next].section
        if start < section {
          runs.append(run.slice((start - end + run.count)..<(section - end + run.count)))
        }
        runs.append(solved(declared[next], run))
        start = section + 1
        next += 1
      }
      if start < end { runs.append(run.slice((start - end + run.count)..<run.count)) }
    }
    sections = Rope(runs)
  }

  /// The run of a section by its declaration, where `former` is what was known of it.
  mutating func solved(_ declared: DeclaredSection, _ former: SectionRun) -> SectionRun {
    let count = declared.itemCount
    if count < 0 {
      let problem = CompositionalIssue.Problem.invalidNumber(
        .itemCount,
        found: Double(count),
        used: 0
      )
      note([CompositionalFinding(path: [], problem: problem)], section: declared.section)
    }
    let template = template(for: declared.declaration, section: declared.section)
    var solved = solved(template, former, itemCount: min(max(0, count), Self.mostItems))
    solved.declarationRound = declarationRound
    solved.companion = declared.companion
    return run(of: solved)
  }

  private mutating func solved(
    _ template: CompositionalTemplate,
    _ former: SectionRun,
    itemCount: Int
  ) -> SolvedSection {
    if let former = former.solved {
      var solved = former.isMade(of: template) ? former : former.carried(into: template)
      solved.setItemCount(itemCount)
      return solved
    }
    let expected = former.expectedItems
    if expected.isEmpty, let latestSolved, latestSolved.isMade(of: template),
      latestSolved.itemCount == itemCount
    {
      return latestSolved
    }
    let solved = SolvedSection(template, items: expected.items(count: itemCount))
    if expected.isEmpty { latestSolved = solved }
    return solved
  }
}
