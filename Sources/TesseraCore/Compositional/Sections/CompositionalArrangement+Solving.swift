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
    // Elements of a span are read where they stand, and those of an array copied.
    let declared = declared.span
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
  mutating func solved(_ declared: borrowing DeclaredSection, _ former: SectionRun) -> SectionRun {
    let itemCount = usableCount(declared.itemCount, ofSection: declared.section)
    let template = template(for: declared.declaration, section: declared.section)
    guard former.isKnown else {
      var run = unknownRun(template, itemCount: itemCount)
      if let companion = declared.companion { run.modifySolved { $0.companion = companion } }
      return run
    }
    var section: SolvedSection
    if let known = former.solved {
      section = known.isMade(of: template) ? known : known.carried(into: template)
      section.setItemCount(itemCount)
    } else {
      section = SolvedSection(template, items: former.expectedItems.items(count: itemCount))
    }
    section.declarationRound = declarationRound
    section.companion = declared.companion
    return run(of: section)
  }

  /// Returns how many items a section is taken to have.
  mutating func usableCount(_ count: Int, ofSection section: Int) -> Int {
    if count < 0 {
      let problem = CompositionalIssue.Problem.invalidNumber(
        .itemCount,
        found: Double(count),
        used: 0
      )
      note([CompositionalFinding(path: [], problem: problem)], section: section)
    }
    return min(max(0, count), Self.mostItems)
  }

  /// The run of a section of which nothing is known.
  mutating func unknownRun(_ template: CompositionalTemplate, itemCount: Int) -> SectionRun {
    // Field by field: to look into the run itself is to copy it.
    if latestUnknown?.template === template, latestUnknown?.itemCount == itemCount,
      latestUnknown?.declarationRound == declarationRound, let latestUnknown
    {
      return latestUnknown.run
    }
    var section = SolvedSection(template, items: MeasuredRun.unknown(count: itemCount))
    section.declarationRound = declarationRound
    let run = run(of: section)
    latestUnknown = UnknownSection(
      template: template,
      itemCount: itemCount,
      declarationRound: declarationRound,
      run: run
    )
    return run
  }
}

/// A section of which nothing is known but its declaration and how many items it has.
struct UnknownSection: Sendable {
  let template: CompositionalTemplate
  let itemCount: Int
  let declarationRound: Int
  let run: SectionRun
}
