public import CoreGraphics
import Foundation
import TesseraCore
public import UIKit

extension ContentOffsetRegulator {
  /// The offset along the layout at which a place is kept, inside of the content unless something moves it.
  func restingOffset(
    keeping place: RegulatedPlace
  ) -> (offset: Double, geometry: RegulatedGeometry)? {
    // Some layouts find out how long a section is when they are asked for an item of it.
    let target = place.target.flatMap { attributes(at: $0) }
    // An item that the layout does not place keeps the offset that there is.
    guard place.target == nil || target != nil, let geometry else { return nil }
    let span = target.map { geometry.span(of: $0.frame) }
    let offset = place.offset(in: geometry.viewport, span)
    guard offset.isFinite else { return nil }
    return (isInMotion ? offset : geometry.viewport.limits.clamped(offset), geometry)
  }

  /// Whether a finger or a fling may have the offset outside of the content.
  var isInMotion: Bool {
    guard let view = layout?.collectionView else { return false }
    return view.isTracking || view.isDragging || view.isDecelerating
  }

  /// Leads the offset to where what is held stands as before.
  func correct() {
    switch regulated {
    case .unknown, .updating(nil, _, _), .updating(_, nil, _): return
    case .updating(let place?, _?, _):
      guard let (offset, geometry) = restingOffset(keeping: place) else { return }
      adjust(by: geometry.distance(regulated.takeCorrection(leadingTo: offset)))
    case .held(let place, _, _):
      guard let (offset, geometry) = restingOffset(keeping: place),
        let view = layout?.collectionView
      else { return }
      regulated = .held(place, offset: offset, clamped: offset)
      let target = geometry.contentOffset(showing: offset)
      seen.expectedOffset = target
      adjust(by: target - view.contentOffset[axis])
    }
  }

  /// Notes what the reader or the app does with the bounds, and whether the layout has to prepare for it.
  ///
  /// Call it in `shouldInvalidateLayout(forBoundsChange:)`, and answer `true` if the layout or the regulator says so.
  public func shouldInvalidate(forBoundsChange newBounds: CGRect) -> Bool {
    guard isCalled, let view = layout?.collectionView else { return false }
    if newBounds.size != view.bounds.size {
      if case .prepared = phase { hold(for: .change) }
      return policy != .none
    }
    if newBounds == view.bounds {
      guard let insets = seen.insets, insets != view.adjustedContentInset else { return false }
      if case .prepared = phase { hold(for: .change, insets: insets) }
      return policy != .none
    }
    // Between `prepare()` and the question for elements it is the collection view that moves the offset.
    guard seen.expectedOffset == nil else { return false }
    noteScroll(to: newBounds.origin[axis], from: view.contentOffset[axis])
    seen.formerBounds = view.bounds
    return false
  }

  /// Notes that a context is of a scrolled frame; call it in `invalidationContext(forBoundsChange:)`, with the context.
  public func didMakeContext(
    _ context: UICollectionViewLayoutInvalidationContext,
    forBoundsChange newBounds: CGRect
  ) {
    guard isCalled, let bounds = layout?.collectionView?.bounds else { return }
    if newBounds.size == bounds.size, newBounds != bounds { seen.scrollContext = context }
  }

  /// Moves the anchor along with a scroll, unless the offset is only clamped to its limits.
  private func noteScroll(to offset: CGFloat, from former: CGFloat) {
    guard case .held(var place, let kept, let clamped) = regulated, offset != former,
      let geometry
    else { return }
    switch phase {
    case .prepared:
      let limits = geometry.viewport.limits
      let inside = geometry.contentOffset(showing: limits.clamped(geometry.viewport.offset))
      if (offset - inside).magnitude > 0.01 { regulated = .unknown }
    case .invalid:
      let distance = Double(geometry.distance(Double(offset - former)))
      place.scrolled += distance
      regulated = .held(place, offset: kept + distance, clamped: clamped + distance)
    case .unknown, .counting, .reloading: break
    }
  }
}
