import CoreGraphics
import Foundation
import TesseraCore

extension UICollectionViewFlowLayout {
  /// Whether an element that finds its own size asks for another than it has.
  func takesSize(
    of preferred: UICollectionViewLayoutAttributes,
    insteadOf original: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard let solution, let (kind, section) = original.flowElement,
      solution.arrangement.canBeMeasured(kind, inSection: section)
    else { return false }
    if case .item = kind { return preferred.size != original.size }
    let axis = solution.container.axis
    return preferred.size[axis] != original.size[axis]
  }

  /// Takes the size that an element asks for, and writes into a context what that makes invalid.
  ///
  /// What the eye sees is kept in place by the collection view, so the offset is not adjusted.
  func takeSize(
    of preferred: UICollectionViewLayoutAttributes,
    insteadOf original: UICollectionViewLayoutAttributes,
    _ context: UICollectionViewLayoutInvalidationContext
  ) -> UICollectionViewLayoutInvalidationContext {
    guard let (kind, section) = original.flowElement, solution != nil else { return context }
    let before = collectionViewContentSize
    solution?.arrangement.setMeasured(Size(preferred.size), of: kind, inSection: section)
    reportIssues()
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      flow.invalidateFlowLayoutDelegateMetrics = false
    }
    original.collectionElement.invalidate(in: context)
    // The collection view may not know the former size yet; then it asks for the new one anyway.
    if collectionView?.contentSize == before {
      let after = collectionViewContentSize
      context.contentSizeAdjustment = CGSize(
        width: after.width - before.width,
        height: after.height - before.height
      )
    }
    return context
  }
}

extension UICollectionViewLayoutAttributes {
  /// The element of a flow layout; nil for what a flow layout does not place.
  fileprivate var flowElement: (kind: FlowElementKind, section: Int)? {
    guard indexPath.count == 2 else { return nil }
    switch (representedElementCategory, representedElementKind) {
    case (.cell, _): return (.item(indexPath.item), indexPath.section)
    case (.supplementaryView, UICollectionView.elementKindSectionHeader):
      return (.header, indexPath.section)
    case (.supplementaryView, UICollectionView.elementKindSectionFooter):
      return (.footer, indexPath.section)
    default: return nil
    }
  }
}
