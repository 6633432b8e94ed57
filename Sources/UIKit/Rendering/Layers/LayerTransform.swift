import CoreGraphics
import Foundation

/// The transform of a layer: in the plane, as nearly all are, or in space.
enum LayerTransform: Hashable {
  case affine(CGAffineTransform)
  indirect case spatial(CATransform3D)

  static let identity = LayerTransform.affine(.identity)

  init(_ transform: CATransform3D) {
    if let affine = transform.affineTransform {
      self = .affine(affine)
    } else {
      self = .spatial(transform)
    }
  }

  var isIdentity: Bool {
    guard case .affine(let transform) = self else { return false }
    return transform.isIdentity
  }

  var isAffine: Bool {
    if case .affine = self { return true }
    return false
  }

  /// What it does in the plane; of one in space, the elements that a transform of the plane has too.
  var affine: CGAffineTransform {
    switch self {
    case .affine(let transform): transform
    case .spatial(let transform): CATransform3DGetAffineTransform(transform)
    }
  }

  var matrix: CATransform3D {
    switch self {
    case .affine(let transform): CATransform3D(transform)
    case .spatial(let transform): transform
    }
  }

  /// The upright rectangle around a size about its anchor point, once it is transformed.
  ///
  /// What is seen edge on, or from behind the viewer, has no extent.
  func extent(of size: CGSize, anchorPoint: CGPoint) -> CGRect {
    let rect = CGRect(
      x: -size.width * anchorPoint.x,
      y: -size.height * anchorPoint.y,
      width: size.width,
      height: size.height
    )
    switch self {
    case .affine(let transform): return transform.isIdentity ? rect : rect.applying(transform)
    case .spatial(let transform): return transform.project(rect) ?? .zero
    }
  }
}
