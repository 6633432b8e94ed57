public import Foundation
import UIKit

/// Identifiers that do not fit into a snapshot, because they are unknown or there already.
public enum SnapshotError<
  SectionIdentifier: Hashable & Sendable,
  ItemIdentifier: Hashable & Sendable
>: Error, Hashable, Sendable {
  /// Items were to be added to the last section of a snapshot that has none.
  case noSection
  /// Sections that the snapshot does not have.
  case unknownSections([SectionIdentifier])
  /// Items that the snapshot does not have.
  case unknownItems([ItemIdentifier])
  /// Sections that the snapshot has already, or that were given twice.
  case duplicateSections([DuplicateIdentifier<SectionIdentifier>])
  /// Items that the snapshot has already, or that were given twice.
  case duplicateItems([DuplicateIdentifier<ItemIdentifier>])
}

/// An identifier that would be in a snapshot twice.
public struct DuplicateIdentifier<Identifier: Hashable & Sendable>: Hashable, Sendable {
  /// The identifier.
  public let identifier: Identifier
  /// The first index path of the identifier; a section, or an item of a section snapshot, has one index.
  public let firstIndexPath: IndexPath
  /// The second index path of the identifier.
  public let secondIndexPath: IndexPath

  init(_ duplicate: SnapshotDuplicate<Identifier>) {
    identifier = duplicate.identifier
    firstIndexPath = duplicate.first.indexPath
    secondIndexPath = duplicate.second.indexPath
  }
}

extension SnapshotError: CustomStringConvertible {
  /// A description of the identifiers that do not fit, each duplicate with both index paths; of many the first five, and a count.
  public var description: String {
    switch self {
    case .noSection: "There is no section to add items to."
    case .unknownSections(let sections): "The snapshot has no section \(list(sections))."
    case .unknownItems(let items): "The snapshot has no item \(list(items))."
    case .duplicateSections(let duplicates): list(duplicates)
    case .duplicateItems(let duplicates): list(duplicates)
    }
  }

  private func list<Identifier>(_ identifiers: [Identifier]) -> String {
    identifiers.listed { "“\($0)”" }
  }

  private func list<Identifier>(_ duplicates: [DuplicateIdentifier<Identifier>]) -> String {
    let places = duplicates.listed {
      "“\($0.identifier)” would be at \(Array($0.firstIndexPath)) and at \(Array($0.secondIndexPath))"
    }
    return places + "."
  }
}

extension SnapshotError {
  init(_ diagnostic: SnapshotDiagnostic<SectionIdentifier, ItemIdentifier>) {
    self =
      switch diagnostic {
      case .noSection: .noSection
      case .unknownSections(let sections): .unknownSections(sections)
      case .unknownItems(let items): .unknownItems(items)
      case .repeatedSections(let duplicates):
        .duplicateSections(duplicates.map { DuplicateIdentifier($0) })
      case .repeatedItems(let duplicates):
        .duplicateItems(duplicates.map { DuplicateIdentifier($0) })
      }
  }
}

extension SnapshotPlace {
  /// The place; in a snapshot of one section, the index of the item alone.
  fileprivate var indexPath: IndexPath { IndexPath(indexes: [section, item].compactMap(\.self)) }
}
