public import Foundation

// Where the item of a path is after one change, for layouts that follow their paths by themselves.
//
// Each change is in the index space that the one before it leads to. Paths of sections may have any item, such as
// `NSNotFound`; a path without a section and an item stays as it is.
extension IndexPath {
  /// The path after an item was inserted at another one: one further if that is in front of it, or exactly there.
  public func insertedRow(at indexPath: IndexPath) -> IndexPath {
    guard isInSection(of: indexPath), indexPath[1] <= self[1] else { return self }
    return IndexPath(indexes: [self[0], self[1] + 1])
  }

  /// The path after the item at another one was deleted; `nil` if it is the item of this path.
  public func deletedRow(at indexPath: IndexPath) -> IndexPath? {
    guard isInSection(of: indexPath), indexPath[1] <= self[1] else { return self }
    return indexPath[1] == self[1] ? nil : IndexPath(indexes: [self[0], self[1] - 1])
  }

  /// The path after the item at one path was moved to another, which counts without the item.
  public func movedRow(from source: IndexPath, to destination: IndexPath) -> IndexPath {
    deletedRow(at: source)?.insertedRow(at: destination) ?? destination
  }

  /// The path after a section was inserted at that of another path.
  public func insertedSection(at indexPath: IndexPath) -> IndexPath {
    guard count == 2, let section = indexPath.first, section <= self[0] else { return self }
    return IndexPath(indexes: [self[0] + 1, self[1]])
  }

  /// The path after the section of another path was deleted; `nil` if it is in that section.
  public func deletedSection(at indexPath: IndexPath) -> IndexPath? {
    guard count == 2, let section = indexPath.first, section <= self[0] else { return self }
    return section == self[0] ? nil : IndexPath(indexes: [self[0] - 1, self[1]])
  }

  /// The path after the section of one path was moved to that of another, which counts without the section.
  public func movedSection(from source: IndexPath, to destination: IndexPath) -> IndexPath {
    if let rest = deletedSection(at: source) { return rest.insertedSection(at: destination) }
    return destination.first.map { IndexPath(indexes: [$0, self[1]]) } ?? self
  }

  private func isInSection(of other: IndexPath) -> Bool {
    count == 2 && other.count == 2 && self[0] == other[0]
  }
}
