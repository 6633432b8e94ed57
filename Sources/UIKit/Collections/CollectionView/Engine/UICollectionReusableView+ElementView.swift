import CoreGraphics
package import TesseraCore
package import TesseraEngine

extension UICollectionReusableView: @MainActor ElementView {
  package var elementParent: (any ElementParent)? { superview }

  package var middle: Point {
    get { Point(center) }
    set { center = CGPoint(newValue) }
  }

  package var rect: Rect { Rect(frame) }

  package var depth: Double {
    get { Double(ownLayer.zPosition) }
    set { ownLayer.zPosition = CGFloat(newValue) }
  }

  package func takeDepth(_ depth: Double) {
    UIViewAnimationTransaction.perform(in: nil) { self.depth = depth }
  }

  package var hasKeys: Bool { holdsFirstResponder }

  package var sectionView: (any SectionView)? { self as? ContainerView }

  package var typeName: String { "\(type(of: self))" }

  package func removeAllAnimations() { notifySubtree { $0.ownLayer.removeAllAnimations() } }

  package func joinMovement(of other: any ElementView) {
    ownLayer.joinMovement(of: other.uikit.ownLayer)
  }

  package func keepMoving(asIn former: (any ElementParent)?, below root: any ElementParent) {
    keepMoving(asIn: former?.uikit, below: root.uikit)
  }

  package func closeSlide() { (self as? UICollectionViewCell)?.endSlide() }

  package func showReordering(_ isReordering: Bool) {
    guard let cell = self as? UICollectionViewCell, cell.conditions.isReordering != isReordering
    else { return }
    cell.change { $0.isReordering = isReordering }
  }

  package func showUnseen(_ isUnseen: Bool) {
    (self as? UICollectionViewCell)?.isUnseen = isUnseen
  }

  package func place(by attributes: any ElementAttributes) {
    place(as: attributes.uikit)
  }

  /// Takes over what attributes say of any view.
  func place(as attributes: UICollectionViewLayoutAttributes) {
    if attributes.isTransformedInSpace {
      if transform3D != attributes.transform3D { transform3D = attributes.transform3D }
    } else if transform != attributes.transform || !ownLayer.model.transform.isAffine {
      transform = attributes.transform
    }
    let bounds = CGRect(origin: self.bounds.origin, size: attributes.size)
    if self.bounds != bounds { self.bounds = bounds }
    let center = attributes.center
    if self.center != center { self.center = center }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    // What an app has hidden stays so.
    if isHiddenByLayout != attributes.isHidden {
      isHiddenByLayout = attributes.isHidden
      isHidden = attributes.isHidden
    }
    adopt(attributes.listRow)
  }
}
