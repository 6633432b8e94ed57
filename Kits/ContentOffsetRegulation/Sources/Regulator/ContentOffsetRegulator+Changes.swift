public import CoreGraphics
import Foundation
import TesseraCore
public import UIKit

// What becomes invalid, and what the layout has prepared.
extension ContentOffsetRegulator {
  /// Records the visible items before a context takes effect; call it in `invalidateLayout(with:)`, first.
  public func willInvalidate(with context: UICollectionViewLayoutInvalidationContext) {
    guard isCalled else { return }
    if context.invalidateEverything {
      guard case .reloading = phase else { return rememberForReload() }
    } else if case .reloading = phase {
      return
    } else if context.invalidateDataSourceCounts {
      if !regulated.isUpdating { beginUpdate() }
      phase = .counting
    } else if case .prepared = phase {
      if context !== seen.scrollContext { hold(for: .change) }
      phase = .invalid
    }
  }

  /// Makes the offset follow what has moved; call it in `prepare()`, when everything is placed.
  public func didPrepare() {
    guard isCalled, let view = layout?.collectionView else { return }
    seen.insets = view.adjustedContentInset
    switch phase {
    case .counting: return
    case .unknown:
      seen.counts = ItemCounts(of: view)
      phase = .prepared
    case .reloading(let former):
      seen.counts = ItemCounts(of: view)
      seen.identities = [:]
      phase = .prepared
      if let former { holdAgain(former, in: view) }
    case .invalid, .prepared: phase = .prepared
    }
    correct()
  }

  /// Notes what is asked for; call it in `layoutAttributesForElements(in:)`, with the answer.
  ///
  /// A collection view may move the offset by itself between `prepare()` and this call, to keep what it thinks is read.
  public func didAnswer(_ attributes: [UICollectionViewLayoutAttributes]?, in rect: CGRect) {
    guard isCalled, case .prepared = phase, let geometry, let layout else { return }
    noteIdentities(of: attributes ?? [], replacing: rect.contains(geometry.visibleRect))
    guard let expected = seen.expectedOffset else { return }
    seen.expectedOffset = nil
    guard !regulated.isUpdating, let offset = layout.collectionView?.contentOffset[axis],
      (offset - expected).magnitude > 1e-6
    else { return }
    returnTo(expected)
  }

  /// Records the visible items before a size is applied.
  ///
  /// Call it in `invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:)`, first.
  public func willTakeSize() {
    guard isCalled, !regulated.isUpdating, case .prepared = phase else { return }
    hold(for: .measuring(seen.formerBounds))
    // Many layouts place everything anew with the size, before they are invalid.
    phase = .invalid
  }

  /// Keeps the visible items in place while `change` changes insets or sizes, and has the layout follow at once.
  ///
  /// Layouts are notified of other insets only where those matter to them, so an app that covers a part of the view changes its insets in
  /// here. Inside of an animation the offset moves along. Changes of the data do not belong in it.
  public func keepPlace(during change: () -> Void) {
    guard let view = layout?.collectionView else { return change() }
    view.layoutIfNeeded()
    let place = currentPlace(for: .change)
    change()
    view.layoutIfNeeded()
    guard let place, let (offset, geometry) = restingOffset(keeping: place) else { return }
    regulated = .held(place, offset: offset, clamped: offset)
    let target = geometry.contentOffset(showing: offset)
    if view.contentOffset[axis] != target { view.contentOffset[axis] = target }
  }
}

extension ContentOffsetRegulator {
  /// Holds what is in sight now, unless something is held already where the offset is.
  func hold(for reason: RegulationReason, insets: UIEdgeInsets? = nil) {
    guard !regulated.isUpdating, let geometry = geometry(insets: insets) else { return }
    let offset = geometry.viewport.offset
    guard regulated.place(at: offset) == nil else { return }
    regulated = .unknown
    guard let place = currentPlace(for: reason, insets: insets) else { return }
    regulated = .held(place, offset: offset, clamped: offset)
  }

  /// Returns the place that is visible now and may be kept; nil for none.
  func currentPlace(
    for reason: RegulationReason,
    insets: UIEdgeInsets? = nil
  ) -> RegulatedPlace? {
    guard policy != .none, let geometry = geometry(insets: insets) else { return nil }
    var reason = reason
    if case .measuring(let former?) = reason { reason = .measuring(geometry.layoutRect(former)) }
    let visible = visibleAttributes(in: geometry)
    let items = rememberItems(among: visible, in: geometry)
    return policy.place(
      among: items + rememberBoundaries(among: visible, in: geometry, for: reason),
      in: geometry,
      for: reason
    )
  }

  private func rememberForReload() {
    var former: FormerItems?
    switch phase {
    case .prepared, .invalid:
      if policy != .none, let geometry {
        let visible = visibleAttributes(in: geometry)
        let items = rememberItems(among: visible, in: geometry).compactMap { item in
          let path = IndexPath(
            item: item.candidate.path.item,
            section: item.candidate.path.section.index
          )
          return seen.identities[path].map { (item.candidate, item.frame, $0) }
        }
        former = FormerItems(items: items, geometry: geometry)
      }
    case .unknown, .counting, .reloading: break
    }
    regulated = .unknown
    phase = .reloading(former)
  }

  private func holdAgain(_ former: FormerItems, in view: UICollectionView) {
    let paths = identities?.paths(of: former.items.map(\.identity), in: view) ?? [:]
    guard let place = former.place(by: policy, paths) else { return }
    regulated = .held(place, offset: .nan, clamped: .nan)
    if case .item(_, let edge) = policy, let target = place.target {
      translate(.item(target, edge: edge))
    }
  }

  /// Takes the same policy in another index space, which keeps what is held.
  func translate(_ policy: ContentOffsetPolicy) {
    let regulated = regulated
    self.policy = policy
    self.regulated = regulated
  }

  /// Asks for the identities of items that are placed, and of the one that the app has chosen.
  func noteIdentities(
    of attributes: [UICollectionViewLayoutAttributes],
    replacing: Bool = false
  ) {
    guard let identities, case .prepared = phase else { return }
    if replacing { seen.identities.removeAll(keepingCapacity: true) }
    var paths = attributes.filter { $0.representedElementCategory == .cell }.map(\.indexPath)
    if case .item(let path, _) = policy { paths.append(path) }
    // Layouts may answer for items that are no more.
    for path in paths where hasItem(at: path) {
      seen.identities[path] = identities.identity(at: path)
    }
  }
}
