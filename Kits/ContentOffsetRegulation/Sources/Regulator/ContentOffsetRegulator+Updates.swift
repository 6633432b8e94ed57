public import CoreGraphics
import Foundation
import TesseraCore
public import UIKit

extension ContentOffsetRegulator {
  /// The counts are about to change; the frames of before are still known.
  func beginUpdate() {
    regulated = .updating(currentPlace(for: .change), answer: nil, added: 0)
    visibleStateController.state.targetIndexPath = targetIndexPath
  }

  /// Follows what is kept through the changes of a batch.
  ///
  /// Call it in `prepare(forCollectionViewUpdates:)`, when everything is placed.
  public func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    guard isCalled, let view = layout?.collectionView else { return }
    let after = ItemCounts(of: view)
    let map = IndexMap(updateItems.compactMap(\.change), before: seen.counts, after: after)
    seen.counts = after
    seen.identities = [:]
    if case .counting = phase { phase = .prepared }
    if case .updating(let place, let answer, let added) = regulated {
      regulated = .updating(place?.following(map), answer: answer, added: added)
    }
    visibleStateController.update(with: updateItems)
    // What is kept is replaced when it goes.
    visibleStateController.state.targetIndexPath = targetIndexPath
    follow(map)
  }

  /// Returns the offset at which the anchor is where it was; the proposed one if there is none.
  ///
  /// Call it in `targetContentOffset(forProposedContentOffset:)`, with the answer of `super`.
  public func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
    guard isCalled, case .updating(let place?, _, _) = regulated, place.isAskedFor,
      let known = geometry, let (offset, geometry) = restingOffset(keeping: place)
    else { return proposed }
    regulated.answer(offset)
    var target = proposed
    let former = place.anchor.viewport.offset + place.scrolled
    if geometry.isReversed,
      (proposed[axis] - known.contentOffset(showing: former)).magnitude < 0.01
    {
      // The collection view keeps the place in mirrored content already, however long that comes to be.
      target[axis] += geometry.distance(offset - former)
    } else {
      target[axis] = geometry.contentOffset(showing: offset)
    }
    return target
  }

  /// Ends what was kept for the update; call it in `finalizeCollectionViewUpdates()`, last.
  ///
  /// UIKit loses corrections that are made while cells find their sizes, so all are repeated.
  public func finalizeCollectionViewUpdates() {
    guard isCalled, let geometry else { return }
    let added = endUpdate()
    adjust(by: geometry.distance(added))
  }

  /// The bounds have changed inside an animation; call it in `prepare(forAnimatedBoundsChange:)`.
  public func prepareForAnimatedBoundsChange() {
    guard isCalled, case .held(var place, _, let clamped) = regulated else { return }
    place.isAskedFor = false
    regulated = .updating(place, answer: clamped, added: 0)
    seen.expectedOffset = nil
  }

  /// Ends what was kept for the change; call it in `finalizeAnimatedBoundsChange()`.
  public func finalizeAnimatedBoundsChange() {
    guard isCalled else { return }
    _ = endUpdate()
  }

  /// Holds what was kept where it is now; returns what was added to the offset since it was answered.
  private func endUpdate() -> Double {
    let (place, added) = regulated.endUpdate()
    seen.formerBounds = nil
    seen.expectedOffset = nil
    guard let place, let (offset, _) = restingOffset(keeping: place) else { return 0 }
    regulated = .held(place, offset: offset, clamped: offset)
    return added
  }

  /// An item of the app's choice has another path now.
  private func follow(_ map: IndexMap) {
    guard case .item(let path, let edge) = policy, path.count == 2 else { return }
    let former = AnchorPolicy.item(OldPath(section: path.section, item: path.item))
    guard let item = former.translated(by: map).heldItem else { return }
    translate(.item(IndexPath(item: item.item, section: item.section.index), edge: edge))
  }
}
