public import Foundation
public import UIKit

/// The way in which a ``ContentOffsetRegulator`` recognises items over `reloadData()`.
///
/// Identities are asked for when they are set and when items are placed, while paths and data agree, and again after the
/// reload. Without them a reload keeps the start or the end of the content where a policy sticks to it, and else nothing.
@MainActor
public struct ItemIdentities {
  private let identity: (IndexPath) -> AnyHashable?
  private let path: ((AnyHashable) -> IndexPath?)?

  /// Takes identities from closures.
  ///
  /// - Parameters:
  ///   - identity: The identity of the item at a path, which no other item has; `nil` for an item without one. Asked
  ///     for each item in and near the visible area.
  ///   - indexPath: Where the item of an identity is now; `nil` if there is none. Without this closure the items are
  ///     asked for their identities in order, which costs O(n) for each reload.
  public init(
    identity: @escaping (IndexPath) -> AnyHashable?,
    indexPath: ((AnyHashable) -> IndexPath?)? = nil
  ) {
    self.identity = identity
    path = indexPath
  }

  /// Takes identities from a diffable data source, which is not kept alive; O(1) for each question.
  public init<Section, Item>(
    _ dataSource: UICollectionViewDiffableDataSource<Section, Item>
  ) where Section: Hashable & Sendable, Item: Hashable & Sendable {
    self.init { [weak dataSource] in
      dataSource?.itemIdentifier(for: $0).map { AnyHashable($0) }
    } indexPath: { [weak dataSource] identity in
      (identity.base as? Item).flatMap { dataSource?.indexPath(for: $0) }
    }
  }

  /// The identity of the item at a path.
  func identity(at path: IndexPath) -> AnyHashable? { identity(path) }

  /// Where items are now, of those that are left.
  func paths(of wanted: [AnyHashable], in view: UICollectionView) -> [AnyHashable: IndexPath] {
    var found: [AnyHashable: IndexPath] = [:]
    guard !wanted.isEmpty else { return found }
    if let path {
      for identity in wanted { found[identity] = path(identity) }
      return found
    }
    var missing = Set(wanted)
    for section in 0..<view.numberOfSections {
      for item in 0..<view.numberOfItems(inSection: section) {
        let path = IndexPath(item: item, section: section)
        guard let identity = identity(path), missing.remove(identity) != nil else { continue }
        found[identity] = path
        if missing.isEmpty { return found }
      }
    }
    return found
  }
}
