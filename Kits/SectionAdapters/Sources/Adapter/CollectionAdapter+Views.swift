import CoreGraphics
import Foundation
import UIKit

extension CollectionAdapter {
  /// The views beside items that are on screen: those that begin in front of the visible items, which do not move when such a view takes
  /// another size, and those that begin in sight.
  func visibleViews(in collection: UICollectionView) -> (
    inFront: [VisibleView], inSight: [VisibleView]
  ) {
    let updated = Set(entries.flatMap(\.section.updatedKinds))
    var views: (inFront: [VisibleView], inSight: [VisibleView]) = ([], [])
    let all = shown.kinds.union(updated).sorted()
      .flatMap { kind in
        collection.indexPathsForVisibleSupplementaryElements(ofKind: kind)
          .compactMap { path -> VisibleView? in
            guard path.count == 2, let section = dataSource.sectionIdentifier(for: path.section),
              let view = collection.supplementaryView(forElementKind: kind, at: path)
            else { return nil }
            return VisibleView(view: view, kind: kind, item: path.item, section: section)
          }
      }
    for view in all {
      if view.isInFront(in: collection) {
        views.inFront.append(view)
      } else {
        views.inSight.append(view)
      }
    }
    return views
  }

  /// Fills views that are still on screen with the present values, and has them measured again.
  func fill(_ views: [VisibleView], in collection: UICollectionView) {
    for view in views {
      guard let section = dataSource.index(for: view.section) else { continue }
      let path = IndexPath(item: view.item, section: section)
      guard collection.supplementaryView(forElementKind: view.kind, at: path) === view.view else {
        continue
      }
      if view.section.updatedKinds.contains(view.kind) {
        view.section.updateSupplementaryView(view.view, kind: view.kind)
      }
      view.view.invalidateIntrinsicContentSize()
    }
  }
}

/// A view beside items that is on screen.
@MainActor
struct VisibleView {
  let view: UICollectionReusableView
  let kind: String
  let item: Int
  let section: Section

  /// Whether it begins in front of the visible items, perhaps pinned over them.
  func isInFront(in collection: UICollectionView) -> Bool {
    let distance = view.frame.distance(fromVisibleStartOf: collection)
    guard distance < 0.5 else { return false }
    return distance < -0.5
      || collection.visibleCells.contains { !$0.frame.intersection(view.frame).isEmpty }
  }
}

extension CGRect {
  /// How far it begins behind the start of the visible area, in the direction of reading.
  @MainActor
  fileprivate func distance(fromVisibleStartOf view: UICollectionView) -> CGFloat {
    let visible = view.bounds.inset(by: view.adjustedContentInset)
    let layout = view.collectionViewLayout as? UICollectionViewCompositionalLayout
    guard layout?.configuration.scrollDirection == .horizontal else { return minY - visible.minY }
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isMirrored ? visible.maxX - maxX : minX - visible.minX
  }
}
