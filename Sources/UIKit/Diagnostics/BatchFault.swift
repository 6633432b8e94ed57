import Foundation
import TesseraCore

/// What is wrong with a batch of updates, in numbers.
package struct BatchFault: Hashable, Sendable {
  /// The rule that is broken, by its number in the table of wrong batches: 1 to 18.
  package let rule: Int
  /// The places it is about, in the numbering before the batch; a section has the item `NSNotFound`.
  package let placesBefore: [IndexPath]
  /// The places it is about, in the numbering after the batch.
  package let placesAfter: [IndexPath]
  /// The numbers that do not add up, if it is about such.
  package let counts: Counts?

  /// How many there are, and how many there would be.
  package struct Counts: Hashable, Sendable {
    /// How many there were.
    package let before: Int
    /// How many the data source says there are.
    package let after: Int
    /// How many were deleted or moved away.
    package let deleted: Int
    /// How many were inserted or moved here.
    package let inserted: Int
  }

  init(_ issue: BatchIssue) {
    rule = issue.rule.rawValue
    switch issue {
    case .itemCount(let section, let before, let after, let deleted, let inserted):
      placesBefore = [IndexPath(item: NSNotFound, section: section.old.index)]
      placesAfter = [IndexPath(item: NSNotFound, section: section.new.index)]
      counts = Counts(before: before, after: after, deleted: deleted, inserted: inserted)
    case .sectionCount(let before, let after, let deleted, let inserted):
      placesBefore = []
      placesAfter = []
      counts = Counts(before: before, after: after, deleted: deleted, inserted: inserted)
    case .outOfRange(let operation, _, _), .repeated(let operation),
      .inDeletedSection(let operation), .inReloadedSection(let operation):
      placesBefore = [operation].compactMap(\.placeBefore)
      placesAfter = [operation].compactMap(\.placeAfter)
      counts = nil
    case .conflict(_, let prevailing, let yielding):
      placesBefore = [prevailing, yielding].compactMap(\.placeBefore)
      placesAfter = [prevailing, yielding].compactMap(\.placeAfter)
      counts = nil
    }
  }
}

extension UpdateOperation {
  fileprivate var placeBefore: IndexPath? {
    switch self {
    case .insertItem, .insertSection: nil
    case .deleteItem(let path), .reloadItem(let path), .reconfigureItem(let path),
      .moveItem(let path, _):
      IndexPath(item: path.item, section: path.section.index)
    case .deleteSection(let section), .reloadSection(let section), .moveSection(let section, _):
      IndexPath(item: NSNotFound, section: section.index)
    }
  }

  fileprivate var placeAfter: IndexPath? {
    switch self {
    case .deleteItem, .reloadItem, .reconfigureItem, .deleteSection, .reloadSection: nil
    case .insertItem(let path), .moveItem(_, let path):
      IndexPath(item: path.item, section: path.section.index)
    case .insertSection(let section), .moveSection(_, let section):
      IndexPath(item: NSNotFound, section: section.index)
    }
  }
}
