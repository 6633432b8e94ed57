import CoreGraphics
import Foundation
import TesseraCore

extension UICollectionViewFlowLayout {
  /// What pinning holds fast while the collection view has these bounds.
  func pinning(for bounds: CGRect) -> FlowPinning {
    guard let solution, let collectionView, !solution.metrics.pinnedBoundaries.isEmpty else {
      return .none
    }
    let visible = bounds.inset(by: collectionView.adjustedContentInset)
    let pinned = solution.metrics.pinnedBoundaries
    return FlowPinning(
      headers: pinned.contains(.headers),
      footers: pinned.contains(.footers),
      visibleRect: Rect(collectionView.engine.mirror.apply(visible))
    )
  }

  /// Becomes invalid if insets, margins or the direction give another room, or pinned elements move.
  func invalidateForSurroundings() {
    guard let solution, let collectionView else { return }
    guard solution.container == FlowContainer(of: collectionView, for: self) else {
      return invalidateLayout()
    }
    guard !solution.metrics.pinnedBoundaries.isEmpty else { return }
    invalidateLayout(
      with: context(makeInvalidationContext(), forBoundsChange: collectionView.bounds)
    )
  }

  /// Whether other bounds give another room across.
  func changesRoom(_ newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    let across = scrollDirection.axis.crossing
    return newBounds.size[across] != collectionView.bounds.size[across]
  }

  /// The headers and footers that stand elsewhere when the bounds have changed.
  ///
  /// Looks at the sections that are visible before or after: O(their number · log sections).
  func pinnedElements(movingTo newBounds: CGRect) -> [CollectionElement] {
    guard let solution, let collectionView, !solution.metrics.pinnedBoundaries.isEmpty else {
      return []
    }
    let before = pinning(for: collectionView.bounds)
    let after = pinning(for: newBounds)
    let arrangement = solution.arrangement
    let sections = arrangement.sections(in: before.visibleRect)
    let others = arrangement.sections(in: after.visibleRect).filter { !sections.contains($0) }
    return (Array(sections) + others).flatMap { section in
      [FlowElementKind.header, .footer].filter { kind in
        arrangement.frame(of: kind, inSection: section, pinning: before)
          != arrangement.frame(of: kind, inSection: section, pinning: after)
      }.map { $0.collectionElement(inSection: section) }
    }
  }

  /// Writes into a context what other bounds make invalid.
  func context(
    _ context: UICollectionViewLayoutInvalidationContext,
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    guard !changesRoom(newBounds) else { return context }
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      flow.invalidateFlowLayoutDelegateMetrics = false
      flow.invalidateFlowLayoutAttributes = false
    }
    for element in pinnedElements(movingTo: newBounds) {
      guard case .supplementaryView(let kind, let path) = element else { continue }
      context.invalidateSupplementaryElements(ofKind: kind, at: [path])
    }
    return context
  }
}
