import CoreGraphics
package import TesseraCore
package import TesseraEngine

extension UICollectionViewLayoutAttributes: @MainActor ElementAttributes {
  package var element: CollectionElement { collectionElement }

  package var rect: Rect {
    get { Rect(frame) }
    set { frame = CGRect(newValue) }
  }

  package var middle: Point {
    get { Point(center) }
    set { center = CGPoint(newValue) }
  }

  package var extent: Size {
    get { Size(size) }
    set { size = CGSize(newValue) }
  }

  package var opacity: Double {
    get { Double(alpha) }
    set { alpha = CGFloat(newValue) }
  }

  package var isTransformed: Bool { !transform.isIdentity }

  package var isShowable: Bool {
    let size = size
    return frame.isFinite && size.isFinite && size.width >= 0 && size.height >= 0
      && alpha.isFinite && transform.isFinite
  }

  /// What the layout declares, or else the name of the kind: headers and footers belong to sections.
  package var declaredOwner: ViewOwner? {
    if let owner { return owner }
    let kinds = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ]
    return representedElementKind.flatMap { kinds.contains($0) ? .section : nil }
  }

  package func isPlaced(as other: any ElementAttributes) -> Bool {
    isPlacedAs(other.uikit)
  }

  package func says(theSameAs other: any ElementAttributes, _ access: AppAccess) -> Bool {
    isEqual(other.uikit)
  }

  package func duplicate(_ access: AppAccess) -> (any ElementAttributes)? { copied() }

  /// A copy; `nil` when the class makes something else of a copy.
  func copied() -> UICollectionViewLayoutAttributes? {
    if isOfPlainClass { return plainCopy }
    // Called by its own name: `copy()` looks at run time for the conformance to `NSCopying`.
    return copy(with: nil) as? UICollectionViewLayoutAttributes
  }

  package func move(to element: CollectionElement) { indexPath = IndexPath(element.path) }
}

extension CGAffineTransform {
  fileprivate var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}

extension UICollectionViewLayoutAttributes {
  /// The element that the attributes are for.
  var collectionElement: CollectionElement {
    switch representedElementCategory {
    case .cell: .cell(named: indexPath)
    case .supplementaryView: .supplementaryView(representedElementKind ?? "", named: indexPath)
    case .decorationView where representedElementKind == CollectionElement.containerKind:
      .container(ShownPath(naming: indexPath))
    case .decorationView: .decorationView(representedElementKind ?? "", named: indexPath)
    }
  }
}
