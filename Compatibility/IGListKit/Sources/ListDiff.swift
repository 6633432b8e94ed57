public import Foundation
import SectionControllers
import TesseraCore

/// How objects with one identifier are compared.
public enum ListDiffOption: Int, Sendable {
  /// By whether they are one instance.
  case pointerPersonality
  /// By `isEqual(toDiffableObject:)`.
  case equality
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Finds what makes the objects of one array out of those of another.
public func ListDiff(
  oldArray: [any ListDiffable]?,
  newArray: [any ListDiffable]?,
  option: ListDiffOption
) -> ListIndexSetResult {
  ListIndexSetResult(ObjectDifference(from: oldArray ?? [], to: newArray ?? [], option))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Finds what makes the objects of one array out of those of another, as paths of sections.
public func ListDiffPaths(
  fromSection: Int,
  toSection: Int,
  oldArray: [any ListDiffable]?,
  newArray: [any ListDiffable]?,
  option: ListDiffOption
) -> ListIndexPathResult {
  ListIndexPathResult(
    ObjectDifference(from: oldArray ?? [], to: newArray ?? [], option),
    from: fromSection,
    to: toSection
  )
}

/// A move of an object from an index before to one after.
public final class ListMoveIndex: NSObject {
  /// The index before.
  public let from: Int
  /// The index after.
  public let to: Int

  init(from: Int, to: Int) { (self.from, self.to) = (from, to) }
}

/// A move of an object from a path before to one after.
public final class ListMoveIndexPath: NSObject {
  /// The path before.
  public let from: IndexPath
  /// The path after.
  public let to: IndexPath

  init(from: IndexPath, to: IndexPath) { (self.from, self.to) = (from, to) }
}

/// The difference of two arrays, by indexes: deletions and updates count before, insertions after.
public final class ListIndexSetResult: NSObject {
  private let difference: ObjectDifference

  init(_ difference: ObjectDifference) { self.difference = difference }

  /// The indexes of new objects, in the array after.
  public var inserts: IndexSet { difference.inserts }
  /// The indexes of objects that are gone, in the array before.
  public var deletes: IndexSet { difference.deletes }
  /// The indexes of objects that show something else, in the array before.
  public var updates: IndexSet { difference.updates }
  /// The moves of objects that stay; as few as there can be.
  public var moves: [ListMoveIndex] {
    difference.moves.map { ListMoveIndex(from: $0.from, to: $0.to) }
  }
  /// Whether anything changes.
  public var hasChanges: Bool { difference.hasChanges }

  /// The index of an object before, by its identifier; `NSNotFound` where there is none.
  public func oldIndex(forIdentifier identifier: any NSObjectProtocol) -> Int {
    difference.index(of: identifier, in: difference.before) ?? NSNotFound
  }

  /// The index of an object after, by its identifier; `NSNotFound` where there is none.
  public func newIndex(forIdentifier identifier: any NSObjectProtocol) -> Int {
    difference.index(of: identifier, in: difference.after) ?? NSNotFound
  }

  /// The same with a deletion and an insertion for each update, as batch updates take it.
  public func forBatchUpdates() -> ListIndexSetResult {
    ListIndexSetResult(difference.replacingUpdates())
  }
}

/// The difference of two arrays, by paths: deletions and updates count before, insertions after.
public final class ListIndexPathResult: NSObject {
  private let difference: ObjectDifference
  private let fromSection: Int
  private let toSection: Int

  init(_ difference: ObjectDifference, from fromSection: Int, to toSection: Int) {
    self.difference = difference
    self.fromSection = fromSection
    self.toSection = toSection
  }

  /// The paths of new objects, in the array after.
  public var inserts: [IndexPath] { difference.inserts.map { after($0) } }
  /// The paths of objects that are gone, in the array before.
  public var deletes: [IndexPath] { difference.deletes.map { before($0) } }
  /// The paths of objects that show something else, in the array before.
  public var updates: [IndexPath] { difference.updates.map { before($0) } }
  /// The moves of objects that stay; as few as there can be.
  public var moves: [ListMoveIndexPath] {
    difference.moves.map { ListMoveIndexPath(from: before($0.from), to: after($0.to)) }
  }
  /// Whether anything changes.
  public var hasChanges: Bool { difference.hasChanges }

  /// The path of an object before, by its identifier; nil where there is none.
  public func oldIndexPath(forIdentifier identifier: any NSObjectProtocol) -> IndexPath? {
    difference.index(of: identifier, in: difference.before).map { before($0) }
  }

  /// The path of an object after, by its identifier; nil where there is none.
  public func newIndexPath(forIdentifier identifier: any NSObjectProtocol) -> IndexPath? {
    difference.index(of: identifier, in: difference.after).map { after($0) }
  }

  /// The same with a deletion and an insertion for each update, as batch updates take it.
  public func forBatchUpdates() -> ListIndexPathResult {
    ListIndexPathResult(difference.replacingUpdates(), from: fromSection, to: toSection)
  }

  private func before(_ index: Int) -> IndexPath { IndexPath(item: index, section: fromSection) }
  private func after(_ index: Int) -> IndexPath { IndexPath(item: index, section: toSection) }
}

/// The changes that turn one array of objects into another.
struct ObjectDifference {
  let before: [any ListDiffable]
  let after: [any ListDiffable]
  private(set) var deletes: IndexSet
  private(set) var inserts: IndexSet
  private(set) var moves: [(from: Int, to: Int)]
  private var changed: [(from: Int, to: Int)]

  init(
    from before: [any ListDiffable],
    to after: [any ListDiffable],
    _ option: ListDiffOption
  ) {
    (self.before, self.after) = (before, after)
    let difference = ListDifference(
      from: before,
      to: after,
      identifiedBy: { $0.listIdentity },
      areContentsEqual: { old, new in
        if old as AnyObject === new { return true }
        return option == .equality && old.isEqual(toDiffableObject: new)
      }
    )
    deletes = IndexSet(difference.deletions)
    inserts = IndexSet(difference.insertions)
    moves = difference.moves.map { (from: $0.old, to: $0.new) }
    changed = difference.updates.map { (from: $0.old, to: $0.new) }
  }

  var updates: IndexSet { IndexSet(changed.map(\.from)) }

  var hasChanges: Bool {
    !deletes.isEmpty || !inserts.isEmpty || !moves.isEmpty || !changed.isEmpty
  }

  /// The index of the first object with an identifier; nil where there is none.
  func index(of identifier: any NSObjectProtocol, in objects: [any ListDiffable]) -> Int? {
    let key: any Hashable = ObjectIdentity.key(of: identifier)
    return objects.firstIndex { $0.listIdentity == AnyHashable(key) }
  }

  func replacingUpdates() -> ObjectDifference {
    var result = self
    let updates = updates
    result.moves.removeAll { updates.contains($0.from) }
    for (from, to) in changed {
      result.deletes.insert(from)
      result.inserts.insert(to)
    }
    result.changed = []
    return result
  }
}
