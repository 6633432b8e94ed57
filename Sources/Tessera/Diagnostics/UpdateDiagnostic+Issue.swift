import Foundation
import TesseraCore
import UIKit

extension UpdateDiagnostic {
  init(_ issue: BatchIssue) {
    rule = issue.rule.rawValue
    switch issue {
    case .itemCount(let section, let before, let after, let deleted, let inserted):
      placesBefore = [IndexPath(section.old)]
      placesAfter = [IndexPath(section.new)]
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
      IndexPath(section)
    }
  }

  fileprivate var placeAfter: IndexPath? {
    switch self {
    case .deleteItem, .reloadItem, .reconfigureItem, .deleteSection, .reloadSection: nil
    case .insertItem(let path), .moveItem(_, let path):
      IndexPath(item: path.item, section: path.section.index)
    case .insertSection(let section), .moveSection(_, let section):
      IndexPath(section)
    }
  }
}

extension IndexPath {
  fileprivate init<Side>(_ section: SectionIndex<Side>) {
    self.init(item: NSNotFound, section: section.index)
  }
}
