import CoreGraphics
import Foundation

/// An element that has a view.
@MainActor
final class MountedElement {
  let element: CollectionElement
  let key: ElementKey
  let view: UICollectionReusableView
  /// Counts reloads; a view of an earlier one is not kept.
  let generation: Int
  /// A copy of the attributes the view shows.
  private(set) var shown: UICollectionViewLayoutAttributes?
  var sizing = Sizing.unasked
  var display = Display.pending

  /// Whether the delegate was told that the view is shown.
  enum Display {
    case pending, announced
  }

  init(
    element: CollectionElement,
    key: ElementKey,
    view: UICollectionReusableView,
    generation: Int
  ) {
    self.element = element
    self.key = key
    self.view = view
    self.generation = generation
    view.mounting = self
  }

  /// Places the view by `attributes` if they differ from what it shows.
  func show(_ attributes: UICollectionViewLayoutAttributes) {
    if let shown, shown.isEqual(attributes) { return }
    shown = attributes.copy() as? UICollectionViewLayoutAttributes
    view.place(by: attributes)
    view.apply(attributes)
  }
}

extension UICollectionReusableView {
  /// Takes over what attributes say of any view.
  func place(by attributes: UICollectionViewLayoutAttributes) {
    if transform != attributes.transform { transform = attributes.transform }
    let bounds = CGRect(origin: self.bounds.origin, size: attributes.size)
    if self.bounds != bounds { self.bounds = bounds }
    let center = attributes.center
    if self.center != center { self.center = center }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    let zPosition = CGFloat(attributes.zIndex)
    if layer.zPosition != zPosition { layer.zPosition = zPosition }
    if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
  }
}
