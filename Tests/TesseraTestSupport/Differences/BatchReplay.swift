public import TesseraCore

/// A list of sections in which each item says where it was before.
public struct ReplayedSection<Section: Hashable & Sendable, Item: Hashable & Sendable>: Hashable,
  Sendable
{
  /// An item and where it comes from.
  public struct Row: Hashable, Sendable {
    /// The item after the changes.
    public var item: Item
    /// The path before the changes; nil for a new item.
    public var origin: OldPath?
  }

  /// The section's identifier.
  public var section: Section
  /// Its rows.
  public var rows: [Row]
}

/// The inconsistency of the operations of a batch.
public struct ReplayFault: Error, CustomStringConvertible {
  /// A description of the inconsistency.
  public let description: String

  init(_ description: String) { self.description = description }
}

/// The operations of a step from one list of sections to another.
public struct ReplayedOperations {
  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var movedSections: [SectionPair] = []
  let deletedItems: [OldPath]
  let insertedItems: [NewPath]
  let movedItems: [ItemPair]

  /// The operations of a batch.
  public init(_ changes: BatchChanges) {
    deletedSections = changes.deletedSections.map(\.index)
    insertedSections = changes.insertedSections.map(\.index)
    movedSections = changes.movedSections
    deletedItems = changes.deletedItems
    insertedItems = changes.insertedItems
    movedItems = changes.movedItems
  }

  /// The operations on the rows of a list, as those of an only section.
  public init(_ difference: ListDifference) {
    deletedItems = difference.deletions.map { OldPath(section: 0, item: $0) }
    insertedItems = difference.insertions.map { NewPath(section: 0, item: $0) }
    movedItems = difference.moves.map {
      ItemPair(old: OldPath(section: 0, item: $0.old), new: NewPath(section: 0, item: $0.new))
    }
  }
}

/// Carries the operations of a batch out by nothing but the rules of batch updates.
///
/// What goes is taken out by its position before, what comes is put in at its position after, and what is
/// left fills the free places in its order. New rows are read from `after`, and nothing else is. Fails
/// when a position does not exist or is claimed twice, or when the numbers do not add up.
public func replay<Section: Hashable & Sendable, Item: Hashable & Sendable>(
  _ changes: ReplayedOperations,
  from before: [ListSection<Section, Item>],
  to after: [ListSection<Section, Item>]
) throws -> [ReplayedSection<Section, Item>] {
  let sectionOrigins = try filled(
    after.count,
    placed: changes.insertedSections.map { ($0, nil) }
      + changes.movedSections.map { ($0.new.index, $0.old.index) },
    rest: remaining(
      before.count,
      without: changes.deletedSections + changes.movedSections.map(\.old.index)
    ),
    of: "sections"
  )
  return try sectionOrigins.enumerated().map { index, origin in
    let incoming = changes.movedItems.filter { $0.new.section.index == index }
    let section = after[index]
    let origins: [OldPath?]
    if let origin {
      origins = try rows(of: origin, as: index, changes, before, section.items.count)
    } else {
      var moved = [OldPath?](repeating: nil, count: section.items.count)
      for move in incoming {
        guard moved.indices.contains(move.new.item), moved[move.new.item] == nil else {
          throw ReplayFault("\(move) has no free place in the new section \(index)")
        }
        moved[move.new.item] = move.old
      }
      origins = moved
    }
    return ReplayedSection(
      section: origin.map { before[$0].section } ?? section.section,
      rows: origins.enumerated().map { row, origin in
        .init(
          item: origin.map { before[$0.section.index].items[$0.item] } ?? section.items[row],
          origin: origin
        )
      }
    )
  }
}

private func rows<Section, Item>(
  of origin: Int,
  as index: Int,
  _ changes: ReplayedOperations,
  _ before: [ListSection<Section, Item>],
  _ count: Int
) throws -> [OldPath?] {
  let gone =
    changes.deletedItems.filter { $0.section.index == origin }.map(\.item)
    + changes.movedItems.filter { $0.old.section.index == origin }.map(\.old.item)
  let rest = try remaining(before[origin].items.count, without: gone)
  return try filled(
    count,
    placed: changes.insertedItems.filter { $0.section.index == index }.map { ($0.item, nil) }
      + changes.movedItems.filter { $0.new.section.index == index }.map { ($0.new.item, $0.old) },
    rest: rest.map { OldPath(section: origin, item: $0) },
    of: "items of section \(index)"
  )
}

private func remaining(_ count: Int, without gone: [Int]) throws -> [Int] {
  guard Set(gone).count == gone.count else { throw ReplayFault("\(gone) names something twice") }
  guard gone.allSatisfy((0..<count).contains) else {
    throw ReplayFault("\(gone) names what does not exist among \(count)")
  }
  return (0..<count).filter { !gone.contains($0) }
}

private func filled<Origin>(
  _ count: Int,
  placed: [(place: Int, origin: Origin?)],
  rest: [Origin],
  of what: String
) throws -> [Origin?] {
  guard count == placed.count + rest.count else {
    throw ReplayFault("\(count) \(what), but \(rest.count) stay and \(placed.count) are placed")
  }
  var filled = [Origin??](repeating: nil, count: count)
  for (place, origin) in placed {
    guard filled.indices.contains(place), filled[place] == nil else {
      throw ReplayFault("place \(place) of \(count) \(what) does not exist or is claimed twice")
    }
    filled[place] = .some(origin)
  }
  var next = rest.makeIterator()
  return filled.map { $0 ?? next.next() }
}
