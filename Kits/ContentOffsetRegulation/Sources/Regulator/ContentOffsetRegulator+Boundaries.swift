import Foundation
import TesseraCore
import UIKit

/// A header, a footer, or another view beside items.
struct CollectionBoundary {
  let kind: String
  let indexPath: IndexPath
}

extension ContentOffsetRegulator {
  /// Remembers the views beside items that may be kept while sizes are found: those that begin in sight and are over no item.
  ///
  /// Otherwise a header that is the first to begin in sight would grow out of it.
  func rememberBoundaries(
    among visible: [UICollectionViewLayoutAttributes],
    in geometry: RegulatedGeometry,
    for reason: RegulationReason
  ) -> [(candidate: AnchorCandidate, frame: CGRect)] {
    seen.boundaries = [:]
    guard case .measuring = reason, policy.mayKeepBoundaries else { return [] }
    let views = visible.filter { view in
      view.representedElementCategory == .supplementaryView && view.indexPath.count == 2
        && geometry.span(of: view.frame).start >= geometry.viewport.visibleStart - 0.01
        && !previousVisibleAttributes.contains { $0.frame.overlaps(view.frame) }
    }
    return views.enumerated().map { index, view in
      // Items count from 0; of what begins at one place the view comes first.
      let path = IndexPath(item: -1 - index, section: view.indexPath.section)
      seen.boundaries[path] = CollectionBoundary(
        kind: view.representedElementKind ?? "",
        indexPath: view.indexPath
      )
      let candidate = AnchorCandidate(
        OldPath(section: path.section, item: path.item),
        geometry.span(of: view.frame)
      )
      return (candidate, view.frame)
    }
  }

  /// The attributes of a view beside items in the data that the layout has prepared for.
  func attributes(of boundary: CollectionBoundary) -> UICollectionViewLayoutAttributes? {
    guard seen.counts.items.indices.contains(boundary.indexPath.section) else { return nil }
    return layout?.layoutAttributesForSupplementaryView(
      ofKind: boundary.kind,
      at: boundary.indexPath
    )
  }
}

extension ContentOffsetPolicy {
  fileprivate var mayKeepBoundaries: Bool {
    switch self {
    case .firstVisible, .lastVisible: true
    case .none, .contentEnd, .nearest, .item: false
    }
  }
}
