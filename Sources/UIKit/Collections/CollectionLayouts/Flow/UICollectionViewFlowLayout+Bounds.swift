import CoreGraphics
import Foundation
import TesseraCore
import TesseraEngine

extension UICollectionViewFlowLayout {
  /// What pinning holds fast while the collection view has the bounds that it has.
  var pinning: FlowPinning {
    guard let solution, let collectionView, !solution.metrics.pinnedBoundaries.isEmpty else {
      return .none
    }
    let inset = collectionView.adjustedContentInset
    let visible = collectionView.bounds.inset(by: inset)
    return pinning(Rect(collectionView.engine.preparing.mirror.apply(visible)), solution.metrics)
  }

  /// Where a header or footer that may be pinned would be if it were not.
  func restingFrameOfPinned(_ element: CollectionElement) -> CGRect? {
    guard let solution, !solution.metrics.pinnedBoundaries.isEmpty,
      case .supplementaryView(let name, let path) = element
    else { return nil }
    let kind: FlowElementKind =
      name == UICollectionView.elementKindSectionHeader ? .header : .footer
    guard element == kind.collectionElement(inSection: path.section.index) else { return nil }
    return solution.arrangement.frame(of: kind, inSection: path.section.index).map { CGRect($0) }
  }

  private func pinning(_ visibleRect: Rect, _ metrics: FlowMetrics) -> FlowPinning {
    FlowPinning(
      headers: metrics.pinnedBoundaries.contains(.headers),
      footers: metrics.pinnedBoundaries.contains(.footers),
      visibleRect: visibleRect
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

  /// Whether a header or footer stands elsewhere when the bounds have changed.
  func movesPinnedElements(_ newBounds: CGRect) -> Bool {
    var isMoved = false
    visitPinnedElements(movingTo: newBounds) { _, _ in
      isMoved = true
      return false
    }
    return isMoved
  }

  /// Calls `body` with each header and footer that stands elsewhere in other bounds, until it is false.
  ///
  /// Looks at the sections of which places may be known before or after: a scroll may skip one that is near, and its
  /// header goes from its place to the end of the section all the same. O(their number · log sections).
  private func visitPinnedElements(
    movingTo newBounds: CGRect,
    _ body: (_ kind: FlowElementKind, _ section: Int) -> Bool
  ) {
    guard let solution, let collectionView, !solution.metrics.pinnedBoundaries.isEmpty else {
      return
    }
    let inset = collectionView.adjustedContentInset
    let mirror = collectionView.engine.preparing.mirror
    func pinning(_ bounds: CGRect) -> FlowPinning {
      self.pinning(Rect(mirror.apply(bounds.inset(by: inset))), solution.metrics)
    }
    let before = pinning(collectionView.bounds)
    let after = pinning(newBounds)
    let arrangement = solution.arrangement
    func visit(_ section: Int) -> Bool {
      for kind in [FlowElementKind.header, .footer] {
        let frame = arrangement.frame(of: kind, inSection: section, pinning: before)
        guard frame != arrangement.frame(of: kind, inSection: section, pinning: after) else {
          continue
        }
        guard body(kind, section) else { return false }
      }
      return true
    }
    func sections(around bounds: CGRect) -> Range<Int> {
      arrangement.sections(
        in: collectionView.engine.preparing.knownRect(around: Rect(bounds))
      )
    }
    let former = sections(around: collectionView.bounds)
    for section in former where !visit(section) { return }
    for section in sections(around: newBounds)
    where !former.contains(section) && !visit(section) { return }
  }

  /// The elements of a context that says of nothing but pinned elements that they move.
  ///
  /// Nil in subclasses, which may have changed what is answered for all elements in a rectangle.
  func pinnedElementsAlone(
    in context: UICollectionViewLayoutInvalidationContext
  ) -> [CollectionElement]? {
    guard type(of: self) == UICollectionViewFlowLayout.self, invalidation.isNothing,
      let context = context as? UICollectionViewFlowLayoutInvalidationContext,
      !context.invalidateFlowLayoutDelegateMetrics, !context.invalidateFlowLayoutAttributes,
      context.invalidatedItemIndexPaths == nil,
      let paths = context.invalidatedSupplementaryIndexPaths
    else { return nil }
    let kinds = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ]
    return kinds.flatMap { kind in
      (paths[kind] ?? []).map { CollectionElement.supplementaryView(kind, named: $0) }
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
    visitPinnedElements(movingTo: newBounds) { kind, section in
      guard case .supplementaryView(let name, let path) = kind.collectionElement(inSection: section)
      else { return true }
      context.invalidateSupplementaryElements(ofKind: name, at: [IndexPath(path)])
      return true
    }
    return context
  }
}
