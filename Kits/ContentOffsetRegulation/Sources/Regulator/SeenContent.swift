import CoreGraphics
import Foundation
import TesseraCore
import UIKit

/// The state that a regulator keeps from one call to the next.
@MainActor
struct SeenContent {
  /// The counts that the layout has prepared for.
  var counts = ItemCounts([])
  /// The identities of items in and near the visible area.
  var identities: [IndexPath: AnyHashable] = [:]
  /// The headers and footers that may be kept while sizes are found, by paths that no item has.
  var boundaries: [IndexPath: CollectionBoundary] = [:]
  /// The bounds before the last scroll, in the coordinates of the collection view.
  var formerBounds: CGRect?
  /// The insets when the layout last prepared.
  var insets: UIEdgeInsets?
  /// The offset of the collection view after the last correction, until it is checked.
  var expectedOffset: CGFloat?
  /// The context of a scrolled frame, in which nothing changes but the offset.
  weak var scrollContext: UICollectionViewLayoutInvalidationContext?
}

/// The items that were visible before a reload.
struct FormerItems {
  /// The items that may be kept, and their identities.
  let items: [(candidate: AnchorCandidate, frame: CGRect, identity: AnyHashable)]
  /// The visible geometry.
  let geometry: RegulatedGeometry

  /// The place that is kept of items that are left.
  @MainActor
  func place(
    by policy: ContentOffsetPolicy,
    _ paths: [AnyHashable: IndexPath]
  ) -> RegulatedPlace? {
    let left = items.filter { paths[$0.identity] != nil }
    let place = policy.place(
      among: left.map { ($0.candidate, $0.frame) },
      in: geometry,
      for: .change
    )
    guard let place, let target = place.target else { return place }
    let kept = left.first {
      $0.candidate.path == OldPath(section: target.section, item: target.item)
    }
    return kept.flatMap { paths[$0.identity] }.map { place.at($0) }
  }
}

extension UICollectionViewUpdateItem {
  /// The change in the words of the core; nil for one that says nothing.
  var change: LayoutChange? {
    let kind: LayoutChangeKind
    switch updateAction {
    case .insert: kind = .insert
    case .delete: kind = .delete
    case .reload: kind = .reload
    case .move: kind = .move
    default: return nil
    }
    return LayoutChange(
      kind,
      before: indexPathBeforeUpdate.map { OldPath(section: $0.section, item: $0.item) },
      after: indexPathAfterUpdate.map { NewPath(section: $0.section, item: $0.item) }
    )
  }
}

extension ItemCounts {
  /// The counts that a collection view has now.
  @MainActor
  init(of view: UICollectionView) {
    self.init((0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) })
  }
}
