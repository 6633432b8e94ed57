/// The rows of two sectioned lists that position alone does not pair.
///
/// Sections that hold the same rows at their beginning and their end leave a window in the middle; what
/// is in front of it and behind it stays. The rows of all windows are numbered through, before and
/// after, so that memory follows the windows and not the lists.
@usableFromInline
package struct OpenRows: Sendable {
  /// A part of a section before, a part of a section after, and the numbers of their rows.
  ///
  /// A section that goes has a window without a section after, one that is new has one without a section
  /// before; all their rows are in it.
  @usableFromInline
  package struct Window: Sendable {
    /// The section before; nil for one that is new.
    @usableFromInline let sectionBefore: Int?
    /// The section after; nil for one that goes.
    @usableFromInline let sectionAfter: Int?
    /// The rows of the section before.
    @usableFromInline let before: Range<Int>
    /// The rows of the section after.
    @usableFromInline let after: Range<Int>
    /// The number of the first row before.
    @usableFromInline let firstBefore: Int
    /// The number of the first row after.
    @usableFromInline let firstAfter: Int

    @inlinable
    init(
      sections: (before: Int?, after: Int?),
      before: Range<Int>,
      after: Range<Int>,
      firstBefore: Int,
      firstAfter: Int
    ) {
      sectionBefore = sections.before
      sectionAfter = sections.after
      self.before = before
      self.after = after
      self.firstBefore = firstBefore
      self.firstAfter = firstAfter
    }

    /// Whether the section is there before and after.
    var isPaired: Bool { sectionBefore != nil && sectionAfter != nil }
    /// The numbers of its rows before.
    @inlinable var numbersBefore: Range<Int> { firstBefore..<(firstBefore + before.count) }
    /// The numbers of its rows after.
    @inlinable var numbersAfter: Range<Int> { firstAfter..<(firstAfter + after.count) }
  }

  /// The windows, in the order of their numbers.
  @usableFromInline package private(set) var windows: [Window] = []
  /// For each row before, the number of the row after that it is, or ``none``.
  @usableFromInline package var destinations: [Int32] = []
  /// For each row after, the number of the row before that it is, or ``none``.
  @usableFromInline package var origins: [Int32] = []

  /// How many rows are paired.
  @usableFromInline package var pairCount = 0

  /// Whether rows of both lists have no partner yet.
  @inlinable var canHaveMorePairs: Bool { pairCount < min(destinations.count, origins.count) }

  /// Stands for no row.
  @inlinable package static var none: Int32 { -1 }

  @usableFromInline
  package init() {}

  /// Adds a window of rows that are not paired yet.
  ///
  /// There may be 2³¹ − 1 rows on each side in all.
  @usableFromInline
  mutating func addWindow(
    sections: (before: Int?, after: Int?),
    before: Range<Int>,
    after: Range<Int>
  ) {
    windows.append(
      Window(
        sections: sections,
        before: before,
        after: after,
        firstBefore: destinations.count,
        firstAfter: origins.count
      )
    )
    destinations.append(contentsOf: repeatElement(OpenRows.none, count: before.count))
    origins.append(contentsOf: repeatElement(OpenRows.none, count: after.count))
    precondition(
      max(destinations.count, origins.count) <= HashSlots.largestNumber,
      "\(max(destinations.count, origins.count)) rows are more than can be numbered"
    )
  }

  /// Records that a row before and a row after, both without one yet, are the same.
  @inlinable
  mutating func pair(_ before: Int, with after: Int) {
    pairCount += 1
    destinations[before] = Int32(truncatingIfNeeded: after)
    origins[after] = Int32(truncatingIfNeeded: before)
  }

  /// Records which rows before the rows after are, by the numbers of the rows after.
  @usableFromInline
  mutating func pair(_ found: [Int32]) {
    for number in found.indices where found[number] != OpenRows.none {
      pair(Int(found[number]), with: number)
    }
  }

  /// Records the same of rows that stand side by side in two lists of numbers.
  @usableFromInline
  mutating func pair(_ found: [Int32], numbersBefore: [Int32], numbersAfter: [Int32]) {
    for index in found.indices where found[index] != OpenRows.none {
      pair(Int(numbersBefore[Int(found[index])]), with: Int(numbersAfter[index]))
    }
  }

  /// The indices of the windows that hold rows before, in the order of their sections before.
  @usableFromInline
  func windowsInOrderBefore() -> [Int] {
    ordered { $0.sectionBefore }
  }

  /// The indices of the windows that hold rows after, in the order of their sections after.
  @usableFromInline
  func windowsInOrderAfter() -> [Int] {
    ordered { $0.sectionAfter }
  }

  private func ordered(by section: (Window) -> Int?) -> [Int] {
    let keyed = windows.indices.compactMap { index in
      section(windows[index]).map { (section: $0, index: index) }
    }
    let isOrdered = zip(keyed, keyed.dropFirst()).allSatisfy { $0.section < $1.section }
    return (isOrdered ? keyed : keyed.sorted { $0.section < $1.section }).map { $0.index }
  }

  /// The index of the window that holds a row before, by the row's number.
  @usableFromInline
  func indexOfWindow(before number: Int) -> Int {
    partition { $0.firstBefore + $0.before.count > number }
  }

  /// The index of the window that holds a row after, by the row's number.
  @usableFromInline
  func indexOfWindow(after number: Int) -> Int {
    partition { $0.firstAfter + $0.after.count > number }
  }

  /// The first window for which `reaches` holds, which it does from some window on.
  private func partition(_ reaches: (Window) -> Bool) -> Int {
    var lower = 0
    var upper = windows.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if reaches(windows[middle]) { upper = middle } else { lower = middle + 1 }
    }
    return lower
  }
}
