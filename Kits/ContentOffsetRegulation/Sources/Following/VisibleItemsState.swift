public import Foundation
public import UIKit

/// The paths of items that were visible, followed through changes of the data; `nil` for none.
public struct VisibleItemsState: Hashable, Sendable {
  /// The first item that was visible.
  public var topIndexPath: IndexPath?
  /// The last item that was visible.
  public var bottomIndexPath: IndexPath?
  /// The item that is kept in place.
  public var targetIndexPath: IndexPath?

  /// Describes the visible items.
  public init(
    topIndexPath: IndexPath? = nil,
    bottomIndexPath: IndexPath? = nil,
    targetIndexPath: IndexPath? = nil
  ) {
    self.topIndexPath = topIndexPath
    self.bottomIndexPath = bottomIndexPath
    self.targetIndexPath = targetIndexPath
  }

  /// The state after an item was inserted.
  public func insertedRow(at indexPath: IndexPath) -> Self { map { $0.insertedRow(at: indexPath) } }

  /// The state after an item was deleted, without its path.
  public func deletedRow(at indexPath: IndexPath) -> Self { map { $0.deletedRow(at: indexPath) } }

  /// The state after an item was moved.
  public func movedRow(from source: IndexPath, to destination: IndexPath) -> Self {
    map { $0.movedRow(from: source, to: destination) }
  }

  /// The state after a section was inserted.
  public func insertedSection(at indexPath: IndexPath) -> Self {
    map { $0.insertedSection(at: indexPath) }
  }

  /// The state after a section was deleted, without the paths in it.
  public func deletedSection(at indexPath: IndexPath) -> Self {
    map { $0.deletedSection(at: indexPath) }
  }

  /// The state after a section was moved.
  public func movedSection(from source: IndexPath, to destination: IndexPath) -> Self {
    map { $0.movedSection(from: source, to: destination) }
  }

  /// The state with other paths.
  func map(_ transform: (IndexPath) -> IndexPath?) -> Self {
    VisibleItemsState(
      topIndexPath: topIndexPath.flatMap(transform),
      bottomIndexPath: bottomIndexPath.flatMap(transform),
      targetIndexPath: targetIndexPath.flatMap(transform)
    )
  }
}

/// Knows which items are in sight of a regulated layout, and follows them through updates.
///
/// The one of a ``ContentOffsetRegulator`` is kept up to date: its state is that of before a change until the layout
/// learns of the changes, and that of after them from then on.
@preconcurrency @MainActor
public final class VisibleStateController {
  /// The items that were visible when it was last recorded, in the index space of the current data.
  public internal(set) var state: VisibleItemsState

  /// Creates a controller that begins with a state.
  public init(state: VisibleItemsState = VisibleItemsState()) { self.state = state }

  /// Follows the state through all items of a batch, in whatever order they come; O(changes).
  ///
  /// Paths of deleted items become `nil`. The items of a reloaded section keep their index.
  public func update(with updateItems: [UICollectionViewUpdateItem]) {
    let changes = PathChanges(updateItems)
    state = state.map { changes.newPath(of: $0) }
  }
}

/// The changes of a batch, in the order in which they lead from one index space to the next.
@MainActor
private struct PathChanges {
  /// Moves of items, and of sections.
  private var moves: [(before: IndexPath, after: IndexPath)] = []
  private var movedSections: [(before: IndexPath, after: IndexPath)] = []
  /// The deleted paths, in descending order.
  private var removed: [IndexPath] = []
  private var removedSections: [IndexPath] = []
  /// The inserted paths, in ascending order.
  private var inserted: [IndexPath] = []
  private var insertedSections: [IndexPath] = []

  init(_ updateItems: [UICollectionViewUpdateItem]) {
    for item in updateItems {
      switch (item.updateAction, item.indexPathBeforeUpdate, item.indexPathAfterUpdate) {
      case (.insert, _, let after?): insert(after)
      case (.delete, let before?, _): remove(before)
      case (.move, let before?, let after?):
        remove(before)
        insert(after)
        if before.isSection {
          movedSections.append((before, after))
        } else {
          moves.append((before, after))
        }
      default: break
      }
    }
    removed.sort(by: >)
    removedSections.sort(by: >)
    inserted.sort()
    insertedSections.sort()
  }

  private mutating func insert(_ path: IndexPath) {
    if path.isSection { insertedSections.append(path) } else { inserted.append(path) }
  }

  private mutating func remove(_ path: IndexPath) {
    if path.isSection { removedSections.append(path) } else { removed.append(path) }
  }

  /// Where the item of a path is after the batch; nil if it was deleted.
  func newPath(of path: IndexPath) -> IndexPath? {
    if let move = moves.first(where: { $0.before == path }) { return move.after }
    guard let left = removed.reduce(path as IndexPath?, { $0?.deletedRow(at: $1) }),
      let placed = newSection(of: left)
    else { return nil }
    return inserted.reduce(placed) { $0.insertedRow(at: $1) }
  }

  private func newSection(of path: IndexPath) -> IndexPath? {
    if let move = movedSections.first(where: { $0.before[0] == path[0] }) {
      return IndexPath(indexes: [move.after[0], path[1]])
    }
    let left = removedSections.reduce(path as IndexPath?) { $0?.deletedSection(at: $1) }
    return left.map { insertedSections.reduce($0) { $0.insertedSection(at: $1) } }
  }
}

extension IndexPath {
  /// Whether an update item means a whole section by it.
  fileprivate var isSection: Bool { count < 2 || self[1] == NSNotFound }
}
