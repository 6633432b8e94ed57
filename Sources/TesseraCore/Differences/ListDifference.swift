/// The difference between two lists: rows that are deleted, inserted and moved.
///
/// All of it is one step, as `performBatchUpdates(_:completion:)` of a collection view takes it. What goes
/// counts in the list before, what comes counts in the list after; rows that are not named keep
/// their order.
///
/// ```swift
/// let difference = ListDifference(from: ["a", "b", "c", "d"], to: ["d", "a", "x", "c"])
/// difference.deletions  // [1]
/// difference.insertions  // [2]
/// difference.moves  // from 3 to 0
/// ```
///
/// - There are as few moves as there can be: rows that stay, less the most of them that are in order
///   already. Moving the first of 100,000 rows to the end is one move.
/// - No identifier is hashed that comparing can pair, and each other one is hashed once. Lists that
///   share storage cost O(1); equal ends and scattered edits cost a comparison for each row.
/// - Identifiers that are told apart by their bytes are not hashed at all: each ``BitwiseIdentifier``, and texts if those without
///   a partner are ASCII. Of other identifiers without references, and of other texts, those alone are hashed that have no partner
///   with the same bytes.
/// - An identifier whose hash changes, or that does not equal itself, may be taken as deleted and
///   inserted. The difference still makes the list after out of the list before.
///
/// A list holds less than 2³¹ rows.
public struct ListDifference: Hashable, Sendable {
  /// The rows that go, by their positions before; ascending.
  public let deletions: [Int]
  /// The rows that come, by their positions after; ascending.
  public let insertions: [Int]
  /// The rows that stay and must be moved; ascending by where they were.
  public let moves: [PositionPair<Int, Int>]
  /// The rows that stay and whose content is not the same, whether or not they move; ascending by where
  /// they were.
  public let updates: [PositionPair<Int, Int>]

  /// Whether nothing changes.
  public var isEmpty: Bool {
    deletions.isEmpty && insertions.isEmpty && moves.isEmpty && updates.isEmpty
  }

  /// Creates the difference of two lists that were added as one section.
  @usableFromInline
  init(_ openRows: OpenRows, changed: [ItemPair]) {
    (deletions, insertions, moves) = openRows.listChanges()
    updates = changed.sorted { $0.old < $1.old }.map { $0.rowPair }
  }
}

extension ItemPair {
  /// The pair of rows that two items of an only section are.
  fileprivate var rowPair: PositionPair<Int, Int> {
    PositionPair<Int, Int>(old: old.item, new: new.item)
  }
}

extension ListDifference {
  /// Finds what makes the identifiers `after` out of the identifiers `before`.
  ///
  /// `duplicates` says which rows an identifier means that is in a list several times: under ``DuplicatePolicy/first`` and
  /// ``DuplicatePolicy/last`` that row alone survives, and its like are deleted and inserted; every identifier is then hashed. Under
  /// ``DuplicatePolicy/tag`` as many rows survive as there are on both sides, and which of them are the same follows from their order.
  @inlinable
  public init<Identifier: Hashable>(
    from before: [Identifier],
    to after: [Identifier],
    duplicates: DuplicatePolicy = .tag
  ) {
    var pairing = Pairing(IdentifierRule<Identifier>(), duplicates: duplicates)
    pairing.addSection(before: 0, before, after: 0, after)
    pairing.finish()
    self.init(pairing.openRows, changed: [])
  }

  /// Finds what makes the elements `after` out of the elements `before`, and which of them changed.
  ///
  /// `areContentsEqual` is asked for each element that stays, in no particular order, with the element
  /// before and the one after; not when both lists share storage.
  @inlinable
  public init<Element: Identifiable>(
    from before: [Element],
    to after: [Element],
    duplicates: DuplicatePolicy = .tag,
    areContentsEqual: @escaping (Element, Element) -> Bool
  ) {
    self.init(
      from: before,
      to: after,
      identifiedBy: { $0.id },
      duplicates: duplicates,
      areContentsEqual: areContentsEqual
    )
  }

  /// Finds what makes the elements `after` out of the elements `before`, identified by `identify`.
  @inlinable
  public init<Element, Identifier: Hashable>(
    from before: [Element],
    to after: [Element],
    identifiedBy identify: @escaping (Element) -> Identifier,
    duplicates: DuplicatePolicy = .tag,
    areContentsEqual: @escaping (Element, Element) -> Bool
  ) {
    let rule = ElementRule(identifiedBy: identify, areContentsEqual: areContentsEqual)
    var pairing = Pairing(rule, duplicates: duplicates)
    pairing.addSection(before: 0, before, after: 0, after)
    pairing.finish()
    self.init(pairing.openRows, changed: pairing.changed)
  }
}
