import GallerySupport
import TesseraCore
import UIKit

/// The groups of items that a collection view shows, and how they become others.
@MainActor
final class GroupedContent<Item: Identifiable & Hashable & Sendable> where Item.ID: Sendable {
  typealias Groups = [ItemGroup<Item>]

  private(set) var groups: Groups = []
  private var arranging: Task<Void, Never>?

  init() {}

  deinit { arranging?.cancel() }

  subscript(indexPath: IndexPath) -> Item { groups[indexPath.section].items[indexPath.item] }

  var itemCount: Int { groups.reduce(0) { $0 + $1.items.count } }

  /// Shows other groups, found off the main actor, by one batch.
  ///
  /// Groups that were being found meanwhile are not shown any more.
  ///
  /// - Parameters:
  ///   - list: The collection view that shows the groups.
  ///   - animated: Whether things move; otherwise the list is loaded anew.
  ///   - find: Finds the groups; called off the main actor.
  ///   - changes: Called in the batch, for other changes that move along with it.
  ///   - completion: Called when the list has taken the batch.
  func show(
    in list: UICollectionView,
    animated: Bool = true,
    _ find: @escaping @Sendable () -> Groups,
    alongside changes: @escaping () -> Void = {},
    completion: @escaping () -> Void = {}
  ) {
    arranging?.cancel()
    let before = groups
    arranging = Task { [weak self, weak list] in
      let (after, difference) = await Self.difference(from: before, to: find)
      guard let self, let list, !Task.isCancelled else { return }
      if animated {
        list.performBatchUpdates {
          self.groups = after
          changes()
          list.report(difference.changes)
        }
      } else {
        self.groups = after
        changes()
        list.reloadData()
        list.layoutIfNeeded()
      }
      completion()
    }
  }

  /// Calls `show` with each header that is in sight and its group.
  func showHeaders<Header: UICollectionReusableView>(
    in list: UICollectionView,
    _ show: (Header, ItemGroup<Item>) -> Void
  ) {
    let kind = UICollectionView.elementKindSectionHeader
    for path in list.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
      guard let header = list.supplementaryView(forElementKind: kind, at: path) as? Header else {
        continue
      }
      show(header, groups[path.section])
    }
  }

  /// Returns once the list shows the groups that were last asked for.
  func waitUntilShown() async { await arranging?.value }

  private nonisolated static func difference(
    from before: Groups,
    to find: @Sendable () -> Groups
  ) async -> (Groups, SectionedDifference) {
    let after = find()
    let difference = SectionedDifference(
      from: before.map { ListSection($0, items: $0.items) },
      to: after.map { ListSection($0, items: $0.items) },
      areContentsEqual: ==,
      areSectionContentsEqual: ==
    )
    return (after, difference)
  }
}
