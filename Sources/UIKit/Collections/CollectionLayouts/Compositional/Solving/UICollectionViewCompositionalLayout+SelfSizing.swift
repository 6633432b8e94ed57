import CoreGraphics
import Foundation
import TesseraCore
import TesseraEngine

extension UICollectionViewCompositionalLayout {
  /// Whether an element asks for another extent along an estimated axis than is known of it.
  func takesSize(
    of preferred: UICollectionViewLayoutAttributes,
    insteadOf original: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard let solution, let (kind, section) = solution.kind(of: original.collectionElement) else {
      return false
    }
    return solution.arrangement.differs(
      Size(preferred.size),
      from: kind,
      inSection: section,
      along: original.freeAxes
    )
  }

  /// Takes the size that an element asks for, and writes into a context what that makes invalid.
  ///
  /// What the eye sees is kept in place by the collection view, so the offset is not adjusted.
  func takeSize(
    of preferred: UICollectionViewLayoutAttributes,
    insteadOf original: UICollectionViewLayoutAttributes,
    _ context: UICollectionViewLayoutInvalidationContext
  ) -> UICollectionViewLayoutInvalidationContext {
    guard let (kind, section) = solution?.kind(of: original.collectionElement) else {
      return context
    }
    let before = collectionViewContentSize
    solution?.arrangement.setMeasured(
      Size(preferred.size),
      of: kind,
      inSection: section,
      along: original.freeAxes
    )
    reportIssues()
    original.collectionElement.invalidate(in: context.keepingDeclarations())
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
  /// The axes along which the element was free to find its extent when it was asked.
  fileprivate var freeAxes: (horizontal: Bool, vertical: Bool) {
    (!fixedSides.contains(.width), !fixedSides.contains(.height))
  }
}
