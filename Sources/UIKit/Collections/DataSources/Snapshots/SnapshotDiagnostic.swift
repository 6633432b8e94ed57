import Foundation

/// Where a section or an item is in a snapshot.
package struct SnapshotPlace: Hashable, Sendable {
  /// The index of the section; nil in a snapshot of one section.
  package let section: Int?
  /// The index of the item in the section; nil for the section itself.
  package let item: Int?
}

/// An identifier that a snapshot holds twice.
package struct SnapshotDuplicate<Identifier: Hashable & Sendable>: Hashable, Sendable {
  /// The identifier.
  package let identifier: Identifier
  /// Where it was already.
  package let first: SnapshotPlace
  /// Where it is again.
  package let second: SnapshotPlace
}

/// Identifiers that do not fit into a snapshot.
package enum SnapshotDiagnostic<
  Section: Hashable & Sendable,
  Item: Hashable & Sendable
>: Error, Hashable, Sendable {
  /// Items were to be added to the last section of a snapshot that has none.
  case noSection
  /// Sections that the snapshot does not have.
  case unknownSections([Section])
  /// Items that the snapshot does not have.
  case unknownItems([Item])
  /// Sections that the snapshot has already, or that were given twice.
  case repeatedSections([SnapshotDuplicate<Section>])
  /// Items that the snapshot has already, or that were given twice.
  case repeatedItems([SnapshotDuplicate<Item>])
}

/// What a call to a snapshot does when identifiers do not fit.
package enum InvalidInputResponse: Sendable {
  /// It does what can be done, and then throws.
  case repair
  /// It throws, and changes nothing.
  case refuse
}

extension SnapshotPlace: CustomStringConvertible {
  /// The place in words.
  package var description: String {
    let parts = [item.map { "item \($0)" }, section.map { "section \($0)" }]
    return parts.compactMap(\.self).joined(separator: " in ")
  }
}

extension SnapshotDiagnostic: CustomStringConvertible {
  /// Which identifiers do not fit, each duplicate with both places; of many the first five, and a count.
  package var description: String {
    switch self {
    case .noSection: "there is no section to add items to"
    case .unknownSections(let sections): "the snapshot has no section \(list(sections))"
    case .unknownItems(let items): "the snapshot has no item \(list(items))"
    case .repeatedSections(let duplicates): "\(list(duplicates))"
    case .repeatedItems(let duplicates): "\(list(duplicates))"
    }
  }

  /// What a call that repairs does about it.
  package var remedy: String {
    switch self {
    case .noSection: "The items are not added. Append a section first."
    case .unknownSections, .unknownItems: "Nothing is done for what is unknown."
    case .repeatedSections, .repeatedItems:
      "All of them are kept until the snapshot is applied; the data source then decides which count."
    }
  }

  private func list<Identifier>(_ identifiers: [Identifier]) -> String {
    identifiers.listed { "“\($0)”" }
  }

  private func list<Identifier>(_ duplicates: [SnapshotDuplicate<Identifier>]) -> String {
    duplicates.listed { "“\($0.identifier)” is \($0.first) and \($0.second)" }
  }
}

extension Collection {
  /// The first few elements in words, and how many more there are.
  package func listed(_ words: (Element) -> String) -> String {
    let named = 5
    var list = prefix(named).map(words)
    if count > named { list.append("and \(count - named) more") }
    return list.joined(separator: ", ")
  }
}
