import CoreGraphics
import Foundation

extension LayerProperties {
  /// The upright rectangle that the layer fills in the superlayer's coordinates.
  var frame: CGRect {
    transform.extent(of: bounds.size, anchorPoint: anchorPoint)
      .offsetBy(dx: position.x, dy: position.y)
  }

  /// The bounds and the position with which the layer fills `frame`.
  func placement(filling frame: CGRect) -> (bounds: CGRect, position: CGPoint) {
    let frame = frame.standardized
    var size = frame.size
    var share = anchorPoint
    if !transform.isIdentity {
      // What the transform does to an upright rectangle is undone for the size alone.
      let linear = transform.affine.withoutTranslation
      size = CGRect(origin: .zero, size: size).applying(linear.inverted()).size
      let extent = LayerTransform.affine(linear).extent(of: size, anchorPoint: share)
      if extent.width > 0, extent.height > 0 {
        share = CGPoint(x: -extent.minX / extent.width, y: -extent.minY / extent.height)
      }
    }
    let position = CGPoint(
      x: frame.minX + frame.width * share.x,
      y: frame.minY + frame.height * share.y
    )
    return (CGRect(origin: bounds.origin, size: size), position)
  }
}

// The geometry of layers that belong to no view.
extension CALayer {
  func place(frame: CGRect) {
    guard frame.isFinite else { return reportGeometry("frame", "\(frame)") }
    // Through the properties, which subclasses override.
    (bounds, position) = model.placement(filling: frame)
  }

  func place(bounds: CGRect) {
    guard bounds.isFinite else { return reportGeometry("bounds", "\(bounds)") }
    let before = model.bounds.size
    update(.bounds) { $0.bounds = bounds.standardized }
    if model.bounds.size != before { setNeedsLayout() }
  }

  func place(position: CGPoint) {
    guard position.isFinite else { return reportGeometry("position", "\(position)") }
    update(.position) { $0.position = position }
  }

  private func reportGeometry(_ name: String, _ value: String) {
    Diagnostics.report(
      .geometry,
      "\(type(of: self)) was given the \(name) \(value); it keeps \(frame). Every number must be finite."
    )
  }
}
