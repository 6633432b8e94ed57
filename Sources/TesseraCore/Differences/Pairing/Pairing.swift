/// Finds the rows that two sectioned lists have in common.
///
/// Sections are added one by one, and then the rest of the work is done at once:
///
/// 1. A section whose rows are the same array before and after has nothing to add, in O(1).
/// 2. Equal rows at its beginning and its end are paired where they stand.
/// 3. What is left, a window, is walked from both sides across small gaps. Scattered edits end here.
/// 4. What is left of all windows is paired by hash, wherever it went: by a hash of its bytes where these say anything, and then each
///    row that they leave open hashed once.
///
/// Pairs are the same however they are found, as long as no row equals another one of its list. Otherwise
/// ``DuplicatePolicy/tag`` pairs as many as there are on both sides, in the order of these steps; the
/// other policies leave no row to the first three steps, since the duplicate of a row may be anywhere.
@usableFromInline
package struct Pairing<Rule: PairingRule> {
  @usableFromInline package typealias Row = Rule.Row

  @usableFromInline let rule: Rule
  /// Which rows count of those that are equal.
  @usableFromInline let duplicates: DuplicatePolicy
  /// The rows that position alone does not pair, and their partners as far as these are known.
  @usableFromInline package var openRows = OpenRows()
  /// The rows of the sections of each window.
  @usableFromInline var rows: [(before: [Row], after: [Row])] = []
  /// The rows that stay and do not show the same any more.
  @usableFromInline package var changed: [ItemPair] = []

  @inlinable
  package init(_ rule: Rule, duplicates: DuplicatePolicy = .tag) {
    self.rule = rule
    self.duplicates = duplicates
  }

  /// Adds a section that is there before and after.
  @inlinable
  package mutating func addSection(
    before sectionBefore: Int,
    _ rowsBefore: [Row],
    after sectionAfter: Int,
    _ rowsAfter: [Row]
  ) {
    let isTagged = duplicates == .tag
    guard !(isTagged && rowsBefore.sharesStorage(with: rowsAfter)) else { return }
    let (prefix, suffix) = isTagged ? equalEnds(rowsBefore, rowsAfter) : (0, 0)
    let sections = (before: sectionBefore, after: sectionAfter)
    if rule.comparesContent {
      compareEnds(prefix, suffix, sections, rowsBefore, rowsAfter)
    }
    let before = prefix..<(rowsBefore.count - suffix)
    let after = prefix..<(rowsAfter.count - suffix)
    guard !before.isEmpty || !after.isEmpty else { return }
    openRows.addWindow(sections: (sectionBefore, sectionAfter), before: before, after: after)
    rows.append((rowsBefore, rowsAfter))
    if isTagged { scanLastWindow() }
  }

  /// Adds a section that goes.
  @inlinable
  package mutating func addDeletedSection(_ section: Int, _ rowsBefore: [Row]) {
    openRows.addWindow(sections: (section, nil), before: 0..<rowsBefore.count, after: 0..<0)
    rows.append((rowsBefore, []))
  }

  /// Adds a section that is new.
  @inlinable
  package mutating func addInsertedSection(_ section: Int, _ rowsAfter: [Row]) {
    openRows.addWindow(sections: (nil, section), before: 0..<0, after: 0..<rowsAfter.count)
    rows.append(([], rowsAfter))
  }

  /// Pairs what is left; call once, when all sections are added.
  @inlinable
  package mutating func finish() {
    pairByHash()
    if rule.comparesContent { compareWindows() }
  }

  /// How many rows at the beginning, and how many at the end of the rest, are the same.
  @inlinable
  func equalEnds(_ before: [Row], _ after: [Row]) -> (prefix: Int, suffix: Int) {
    before.withUnsafeBufferPointer { before in
      after.withUnsafeBufferPointer { after in
        let limit = min(before.count, after.count)
        var prefix = 0
        while prefix < limit, rule.isSame(before[prefix], after[prefix]) { prefix += 1 }
        var suffix = 0
        while suffix < limit - prefix,
          rule.isSame(before[before.count - 1 - suffix], after[after.count - 1 - suffix])
        { suffix += 1 }
        return (prefix, suffix)
      }
    }
  }
}

extension Pairing {
  /// Compares the content of rows that ends have paired.
  @inlinable
  mutating func compareEnds(
    _ prefix: Int,
    _ suffix: Int,
    _ sections: (before: Int, after: Int),
    _ before: [Row],
    _ after: [Row]
  ) {
    let shift = after.count - before.count
    let end = before.count - suffix
    for index in 0..<prefix where !rule.hasSameContent(before[index], after[index]) {
      addChanged(sections, index, index)
    }
    for index in end..<before.count
    where !rule.hasSameContent(before[index], after[index + shift]) {
      addChanged(sections, index, index + shift)
    }
  }

  /// Compares the content of rows that are paired in windows.
  @inlinable
  mutating func compareWindows() {
    for (index, window) in openRows.windows.enumerated() {
      for number in window.numbersBefore where openRows.destinations[number] != OpenRows.none {
        let destination = Int(openRows.destinations[number])
        let target = openRows.indexOfWindow(after: destination)
        let other = openRows.windows[target]
        let before = number - window.firstBefore + window.before.lowerBound
        let after = destination - other.firstAfter + other.after.lowerBound
        guard !rule.hasSameContent(rows[index].before[before], rows[target].after[after]),
          let sectionBefore = window.sectionBefore, let sectionAfter = other.sectionAfter
        else { continue }
        addChanged((sectionBefore, sectionAfter), before, after)
      }
    }
  }

  @usableFromInline
  mutating func addChanged(_ sections: (before: Int, after: Int), _ before: Int, _ after: Int) {
    changed.append(
      ItemPair(
        old: OldPath(section: sections.before, item: before),
        new: NewPath(section: sections.after, item: after)
      )
    )
  }
}

extension Array {
  /// Whether two arrays are copies of one and neither was changed since; O(1).
  ///
  /// Holds only if the arrays are equal. May not hold for equal arrays.
  @inlinable
  package func sharesStorage(with other: [Element]) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBufferPointer { mine in
      other.withUnsafeBufferPointer { mine.baseAddress == $0.baseAddress }
    }
  }
}
