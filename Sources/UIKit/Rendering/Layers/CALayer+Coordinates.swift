import CoreGraphics
import Foundation

extension CALayer {
  func pointToRoot(_ point: CGPoint) -> CGPoint {
    guard let superlayer else { return point }
    return superlayer.pointToRoot(pointToSuperlayer(point))
  }

  func pointFromRoot(_ point: CGPoint) -> CGPoint {
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
