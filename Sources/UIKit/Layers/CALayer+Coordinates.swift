import CoreGraphics
public import Foundation

extension CALayer {
  /// Takes a point of `l` to this layer's coordinates; with `nil` one of the outermost layer around this one.
  ///
  /// As in `UIView.convert(_:from:)`, what animations have still to go does not count, and with perspective a point is
  /// followed to where it is seen.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    guard l !== self else { return p }
    return pointFromRoot(l?.pointToRoot(p) ?? p)
  }

  /// Takes a point of this layer to the coordinates of `l`; with `nil` to those of the outermost layer around this one.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    guard l !== self else { return p }
    return l?.pointFromRoot(pointToRoot(p)) ?? pointToRoot(p)
  }

  /// Takes a rectangle of `l` to the upright one around it in this layer's coordinates.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    UIView.around(r) { convert($0, from: l) }
  }

  /// Takes a rectangle of this layer to the upright one around it in the coordinates of `l`.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    UIView.around(r) { convert($0, to: l) }
  }

  private func pointToRoot(_ point: CGPoint) -> CGPoint {
    guard let superlayer else { return point }
    return superlayer.pointToRoot(pointToSuperlayer(point))
  }

  private func pointFromRoot(_ point: CGPoint) -> CGPoint {
    guard let superlayer else { return point }
    return pointFromSuperlayer(superlayer.pointFromRoot(point))
  }

  func pointToSuperlayer(_ point: CGPoint) -> CGPoint {
    let fromAnchor = point - model.anchor
    switch transformInSuperlayer {
    case .affine(let transform):
      return (transform.isIdentity ? fromAnchor : fromAnchor.applying(transform)) + model.position
    case .spatial(let transform):
      return (transform.project(fromAnchor) ?? .unseen) + model.position
    }
  }

  func pointFromSuperlayer(_ point: CGPoint) -> CGPoint {
    let fromAnchor = point - model.position
    switch transformInSuperlayer {
    case .affine(let transform):
      return model.anchor
        + (transform.isIdentity ? fromAnchor : fromAnchor.applying(transform.inverted()))
    case .spatial(let transform):
      return model.anchor + (transform.unproject(fromAnchor) ?? .unseen)
    }
  }

  private var transformInSuperlayer: LayerTransform {
    guard let superlayer, !superlayer.model.sublayerTransform.isIdentity else {
      return model.transform
    }
    return model.transform(in: superlayer.model)
  }

  func frontmostLayer(at point: CGPoint) -> CALayer? {
    guard !model.isHidden, model.opacity > 0, !showsBackAndHidesIt else { return nil }
    let inside = pointFromSuperlayer(point)
    let isInside = contains(inside)
    guard isInside || !model.masksToBounds else { return nil }
    for sublayer in backendSublayers.reversed() {
      if let hit = sublayer.hitTest(inside) { return hit }
    }
    return isInside ? self : nil
  }

  /// Whether a transform has turned the layer over, and it is seen from the front only.
  private var showsBackAndHidesIt: Bool {
    !model.isDoubleSided && transformInSuperlayer.matrix.showsBack(at: .zero)
  }
}

extension CGPoint {
  /// Stands for a point that has no place in a plane, and is outside of every rectangle.
  fileprivate static let unseen = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
}
